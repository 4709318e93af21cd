/**
 * The pure part of the review builder (specification, section 9); selection and order are computed in the database.
 */

export const reviewOrders = ['newest', 'oldest', 'happiest', 'critical'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Rotates a list; a negative number rotates backwards. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const at = items.length === 0 ? 0 : ((by % items.length) + items.length) % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/** A word as the slug of a tag: "Treks & Trails" is treks-trails. */
export function tagSlug(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Seed that changes at midnight UTC, so that all caches have the same order for a day. */
export function seedOfDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}
