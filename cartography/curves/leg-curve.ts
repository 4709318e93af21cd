import type { TravelMode } from './route.ts'

/** Pixels, y downwards. */
export type Point = readonly [x: number, y: number]

/** The shape of a mode of transport's line, as shares of the distance. */
interface Manner {
  /** The possible bends, gentlest first; each may go to either side. */
  bends: readonly number[]
  /** How far the line deviates from its bend, as a road does in hills. */
  wander: number
}

const OVERLAND: Manner = { bends: [0.06, 0.12, 0.2, 0.3, 0.42, 0.56], wander: 0.05 }

/** A flight is a straight line. */
export const MANNERS: Record<Exclude<TravelMode, 'air'>, Manner> = {
  road: OVERLAND,
  foot: OVERLAND,
  rail: { ...OVERLAND, wander: 0 },
  boat: { bends: [0.1, 0.18, 0.28, 0.4, 0.54, 0.7], wander: 0 },
}

const WIDEST_WANDER = 6
const NODE_EVERY = 48

/**
 * The nodes of a bent line between two points. `bend` is its greatest distance from the straight line as a share of
 * its length, positive to the left of travel. The same `seed` always gives the same line.
 */
export function bentNodes(from: Point, to: Point, bend: number, wander: number, seed: string): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = distance(from, to)
  const segments = Math.min(8, Math.max(4, Math.round(length / NODE_EVERY)))
  const waver = Math.min(WIDEST_WANDER, wander * length) / (length || 1)
  const nodes: Point[] = [from]
  for (let i = 1; i < segments; i++) {
    const along = i / segments
    const aside = bend * 4 * along * (1 - along) + waver * noise(`${seed}/${i}`)
    nodes.push([from[0] + dx * along + dy * aside, from[1] + dy * along - dx * aside])
  }
  return [...nodes, to]
}

/** The same nodes moved sideways between their two ends, for a road that is travelled twice. */
export function besideNodes(nodes: readonly Point[], pixels: number): Point[] {
  return nodes.map((node, i) => {
    const before = nodes[i - 1]
    const after = nodes[i + 1]
    if (!before || !after) return node
    const [ux, uy] = tangent(before, node, after)
    return [node[0] + uy * pixels, node[1] - ux * pixels]
  })
}

/** A cubic piece of a curve: start, two handles, end. */
type Piece = readonly [Point, Point, Point, Point]

/**
 * A smooth curve through all nodes. Handles are a third of their own piece, along the line between the adjacent
 * nodes, and shorter the sharper the turn: unevenly spaced nodes neither overshoot nor loop.
 */
function pieces(nodes: readonly Point[]): Piece[] {
  const tangents = nodes.map((node, i) => tangent(nodes[i - 1] ?? node, node, nodes[i + 1] ?? node))
  return nodes.slice(1).map((end, i) => {
    const start = nodes[i] ?? end
    const reach = distance(start, end) / 3
    const [out, into] = [tangents[i] ?? [0, 0], tangents[i + 1] ?? [0, 0]]
    return [
      start,
      [start[0] + out[0] * reach, start[1] + out[1] * reach],
      [end[0] - into[0] * reach, end[1] - into[1] * reach],
      end,
    ]
  })
}

/** The direction from before to after, with length 1 where the way is straight and 0 where it turns back. */
function tangent(before: Point, node: Point, after: Point): Point {
  const around = distance(before, node) + distance(node, after) || 1
  return [(after[0] - before[0]) / around, (after[1] - before[1]) / around]
}

/** The curve through the nodes as an SVG path, in tenths of a pixel. */
export function curvePath(nodes: readonly Point[]): string {
  const start = nodes[0]
  if (!start || nodes.length < 2) return ''
  const curves = pieces(nodes).map(([, ...points]) => `C${points.map(written).join(' ')}`)
  return `M${written(start)}${curves.join('')}`
}

/** Points along the curve, about eight for each piece, both ends included. */
export function curvePoints(nodes: readonly Point[]): Point[] {
  const start = nodes[0]
  if (!start) return []
  const steps = [1, 2, 3, 4, 5, 6, 7, 8].map(step => step / 8)
  return [start, ...pieces(nodes).flatMap(piece => steps.map(t => pointOn(piece, t)))]
}

/** Points along a line, at most this many pixels apart. */
export function denser(points: readonly Point[], apart: number): Point[] {
  return points.flatMap((point, i) => {
    const [dx, dy] = [(points[i + 1] ?? point)[0] - point[0], (points[i + 1] ?? point)[1] - point[1]]
    const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / apart))
    return Array.from(
      { length: count },
      (_, at): Point => [point[0] + (dx * at) / count, point[1] + (dy * at) / count],
    )
  })
}

function pointOn([a, b, c, d]: Piece, t: number): Point {
  const s = 1 - t
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const
  return [
    a[0] * weights[0] + b[0] * weights[1] + c[0] * weights[2] + d[0] * weights[3],
    a[1] * weights[0] + b[1] * weights[1] + c[1] * weights[2] + d[1] * weights[3],
  ]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

function written([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

/** A reproducible number from -1 to 1 for a text (FNV-1a). */
export function noise(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x7fffffff - 1
}
