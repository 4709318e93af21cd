import { LRUCache } from 'lru-cache'
import { type FinderCounts, type FinderFilters, PAGE_SIZE } from '#app/features/finder/finder.ts'
import type { TripsMapData } from '#app/features/map/map-data.ts'
import { drawTripsMap } from '#app/features/map/map-drawing.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { type Found, findTrips } from './find-trips.server.ts'
import { respell } from './respell-words.server.ts'
import { getTripOutlines, type TripOutline } from './trip-card-queries.server.ts'
import type { TripCardData } from './trip-card-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

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
  const typed = await findTrips(ctx, filters)
  if (typed.said) return present(ctx, filters, typed, { respelled: null, wordings: [] })
  const { near, wordings } = await respell(ctx, filters.words)
  if (near === null) return present(ctx, filters, typed, { respelled: null, wordings })
  const spelled = { ...filters, words: near }
  return present(ctx, spelled, await findTrips(ctx, spelled), { respelled: near, wordings })
}

async function present(
  ctx: Reading,
  filters: FinderFilters,
  result: Found,
  spelling: Pick<TripSearch, 'respelled' | 'wordings'>,
): Promise<TripSearch> {
  if (result.keys.length === 0 && result.total > 0) {
    const first = { ...filters, page: 1 }
    return present(ctx, first, await findTrips(ctx, first), spelling)
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

/** Drawing takes as long as all the rest of a search; the same trips lie on the same map. */
const drawn = new LRUCache<string, TripsMapData>({ max: 200 })

function drawRoutes(outlines: readonly TripOutline[]): TripsMapData | null {
  if (outlines.length === 0) return null
  const countries = [...new Set(outlines.flatMap(({ countryCodes }) => countryCodes))]
  const trips = outlines.map(({ card, route }) => ({ key: card.key, places: route }))
  const key = JSON.stringify([countries, trips])
  const map = drawn.get(key) ?? drawTripsMap({ countries, trips, ...SHEET })
  drawn.set(key, map)
  return map
}
