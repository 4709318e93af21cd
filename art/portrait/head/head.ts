import { type Surface, type Tracer, tracer, type Vertex } from '#art/portrait/outline.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import type { Pose, Proportions } from './proportions.ts'
import type { Side } from './sides.ts'
import { depthAt, type SkullWidths, sliceAt } from './slices.ts'

/** Where the middle of the eye line stands on paper, and how large a head unit is there. */
export const CENTRE = { x: 400, y: 352 }
export const SCALE = 2

const EDGE_HEIGHTS = [-104, -92, -78, -60, -42, -24, -12, -3, 8, 20, 34, 48, 60, 72, 84, 93, 101, 106]

/** One head, turned, tipped and projected. Features are traced on it in head units. */
export interface Head {
  /** Sine of the turn: negative when the face looks to the left of the paper. */
  turn: number
  /** The side of the head that the turn hides, 0 from the front. */
  hidden: Side | 0
  /** Lean, in radians. */
  roll: number
  /** Three dimensions to paper. */
  project: Surface
  /** A point on the skin, or `z` units above it. */
  onFace: Surface
  face: Tracer
  /** The same tracer for one half of the face, x counted outwards from the midline. */
  side: Record<Side, Tracer>
  /** The silhouette, crown to chin. */
  edge: Record<Side, Vertex[]>
  /** A point `inset` units inside the silhouette, at about the height y. */
  insideEdge: (side: Side, y: number, inset: number) => Vertex
  /** Middle and half width of the skull without its face, on paper. */
  skull: { x: number; y: number; rx: number }
  /** Round the skull: degrees from straight up, `lift` units above it, at `radius` skull radii. */
  aroundSkull: (degrees: number, lift?: number, radius?: number) => Vertex
}

export function makeHead({ pose, skull }: Proportions): Head {
  const turn = Math.sin(pose.yaw)
  const project = projection(pose, skull.length)
  const onFace: Surface = (x, y, z = 0) => project(x, y, depthAt(skull, x, y) + z)
  const edgeOf = (side: Side) => EDGE_HEIGHTS.map(y => edgePoint(skull, project, side, y))
  const edge = { [-1]: edgeOf(-1), 1: edgeOf(1) }
  const insideEdge = (side: Side, y: number, inset: number): Vertex => {
    const rim = edge[side][EDGE_HEIGHTS.findIndex(height => height >= y)] ?? edge[side].at(-1)
    return { x: (rim?.x ?? CENTRE.x) - side * inset * SCALE, y: project(0, y, 40).y, corner: false }
  }
  return {
    turn,
    hidden: Math.abs(turn) < 0.12 ? 0 : turn < 0 ? -1 : 1,
    roll: pose.roll,
    project,
    onFace,
    face: tracer(onFace),
    side: { [-1]: tracer((x, y, z) => onFace(-x, y, z)), 1: tracer(onFace) },
    edge,
    insideEdge,
    ...skullRound(pose, skull, project(0, -30, -14)),
  }
}

function projection(pose: Pose, length: number): Surface {
  const [sin, cos] = [Math.sin(pose.yaw), Math.cos(pose.yaw)]
  const [rollSin, rollCos] = [Math.sin(pose.roll), Math.cos(pose.roll)]
  return (x, y, z = 0) => {
    const across = x * cos + z * sin - 24 * sin
    const down = (y > 0 ? y * length : y) - (z - 40) * pose.lift
    return {
      x: CENTRE.x + SCALE * (across * rollCos - down * rollSin),
      y: CENTRE.y + SCALE * (across * rollSin + down * rollCos),
      corner: false,
    }
  }
}

/** Of all points at one height, the one that stands out furthest to the side. */
function edgePoint(widths: SkullWidths, project: Surface, side: Side, y: number): Vertex {
  const { across, depth } = sliceAt(widths, y)
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1]
  const stretch = (a: 0 | 1 | 2, b: 1 | 2 | 3) =>
    steps.map(t => project(side * lerp(across[a], across[b], t), y, lerp(depth[a], depth[b], t)))
  return [...stretch(0, 1), ...stretch(1, 2), ...stretch(2, 3)].reduce((best, point) =>
    (point.x - best.x) * side > 0 ? point : best,
  )
}

function skullRound(pose: Pose, widths: SkullWidths, middle: Vertex): Pick<Head, 'skull' | 'aroundSkull'> {
  const [sin, cos] = [Math.sin(pose.yaw), Math.cos(pose.yaw)]
  const [rollSin, rollCos] = [Math.sin(pose.roll), Math.cos(pose.roll)]
  const rx = SCALE * Math.hypot(69 * widths.brow * cos, 88 * sin)
  const ry = SCALE * 79
  const aroundSkull = (degrees: number, lift = 0, radius = 1): Vertex => {
    const proud = lift + browRise(degrees, sin)
    const angle = (degrees * Math.PI) / 180
    const x = (rx * radius + proud * SCALE) * Math.sin(angle)
    const y = -(ry * radius + proud * SCALE) * Math.cos(angle)
    return { x: middle.x + x * rollCos - y * rollSin, y: middle.y + x * rollSin + y * rollCos, corner: false }
  }
  return { skull: { x: middle.x, y: middle.y, rx }, aroundSkull }
}

/** On the far side of a turned head the brow stands proud of the skull. */
function browRise(degrees: number, turn: number): number {
  const towardsFar = degrees * Math.sign(turn)
  if (towardsFar <= 15 || Math.abs(turn) <= 0.12) return 0
  return Math.abs(turn) * 13 * Math.min(1, (towardsFar - 15) / 40)
}
