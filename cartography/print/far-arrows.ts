import { curvePath, type Point } from '#cartography/curves/leg-curve.ts'
import type { MapLeg, MapPlace } from '#cartography/curves/route.ts'
import { type Body, textWidth, touch } from '#cartography/labels/place-labels.ts'
import { markBody } from '#cartography/labels/stop-layout.ts'
import { DRAWN, type DrawnStop, layoutOf, MARKS } from './map-data.ts'

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
  far: DrawnStop[]
  /** The lines from the map's places to the arrows, by the index of the leg. */
  paths: ReadonlyMap<number, { path: string; points: Point[] }>
}

/** The room around the words of a pill, with its arrow. */
const AROUND_WORDS = 40
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
  const far: DrawnStop[] = []
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
  far: DrawnStop[],
  start: Point,
  end: Point,
  time: string | undefined,
  wanted: FarWanted,
): number | null {
  const { places, size, points, kept } = wanted
  const place = nameOf(end, wanted)
  const exit = exitOf(start, end, size)
  if (!place || !exit) return null
  const pill = (label: string) => {
    const width = Math.ceil(textWidth(label, MARKS.daysText) + AROUND_WORDS)
    const mark = markAt(exit.edge, width)
    const arrow = arrowAt(exit.edge, [mark[0] - width / 2 + MARKS.arrow, mark[1]])
    const layouts = [{ mark, name: null, wet: false }] as const
    return {
      key: place.key,
      name: place.name,
      days: place.days,
      label,
      arrow,
      width,
      height: MARKS.far,
      layouts,
    }
  }
  const words = time === undefined ? place.name : `${place.name}, ${time}`
  const stops = points.flatMap(([x, y], i) => (kept.has(places[i]?.key ?? '') ? [{ x, y, ...AROUND }] : []))
  const scales = { from: DRAWN.narrow / size.width, to: DRAWN.widest / size.width }
  const isFree = (each: DrawnStop) =>
    ![...stops, ...far.map(farBody)].some(other => touch(farBody(each), other, scales))
  const placedAt = (shift: number): DrawnStop => {
    const own = pill(words)
    const [x, y] = alongEdge(exit, shift, own.width, size)
    return { ...own, x, y }
  }
  const twin = far.findIndex(
    each =>
      each.key === place.key && each.label === words && Math.hypot(each.x - exit.x, each.y - exit.y) < TWINS,
  )
  if (twin >= 0) return twin
  const open = SHIFTS.map(placedAt).find(isFree)
  const joined = far.findIndex(each => each.key === place.key && isOn(exit.edge, each, size))
  const other = far[joined]
  if (open || !other) return far.push(open ?? placedAt(0)) - 1
  if (other.label !== words) far[joined] = { ...other, ...pill(place.name) }
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

type Edge = 'n' | 'e' | 's' | 'w'

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
    const margin = (length / 2 + MARKS.farMargin) * perPixel
    return Math.round(Math.min(Math.max(at, margin), whole - margin))
  }
  const upright = edge === 'w' || edge === 'e'
  return upright
    ? [edge === 'w' ? 0 : width, within(y + shift, MARKS.far, height)]
    : [within(x + shift, wide, width), edge === 'n' ? 0 : height]
}

/** The area of the pill of an arrow. */
export function farBody(far: DrawnStop): Body {
  return markBody(far, layoutOf(far, 0).mark)
}

/** The middle of a pill from its point of the edge, in pixels of the screen. */
function markAt(edge: Edge, width: number): readonly [number, number] {
  const { far: height, farMargin } = MARKS
  const [across, down] = [farMargin + width / 2, farMargin + height / 2]
  if (edge === 'w' || edge === 'e') return [edge === 'w' ? across : -across, 0]
  return [0, edge === 'n' ? down : -down]
}

const AHEAD: Record<Edge, Point> = { w: [-1, 0], e: [1, 0], n: [0, -1], s: [0, 1] }

/** An arrow towards an edge, around its middle. */
function arrowAt(edge: Edge, [x, y]: Point): string {
  const [ax, ay] = AHEAD[edge]
  const point = (along: number, aside: number) =>
    `${x + along * ax - aside * ay} ${y + along * ay + aside * ax}`
  return `M${point(-5, 0)}L${point(5, 0)}M${point(0.5, -4.5)}L${point(5, 0)}L${point(0.5, 4.5)}`
}

function isOn(edge: Edge, { x, y }: DrawnStop, { width, height }: FarWanted['size']): boolean {
  return { w: x === 0, e: x === width, n: y === 0, s: y === height }[edge]
}
