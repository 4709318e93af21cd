import { and, arrayContains, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type FinderFilters, PAGE_SIZE, type Sort } from '#app/features/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip } from '#database/schema/trip.ts'
import { countTrips, goalChoices, type TripCounts, tripCounts } from './count-trips.server.ts'
import { goesTo, isAround, saying, shared, suits } from './match-trips.server.ts'

export interface Found extends TripCounts {
  /** Keys of the page's trips, in their order. */
  keys: string[]
  /** Whether any trip at all says the words. */
  said: boolean
}

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** The best first (see the finder's sorts); trips that are equal stay in one order on every page. */
function order(sort: Sort, closest: SQL): SQL {
  const first: Record<Sort, SQL> = {
    closest,
    days: sql`days, ${closest}`,
    price: sql`from_price_minor nulls last, ${closest}`,
  }
  return first[sort]
}

function haveAtLeast(goals: readonly string[], count: number): SQL | undefined {
  const choices = goalChoices(goals).filter(choice => choice.length === count)
  return or(...choices.map(choice => arrayContains(finderTrip.goals, choice)))
}

/** Those that meet every goal, then all but one: each stretch is read in the order of an index, and cut. */
function stretches({ countries, group, goals }: FinderFilters, limit: number): SQL {
  const counts = Array.from(goals, (_, i) => goals.length - i)
  const meeting = counts.map(count => {
    const more = haveAtLeast(goals, count + 1)
    const exactly = and(haveAtLeast(goals, count), more ? not(more) : undefined)
    return sql`(select trip_id, ${count}::integer as shared, published_ts from ${finderTrip}
      where ${goesTo(countries)} and ${suits(group)} and ${exactly}
      order by published_ts desc, trip_id limit ${limit})`
  })
  return sql.join(meeting, sql` union all `)
}

/** A page of what filters without words ask for. */
function pageOf(filters: FinderFilters, offset: number): SQL {
  const { countries, group, goals, sort } = filters
  const closest = sql`shared desc, published_ts desc, trip_id`
  if (sort === 'closest' && goals.length > 0)
    return sql`select * from (${stretches(filters, offset + PAGE_SIZE)}) as stretches
      order by ${closest} limit ${PAGE_SIZE} offset ${offset}`
  const by = order(sort, goals.length > 0 ? closest : sql`published_ts desc, trip_id`)
  return sql`select trip_id, ${shared(goals)} as shared, published_ts, days, from_price_minor from ${finderTrip}
    where ${goesTo(countries)} and ${suits(group)} and ${isAround(goals)}
    order by ${by} limit ${PAGE_SIZE} offset ${offset}`
}

async function findChosen(ctx: Reading, filters: FinderFilters): Promise<Found> {
  const counts = await countTrips(ctx, filters)
  const offset = (filters.page - 1) * PAGE_SIZE
  if (offset >= counts.total) return { ...counts, keys: [], said: true }
  const { rows } = await ctx.db.execute(sql`
    with page as (select *, row_number() over () as position from (${pageOf(filters, offset)}) as sorted)
    select ${trip.key} from page join ${trip} on ${trip.id} = page.trip_id order by position`)
  return { ...counts, keys: rows.map(({ key }) => z.string().parse(key)), said: true }
}

const foundSaid = tripCounts.extend({ keys: z.array(z.string()), said: z.boolean() })

/** Trips that say the words, each judged by every other kind of filter: one reading answers every count. */
async function findSaid({ db, locale }: Reading, filters: FinderFilters): Promise<Found> {
  const { countries, group, goals, words, sort, page } = filters
  const { rows } = await db.execute(sql`
    with said as materialized (${saying(words, locale)}),
    judged as materialized (
      select ${finderTrip}.*, rank, ${shared(goals)} as shared,
        ${goesTo(countries)} as here, ${suits(group)} as suits, ${isAround(goals)} as around
      from said join ${finderTrip} on ${finderTrip.tripId} = said.id),
    choices as (
      select 'countries' as kind, unnest(countries) as choice from judged where suits and around
      union all select 'groups', unnest(party) from judged where here and around
      union all select 'goals', unnest(goals) from judged where here and suits),
    tallies as (select kind, choice, count(*) as trips from choices group by kind, choice)
    select json_build_object(
      'total', (select count(*) from judged where here and suits and around),
      'anyone', (select count(*) from judged where here and around),
      'keys', array(
        select (select key from ${trip} where id = trip_id) from judged where here and suits and around
        order by ${order(sort, sql`rank desc, shared desc, published_ts desc, trip_id`)}
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}),
      'tallies', (select coalesce(json_agg(tallies), '[]') from tallies),
      'said', exists (select from judged)) as found`)
  return foundSaid.parse(rows[0]?.found)
}

/** A page of the published trips that filters ask for, and how many there are for every choice. */
export function findTrips(ctx: Reading, filters: FinderFilters): Promise<Found> {
  return filters.words === '' ? findChosen(ctx, filters) : findSaid(ctx, filters)
}
