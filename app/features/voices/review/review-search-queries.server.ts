import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Readable } from '#database/connect.ts'
import { review } from '#database/schema/review.ts'
import type { FeedbackCursor } from './read-feedback-cursor.server.ts'
import type { ReviewOrder } from './review-builder.ts'
import { conditionOf, placeOf, type ReviewSelection } from './select-reviews.server.ts'

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
  return sql`select ${read} from (select * from ${review} where ${conditionOf(selection)}) as found
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
