import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type FinderCounts, type FinderFilters, PAGE_SIZE, type Sort } from '#app/features/finder/finder.ts'
import type { TripsMapData } from '#app/features/map/map-data.ts'
import { drawTripsMap } from '#app/features/map/map-drawing.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { goesTo, isAround, says, suits, textArray, textRank } from './match-trips.server.ts'
import { respell } from './respell-words.server.ts'
import { getTripOutlines, type TripOutline } from './trip-card-queries.server.ts'
import type { TripCardData } from './trip-card-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

const found = z.object({
  total: z.number().int(),
  /** How many there are for anyone. */
  anyone: z.number().int(),
  /** Keys of the page's trips, in their order. */
  keys: z.array(z.string()),
  /** How many trips each choice would give; those that give none are missing. */
  tallies: z.array(
    z.object({ kind: z.enum(['countries', 'groups', 'goals']), choice: z.string(), trips: z.number().int() }),
  ),
  /** Whether any trip at all says the words. */
  said: z.boolean(),
})

type Found = z.infer<typeof found>

export interface TripSearch {
  total: number
  counts: FinderCounts
  trips: TripCardData[]
  /** The routes of the page's trips; null where there are none. */
  map: TripsMapData | null
  /** The page shown: the first where there is no such page as was asked for. */
  page: number
  pages: number
  /** The words that were looked for instead, where no trip says those that were typed. */
  respelled: string | null
  /** Other ways to put words that find nothing, for the reader to choose. */
  wordings: string[]
}

/** The best first (see the finder's sorts); trips that are equal stay in one order on every page. */
function order(sort: Sort): SQL {
  const closest = sql`rank desc, shared desc, published_ts desc, id`
  const first: Record<Sort, SQL> = {
    closest,
    days: sql`days, ${closest}`,
    price: sql`from_price_minor nulls last, ${closest}`,
  }
  return first[sort]
}

/** Trips that say the words, each judged by every other kind of filter: one reading answers every count. */
async function find({ db, locale }: Reading, filters: FinderFilters): Promise<Found> {
  const { countries, group, goals, words, sort, page } = filters
  const { rows } = await db.execute(sql`
    with judged as materialized (
      select ${trip.id}, ${trip.key}, ${trip.days}, ${trip.fromPriceMinor}, ${trip.publishedTs},
        ${trip.party}, ${trip.goals}, ${textRank(words, locale)} as rank,
        cardinality(array(select unnest(${trip.goals}) intersect select unnest(${textArray(goals)}))) as shared,
        ${goesTo(countries)} as here, ${suits(group)} as suits, ${isAround(goals)} as around
      from ${trip} where ${trip.archived} is null and ${says(words, locale)}),
    choices as (
      select 'countries' as kind, country_tag as choice
        from judged join ${tripCountry} on trip_id = id where suits and around
      union all select 'groups', unnest(party) from judged where here and around
      union all select 'goals', unnest(goals) from judged where here and suits),
    tallies as (select kind, choice, count(*) as trips from choices group by kind, choice)
    select json_build_object(
      'total', (select count(*) from judged where here and suits and around),
      'anyone', (select count(*) from judged where here and around),
      'keys', array(
        select key from judged where here and suits and around order by ${order(sort)}
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}),
      'tallies', (select coalesce(json_agg(tallies), '[]') from tallies),
      'said', exists (select from judged)) as found`)
  return found.parse(rows[0]?.found)
}

function countsOf({ tallies, anyone }: Found): FinderCounts {
  const of = (wanted: Found['tallies'][number]['kind']) =>
    Object.fromEntries(
      tallies.filter(({ kind }) => kind === wanted).map(({ choice, trips }) => [choice, trips]),
    )
  return { countries: of('countries'), groups: of('groups'), goals: of('goals'), anyone }
}

/**
 * Published trips that filters ask for: a page of them, and how many there are for every choice. Words that no
 * trip says are looked for as the nearest words that trips do say; a page that is not there is the first.
 */
export async function searchTrips(ctx: Reading, filters: FinderFilters): Promise<TripSearch> {
  const typed = await find(ctx, filters)
  if (typed.said) return present(ctx, filters, typed, { respelled: null, wordings: [] })
  const { near, wordings } = await respell(ctx, filters.words)
  if (near === null) return present(ctx, filters, typed, { respelled: null, wordings })
  const spelled = { ...filters, words: near }
  return present(ctx, spelled, await find(ctx, spelled), { respelled: near, wordings })
}

async function present(
  ctx: Reading,
  filters: FinderFilters,
  result: Found,
  spelling: Pick<TripSearch, 'respelled' | 'wordings'>,
): Promise<TripSearch> {
  if (result.keys.length === 0 && result.total > 0) {
    const first = { ...filters, page: 1 }
    return present(ctx, first, await find(ctx, first), spelling)
  }
  const { total, keys } = result
  const outlines = await getTripOutlines(ctx, keys)
  return {
    total,
    counts: countsOf(result),
    trips: outlines.map(({ card }) => card),
    map: drawRoutes(outlines),
    page: filters.page,
    pages: Math.ceil(total / PAGE_SIZE),
    ...spelling,
  }
}

/**
 * A sheet as tall as a phone's screen, its routes in the middle: what stands beside the list shows no more than
 * the middle of it.
 */
const SHEET = { width: 560, height: 1120, padding: { x: 56, y: 296 } }

function drawRoutes(outlines: readonly TripOutline[]): TripsMapData | null {
  if (outlines.length === 0) return null
  const countries = [...new Set(outlines.flatMap(({ countryCodes }) => countryCodes))]
  const trips = outlines.map(({ card, route }) => ({ key: card.key, places: route }))
  return drawTripsMap({ countries, trips, ...SHEET })
}
