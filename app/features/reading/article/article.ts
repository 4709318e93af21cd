/** Pure rules about articles. */

/** Articles on one page of the list. */
export const ARTICLES_PER_PAGE = 6

/** Words a minute at which somebody reads about a place they are not in yet. */
const WORDS_PER_MINUTE = 220

/** Whole minutes, one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** The page asked for, or the nearest there is; text that is no number is the first. */
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

/** What to read after an article: the nearest in subject and country first, in their own order otherwise. */
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
