import { spreadDiscs } from './disc-layout.ts'
import { curvePath, type Point } from './leg-curve.ts'
import type {
  CountryMapData,
  DrawnPlace,
  GroundData,
  MapWater,
  RouteMapData,
  TripsMapData,
} from './map-data.ts'
import { SIZES } from './map-data.ts'
import { type CountryFrame, countryFrame } from './map-geometry.server.ts'
import { type LabelSpot, placeLabels, textWidth } from './place-labels.ts'
import type { LonLat, MapLeg, MapPlace } from './route.ts'
import { routeCurves } from './route-curves.ts'

interface MapWanted {
  /** ISO alpha-2 codes of the countries printed on paper. */
  countries: readonly string[]
  waters?: readonly MapWater[]
  /** Pixels of the viewBox. */
  width?: number
  height?: number
}

export interface RouteMapWanted extends MapWanted {
  places: readonly MapPlace[]
  legs: readonly MapLeg[]
}

export interface CountryMapWanted extends MapWanted {
  places: readonly MapPlace[]
  /** Writes the names beside the pins; without it the list beside the map tells what the numbers are. */
  names?: boolean
}

export interface TripsMapWanted extends MapWanted {
  trips: readonly { key: string; places: readonly Pick<MapPlace, 'lon' | 'lat'>[] }[]
  /** Pixels kept free at the sides (x) and at the ends (y) of the routes; a tenth of the map unless told. */
  padding?: { x: number; y: number }
}

/**
 * The map of a trip: its places and legs, as close as they allow. Throws a RangeError for a leg to a place
 * that is not in the list, or a country that is not drawn.
 */
export function drawRouteMap(wanted: RouteMapWanted): RouteMapData {
  const { countries, places, legs, width = 560, height = 700 } = wanted
  const focus = [...places.map(lonLat), ...legs.flatMap(leg => leg.via ?? [])]
  const frame = countryFrame(countries, { width, height, padding: 0.17 * Math.min(width, height), focus })
  const ground = groundOf(frame, wanted.waters)
  const points = spread(places, frame, SIZES.disc * ground.narrow)
  const pointOf = (key: string) => {
    const point = points[places.findIndex(place => place.key === key)]
    if (!point) throw new RangeError(`A leg calls at "${key}", which is not among the places`)
    return point
  }
  const plotted = legs.map(leg => ({
    ...leg,
    start: pointOf(leg.from),
    end: pointOf(leg.to),
    via: (leg.via ?? []).map(frame.project),
  }))
  const curves = routeCurves(plotted, { width, height, discs: points, onLand: frame.onLand })
  const avoid = [...curves.flatMap(curve => curve.points), ...waterPoints(ground)]
  const drawn = withLabels(places, points, ground, SIZES.currentDisc, avoid)
  return {
    ...ground,
    places: drawn.map((place, i) => ({ ...place, days: places[i]?.days })),
    legs: legs.map(({ from, to, day, mode }, i) => ({ from, to, day, mode, path: curves[i]?.path ?? '' })),
  }
}

/** The map of a country, or of several, with numbered places. */
export function drawCountryMap(wanted: CountryMapWanted): CountryMapData {
  const { countries, places, names = false, width = 640, height = 600 } = wanted
  const frame = countryFrame(countries, { width, height, padding: 32, include: places.map(lonLat) })
  const ground = groundOf(frame, wanted.waters)
  const points = spread(places, frame, SIZES.pin * ground.narrow)
  if (names)
    return { ...ground, places: withLabels(places, points, ground, SIZES.currentPin, waterPoints(ground)) }
  return { ...ground, places: places.map((place, i) => numbered(place, i, points[i])) }
}

/** One map of many trips, each a plain line through its places in their order. */
export function drawTripsMap(wanted: TripsMapWanted): TripsMapData {
  const { countries, trips, width = 560, height = 640 } = wanted
  const focus = trips.flatMap(trip => trip.places.map(lonLat))
  const { padding = 0.1 * Math.min(width, height) } = wanted
  const frame = countryFrame(countries, { width, height, padding, focus })
  return {
    ...groundOf(frame, wanted.waters),
    trips: trips.map(({ key, places }) => {
      const points = places.map(place => frame.project(lonLat(place)))
      return { key, path: curvePath(points), places: points.map(([x, y], i) => ({ number: i + 1, x, y })) }
    }),
  }
}

function lonLat({ lon, lat }: Pick<MapPlace, 'lon' | 'lat'>): LonLat {
  return [lon, lat]
}

function spread(places: readonly MapPlace[], frame: CountryFrame, radius: number): Point[] {
  const discs = places.map(place => {
    const [x, y] = frame.project(lonLat(place))
    return { x, y, radius }
  })
  return spreadDiscs(discs, frame)
}

function numbered({ key, name }: MapPlace, index: number, point: Point = [0, 0]): DrawnPlace {
  return { key, name, number: index + 1, x: point[0], y: point[1] }
}

/** Names are placed twice, since on a narrow screen they are larger beside the drawing. */
function withLabels(
  places: readonly MapPlace[],
  points: readonly Point[],
  { width, height, narrow }: GroundData,
  radius: number,
  avoid: readonly Point[],
): DrawnPlace[] {
  const labels = (scale: number): (LabelSpot | undefined)[] => {
    const discs = places.map(({ name }, i) => ({
      x: points[i]?.[0] ?? 0,
      y: points[i]?.[1] ?? 0,
      radius: radius * scale,
      textWidth: textWidth(name, SIZES.name * scale),
      textHeight: SIZES.name * scale,
    }))
    return placeLabels(discs, { width, height, avoid })
  }
  const [wide, small] = [labels(1), labels(narrow)]
  return places.map((place, i) => ({
    ...numbered(place, i, points[i]),
    label: wide[i],
    narrowLabel: small[i],
  }))
}

function groundOf(frame: CountryFrame, waters: readonly MapWater[] = []): GroundData {
  const { width, height, land, neighbours, borders, lakes } = frame
  const narrow = narrowScale(width)
  const named = waters.map(({ name, lon, lat, angle }) => {
    const [x, y] = frame.project([lon, lat])
    return { name, x, y, angle }
  })
  const inFrame = named.filter(water =>
    underName(water, narrow).every(([x, y]) => x > 4 && y > 4 && x < width - 4 && y < height - 4),
  )
  return { width, height, narrow, land, neighbours, borders, lakes, waters: inFrame }
}

/** A phone draws the map some 350 pixels wide; a name must stay near 15 pixels there. */
function narrowScale(width: number): number {
  return Math.round(100 * Math.min(2, Math.max(1, width / 440))) / 100
}

function waterPoints({ waters, narrow }: GroundData): Point[] {
  return waters.flatMap(water => underName(water, narrow))
}

/** Points under the name of a water at its largest, which is centred on its point. */
function underName({ name, x, y, angle }: GroundData['waters'][number], scale: number): Point[] {
  const size = SIZES.water * scale
  const half = textWidth(name, size) / 2
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const along = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map(share => share * half)
  return along.flatMap(a =>
    [-0.5, 0, 0.5].map(b => [x + a * cos - b * size * sin, y + a * sin + b * size * cos]),
  )
}
