import { eq, inArray } from 'drizzle-orm'
import { goalName } from '#app/features/search/sentence/sentence.ts'
import { groupLabel } from '#app/features/trip/trip/group-label.ts'
import type { Locale } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country, theme, word } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { goals, groups } from '#database/values/goals.ts'
import { presentReview } from './present-review.ts'
import { buildReviews, type ReviewOutline, tagSlug } from './review-builder.ts'
import { getReviewOutlines } from './review-outlines.server.ts'
import { reviewColumns, toFeedback } from './review-rows.server.ts'
import {
  readTestimonialQuery,
  type TestimonialChoice,
  type TestimonialData,
  type Testimonials,
} from './testimonial-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** Names of the things reviews are about, by tag: the catalogue's words, its themes, who travels, what for. */
async function getTagNames({ db, locale }: Reading): Promise<Map<string, string>> {
  const [words, themes] = await Promise.all([
    db.select({ key: word.key, name: word.name }).from(word),
    db.select({ key: theme.key, name: theme.name }).from(theme),
  ])
  return new Map([
    ...goals.map(goal => [tagSlug(goal), goalName(goal)] as const),
    ...groups.map(group => [tagSlug(group), groupLabel(group)] as const),
    ...[...themes, ...words].map(({ key, name }) => [key, name[locale]] as const),
  ])
}

function counted(
  values: readonly string[],
  names: ReadonlyMap<string, string>,
  locale: Locale,
): TestimonialChoice[] {
  return [...Map.groupBy(values, value => value)]
    .map(([value, all]) => ({
      value,
      name: names.get(value) ?? value.replaceAll('-', ' '),
      count: all.length,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

function ratingsOf(
  found: readonly ReviewOutline[],
  locale: Locale,
): Pick<Testimonials, 'ratings' | 'average'> {
  const sum = found.reduce((total, { rating }) => total + rating, 0)
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    ratings: [5, 4, 3, 2, 1].map(rating => ({
      rating,
      count: found.filter(one => one.rating === rating).length,
    })),
    average: found.length === 0 ? null : format.format(sum / found.length),
  }
}

/** Whole reviews by key, in the order of the keys. */
export async function getWholeReviews(
  { db, locale }: Reading,
  keys: readonly string[],
): Promise<TestimonialData[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({
      ...reviewColumns,
      tripKey: trip.key,
      tripTitle: trip.title,
      archived: trip.archived,
      planner: staff.fkey,
      firstName: staff.firstName,
      atWork: staff.active,
    })
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .leftJoin(trip, eq(trip.id, review.tripId))
    .leftJoin(staff, eq(staff.fkey, review.staffFkey))
    .where(inArray(review.key, [...keys]))
  return rows
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .map(row => ({
      ...presentReview(toFeedback(row, locale), locale),
      trip:
        row.tripKey && row.tripTitle && !row.archived
          ? { key: row.tripKey, title: row.tripTitle[locale], country: row.country }
          : null,
      planner:
        row.planner && row.firstName && row.atWork ? { fkey: row.planner, firstName: row.firstName } : null,
    }))
}

/** What was written about a person, the newest first. */
export async function getReviewsAbout(ctx: Reading, fkey: string): Promise<TestimonialData[]> {
  const [outlines, own] = await Promise.all([
    getReviewOutlines(ctx),
    ctx.db.select({ key: review.key }).from(review).where(eq(review.staffFkey, fkey)),
  ])
  const keys = new Set(own.map(({ key }) => key))
  const found = buildReviews(
    outlines.filter(({ key }) => keys.has(key)),
    {},
  )
  const reviews = await getWholeReviews(
    ctx,
    found.map(({ key }) => key),
  )
  // On their own page there is no need to say who it was.
  return reviews.map(review => ({ ...review, planner: null }))
}

/** The page of testimonials. A page beyond the last is the last. */
export async function getTestimonials(ctx: Reading, query: URLSearchParams): Promise<Testimonials> {
  const [outlines, countries, tagNames, tags] = await Promise.all([
    getReviewOutlines(ctx),
    ctx.db.select({ tag: country.tag, name: country.name }).from(country),
    getTagNames(ctx),
    ctx.db.select({ country: review.countryTag, tags: review.tags }).from(review),
  ])
  const countryNames = new Map(countries.map(({ tag, name }) => [tag, name[ctx.locale]]))
  const written = outlines.map(outline => outline.country)
  const asked = readTestimonialQuery(query, written)
  const { limit, ...selection } = asked
  const found = buildReviews(outlines, selection)
  const pages = Math.max(1, Math.ceil(found.length / limit))
  const page = Math.min(asked.page, pages)
  const shown = found.slice((page - 1) * limit, page * limit)
  const here = tags.filter(row => asked.country === undefined || row.country === asked.country)
  return {
    reviews: await getWholeReviews(
      ctx,
      shown.map(({ key }) => key),
    ),
    filters: { ...asked, page },
    total: found.length,
    pages,
    countries: counted(written, countryNames, ctx.locale),
    tags: counted(
      here.flatMap(row => row.tags),
      tagNames,
      ctx.locale,
    ),
    ...ratingsOf(found, ctx.locale),
  }
}
