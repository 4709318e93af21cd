import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Readable } from '#database/connect.ts'
import { review } from '#database/schema/review.ts'
import type { FeedbackCursor } from './read-feedback-cursor.server.ts'
import type { ReviewOrder } from './review-builder.ts'
import { conditionOf, placeOf, type ReviewSelection } from './select-reviews.server.ts'

/** The one review search: for the call, the page of testimonials, people's pages and the carousels. */

interface SearchCommon extends ReviewSelection {
  limit: number
  /** So many are passed over. */
  offset?: number
}

/** In an order that is the same every day, or mixed anew each day. */
export type ReviewSearch =
  | (SearchCommon & { order: ReviewOrder; after?: FeedbackCursor | undefined })
  | (SearchCommon & { order: 'mixed'; day: string; after?: FeedbackCursor | undefined })

const row = z.object({ key: z.string(), date: z.string(), place: z.number().int() })
export type FoundReview = z.infer<typeof row>

interface Stretch {
  selection: ReviewSelection
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

/** Every review has its place on a circle; each day begins somewhere else on it, and goes round. */
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
  return sql`select ${read} from (select * from ${review} where ${conditionOf(selection)}) as found
    order by ${byRating[order]} limit ${limit}`
}

function statementOf(search: ReviewSearch, limit: number): SQL {
  if (search.order === 'mixed') return findMixed(search, limit, search.day, search.after)
  if (search.order === 'newest') return findRecent(search, limit, search.after)
  return findSorted(search, search.order, limit)
}

/** The keys of the reviews that are looked for, in their order, each with its date and its place in the mixture. */
export async function searchReviews({ db }: { db: Readable }, search: ReviewSearch): Promise<FoundReview[]> {
  const { limit, offset = 0 } = search
  const found = await db.execute(sql`${statementOf(search, offset + limit)} offset ${offset}`)
  return z.array(row).parse(found.rows)
}
