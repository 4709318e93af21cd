import { and, arrayContains, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { PAGE_SIZE, type Sort } from '#app/features/search/finder/finder.ts'
import type { Criterion } from '#app/features/search/ranking/criteria.ts'
import type { Fit, TripFacts } from '#app/features/search/ranking/reasons.ts'
import type { Versioned } from '#app/features/search/ranking/trip-grounds-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip } from '#database/schema/trip.ts'
import { ENOUGH, matchTrips, type Search } from './count-trips.server.ts'
import { lookupsOf, matchCriteria, type Rare, rareOf } from './match-criteria.server.ts'
import { matchRows } from './match-rows.server.ts'
import { getPhrases, readFinderRows } from './read-finder-rows.server.ts'

type Context = Pick<RequestContext, 'db'>

/** Every non-empty subset of the goals. */
function goalChoices(goals: readonly string[]): string[][] {
  const choices = Array.from({ length: 2 ** goals.length - 1 }, (_, i) => i + 1)
  return choices.map(bits => goals.filter((_, place) => bits & (1 << place)))
}

/** Sort keys before and after the rank; the last ones are unique, so that pages are consistent. */
const BEFORE: Record<Sort, SQL> = {
  closest: sql``,
  days: sql`days, `,
  price: sql`from_price_minor nulls last, `,
}
const AFTER = sql`published_ts desc, trip_id`

function haveAtLeast(goals: readonly string[], count: number): SQL | undefined {
  const choices = goalChoices(goals).filter(choice => choice.length === count)
  return or(
    ...choices.map(choice =>
      arrayContains(
        finderTrip.choices,
        choice.map(goal => `goal:${goal}`),
      ),
    ),
  )
}

/** For each number of met goals, from all to one, the condition of trips that meet exactly that many. */
function degrees(goals: readonly string[]): { count: number; meeting: SQL | undefined }[] {
  return goals.map((_, i) => {
    const count = goals.length - i
    const more = haveAtLeast(goals, count + 1)
    return { count, meeting: and(haveAtLeast(goals, count), more ? not(more) : undefined) }
  })
}

/** SQL for a page without words: trips with an equal number of met goals are read in index order, with a limit. */
function pageOf(search: Search, offset: number, size: number): SQL {
  const { goals, sort } = search
  const stretches = goals.length > 0 ? degrees(goals) : [{ count: 0, meeting: sql`true` }]
  const read = stretches.map(
    ({ count, meeting }) => sql`(
      select trip_id, ${count}::integer as shared, published_ts, days, from_price_minor from ${finderTrip}
      where ${matchTrips(search, ['goals'])} and ${meeting}
      order by ${BEFORE[sort]}${AFTER} limit ${offset + size})`,
  )
  return sql`select * from (${sql.join(read, sql` union all `)}) as stretches
    order by ${BEFORE[sort]}shared desc, ${AFTER} limit ${size} offset ${offset}`
}

function keysOf(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ key }) => z.string().parse(key))
}

/** Keys of a page without words; empty if the page does not exist. */
export async function findChosenTrips(
  { db }: Context,
  search: Search,
  page: number,
  size: number,
): Promise<string[]> {
  const { rows } = await db.execute(sql`
    with page as (
      select *, row_number() over () as position
      from (${pageOf(search, (page - 1) * size, size)}) as sorted)
    select ${trip.key} from page join ${trip} on ${trip.id} = page.trip_id order by position`)
  return keysOf(rows)
}

/** Maximum number of ranked trips listed: twenty pages. */
export const MOST_RANKED = 20 * PAGE_SIZE
/** Newest matching trips that are ranked; if there are no more than this, all of them. */
const WALKED = 400
/** Newest trips that are ranked from each index lookup. */
const LOOKED_UP = 60
/** In any other order, trips with at least this share of the best score come first. */
const CLOSE = 0.75

/** Conjunction of conditions; true if there are none. */
function every(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`true`
}

/**
 * Trips to rank: the newest matching ones and, for rare criteria, those found by index. The ranking is exact if the
 * newest are all the matching ones.
 */
function candidates(search: Search, rare: readonly Rare[]): SQL {
  const filters = matchTrips(search)
  const tiers = lookupsOf(rare)
  const known = sql.join(rare.map(({ condition, name }) => sql`, ${condition} as ${name}`))
  const tallies = tiers.map(
    (tier, i) =>
      sql`, count(*) filter (where ${every(tier.map(({ name }) => name))}) as ${sql.identifier(`tier_${i}`)}`,
  )
  // Prevents the planner from using the index by date for a lookup: for a criterion that no trip matchTrips it would be scanned
  // to its end.
  const lookups = tiers.map(
    (tier, i) => sql`(
      select trip_id from ${finderTrip}
      where (select is_cut and ${sql.identifier(`tier_${i}`)} < ${ENOUGH} from tally)
        and ${filters} and ${every(tier.map(({ condition }) => condition))}
      order by published_ts + interval '0' desc, trip_id limit ${LOOKED_UP})`,
  )
  return sql`
    newest as materialized (
      select * from ${finderTrip} where ${filters} order by ${AFTER} limit ${WALKED}),
    walked as materialized (select *${known} from newest as finder_trip),
    tally as materialized (
      select (select count(*) from newest) = ${WALKED} as is_cut${sql.join(tallies)} from walked),
    looked_up as materialized (${sql.join(lookups, sql` union `)}),
    candidates as (
      select * from walked
      union all select finder_trip.*${known} from looked_up join ${finderTrip} using (trip_id)
      where trip_id not in (select trip_id from newest))`
}

const ranked = z.object({
  trip_id: z.coerce.number(),
  key: z.string(),
  version: z.string(),
  score: z.coerce.number(),
  choices: z.array(z.string()),
  contents: z.array(z.string()),
  days: z.number(),
  from_price_minor: z.coerce.number().nullable(),
  longest_drive: z.number(),
  flights: z.number(),
  boats: z.number(),
  highest_m: z.number(),
})

/** A trip with its points by its row and words, and what is compared with the wish. */
export interface RankedTrip extends Omit<TripFacts, 'grounds'>, Versioned {
  key: string
  score: number
}

/** The trips closest by their rows and words, at most twenty pages: ranked in memory, or in SQL if there are many. */
export async function findClosest(
  ctx: Context,
  search: Search,
  criteria: readonly Criterion[],
): Promise<RankedTrip[]> {
  const rows = await readFinderRows(ctx)
  if (!rows) return findClosestInSql(ctx, search, criteria)
  const phrases = await getPhrases(ctx, criteria)
  return matchRows(rows, search, { criteria, phrases, most: MOST_RANKED }).map(({ row, score }) => ({
    ...row,
    score,
  }))
}

/** The same, without reading all rows. */
export async function findClosestInSql(
  { db }: Context,
  search: Search,
  criteria: readonly Criterion[],
): Promise<RankedTrip[]> {
  const rare = rareOf(criteria)
  const { rows } = await db.execute(sql`
    with ${candidates(search, rare)},
    scored as materialized (
      select trip_id, published_ts, round(${matchCriteria(criteria, rare)}::numeric, 3) as score from candidates as finder_trip
      order by score desc, ${AFTER} limit ${MOST_RANKED})
    select trip_id, ${trip.key}, finder_trip.xmin::text as version, score, choices, contents, finder_trip.days,
      finder_trip.from_price_minor, longest_drive, flights, boats, highest_m
    from scored join ${finderTrip} using (trip_id) join ${trip} on ${trip.id} = trip_id
    order by score desc, scored.published_ts desc, trip_id`)
  return z
    .array(ranked)
    .parse(rows)
    .map(({ trip_id, from_price_minor, longest_drive, highest_m, ...row }) => ({
      ...row,
      tripId: trip_id,
      fromPriceMinor: from_price_minor,
      longestDrive: longest_drive,
      highestM: highest_m,
    }))
}

const inOrder: Record<Sort, (one: RankedTrip) => number> = {
  closest: () => 0,
  days: ({ days }) => days,
  price: ({ fromPriceMinor }) => fromPriceMinor ?? Number.POSITIVE_INFINITY,
}

/** Sorts weighed trips: what fits first, then the closest; in any other order, those that are close come first. */
export function sortWeighed<Weighed extends { trip: RankedTrip; points: number; fit: Fit }>(
  weighed: readonly Weighed[],
  sort: Sort,
): Weighed[] {
  const best = Math.max(...weighed.map(({ points }) => points))
  const isFar = ({ points }: Weighed) => (sort !== 'closest' && points < CLOSE * best ? 1 : 0)
  const rank = ({ fit }: Weighed) => FITS.indexOf(fit)
  // Equal points keep the order of the rows, the newest first.
  return weighed.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      isFar(a) - isFar(b) ||
      inOrder[sort](a.trip) - inOrder[sort](b.trip) ||
      b.points - a.points,
  )
}

const FITS: readonly Fit[] = ['fits', 'misses', 'breaks', 'refuses']
