import { and, arrayContains, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type FinderFilters, PAGE_SIZE, type Sort } from '#app/features/search/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip } from '#database/schema/trip.ts'
import { countTrips, goalChoices, type TripCounts, tripCounts } from './count-trips.server.ts'
import { goesTo, isAround, saying, shared, suits } from './match-trips.server.ts'

export interface Found extends TripCounts {
  /** Keys of the page's trips, in their order; the first page's where there is no such page. */
  keys: string[]
  /** Whether any trip at all says the words. */
  said: boolean
}

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** What comes before how well a trip fits, and after it; trips that are equal stay in one order on every page. */
const BEFORE: Record<Sort, SQL> = {
  closest: sql``,
  days: sql`days, `,
  price: sql`from_price_minor nulls last, `,
}
const AFTER = sql`published_ts desc, trip_id`

function haveAtLeast(goals: readonly string[], count: number): SQL | undefined {
  const choices = goalChoices(goals).filter(choice => choice.length === count)
  return or(...choices.map(choice => arrayContains(finderTrip.goals, choice)))
}

/** How many of the goals a trip meets, from all to one, and the trips that meet exactly so many. */
function degrees(goals: readonly string[]): { count: number; meeting: SQL | undefined }[] {
  return goals.map((_, i) => {
    const count = goals.length - i
    const more = haveAtLeast(goals, count + 1)
    return { count, meeting: and(haveAtLeast(goals, count), more ? not(more) : undefined) }
  })
}

/** A page of what filters without words ask for: what meets as many goals is read in the order of an index, and cut. */
function pageOf({ countries, group, goals, sort }: FinderFilters, offset: number): SQL {
  const stretches = goals.length > 0 ? degrees(goals) : [{ count: 0, meeting: sql`true` }]
  const read = stretches.map(
    ({ count, meeting }) => sql`(
      select trip_id, ${count}::integer as shared, published_ts, days, from_price_minor from ${finderTrip}
      where ${goesTo(countries)} and ${suits(group)} and ${meeting}
      order by ${BEFORE[sort]}${AFTER} limit ${offset + PAGE_SIZE})`,
  )
  return sql`select * from (${sql.join(read, sql` union all `)}) as stretches
    order by ${BEFORE[sort]}shared desc, ${AFTER} limit ${PAGE_SIZE} offset ${offset}`
}

async function findChosen(ctx: Reading, filters: FinderFilters): Promise<Found> {
  const readPage = async (page: number) => {
    const { rows } = await ctx.db.execute(sql`
      with page as (
        select *, row_number() over () as position
        from (${pageOf(filters, (page - 1) * PAGE_SIZE)}) as sorted)
      select ${trip.key} from page join ${trip} on ${trip.id} = page.trip_id order by position`)
    return rows.map(({ key }) => z.string().parse(key))
  }
  const [counts, keys] = await Promise.all([countTrips(ctx, filters), readPage(filters.page)])
  const isThere = keys.length > 0 || counts.total === 0
  return { ...counts, keys: isThere ? keys : await readPage(1), said: true }
}

const foundSaid = tripCounts.extend({ keys: z.array(z.string()), said: z.boolean() })

const orFirst = (offset: number, total: SQL) =>
  sql`case when ${total} > ${offset} then ${offset}::integer else 0 end`

/** Trips that say the words, each judged by every other kind of filter: one reading answers every count. */
async function findSaid({ db, locale }: Reading, filters: FinderFilters): Promise<Found> {
  const { countries, group, goals, words, sort, page } = filters
  const { rows } = await db.execute(sql`
    with judged as materialized (
      select finder_trip.*, ${shared(goals)} as shared,
        ${goesTo(countries)} as here, ${suits(group)} as suits, ${isAround(goals)} as around
      from (${saying(words, locale)}) as finder_trip),
    choices as (
      select 'countries' as kind, unnest(countries) as choice from judged where suits and around
      union all select 'groups', unnest(party) from judged where here and around
      union all select 'goals', unnest(goals) from judged where here and suits),
    tallies as (select kind, choice, count(*) as trips from choices group by kind, choice),
    fitting as (select count(*) as total from judged where here and suits and around)
    select json_build_object(
      'total', (select total from fitting),
      'anyone', (select count(*) from judged where here and around),
      'keys', array(
        select (select key from ${trip} where id = trip_id) from judged where here and suits and around
        order by ${BEFORE[sort]}rank desc, shared desc, ${AFTER}
        limit ${PAGE_SIZE} offset ${orFirst((page - 1) * PAGE_SIZE, sql`(select total from fitting)`)}),
      'tallies', (select coalesce(json_agg(tallies), '[]') from tallies),
      'said', exists (select from judged)) as found`)
  return foundSaid.parse(rows[0]?.found)
}

/** A page of the published trips that filters ask for, and how many there are for every choice. */
export function findTrips(ctx: Reading, filters: FinderFilters): Promise<Found> {
  return filters.words === '' ? findChosen(ctx, filters) : findSaid(ctx, filters)
}
