import type { FinderFilters } from '#app/features/search/finder/finder.ts'
import type { AreaMapData, FoundMapData, TripsMapData } from '#cartography/print/map-data.ts'
import { drawAreaMap, drawTripsMap } from '#cartography/print/map-drawing.server.ts'
import type { Area } from '#database/values/areas.ts'

/** The route of a trip. */
export interface TripRoute {
  key: string
  /** ISO alpha-2 codes. */
  countryCodes: string[]
  /** Places of its nights, in order. */
  places: { lon: number; lat: number }[]
}

/** A country with trips, and the middle of its places. */
export interface MapCountry {
  tag: string
  name: string
  code: string
  area: Area
  lon: number
  lat: number
}

/** A map as tall as a phone's screen with the routes in the middle; beside the list only its middle is visible. */
const SHEET = { width: 560, height: 1120, padding: { x: 56, y: 296 } }
/** Routes in more countries than this, or far apart, cannot be told from each other. */
const MOST_COUNTRIES = 3
/** Of a part of the world beside its list, and of one alone above it. */
const BESIDE = { width: 200, height: 200 }
const ALONE = { width: 400, height: 340 }

/** Map of the routes of trips; null if there are none. */
export function drawRoutes(routes: readonly TripRoute[]): TripsMapData | null {
  if (routes.length === 0) return null
  const countries = [...new Set(routes.flatMap(({ countryCodes }) => countryCodes))]
  const trips = routes.map(({ key, places }) => ({ key, places }))
  return drawTripsMap({ countries, trips, ...SHEET })
}

interface Found {
  routes: readonly TripRoute[]
  filters: Pick<FinderFilters, 'countries'>
  /** How many were found in each country; null if none has all that the words ask for, as the page's are then shown. */
  counts: Readonly<Record<string, number>> | null
}

/** Map of the trips found: their routes if they are near each other, otherwise how many there are in each country. */
export function drawFound(
  { routes, filters, counts }: Found,
  all: readonly MapCountry[],
): FoundMapData | null {
  const codes = new Set(routes.flatMap(({ countryCodes }) => countryCodes))
  const isFound = ({ tag, code }: MapCountry) =>
    counts
      ? (counts[tag] ?? 0) > 0 && (filters.countries.length === 0 || filters.countries.includes(tag))
      : codes.has(code)
  const countries = all.filter(isFound)
  const areas = [...new Set(countries.map(({ area }) => area))]
  if (codes.size <= MOST_COUNTRIES && areas.length <= 1) return drawRoutes(routes)
  const countOf = ({ tag, code }: MapCountry) =>
    counts?.[tag] ?? routes.filter(({ countryCodes }) => countryCodes.includes(code)).length
  const size = areas.length === 1 ? ALONE : BESIDE
  return {
    areas: areas.map(area =>
      drawArea(
        { area, size, countOf },
        countries.filter(one => one.area === area),
      ),
    ),
  }
}

interface DrawnArea {
  area: Area
  size: { width: number; height: number }
  countOf: (country: MapCountry) => number
}

/** The countries of a part of the world where they are, in the order of the map from north to south. */
function drawArea({ area, size, countOf }: DrawnArea, found: readonly MapCountry[]): AreaMapData {
  const countries = found.toSorted((a, b) => b.lat - a.lat)
  const places = countries.map(({ lon, lat }) => ({ lon, lat }))
  const { ground, points } = drawAreaMap({ countries: countries.map(({ code }) => code), places, ...size })
  const marks = countries.map((country, i) => {
    const [x = 0, y = 0] = points[i] ?? []
    return {
      ...{ tag: country.tag, name: country.name, count: countOf(country) },
      ...{ x: Math.round(x), y: Math.round(y) },
    }
  })
  return { ...ground, area, countries: marks }
}
