import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReadContext } from '#app/request-context.ts'
import { country, theme } from '#database/schema/country.ts'
import { vacationTheme } from '#database/schema/species.ts'
import { presentReview } from './present-review.ts'
import { chooseQuoted } from './review.ts'
import { findTripTitles, getFeedback } from './review-row-queries.server.ts'
import type { ReviewData, TripVoicesData, VoicesAbout, VoicesData } from './review-schema.ts'
import { searchReviews } from './review-search-queries.server.ts'
import type { ReviewSelection } from './select-reviews.server.ts'

/** Default limit of the review search (specification, section 9). */
export const DEFAULT_LIMIT = 10

async function findReviews(ctx: ReadContext, wanted: ReviewSelection, limit: number): Promise<ReviewData[]> {
  const found = await searchReviews(ctx, { ...wanted, order: 'newest', limit })
  const reviews = await getFeedback(
    ctx,
    found.map(({ key }) => key),
  )
  return reviews.map(review => presentReview(review, ctx.locale))
}

/** What the API's review search is asked for to get the same reviews. */
function searchFor({ country, topic }: ReviewSelection, limit: number): VoicesData['search'] {
  return { query: [country, topic].filter(Boolean).join(' '), limit: String(limit) }
}

/** Reviews of all countries; may be empty. */
export async function getVoices(ctx: ReadContext, limit = DEFAULT_LIMIT): Promise<VoicesData> {
  const reviews = await findReviews(ctx, {}, limit)
  return { reviews, about: { kind: 'all' }, search: searchFor({}, limit) }
}

/** Minimum rating of a trip's own review that is quoted on its page. */
const HAPPY = 4

/** Reviews of a trip, followed by those of its country's other trips; each names its trip. */
export async function getVoicesOfTrip(
  ctx: ReadContext,
  wanted: { trip: string; country: { tag: string; name: string } },
): Promise<TripVoicesData> {
  const [own, ofCountry] = await Promise.all([
    findReviews(ctx, { trip: wanted.trip }, DEFAULT_LIMIT),
    findReviews(ctx, { country: wanted.country.tag }, 2 * DEFAULT_LIMIT),
  ])
  const quoted = chooseQuoted(own, HAPPY)
  const first = own.filter(review => review !== quoted?.review)
  const ownKeys = new Set(own.map(({ key }) => key))
  const row = [...first, ...ofCountry.filter(({ key }) => !ownKeys.has(key))].slice(0, DEFAULT_LIMIT)
  const titles = await findTripTitles(
    ctx,
    [...own, ...row].map(({ key }) => key),
  )
  const ofItsTrip = (review: ReviewData) => ({ ...review, where: titles.get(review.key) ?? review.where })
  return {
    quote: quoted && { ...ofItsTrip(quoted.review), words: quoted.quote },
    reviews: row.map(ofItsTrip),
    about: { kind: first.length > 0 ? 'trip_first' : 'other_trips', country: wanted.country.name },
  }
}

const walkedIn = alias(country, 'walked_in')

/** Names of a country, a trek's country and a theme; null if unknown. */
async function namesOf({ db, locale }: ReadContext, tag: string, key: string | null) {
  const [countries, own, general] = await Promise.all([
    db
      .select({ name: country.name, within: { tag: walkedIn.tag, name: walkedIn.name } })
      .from(country)
      .leftJoin(walkedIn, eq(walkedIn.tag, sql`${country.trek} ->> 'country'`))
      .where(eq(country.tag, tag)),
    key === null ? [] : db.select({ name: theme.name }).from(theme).where(eq(theme.key, key)).limit(1),
    key === null
      ? []
      : db.select({ name: vacationTheme.name }).from(vacationTheme).where(eq(vacationTheme.key, key)),
  ])
  const topic = (own[0] ?? general[0])?.name[locale] ?? null
  const [found] = countries
  const within = found?.within && { tag: found.within.tag, name: found.within.name[locale] }
  return { country: found?.name[locale] ?? null, within, topic }
}

/**
 * Reviews about a country and optionally a theme. Falls back to the country, for a trek to its country, and finally
 * to all countries. The result says which.
 */
export async function getVoicesNear(
  ctx: ReadContext,
  tag: string | undefined,
  themeKey: string | null = null,
): Promise<VoicesData> {
  if (tag === undefined) return getVoices(ctx)
  const { country, within, topic } = await namesOf(ctx, tag, themeKey)
  if (country === null) return getVoices(ctx)
  const tries: { wanted: ReviewSelection; about: VoicesAbout }[] = [
    ...(themeKey !== null && topic !== null
      ? [
          {
            wanted: { country: tag, topic: themeKey },
            about: { kind: 'topic', country, topic } as const,
          },
          { wanted: { country: tag }, about: { kind: 'no_topic', country, topic } as const },
        ]
      : [{ wanted: { country: tag }, about: { kind: 'country', country } as const }]),
    ...(within
      ? [{ wanted: { country: within.tag }, about: { kind: 'country', country: within.name } as const }]
      : []),
    { wanted: {}, about: { kind: 'elsewhere', country } },
  ]
  for (const { wanted, about } of tries) {
    const reviews = await findReviews(ctx, wanted, DEFAULT_LIMIT)
    if (reviews.length > 0) return { reviews, about, search: searchFor(wanted, DEFAULT_LIMIT) }
  }
  return getVoices(ctx)
}
