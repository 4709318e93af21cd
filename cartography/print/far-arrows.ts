import { curvePath, type Point } from '#cartography/curves/leg-curve.ts'
import type { MapLeg, MapPlace } from '#cartography/curves/route.ts'
import { type Body, textWidth, touch } from '#cartography/labels/place-labels.ts'
import { DRAWN, type DrawnFar, type Edge, SIZES } from './map-data.ts'

interface FarWanted {
  places: readonly MapPlace[]
  legs: readonly MapLeg[]
  /** The positions of the places; the far ones are outside the map. */
  points: readonly Point[]
  /** Keys of the places on the map. */
  kept: ReadonlySet<string>
  size: { width: number; height: number }
}

export interface FarArrows {
  far: DrawnFar[]
  /** The lines from the map's places to the arrows, by the index of the leg. */
  paths: ReadonlyMap<number, { path: string; points: Point[] }>
}

/** The room after the words of a pill. */
const AFTER_WORDS = 12
/** Pixels of the map that a pill may be moved along its edge, so that two do not meet. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map(step => step * 26)
/** Arrows with the same words and closer than this, in pixels of the map, are one. */
const TWINS = 120

/**
 * An arrow at the edge of the map for each flight to a place that is not on it, or from one. Flights that leave the
 * map close together share one.
 */
export function farArrows(wanted: FarWanted): FarArrows {
  const { legs, kept } = wanted
  const far: DrawnFar[] = []
  const flights = new Map<number, { start: Point; arrow: number }>()
  const known = new Map<string, number>()
  for (const [i, leg] of legs.entries()) {
    if (kept.has(leg.from) === kept.has(leg.to)) continue
    const [near, away] = kept.has(leg.from) ? [leg.from, leg.to] : [leg.to, leg.from]
    const start = pointOf(near, wanted)
    const way = `${start} ${pointOf(away, wanted)}`
    const arrow = known.get(way) ?? addArrow(far, start, pointOf(away, wanted), leg.time, wanted)
    if (arrow === null) continue
    known.set(way, arrow)
    flights.set(i, { start, arrow })
  }
  const paths = [...flights].flatMap(
    ([i, { start, arrow }]): [number, { path: string; points: Point[] }][] => {
      const { x, y } = far[arrow] ?? {}
      const points: Point[] = x === undefined || y === undefined ? [] : [start, [x, y]]
      return [[i, { path: curvePath(points), points }]]
    },
  )
  return { far, paths: new Map(paths) }
}

/** Adds an arrow, or joins one, and answers its index; null if the flight leads to nowhere with a name. */
function addArrow(
  far: DrawnFar[],
  start: Point,
  end: Point,
  time: string | undefined,
  wanted: FarWanted,
): number | null {
  const { places, size, points, kept } = wanted
  const place = nameOf(end, wanted)
  const exit = exitOf(start, end, size)
  if (!place || !exit) return null
  const pill = (words: string) => {
    const width = Math.ceil(SIZES.farWords + textWidth(words, SIZES.sightName) + AFTER_WORDS)
    const { edge } = exit
    return { key: place.key, days: place.days, edge, words, width, ...farCorner({ edge, width }) }
  }
  const words = time === undefined ? place.name : `${place.name}, ${time}`
  const stops = points.flatMap(([x, y], i) => (kept.has(places[i]?.key ?? '') ? [{ x, y, ...AROUND }] : []))
  const scales = { from: DRAWN.narrow / size.width, to: DRAWN.widest / size.width }
  const isFree = (each: DrawnFar) =>
    ![...stops, ...far.map(farBody)].some(other => touch(farBody(each), other, scales))
  const placedAt = (shift: number): DrawnFar => {
    const own = pill(words)
    const [x, y] = alongEdge(exit, shift, own.width, size)
    return { ...own, x, y }
  }
  const twin = far.findIndex(
    each =>
      each.key === place.key && each.words === words && Math.hypot(each.x - exit.x, each.y - exit.y) < TWINS,
  )
  if (twin >= 0) return twin
  const open = SHIFTS.map(placedAt).find(isFree)
  const joined = far.findIndex(each => each.key === place.key && each.edge === exit.edge)
  const other = far[joined]
  if (open || !other) return far.push(open ?? placedAt(0)) - 1
  if (other.words !== words) far[joined] = { ...other, ...pill(place.name) }
  return joined
}

const AROUND = { left: -12, right: 12, top: -12, bottom: 12 }

/** The named place at the far end of a flight, or the nearest one to its airport. */
function nameOf([x, y]: Point, { places, points, kept }: FarWanted): MapPlace | undefined {
  const away = (place: MapPlace) => {
    const [px, py] = points[places.indexOf(place)] ?? [0, 0]
    return Math.hypot(px - x, py - y)
  }
  const named = places.filter(({ key, name }) => name !== '' && !kept.has(key))
  return named.toSorted((a, b) => away(a) - away(b))[0]
}

function pointOf(key: string, { places, points }: FarWanted): Point {
  return points[places.findIndex(place => place.key === key)] ?? [0, 0]
}

interface Exit {
  edge: Edge
  x: number
  y: number
}

/** Where the way between two points leaves the map. */
function exitOf([x, y]: Point, [ex, ey]: Point, { width, height }: FarWanted['size']): Exit | null {
  const [dx, dy] = [ex - x, ey - y]
  const walls: { edge: Edge; at: number }[] = [
    { edge: 'w', at: dx < 0 ? -x / dx : Infinity },
    { edge: 'e', at: dx > 0 ? (width - x) / dx : Infinity },
    { edge: 'n', at: dy < 0 ? -y / dy : Infinity },
    { edge: 's', at: dy > 0 ? (height - y) / dy : Infinity },
  ]
  const [first] = walls.sort((a, b) => a.at - b.at)
  return first && first.at < Infinity
    ? { edge: first.edge, x: x + first.at * dx, y: y + first.at * dy }
    : null
}

/** A point of the edge where the whole pill is inside the map on the smallest screen. */
function alongEdge({ edge, x, y }: Exit, shift: number, wide: number, size: FarWanted['size']): Point {
  const { width, height } = size
  const perPixel = width / DRAWN.narrow
  const within = (at: number, length: number, whole: number) => {
    const margin = (length / 2 + SIZES.farMargin) * perPixel
    return Math.round(Math.min(Math.max(at, margin), whole - margin))
  }
  const upright = edge === 'w' || edge === 'e'
  return upright
    ? [edge === 'w' ? 0 : width, within(y + shift, SIZES.far, height)]
    : [within(x + shift, wide, width), edge === 'n' ? 0 : height]
}

/** The area of the pill of an arrow. */
export function farBody({ x, y, left, top, width }: DrawnFar): Body {
  return { x, y, left, top, right: left + width, bottom: top + SIZES.far }
}

/** The corner of a pill from its point of the edge, in pixels of the screen. */
function farCorner({ edge, width }: Pick<DrawnFar, 'edge' | 'width'>): { left: number; top: number } {
  const { far: height, farMargin } = SIZES
  return {
    left: edge === 'w' ? farMargin : edge === 'e' ? -farMargin - width : -width / 2,
    top: edge === 'n' ? farMargin : edge === 's' ? -farMargin - height : -height / 2,
  }
}
