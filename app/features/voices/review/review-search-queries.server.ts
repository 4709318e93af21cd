import { createHash } from 'node:crypto'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { readFeedbackQuery } from './feedback-query.ts'
import { type FeedbackCursor, writeCursor } from './read-feedback-cursor.server.ts'
import { seedOfDay, tagSlug } from './review-builder.ts'
import { reviewColumns, toFeedback } from './review-row-queries.server.ts'
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

/** Where reviews are looked for, and what they must be about. */
interface Wanted {
  where: SQL
  /** A slug; null for whatever they are about. */
  topic: string | null
}

/** What a query asks for; null for what nothing can be about. */
async function readQuery({ db }: Reading, query: string): Promise<Wanted | null> {
  if (query.trim() === '') return { where: sql`true`, topic: null }
  if (tagSlug(query) === '') return null
  const countries = await db.select({ tag: country.tag, name: country.name }).from(country)
  const { country: tag, tag: topic = null } = readFeedbackQuery(query, countries)
  return { where: tag === undefined ? sql`true` : sql`${review.countryTag} = ${tag}`, topic }
}

interface Stretch {
  wanted: Wanted
  /** From where to where. */
  within: SQL
  /** What an index is in the order of, and then the key. */
  by: SQL
  /** The same order, which no index has. */
  sorted: SQL
  limit: number
}

/** So many reviews are read in their order for a common topic, before an index is asked where a rarer one is. */
const WALKED = 5_000

const columns = sql`key, date, place`
/** As text, for a date of PostgreSQL is no moment in time. */
const read = sql`key, date::text as date, place`

/** The first of a stretch that are wanted. Common topics are met soon; of rare ones, or of none, there are few. */
function firstOf({ wanted: { where, topic }, within, by, sorted, limit }: Stretch): SQL {
  const here = sql`from ${review} where ${where} and ${within}`
  if (topic === null) return sql`select ${columns} ${here} order by ${by}, key limit ${limit}`
  const about = sql`topics @> array[${topic}]`
  return sql`
    with met as materialized (
      select * from (select key, date, place, topics ${here} order by ${by}, key limit ${WALKED}) as first
      where ${about} order by ${by}, key limit ${limit}),
    rare as materialized (
      select key, date, place, topics ${here} and ${about} and (select count(*) from met) < ${limit}
      order by ${sorted}, key limit ${limit})
    select ${columns} from rare union all select ${columns} from met where not exists (select from rare)`
}

function findRecent(wanted: Wanted, limit: number, after: FeedbackCursor | undefined): SQL {
  const beyond =
    after?.order === 'recent'
      ? sql`date <= ${after.date}::date and (date < ${after.date}::date or key > ${after.key})`
      : sql`true`
  const order = { by: sql`date desc`, sorted: sql`date + 0 desc` }
  return sql`select ${read} from (${firstOf({ wanted, within: beyond, ...order, limit })}) as found
    order by found.date desc, key`
}

/** Every review has its place on a circle; each day begins somewhere else on it, and goes round. */
function findMixed(wanted: Wanted, limit: number, day: string, after: FeedbackCursor | undefined): SQL {
  const start = createHash('md5').update(day).digest().readInt32BE()
  const last = after?.order === 'mixed' ? after : null
  const beyond = last ? sql`(place, key) > (${last.place}::integer, ${last.key}::text)` : sql`true`
  const order = { by: sql`place`, sorted: sql`place::bigint + 0` }
  const stretch = (lap: number, within: SQL) =>
    sql`select *, ${lap}::integer as lap from (${firstOf({ wanted, within, ...order, limit })}) as found`
  const isRound = last !== null && last.place < start
  const rest = stretch(1, sql`place < ${start} and ${isRound ? beyond : sql`true`}`)
  const laps = isRound ? rest : sql`${stretch(0, sql`place >= ${start} and ${beyond}`)} union all ${rest}`
  return sql`select ${read} from (${laps}) as laps order by lap, place, key limit ${limit}`
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
  const wanted = await readQuery(ctx, query)
  if (wanted === null) return { reviews: [], after: null }
  const day = after?.order === 'mixed' ? after.day : seedOfDay(ctx.now())
  const search = recent ? findRecent(wanted, limit + 1, after) : findMixed(wanted, limit + 1, day, after)
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
