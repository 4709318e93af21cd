import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { groupLabel } from '#app/features/trip/trip-card/group-label.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { reviewColumns, toFeedback } from '#app/features/voices/review/review-row-queries.server.ts'
import { goalName } from '#app/features/wish/choice-names.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { slugOf } from '#app/text/plain-letters.ts'
import { country, theme, topic } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { goals, groups } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import { presentReview } from './feedback-query.ts'
import { searchReviews } from './review-queries.server.ts'
import { type ReviewSelection, selectReviews } from './review-row-queries.server.ts'
import {
  type ReviewedTrip,
  readTestimonialQuery,
  type TestimonialChoice,
  type TestimonialData,
  type TestimonialFilters,
  type Testimonials,
} from './review-schema.ts'

/** Names of the reviews' tags: interests, habitats, themes and goals. */
export async function getTagNames({ db, locale }: ReadContext): Promise<Map<string, string>> {
  const [words, themes] = await Promise.all([
    db.select({ key: topic.key, name: topic.name }).from(topic),
    db.select({ key: theme.key, name: theme.name }).from(theme),
  ])
  return new Map([
    ...goals.map(goal => [slugOf(goal), goalName(goal)] as const),
    ...[...themes, ...words].map(({ key, name }) => [key, name[locale]] as const),
  ])
}

interface Count {
  value: string
  count: number
}

/** Groups, which are a filter of their own. */
const groupBySlug = new Map(groups.map(group => [slugOf(group), group]))

/** Counts the reviews of a selection by topic or by tag; tags do not include the goals of their trip. */
function countWords(
  { db }: ReadContext,
  words: 'topics' | 'tags',
  selection: ReviewSelection,
): Promise<Count[]> {
  const value = sql<string>`unnest(${review[words]})`
  return db
    .select({ value, count: sql<number>`count(*)::integer` })
    .from(review)
    .where(selectReviews(selection))
    .groupBy(value)
}

/** Merges tags of the same name under the more frequent one; the most frequent first. */
function namedChoices(counts: readonly Count[], names: ReadonlyMap<string, string>, locale: Locale) {
  const nameOf = (value: string) => names.get(value) ?? value.replaceAll('-', ' ')
  const commonFirst = counts.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return [...Map.groupBy(commonFirst, ({ value }) => nameOf(value))]
    .flatMap(([name, [first]]): TestimonialChoice[] => (first ? [{ ...first, name }] : []))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale))
}

export function countCountries({ db, locale }: ReadContext): Promise<TestimonialChoice[]> {
  const name = sql<string>`${country.name} ->> ${locale}`
  return db
    .select({ value: country.tag, name, count: sql<number>`count(*)::integer` })
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .groupBy(country.tag)
    .orderBy(sql`count(*) desc`, country.tag)
}

/** The filter options in a country. */
export async function countChoices(
  ctx: ReadContext,
  selection: ReviewSelection,
): Promise<Pick<Testimonials, 'groups' | 'tags'>> {
  const [topics, tags, names] = await Promise.all([
    countWords(ctx, 'topics', selection),
    countWords(ctx, 'tags', selection),
    getTagNames(ctx),
  ])
  return {
    groups: topics
      .flatMap((choice): TestimonialChoice[] => {
        const group = groupBySlug.get(choice.value)
        return group ? [{ ...choice, name: groupLabel(group) }] : []
      })
      .toSorted((a, b) => b.count - a.count),
    tags: namedChoices(
      tags.filter(({ value }) => !groupBySlug.has(value)),
      names,
      ctx.locale,
    ),
  }
}

export async function countRatings(
  { db, locale }: ReadContext,
  selection: ReviewSelection,
): Promise<Pick<Testimonials, 'ratings' | 'average' | 'total'>> {
  const count: SQL<number> = sql`count(*)::integer`
  const rows = await db
    .select({ rating: review.rating, count })
    .from(review)
    .where(selectReviews(selection))
    .groupBy(review.rating)
  const total = rows.reduce((all, row) => all + row.count, 0)
  const sum = rows.reduce((all, row) => all + row.count * row.rating, 0)
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    ratings: [1, 2, 3, 4, 5].map(rating => ({
      rating,
      count: rows.find(row => row.rating === rating)?.count ?? 0,
    })),
    average: total === 0 ? null : format.format(sum / total),
    total,
  }
}

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
