import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Build, Paint } from './build.ts'
import { lines, polygon, type Segment } from './marks.ts'

/** A roof plane: along the ridge, then back along the eave below it. */
export type Plane = readonly [ridgeLeft: Point, ridgeRight: Point, eaveRight: Point, eaveLeft: Point]

interface Slope {
  readonly build: Build
  readonly plane: Plane
  readonly ink: string
  /** A place on it: 0 to 1 along the ridge, 0 to 1 down to the eave. */
  readonly at: (along: number, down: number) => Point
  readonly long: number
  readonly deep: number
}

/** A roof plane laid in what the country roofs with, or in the ink given. */
export function roofPlane(build: Build, plane: Plane, ink: string = build.paint.roof): Art {
  const [ridgeLeft, ridgeRight, eaveRight, eaveLeft] = plane
  const between = (axis: 0 | 1, along: number, down: number) =>
    lerp(lerp(ridgeLeft[axis], ridgeRight[axis], along), lerp(eaveLeft[axis], eaveRight[axis], along), down)
  const slope: Slope = {
    build,
    plane,
    ink,
    at: (along, down) => [between(0, along, down), between(1, along, down)],
    long: Math.hypot(eaveRight[0] - eaveLeft[0], eaveRight[1] - eaveLeft[1]),
    deep: Math.hypot(eaveLeft[0] - ridgeLeft[0], eaveLeft[1] - ridgeLeft[1]),
  }
  return LAID[build.paint.roofing](slope)
}

const LAID: Readonly<Record<Paint['roofing'], (slope: Slope) => Art>> = { thatch, tile, tin, shingle }

function thatch({ build, plane, ink, at, long, deep }: Slope): Art {
  const { stage, paint } = build
  const { chance } = stage
  const [ridgeLeft, ridgeRight] = plane
  const tufts = Math.round(long / 11)
  const body = pen()
    .M(...ridgeLeft)
    .L(...ridgeRight)
  for (let i = tufts; i >= 0; i--) {
    const [x, y] = at(i / tufts, 1)
    body.L(x + 3, y + chance.between(-2, 3), x - 2, y + chance.between(6, 13))
  }
  const straws = pen()
  for (let i = 0; i < (long * deep) / 330; i++) {
    const [along, down] = [chance(), chance.between(0.06, 0.9)]
    const end = Math.min(1, down + chance.between(0.07, 0.16))
    straws.M(...at(along, down)).L(...at(along + chance.between(-0.006, 0.006), end))
  }
  return [
    fill(body.Z(), ink),
    stroke(straws, paint.roofShade, 1.5, { opacity: 0.5, strokeLinecap: 'round' }),
    lines([[at(0, 0), at(1, 0)]], paint.roofShade, 6, { strokeLinecap: 'round' }),
  ]
}

/** Seams from the ridge to the eave. */
function seams(at: Slope['at'], count: number, top: number): Segment[] {
  return range(count + 1, i => [at(i / count, top), at(i / count, 1)])
}

function tile({ build: { paint }, plane, ink, at, long }: Slope): Art {
  const count = Math.max(3, Math.round(long / 11))
  const [ridgeLeft, ridgeRight, , eaveLeft] = plane
  const hem = pen().M(...eaveLeft)
  for (let i = 1; i <= count; i++) {
    const [x, y] = at((i - 0.5) / count, 1)
    hem.Q(x, y + 8, ...at(i / count, 1))
  }
  return [
    polygon(plane, ink),
    lines(seams(at, count, 0.02), paint.roofShade, 1.7, { opacity: 0.55 }),
    fill(hem.Z(), paint.roofShade),
    lines([[ridgeLeft, ridgeRight]], paint.roofLit, 4, { strokeLinecap: 'round' }),
  ]
}

function tin({ build: { paint }, plane, ink, at, long }: Slope): Art {
  const [ridgeLeft, ridgeRight, eaveRight, eaveLeft] = plane
  return [
    polygon(plane, ink),
    lines(seams(at, Math.max(3, Math.round(long / 17)), 0), paint.roofShade, 1.4, { opacity: 0.5 }),
    lines([[eaveLeft, eaveRight]], paint.roofShade, 3.5),
    lines([[ridgeLeft, ridgeRight]], paint.roofLit, 3),
  ]
}

function shingle({ build, plane, ink, at, deep }: Slope): Art {
  const { stage, paint } = build
  const [ridgeLeft, ridgeRight, eaveRight, eaveLeft] = plane
  const rows = Math.max(3, Math.round(deep / 13))
  const courses = pen()
  for (let row = 1; row < rows; row++) {
    for (let along = stage.chance() * 0.04; along < 1; ) {
      const end = along + stage.chance.between(0.03, 0.12)
      courses.M(...at(along, row / rows)).L(...at(Math.min(1, end), row / rows))
      along = end + stage.chance.between(0.012, 0.03)
    }
  }
  return [
    polygon(plane, ink),
    stroke(courses, paint.roofShade, 1.8, { opacity: 0.6 }),
    lines([[eaveLeft, eaveRight]], paint.roofShade, 4),
    lines([[ridgeLeft, ridgeRight]], paint.roofLit, 3),
  ]
}
