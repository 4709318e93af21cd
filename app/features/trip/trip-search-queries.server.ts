import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  EVERYTHING,
  type FinderCounts,
  type FinderFilters,
  PAGE_SIZE,
  type Sort,
  without,
} from '#app/features/finder/finder.ts'
import type { TripsMapData } from '#app/features/map/map-data.ts'
import { drawTripsMap } from '#app/features/map/map-drawing.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { matching, textArray, textRank } from './match-trips.server.ts'
import { respell } from './respell-words.server.ts'
import { getTripOutlines, type TripOutline } from './trip-card-queries.server.ts'
import type { TripCardData } from './trip-card-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

const tallied = z.record(z.string(), z.number().int().positive())
const found = z.object({
  total: z.number().int(),
  /** Keys of the page's trips, in their order. */
  keys: z.array(z.string()),
  counts: z.object({ countries: tallied, groups: tallied, goals: tallied, anyone: z.number().int() }),
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
function order({ sort, words, goals }: FinderFilters, locale: Reading['locale']): SQL {
  const shared = sql`cardinality(array(select unnest(${trip.goals}) intersect select unnest(${textArray(goals)})))`
  const closest = sql`${textRank(words, locale)} desc, ${shared} desc, ${trip.publishedTs} desc, ${trip.id}`
  const first: Record<Sort, SQL> = {
    closest,
    days: sql`${trip.days}, ${closest}`,
    price: sql`${trip.fromPriceMinor} nulls last, ${closest}`,
  }
  return first[sort]
}

async function find({ db, locale }: Reading, filters: FinderFilters): Promise<Found> {
  const where = (some: FinderFilters) => matching(some, locale)
  const sayingOnly = where({ ...EVERYTHING, words: filters.words })
  const tally = (choice: SQL, from: SQL, some: FinderFilters) => sql`(
    select coalesce(json_object_agg(choice, trips), '{}')
    from (select ${choice} as choice, count(*) as trips from ${from} where ${where(some)} group by 1) as tally)`
  const inCountries = sql`${trip} join ${tripCountry} on ${tripCountry.tripId} = ${trip.id}`
  const { rows } = await db.execute(sql`select json_build_object(
    'total', (select count(*) from ${trip} where ${where(filters)}),
    'keys', array(
      select ${trip.key} from ${trip} where ${where(filters)} order by ${order(filters, locale)}
      limit ${PAGE_SIZE} offset ${(filters.page - 1) * PAGE_SIZE}),
    'counts', json_build_object(
      'countries', ${tally(sql`${tripCountry.countryTag}`, inCountries, without(filters, ['countries']))},
      'groups', ${tally(sql`unnest(${trip.party})`, sql`${trip}`, without(filters, ['group']))},
      'goals', ${tally(sql`unnest(${trip.goals})`, sql`${trip}`, without(filters, ['goals']))},
      'anyone', (select count(*) from ${trip} where ${where(without(filters, ['group']))})),
    'said', exists (select from ${trip} where ${sayingOnly})
  ) as found`)
  return found.parse(rows[0]?.found)
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
  const { total, counts, keys } = result
  const outlines = await getTripOutlines(ctx, keys)
  return {
    total,
    counts,
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
