import { desc, eq, or, sql } from 'drizzle-orm'
import { calls } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import { presentReview } from './present-review.ts'
import { chooseQuoted, quotedLast } from './review.ts'
import { reviewColumns, toFeedback } from './review-row-queries.server.ts'
import type { VoicesData } from './review-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** Specification, section 9: default review search limit. */
export const DEFAULT_LIMIT = 10

interface VoicesWanted {
  /** A country's tag; without it reviews of every country. */
  country?: string
  /** A trip's key: its own reviews come first. */
  trip?: string
  limit?: number
}

function findReviews({ db }: Reading, { country: tag, trip: key = '', limit = DEFAULT_LIMIT }: VoicesWanted) {
  const ofTrip = eq(trip.key, key)
  return db
    .select(reviewColumns)
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .leftJoin(trip, eq(trip.id, review.tripId))
    .where(tag === undefined ? undefined : or(eq(review.countryTag, tag), ofTrip))
    .orderBy(sql`(${ofTrip}) is true desc`, desc(review.date), review.key)
    .limit(limit)
}

/** The call that answers the same reviews; the order of a trip's own first no call knows. */
function freshAddress({ locale }: Reading, { country, trip, limit = DEFAULT_LIMIT }: VoicesWanted) {
  return trip === undefined ? calls.feedback({ query: country, recent: true, limit, locale }) : null
}

/**
 * What people say: reviews, newest first, and one quote pulled from the happiest. Who is quoted comes last
 * among the reviews, so that nobody is read twice in a row. Empty lists are an answer too.
 */
export async function getVoices(ctx: Reading, wanted: VoicesWanted = {}): Promise<VoicesData> {
  const found = await findReviews(ctx, wanted)
  const reviews = found.map(row => presentReview(toFeedback(row, ctx.locale), ctx.locale))
  const address = freshAddress(ctx, wanted)
  const quoted = chooseQuoted(reviews)
  if (!quoted) return { quote: null, reviews, address }
  const { key, name, where, date, when } = quoted.review
  return {
    quote: { key, words: quoted.quote, name, where, date, when },
    reviews: quotedLast(reviews, key),
    address,
  }
}

/** What people say of a country; where nobody has yet, what they say of all. */
export async function getVoicesNear(ctx: Reading, country: string | undefined): Promise<VoicesData> {
  const own = country === undefined ? null : await getVoices(ctx, { country })
  return own && own.reviews.length > 0 ? own : getVoices(ctx)
}
