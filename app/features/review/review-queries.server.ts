import { desc, eq, or, sql } from 'drizzle-orm'
import { formatMonthOf } from '#app/figures.ts'
import type { Locale } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import { chooseQuoted, reviewTitle } from './review.ts'
import type { ReviewData, VoicesData } from './review-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** Specification, section 9: default review search limit. */
const DEFAULT_LIMIT = 10

interface ReviewSearch {
  /** A country's tag; without it reviews of every country. */
  country?: string
  /** A trip's key: its own reviews come first. */
  trip?: string
  limit?: number
}

function findReviews({ db }: Reading, { country: tag, trip: key = '', limit = DEFAULT_LIMIT }: ReviewSearch) {
  const ofTrip = eq(trip.key, key)
  return db
    .select({
      key: review.key,
      title: review.title,
      comment: review.comment,
      name: review.name,
      date: review.date,
      rating: review.rating,
      writtenIn: review.writtenIn,
      where: country.name,
    })
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .leftJoin(trip, eq(trip.id, review.tripId))
    .where(tag === undefined ? undefined : or(eq(review.countryTag, tag), ofTrip))
    .orderBy(sql`(${ofTrip}) is true desc`, desc(review.date), review.key)
    .limit(limit)
}

/**
 * What people say: reviews, newest first, and one quote pulled from the happiest. Who is quoted comes last
 * among the reviews, so that nobody is read twice in a row. Empty lists are an answer too.
 */
export async function getVoices(ctx: Reading, search: ReviewSearch = {}): Promise<VoicesData> {
  const found = await findReviews(ctx, search)
  const reviews = found.map(row => present(row, ctx.locale))
  const quoted = chooseQuoted(reviews)
  if (!quoted) return { quote: null, reviews }
  const { name, where, date, when } = quoted.review
  return {
    quote: { words: quoted.quote, name, where, date, when },
    reviews: [...reviews.filter(review => review !== quoted.review), quoted.review],
  }
}

/** What people say of a country; where nobody has yet, what they say of all. */
export async function getVoicesNear(ctx: Reading, country: string | undefined): Promise<VoicesData> {
  const own = country === undefined ? null : await getVoices(ctx, { country })
  return own && own.reviews.length > 0 ? own : getVoices(ctx)
}

type FoundReview = Awaited<ReturnType<typeof findReviews>>[number]

function present(found: FoundReview, locale: Locale): ReviewData {
  const { key, name, date, rating, where } = found
  const title = found.title?.[locale] ?? null
  const comment = found.comment[locale]
  const language = found.writtenIn.toLowerCase()
  return {
    key,
    title: reviewTitle({ title, comment }),
    comment,
    name,
    where: where[locale],
    date,
    when: formatMonthOf(date, locale),
    rating,
    translatedFrom: language === locale ? null : languageName(language, locale),
  }
}

function languageName(code: string, locale: Locale): string | null {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? null
}
