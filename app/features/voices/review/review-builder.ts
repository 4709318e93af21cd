/** The review builder (specification, section 9): chooses reviews by what they are about, and puts them in order. */

export const reviewOrders = ['newest', 'oldest', 'happiest', 'critical'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** What the builder knows of a review. */
export interface ReviewOutline {
  key: string
  /** Tag of the country it is about. */
  country: string
  /** Slugs: its own tags, who travelled, and what its trip is for. */
  tags: readonly string[]
  /** YYYY-MM-DD. */
  date: string
  /** From 1 to 5. */
  rating: number
}

export interface ReviewSelection {
  country?: string | undefined
  tag?: string | undefined
  order?: ReviewOrder | undefined
  /** A seed, such as a day: a mixed order instead of `order`, the same wherever the seed is the same. */
  shuffle?: string | undefined
  /** So many from the front stand at the end. */
  rotate?: number | undefined
  limit?: number | undefined
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function newestFirst(a: ReviewOutline, b: ReviewOutline): number {
  return byText(b.date, a.date) || byText(a.key, b.key)
}

const comparisons: Record<ReviewOrder, (a: ReviewOutline, b: ReviewOutline) => number> = {
  newest: newestFirst,
  oldest: (a, b) => byText(a.date, b.date) || byText(a.key, b.key),
  happiest: (a, b) => b.rating - a.rating || newestFirst(a, b),
  critical: (a, b) => a.rating - b.rating || newestFirst(a, b),
}

/** FNV-1a over a text, its bits mixed once more so that texts that begin alike end up apart. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b)
  return (bits ^ (bits >>> 15)) >>> 0
}

/** A place of its own for each review under a seed: a review that is added moves no other past another. */
function shuffled<Review extends ReviewOutline>(reviews: readonly Review[], seed: string): Review[] {
  return reviews
    .map(review => ({ review, place: hash(`${seed}/${review.key}`) }))
    .toSorted((a, b) => a.place - b.place || byText(a.review.key, b.review.key))
    .map(({ review }) => review)
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
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

/** Filters by country and tag, orders or shuffles, rotates, and cuts: in this order, whatever the input's. */
export function buildReviews<Review extends ReviewOutline>(
  reviews: readonly Review[],
  { country, tag, order = 'newest', shuffle, rotate = 0, limit = Number.POSITIVE_INFINITY }: ReviewSelection,
): Review[] {
  const about = reviews.filter(
    review =>
      (country === undefined || review.country === country) &&
      (tag === undefined || review.tags.includes(tag)),
  )
  const ordered = shuffle === undefined ? about.toSorted(comparisons[order]) : shuffled(about, shuffle)
  return rotated(ordered, rotate).slice(0, limit)
}
