/** The pure half of the review builder (specification, section 9); what is chosen, and in which order, is asked of the database. */

export const reviewOrders = ['newest', 'oldest', 'happiest', 'critical'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** So many from the front stand at the end; backwards where it is negative. */
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

/** The seed that changes at midnight in UTC, so that every cache holds the same order for a day. */
export function seedOfDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}
