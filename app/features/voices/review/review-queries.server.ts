import { createHash } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { slugOf } from '#app/text/plain-letters.ts'
import type { Readable } from '#database/connect.ts'
import { country, theme } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { vacationTheme } from '#database/schema/species.ts'
import { trip } from '#database/schema/trip.ts'
import { presentReview, readFeedbackQuery } from './feedback-query.ts'
import { chooseQuoted, type ReviewOrder, seedOfDay } from './review.ts'
import {
  type FeedbackCursor,
  findTripTitles,
  getFeedback,
  placeOf,
  type ReviewSelection,
  selectReviews,
  writeCursor,
} from './review-row-queries.server.ts'
import type { FeedbackReview, ReviewData, TripVoicesData, VoicesAbout, VoicesData } from './review-schema.ts'

/** The single review search, for the API, the testimonials, profiles and carousels. */

interface SearchCommon extends ReviewSelection {
  limit: number
  /** Number of reviews to skip. */
  offset?: number
}

/** In a fixed order, or shuffled daily. */
export type ReviewSearch =
  | (SearchCommon & { order: ReviewOrder; after?: FeedbackCursor | undefined })
  | (SearchCommon & { order: 'mixed'; day: string; after?: FeedbackCursor | undefined })

const row = z.object({ key: z.string(), date: z.string(), place: z.number().int() })
export type FoundReview = z.infer<typeof row>

interface Stretch {
  selection: ReviewSelection
  /** Bounds of the range. */
  within: SQL
  /** The order of an index, then the key. */
  by: SQL
  /** The same order in a form that no index can serve. */
  sorted: SQL
  limit: number
}

/** Reviews scanned in order for a common topic before an index is used for a rare one. */
const WALKED = 5_000

const columns = sql`key, date, place`
/** As text, because a PostgreSQL date has no time zone. */
const read = sql`key, date::text as date, place`

/**
 * The first matches in a range. Common topics are found early in a scan; rare ones by index, because there are few.
 */
function firstOf({ selection, within, by, sorted, limit }: Stretch): SQL {
  const here = sql`from ${review} where ${placeOf(selection)} and ${within}`
  if (selection.topic === undefined) return sql`select ${columns} ${here} order by ${by}, key limit ${limit}`
  const about = sql`topics @> array[${selection.topic}]`
  return sql`
    with met as materialized (
      select * from (select key, date, place, topics ${here} order by ${by}, key limit ${WALKED}) as first
      where ${about} order by ${by}, key limit ${limit}),
    rare as materialized (
      select key, date, place, topics ${here} and ${about} and (select count(*) from met) < ${limit}
      order by ${sorted}, key limit ${limit})
    select ${columns} from rare union all select ${columns} from met where not exists (select from rare)`
}

function findRecent(selection: ReviewSelection, limit: number, after: FeedbackCursor | undefined): SQL {
  const beyond =
    after?.order === 'recent'
      ? sql`date <= ${after.date}::date and (date < ${after.date}::date or key > ${after.key})`
      : sql`true`
  const order = { by: sql`date desc`, sorted: sql`date + 0 desc` }
  return sql`select ${read} from (${firstOf({ selection, within: beyond, ...order, limit })}) as found
    order by found.date desc, key`
}

/** Every review has a position on a circle; each day starts at another point and goes around. */
function findMixed(
  selection: ReviewSelection,
  limit: number,
  day: string,
  after: FeedbackCursor | undefined,
): SQL {
  const start = createHash('md5').update(day).digest().readInt32BE()
  const last = after?.order === 'mixed' ? after : null
  const beyond = last ? sql`(place, key) > (${last.place}::integer, ${last.key}::text)` : sql`true`
  const order = { by: sql`place`, sorted: sql`place::bigint + 0` }
  const stretch = (lap: number, within: SQL) =>
    sql`select *, ${lap}::integer as lap from (${firstOf({ selection, within, ...order, limit })}) as found`
  const isRound = last !== null && last.place < start
  const rest = stretch(1, sql`place < ${start} and ${isRound ? beyond : sql`true`}`)
  const laps = isRound ? rest : sql`${stretch(0, sql`place >= ${start} and ${beyond}`)} union all ${rest}`
  return sql`select ${read} from (${laps}) as laps order by lap, place, key limit ${limit}`
}

const byRating: Record<Exclude<ReviewOrder, 'newest'>, SQL> = {
  oldest: sql`found.date, key`,
  happiest: sql`rating desc, found.date desc, key`,
  critical: sql`rating, found.date desc, key`,
}

function findSorted(selection: ReviewSelection, order: keyof typeof byRating, limit: number): SQL {
  return sql`select ${read} from (select * from ${review} where ${selectReviews(selection)}) as found
    order by ${byRating[order]} limit ${limit}`
}

function statementOf(search: ReviewSearch, limit: number): SQL {
  if (search.order === 'mixed') return findMixed(search, limit, search.day, search.after)
  if (search.order === 'newest') return findRecent(search, limit, search.after)
  return findSorted(search, search.order, limit)
}

/** Keys of the matching reviews in order, each with its date and its position in the shuffle. */
export async function searchReviews({ db }: { db: Readable }, search: ReviewSearch): Promise<FoundReview[]> {
  const { limit, offset = 0 } = search
  const found = await db.execute(sql`${statementOf(search, offset + limit)} offset ${offset}`)
  return z.array(row).parse(found.rows)
}

/** Default limit of the review search (specification, section 9). */
export const DEFAULT_LIMIT = 10

export const findReviews = cachedRead(
  'newest reviews',
  { tables: [review, trip, country] },
  async (ctx: ReadContext, wanted: ReviewSelection, limit: number): Promise<ReviewData[]> => {
    const found = await searchReviews(ctx, { ...wanted, order: 'newest', limit })
    const reviews = await getFeedback(
      ctx,
      found.map(({ key }) => key),
    )
    return reviews.map(review => presentReview(review, ctx.locale))
  },
)

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
    about:
      first.length > 0
        ? { kind: 'trip_first', country: wanted.country.name, own: first.length }
        : { kind: 'other_trips', country: wanted.country.name },
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
export const getVoicesNear = cachedRead(
  'voices near',
  { tables: [review, country, theme, vacationTheme] },
  findVoicesNear,
)

async function findVoicesNear(
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

type Context = ReadContext & Pick<RequestContext, 'now'>

interface FeedbackSearch {
  /** A country and optionally a kind of trip: "costa-rica family". */
  query: string
  /** Newest first; otherwise a shuffle that changes daily. */
  recent: boolean
  limit: number
  /** Cursor of the previous page's end. */
  after?: FeedbackCursor | undefined
}

interface FeedbackFound {
  reviews: FeedbackReview[]
  /** Cursor of the next page; null on the last. */
  after: string | null
}

/** The selection for a query; null if nothing can match. */
async function readQuery({ db }: Context, query: string): Promise<ReviewSelection | null> {
  if (query.trim() === '') return {}
  if (slugOf(query) === '') return null
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
