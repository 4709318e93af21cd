import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { readFeedbackQuery } from './feedback-query.ts'
import { seedOfDay, tagSlug } from './review.ts'
import { searchReviews } from './review-queries.server.ts'
import {
  type FeedbackCursor,
  getFeedback,
  type ReviewSelection,
  writeCursor,
} from './review-row-queries.server.ts'
import type { FeedbackReview } from './review-schema.ts'

type Context = ReadContext & Pick<RequestContext, 'now'>

export interface FeedbackSearch {
  /** A country and optionally a kind of trip: "costa-rica family". */
  query: string
  /** Newest first; otherwise a shuffle that changes daily. */
  recent: boolean
  limit: number
  /** Cursor of the previous page's end. */
  after?: FeedbackCursor | undefined
}

export interface FeedbackFound {
  reviews: FeedbackReview[]
  /** Cursor of the next page; null on the last. */
  after: string | null
}

/** The selection for a query; null if nothing can match. */
async function readQuery({ db }: Context, query: string): Promise<ReviewSelection | null> {
  if (query.trim() === '') return {}
  if (tagSlug(query) === '') return null
  const countries = await db.select({ tag: country.tag, name: country.name }).from(country)
  const { country: tag, tag: topic } = readFeedbackQuery(query, countries)
  return { country: tag, topic }
}

/**
 * The review search of the API (specification, section 7), page by page. Unknown values give an empty list. Its cost
 * does not depend on the number of reviews.
 */
export async function searchFeedback(
  ctx: Context,
  { query, recent, limit, after }: FeedbackSearch,
): Promise<FeedbackFound> {
  const selection = await readQuery(ctx, query)
  if (selection === null) return { reviews: [], after: null }
  const day = after?.order === 'mixed' ? after.day : seedOfDay(ctx.now())
  const order = recent ? ({ order: 'newest' } as const) : ({ order: 'mixed', day } as const)
  const found = await searchReviews(ctx, { ...selection, ...order, limit: limit + 1, after })
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  const reviews = await getFeedback(
    ctx,
    shown.map(({ key }) => key),
  )
  if (!last) return { reviews, after: null }
  const { key, date, place } = last
  return {
    reviews,
    after: writeCursor(recent ? { order: 'recent', date, key } : { order: 'mixed', day, key, place }),
  }
}
