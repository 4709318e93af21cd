/** Rules about articles. */

/** Articles per page of the list. */
export const ARTICLES_PER_PAGE = 6

/** Assumed reading speed for travel articles. */
const WORDS_PER_MINUTE = 220

/** Reading time in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** The requested page, limited to existing ones; the first for invalid text. */
export function pageWithin(asked: string | null, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE))
  const number = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1
  return { page: Math.min(Math.max(number, 1), pages), pages }
}

interface Written {
  slug: string
  country: string | null
  tags: readonly string[]
}

/** Recommended articles: those with the most shared tags and country first; ties keep their order. */
export function readNext<T extends Written>(of: Written, others: readonly T[], limit: number): T[] {
  const nearness = (other: Written) =>
    other.tags.filter(tag => of.tags.includes(tag)).length * 2 +
    (other.country !== null && other.country === of.country ? 1 : 0)
  return others
    .filter(other => other.slug !== of.slug)
    .map(other => ({ other, near: nearness(other) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, limit)
    .map(({ other }) => other)
}
