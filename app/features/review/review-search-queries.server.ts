import { eq, inArray } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import { readFeedbackQuery } from './feedback-query.ts'
import { buildReviews, type ReviewOutline, seedOfDay, tagSlug } from './review-builder.ts'
import { reviewColumns, toFeedback } from './review-rows.server.ts'
import type { FeedbackReview } from './review-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** Every review as far as the builder needs it: what it is about, when it was written, how happy it is. */
export async function getReviewOutlines({ db }: Pick<Reading, 'db'>): Promise<ReviewOutline[]> {
  const rows = await db
    .select({
      key: review.key,
      country: review.countryTag,
      tags: review.tags,
      group: review.travelGroup,
      goals: trip.goals,
      date: review.date,
      rating: review.rating,
    })
    .from(review)
    .leftJoin(trip, eq(trip.id, review.tripId))
  return rows.map(({ tags, group, goals, ...same }) => ({
    ...same,
    tags: [...new Set([...tags, group, ...(goals ?? [])].map(tagSlug))],
  }))
}

/** Reviews by key, in the order of the keys. */
async function getFeedback({ db, locale }: Reading, keys: readonly string[]): Promise<FeedbackReview[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select(reviewColumns)
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .where(inArray(review.key, [...keys]))
  return rows
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .map(row => toFeedback(row, locale))
}

export interface FeedbackSearch {
  /** A country, and after it what kind of trip: "costa-rica family". */
  query: string
  /** The newest first; otherwise a mixture that changes with the day. */
  recent: boolean
  limit: number
}

/** The review search (specification, section 7). What is not known is found nowhere: an empty list. */
export async function searchFeedback(
  ctx: Reading & Pick<RequestContext, 'now'>,
  { query, recent, limit }: FeedbackSearch,
): Promise<FeedbackReview[]> {
  const [outlines, countries] = await Promise.all([
    getReviewOutlines(ctx),
    ctx.db.select({ tag: country.tag, name: country.name }).from(country),
  ])
  const found = buildReviews(outlines, {
    ...readFeedbackQuery(query, countries),
    shuffle: recent ? undefined : seedOfDay(ctx.now()),
    limit,
  })
  return getFeedback(
    ctx,
    found.map(({ key }) => key),
  )
}
