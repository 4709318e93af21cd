import { type CountryFrame, countryFrame, proportion } from '#cartography/atlas/map-geometry.server.ts'
import { landPart } from '#cartography/curves/land-part.ts'
import { curvePath, type Point } from '#cartography/curves/leg-curve.ts'
import type { LonLat, MapLeg, MapPlace } from '#cartography/curves/route.ts'
import { type LegCurve, type PlottedLeg, routeCurves } from '#cartography/curves/route-curves.ts'
import { spreadDiscs } from '#cartography/labels/disc-layout.ts'
import { cachedDrawing } from './cached-drawing.server.ts'
import { farArrows, farBody } from './far-arrows.ts'
import type {
  CountryMapData,
  DrawnPlace,
  DrawnStop,
  InsetMapData,
  MapWater,
  RouteMapData,
  TripsMapData,
} from './map-data.ts'
import { DRAWN, layoutOf, SIZES } from './map-data.ts'
import { around, groundOf, insetEdge } from './map-print.server.ts'
import { nameLandmarks, namePlaces, nameRanked, numbered } from './place-names.server.ts'
import { layOut, lineBodies, stopBodies } from './stop-names.server.ts'

interface MapWanted {
  /** ISO alpha-2 codes of the countries shown. */
  countries: readonly string[]
  waters?: readonly MapWater[]
  /** In pixels of the viewBox. */
  width?: number
  height?: number
}

export interface RouteMapWanted extends MapWanted {
  places: readonly MapPlace[]
  legs: readonly MapLeg[]
  /** Key of the place it is about, which gets its name before the others. */
  about?: string | undefined
  /** What the ground shown must hold besides, so that maps beside each other have the same. */
  within?: readonly LonLat[]
  /** Whether it is a trip: what only a long flight reaches is an arrow at the edge, and the ground is shown larger. */
  arrows?: boolean
}

export interface CountryMapWanted extends MapWanted {
  places: readonly MapPlace[]
  /** Shows only the part in which the places lie. */
  near?: boolean
  /** Shows names beside the pins; without it the list beside the map explains the numbers. */
  names?: boolean
}

export interface InsetMapWanted {
  /** ISO alpha-2 code. */
  country: string
  place: MapPlace
  /** In pixels of the viewBox. */
  width: number
}

export interface TripsMapWanted extends MapWanted {
  trips: readonly { key: string; places: readonly Pick<MapPlace, 'lon' | 'lat'>[] }[]
  /** Pixels kept free at the sides (x) and at the top and bottom (y) of the routes; a tenth of the map by default. */
  padding?: { x: number; y: number }
}

export interface AreaMapWanted extends Required<Pick<MapWanted, 'countries' | 'width' | 'height'>> {
  places: readonly Pick<MapPlace, 'lon' | 'lat'>[]
}

/** Bytes of the coast of a part of the world, which is small on the page. */
const AREA_BUDGET = 2_500

/**
 * A ride that returns to its start and stays this close to it, as a share of the map, is not drawn: like one to an
 * airport, it would be a short stub at the disc.
 */
const SPUR = 0.1
const NO_CURVE: LegCurve = { path: '', points: [] }

/** Crowded dots, as on Bali, may overlap a little rather than drift out to sea. */
const SMALLEST_DISC = 2.5

/** The flattest and the tallest map of a country, as shares of its width. */
const FLATTEST = 0.62
const TALLEST = 1.16
/** Of a part of it, beside a list. */
const SQUARE = 0.92

/**
 * The room around a route, as a share of the map: the next is tried while a place to sleep has no room for its name, as
 * one at the edge.
 */
const AROUND_A_ROUTE = [0.17, 0.22, 0.27] as const

/** In memory, at about 30 KB each. */
const MOST_DRAWINGS = 60

/**
 * The map of a trip: its places and legs, zoomed as far as they and the names of the places to sleep allow. @throws
 * RangeError for a leg to a place that is not in the list, or a country that is not drawn.
 */
export const drawRouteMap = cachedDrawing(
  { most: MOST_DRAWINGS, kind: 'route' },
  (wanted: RouteMapWanted): RouteMapData => {
    const { countries, places, waters } = wanted
    const { frame, stops, far, legs, lines } = layOutRoute(wanted)
    const clear = [...lines, ...stopBodies(stops), ...far.map(farBody)]
    const ground = groundOf({ frame, waters, clear, scales: scalesOf(frame) })
    const taken = ([0, 1] as const).map(level => [...stopBodies(stops, level), ...far.map(farBody), ...lines])
    return {
      ...ground,
      landmarks: nameLandmarks({ countries, places, frame, ground, avoid: [], taken }),
      places: stops,
      far,
      legs,
    }
  },
)

/** A route with as much room around it as leaves the fewest places to sleep without a name. */
function layOutRoute(wanted: RouteMapWanted) {
  const [first, ...wider] = AROUND_A_ROUTE
  let best = routeWithin(wanted, first)
  for (const share of wanted.arrows ? wider : []) {
    if (namelessStays(best.stops) === 0) break
    const next = routeWithin(wanted, share)
    if (namelessStays(next.stops) < namelessStays(best.stops)) best = next
  }
  return best
}

/** How many names of places to sleep are missing, on a narrow map and on a wide one. */
function namelessStays(stops: readonly DrawnStop[]): number {
  const stays = stops.filter(({ days = [] }) => days.length > 0)
  return stays.flatMap(stay => [layoutOf(stay, 0), layoutOf(stay, 1)]).filter(({ name }) => name === null)
    .length
}

/** A route with its stops, and this share of the map around it. */
function routeWithin(wanted: RouteMapWanted, share: number) {
  const { countries, places, legs, about, within = [], arrows = false, width = 560, height = 700 } = wanted
  const size = { width, height }
  const kept = arrows ? landPart(places, legs) : new Set(places.map(({ key }) => key))
  const near = places.filter(({ key }) => kept.has(key))
  const isFar = (key: string) => places.some(place => place.key === key && !kept.has(key))
  const overland = legs.filter(({ from, to }) => !isFar(from) && !isFar(to))
  const focus = [...near.map(lonLat), ...within, ...overland.flatMap(leg => leg.via ?? [])]
  const trip = arrows && near.filter(({ name }) => name !== '').length > 1
  const frame = countryFrame(countries, { ...size, padding: share * Math.min(width, height), focus, trip })
  const points = places.map(place => frame.project(lonLat(place)))
  const drawn = plotRoute({ places, legs: overland }, frame, points)
  const { far, paths } = farArrows({ places, legs, points, kept, size })
  const route = legs.map((leg, i) => paths.get(i) ?? drawn[overland.indexOf(leg)] ?? NO_CURVE)
  const lines = route.flatMap(lineBodies)
  const own = points.filter((_, i) => kept.has(places[i]?.key ?? ''))
  return {
    ...{ frame, far, lines },
    stops: layOut({ places: near, points: own, frame, far, lines, about }),
    legs: legs.map(({ from, to, day, mode }, i) => ({ from, to, day, mode, path: route[i]?.path ?? '' })),
  }
}

/** The curves of a route between points already placed. @throws RangeError for a leg to a place not among them. */
export function plotRoute(
  { places, legs }: Pick<RouteMapWanted, 'places' | 'legs'>,
  frame: Pick<CountryFrame, 'width' | 'height' | 'project' | 'onLand'>,
  points: readonly Point[],
): LegCurve[] {
  const pointOf = (key: string) => {
    const point = points[places.findIndex(place => place.key === key)]
    if (!point) throw new RangeError(`A leg calls at "${key}", which is not among the places`)
    return point
  }
  const { width, height, onLand } = frame
  const plotted = legs.map(leg => ({
    ...leg,
    start: pointOf(leg.from),
    end: pointOf(leg.to),
    via: (leg.via ?? []).map(frame.project),
  }))
  const nameless = new Set(places.filter(({ name }) => name === '').map(({ key }) => key))
  const isSpur = (leg: PlottedLeg) =>
    leg.mode !== 'air' &&
    (leg.from === leg.to || [leg.from, leg.to].some(key => nameless.has(key) && callsAt(key, legs) === 1)) &&
    [leg.end, ...leg.via].every(([x, y]) => {
      return Math.hypot(x - leg.start[0], y - leg.start[1]) < SPUR * Math.min(width, height)
    })
  const drawn = routeCurves(
    plotted.filter(leg => !isSpur(leg)),
    { width, height, discs: points, onLand },
  )[Symbol.iterator]()
  return plotted.map(leg => (isSpur(leg) ? NO_CURVE : (drawn.next().value ?? NO_CURVE)))
}

function callsAt(key: string, legs: readonly MapLeg[]): number {
  return legs.filter(({ from, to }) => from === key || to === key).length
}

type FramedCountry = Pick<CountryMapWanted, 'countries' | 'places' | 'near' | 'width' | 'height'>

/** A frame with the proportions of the country, or of the part in which the places lie. */
function frameOf({ countries, places, near, width = 640, height }: FramedCountry): CountryFrame {
  const shown = { [near ? 'focus' : 'include']: places.map(lonLat) }
  const natural = width / proportion(countries, shown)
  const fitting = Math.round(Math.min(TALLEST * width, Math.max((near ? SQUARE : FLATTEST) * width, natural)))
  return countryFrame(countries, { width, height: height ?? fitting, padding: near ? 56 : 36, ...shown })
}

/** A country with only one place on it, and no names. */
export function drawInsetMap({ country, place, width }: InsetMapWanted): InsetMapData {
  const frame = frameOf({ countries: [country], places: [place], width })
  const [[x, y] = [0, 0]] = spread([place], frame, SIZES.pin)
  const { height, land, neighbours, lakes } = frame
  return { width, height, land, neighbours, lakes, x, y }
}

/** The map of a country, or of several, with its places. */
export const drawCountryMap = cachedDrawing(
  { most: MOST_DRAWINGS, kind: 'country' },
  (wanted: CountryMapWanted): CountryMapData => {
    const { countries, places, names = false } = wanted
    const frame = frameOf(wanted)
    const points = spread(places, frame, names ? SMALLEST_DISC : SIZES.pin)
    const clear = points.map(point => around(point, names ? SIZES.currentDisc : SIZES.currentPin))
    const ground = groundOf({ frame, waters: wanted.waters, clear, scales: scalesOf(frame) })
    if (names) {
      const placed = { places, points, frame, avoid: insetEdge(ground) }
      const drawn = namePlaces({ ...placed, countries, ground, standing: nameRanked(placed, ground) })
      const unnumbered = drawn.places.map(place => ({ ...place, number: null }))
      return { ...ground, landmarks: drawn.landmarks, places: unnumbered }
    }
    return {
      ...ground,
      landmarks: [],
      places: places.map((place, i) => ({
        ...numbered(place, i, points[i]),
        ...homeOf(points[i], frame.project(lonLat(place))),
        labelPositions: ['-', '-'],
      })),
    }
  },
)

/** One map of many trips, each a plain line through its places in order: of what somebody searched, so not kept on the disk. */
export const drawTripsMap = cachedDrawing({ most: MOST_DRAWINGS }, (wanted: TripsMapWanted): TripsMapData => {
  const { countries, trips, width = 560, height = 640 } = wanted
  const focus = trips.flatMap(trip => trip.places.map(lonLat))
  const { padding = 0.1 * Math.min(width, height) } = wanted
  const frame = countryFrame(countries, { width, height, padding, focus })
  return {
    ...groundOf({ frame, waters: wanted.waters, clear: [], scales: scalesOf(frame) }),
    trips: trips.map(({ key, places }) => {
      const points = places.map(place => frame.project(lonLat(place)))
      return { key, path: curvePath(points), places: points.map(([x, y], i) => ({ number: i + 1, x, y })) }
    }),
  }
})

/** The ground of a part of the world, and where some places are on it. Names are left to the marks. */
export const drawAreaMap = cachedDrawing({ most: MOST_DRAWINGS, kind: 'area' }, (wanted: AreaMapWanted) => {
  const { countries, places, width, height } = wanted
  const focus = places.map(lonLat)
  const beyond = { x: width, y: height }
  // One place says nothing of how far its country goes.
  const shown = focus.length > 1 ? { focus } : {}
  const frame = countryFrame(countries, { width, height, padding: 40, ...shown, beyond, budget: AREA_BUDGET })
  const ground = groundOf({ frame, waters: [], clear: [], scales: { from: 1, to: 1 } })
  return { ground: { ...ground, names: [] }, points: focus.map(place => frame.project(place)) }
})

function lonLat({ lon, lat }: Pick<MapPlace, 'lon' | 'lat'>): LonLat {
  return [lon, lat]
}

/** The position of a pin's place, unless it is well under the pin. */
function homeOf([x, y]: Point = [0, 0], home: Point): Pick<DrawnPlace, 'home'> {
  return Math.hypot(home[0] - x, home[1] - y) > SIZES.pin / 2 ? { home } : {}
}

/** The scales at which a small map is drawn. */
function scalesOf({ width }: CountryFrame): { from: number; to: number } {
  return { from: DRAWN.narrow / width, to: DRAWN.wide / width }
}

/** Moves discs apart as far as a phone requires. */
function spread(places: readonly MapPlace[], frame: CountryFrame, radius: number): Point[] {
  const discs = places.map(place => {
    const [x, y] = frame.project(lonLat(place))
    return { x, y, radius: (radius * frame.width) / DRAWN.phone }
  })
  return spreadDiscs(discs, frame)
}
