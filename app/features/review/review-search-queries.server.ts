import { createHash } from 'node:crypto'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { type FeedbackCursor, writeCursor } from './feedback-cursor.server.ts'
import { readFeedbackQuery } from './feedback-query.ts'
import { seedOfDay, tagSlug } from './review-builder.ts'
import { reviewColumns, toFeedback } from './review-rows.server.ts'
import type { FeedbackReview } from './review-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale' | 'now'>

export interface FeedbackSearch {
  /** A country, and after it what kind of trip: "costa-rica family". */
  query: string
  /** The newest first; otherwise a mixture that changes with the day. */
  recent: boolean
  limit: number
  /** Where the page before ended. */
  after?: FeedbackCursor | undefined
}

export interface FeedbackFound {
  reviews: FeedbackReview[]
  /** Where the next page begins; null on the last. */
  after: string | null
}

const row = z.object({ key: z.string(), date: z.string(), place: z.number().int() })
type Row = z.infer<typeof row>

/** What a query asks for, as a condition; null for what nothing can be about. */
async function conditionOf({ db }: Reading, query: string): Promise<SQL | null> {
  if (query.trim() === '') return sql`true`
  if (tagSlug(query) === '') return null
  const countries = await db.select({ tag: country.tag, name: country.name }).from(country)
  const { country: tag, tag: topic } = readFeedbackQuery(query, countries)
  const about = topic === undefined ? sql`true` : sql`${review.topics} @> array[${topic}]`
  return tag === undefined ? about : sql`${review.countryTag} = ${tag} and ${about}`
}

const columns = sql`${review.key} as key, ${review.date}::text as date, ${review.place} as place`

function findRecent(condition: SQL, limit: number, after: FeedbackCursor | undefined): SQL {
  const beyond =
    after?.order === 'recent'
      ? sql`${review.date} <= ${after.date} and (${review.date} < ${after.date} or ${review.key} > ${after.key})`
      : sql`true`
  return sql`select ${columns} from ${review} where ${condition} and ${beyond}
    order by ${review.date} desc, ${review.key} limit ${limit}`
}

/** Every review has its place on a circle; each day begins somewhere else on it, and goes round. */
function findMixed(condition: SQL, limit: number, day: string, after: FeedbackCursor | undefined): SQL {
  const start = createHash('md5').update(day).digest().readInt32BE()
  const last = after?.order === 'mixed' ? after : null
  const beyond = last
    ? sql`(${review.place}, ${review.key}) > (${last.place}::integer, ${last.key}::text)`
    : sql`true`
  const stretch = (lap: number, where: SQL) => sql`(select ${columns}, ${lap}::integer as lap from ${review}
    where ${condition} and ${where} order by ${review.place}, ${review.key} limit ${limit})`
  const isRound = last !== null && last.place < start
  const toTheEnd = sql`${review.place} >= ${start} and ${beyond}`
  const fromTheFront = sql`${review.place} < ${start} and ${isRound ? beyond : sql`true`}`
  const rest = stretch(1, fromTheFront)
  return isRound
    ? rest
    : sql`${stretch(0, toTheEnd)} union all ${rest} order by lap, place, key limit ${limit}`
}

/** Reviews by key, in the order of the keys. */
async function getFeedback({ db, locale }: Reading, keys: readonly string[]): Promise<FeedbackReview[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select(reviewColumns)
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .where(inArray(review.key, [...keys]))
  const byKey = new Map(rows.map(found => [found.key, found]))
  return keys.flatMap(key => {
    const found = byKey.get(key)
    return found ? [toFeedback(found, locale)] : []
  })
}

/**
 * The review search (specification, section 7), a page at a time. What is not known is found nowhere: an empty
 * list. Its cost does not grow with the reviews there are.
 */
export async function searchFeedback(
  ctx: Reading,
  { query, recent, limit, after }: FeedbackSearch,
): Promise<FeedbackFound> {
  const condition = await conditionOf(ctx, query)
  if (condition === null) return { reviews: [], after: null }
  const day = after?.order === 'mixed' ? after.day : seedOfDay(ctx.now())
  const search = recent
    ? findRecent(condition, limit + 1, after)
    : findMixed(condition, limit + 1, day, after)
  const rows = z.array(row).parse((await ctx.db.execute(search)).rows)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    reviews: await getFeedback(
      ctx,
      shown.map(({ key }) => key),
    ),
    after: last ? writeCursor(cursorAt(last, recent, day)) : null,
  }
}

function cursorAt({ key, date, place }: Row, recent: boolean, day: string): FeedbackCursor {
  return recent ? { order: 'recent', date, key } : { order: 'mixed', day, key, place }
}
