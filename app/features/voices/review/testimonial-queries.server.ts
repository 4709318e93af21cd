import { eq, inArray } from 'drizzle-orm'
import { portraitVersion } from '#app/features/people/staff/portrait-version-queries.server.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { presentReview } from '#app/features/voices/review/present-review.ts'
import { reviewColumns, toFeedback } from '#app/features/voices/review/review-row-queries.server.ts'
import { searchReviews } from '#app/features/voices/review/review-search-queries.server.ts'
import type { ReviewSelection } from '#app/features/voices/review/select-reviews.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { countChoices, countCountries, countRatings } from './testimonial-count-queries.server.ts'
import {
  type ReviewedTrip,
  readTestimonialQuery,
  type TestimonialData,
  type TestimonialFilters,
  type Testimonials,
} from './testimonial-schema.ts'

function findWhole({ db }: ReadContext, keys: readonly string[]) {
  return db
    .select({
      ...reviewColumns,
      group: review.travelGroup,
      answer: review.answer,
      tripKey: trip.key,
      planner: {
        fkey: staff.fkey,
        name: staff.name,
        firstName: staff.firstName,
        portraitVersion,
      },
      plannerPhoto: firstPhoto('staff'),
      atWork: staff.active,
    })
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .leftJoin(trip, eq(trip.id, review.tripId))
    .leftJoin(staff, eq(staff.fkey, review.staffFkey))
    .where(inArray(review.key, [...keys]))
}

type WholeRow = Awaited<ReturnType<typeof findWhole>>[number]

function presentWhole(row: WholeRow, trips: readonly ReviewedTrip[], locale: Locale) {
  const { planner, atWork, plannerPhoto, answer, group, tripKey } = row
  return {
    ...presentReview(toFeedback(row, locale), locale),
    group,
    trip: trips.find(({ key }) => key === tripKey) ?? null,
    // Former staff have no page and are not named.
    planner: planner && atWork ? { ...planner, photo: presentPhoto(plannerPhoto, locale) } : null,
    answer: answer?.[locale] ?? null,
  }
}

/** Full reviews by key, in the order of the keys. */
async function getWholeReviews(ctx: ReadContext, keys: readonly string[]): Promise<TestimonialData[]> {
  if (keys.length === 0) return []
  const rows = await findWhole(ctx, keys)
  const cards = await getTripCards(ctx, [...new Set(rows.flatMap(({ tripKey }) => tripKey ?? []))])
  const trips = cards.map(({ key, title, countries, stops, picture }) => ({
    ...{ key, title, stops, picture },
    country: countries[0]?.tag ?? '',
  }))
  return rows
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .map(row => presentWhole(row, trips, ctx.locale))
}

/** Maximum number of reviews on a profile; the testimonials page has the rest. */
const MOST_ABOUT_ONE = 100

/** Reviews of a planner, newest first. */
export async function getReviewsAbout(ctx: ReadContext, fkey: string): Promise<TestimonialData[]> {
  const found = await searchReviews(ctx, { staff: fkey, order: 'newest', limit: MOST_ABOUT_ONE })
  return getWholeReviews(
    ctx,
    found.map(({ key }) => key),
  )
}

async function getPage(
  ctx: ReadContext,
  selection: ReviewSelection,
  { order, limit, page }: TestimonialFilters,
): Promise<TestimonialData[]> {
  const found = await searchReviews(ctx, { ...selection, order, limit, offset: (page - 1) * limit })
  return getWholeReviews(
    ctx,
    found.map(({ key }) => key),
  )
}

/** Data of the testimonials page, or of a single requested review. A page beyond the last is the last. */
export async function getTestimonials(ctx: ReadContext, query: URLSearchParams): Promise<Testimonials> {
  const known = await ctx.db.select({ tag: country.tag, name: country.name }).from(country)
  const asked = readTestimonialQuery(
    query,
    known.map(({ tag }) => tag),
  )
  const within = { country: asked.country }
  const selection = { ...within, topic: asked.tag }
  const [ratings, everywhere, countries, choices] = await Promise.all([
    countRatings(ctx, selection),
    countRatings(ctx, within),
    countCountries(ctx),
    countChoices(ctx, within),
  ])
  const alone = asked.review === undefined ? [] : await getWholeReviews(ctx, [asked.review])
  const pages = alone.length > 0 ? 1 : Math.max(1, Math.ceil(ratings.total / asked.limit))
  const page = Math.min(asked.page, pages)
  const filters = { ...asked, page, review: alone[0]?.key }
  return {
    reviews: alone.length > 0 ? alone : await getPage(ctx, selection, filters),
    filters,
    pages,
    countries,
    everything: everywhere.total,
    country: known.find(({ tag }) => tag === asked.country)?.name[ctx.locale] ?? null,
    ...choices,
    ...ratings,
  }
}
