import { first, last, nth } from '#art/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { type Outline, type Points, read, readAll, type Vertex } from './points.ts'

/** Printed units in one unit of the field: whole numbers are then fine enough, and short. */
export const GRAIN = 2

/** Smooth closed outlines through their points, corners kept, as path data. */
export function outlineData(outline: Outline): string {
  return readAll(outline)
    .map(points => `${drawThrough(points, false)}z`)
    .join('')
}

/** Smooth open lines through their points. */
export function lineData(lines: Outline): string {
  return readAll(lines)
    .map(points => drawThrough(points, true))
    .join('')
}

/** A handle reaches this far along the chord to its neighbour. */
const REACH = 0.36
/** A long chord beside a short one bends no more than this many times the short one's share. */
const SLACK = 2.4

function drawThrough(points: readonly Vertex[], open: boolean): Pen {
  const count = points.length
  const at = (index: number) => nth(points, (index + count) % count)
  const tangents = points.map((point, i) => {
    const isEnd = open && (i === 0 || i === count - 1)
    return point.corner || isEnd ? null : tangent(at(i - 1), point, at(i + 1))
  })
  const line = pen().M(first(points).x * GRAIN, first(points).y * GRAIN)
  for (let i = 0; i < (open ? count - 1 : count); i++) {
    const [from, to] = [at(i), at(i + 1)]
    const [leaving, arriving] = [nth(tangents, i), nth(tangents, (i + 1) % count)]
    const chord = distance(from, to)
    const reachOut = REACH * Math.min(chord, SLACK * distance(at(i - 1), from))
    const reachIn = REACH * Math.min(chord, SLACK * distance(to, at(i + 2)))
    const out = leaving && along(from, leaving, reachOut)
    const back = arriving && along(to, arriving, -reachIn)
    drawSide(line, from, to, out, back)
  }
  return line
}

type Spot = Pick<Vertex, 'x' | 'y'>

/** One side of the outline; a corner leans toward the handle at the other end. */
function drawSide(line: Pen, from: Spot, to: Spot, out: Spot | null, back: Spot | null): void {
  if (!out && !back) {
    line.L(to.x * GRAIN, to.y * GRAIN)
    return
  }
  const one = out ?? toward(from, back ?? to)
  const two = back ?? toward(to, one)
  line.C(one.x * GRAIN, one.y * GRAIN, two.x * GRAIN, two.y * GRAIN, to.x * GRAIN, to.y * GRAIN)
}

/** The direction, one long, in which the circle through three points passes the middle one. */
function tangent(before: Spot, point: Spot, after: Spot): Spot {
  const [back, on] = [distance(before, point), distance(point, after)]
  const x = ((point.x - before.x) * on) / back + ((after.x - point.x) * back) / on
  const y = ((point.y - before.y) * on) / back + ((after.y - point.y) * back) / on
  const length = Math.hypot(x, y) || NOTHING
  return { x: x / length, y: y / length }
}

function along(from: Spot, direction: Spot, length: number): Spot {
  return { x: from.x + direction.x * length, y: from.y + direction.y * length }
}

function toward(from: Spot, to: Spot): Spot {
  return { x: from.x + (to.x - from.x) * 0.4, y: from.y + (to.y - from.y) * 0.4 }
}

const NOTHING = 1e-6

function distance(a: Spot, b: Spot): number {
  return Math.hypot(b.x - a.x, b.y - a.y) || NOTHING
}

export type LimbEnd = 'round' | 'point'

const THICKNESS = 4

/** The outline of a tapering limb, tail, branch or feather, from `x,y,thickness` down its middle. */
export function limbOutline(spine: Points, end: LimbEnd = 'round'): Vertex[] {
  const points = read(spine)
  const left: Vertex[] = []
  const right: Vertex[] = []
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point
    const after = points[i + 1] ?? point
    const length = distance(before, after)
    const half = (point.size ?? THICKNESS) / 2
    const [x, y] = [(-(after.y - before.y) / length) * half, ((after.x - before.x) / length) * half]
    left.push({ ...point, x: point.x + x, y: point.y + y })
    right.push({ ...point, x: point.x - x, y: point.y - y })
  })
  const isPointed = end === 'point'
  return [
    ...left,
    { ...limbTip(nth(points, points.length - 2), last(points), isPointed ? 1.2 : 0.5), corner: isPointed },
    ...right.reverse(),
    limbTip(nth(points, 1), first(points), 0.5),
  ]
}

function limbTip(before: Vertex, end: Vertex, share: number): Vertex {
  const length = distance(before, end)
  const beyond = ((end.size ?? THICKNESS) * share) / length
  return {
    x: end.x + (end.x - before.x) * beyond,
    y: end.y + (end.y - before.y) * beyond,
    corner: false,
    size: undefined,
  }
}
