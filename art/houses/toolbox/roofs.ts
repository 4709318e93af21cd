import { lerp, nth, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Build, Paint } from './build.ts'
import { lines, polygon, type Segment } from './marks.ts'
import type { Volume } from './volumes.ts'

/** A roof plane: along the ridge, then back along the eave below it. */
type Plane = readonly [ridgeLeft: Point, ridgeRight: Point, eaveRight: Point, eaveLeft: Point]

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

interface SideRoof {
  /** Height of the ridge over the walls. */
  rise: number
  /** How far the eaves reach out, and how far they hang down. */
  out?: number
  drop?: number
  /** Ink of the gable's wall. */
  gable?: string
}

/** Ridge along the front: one slope to us, a gable at the right. */
export function sideRoof(build: Build, volume: Volume, roof: SideRoof): Art {
  const { paint } = build
  const { x, width, height, dx, dy, base = 0 } = volume
  const { rise, out = 14, drop = 6, gable = paint.wallShade } = roof
  const [wallTop, right] = [base - height, x + width]
  const eave = wallTop + drop
  const ridge = wallTop - rise - dy / 2
  const ridgeRight: Point = [right + dx / 2 + out * 0.6, ridge]
  const far = wallTop - dy
  return [
    polygon(
      [
        [right, wallTop],
        [right + dx, far],
        [right + dx / 2, ridge + 4],
      ],
      gable,
    ),
    polygon(
      [
        ridgeRight,
        [right + dx + out * 0.8, far + drop],
        [right + dx + out * 0.1, far + drop],
        [ridgeRight[0] - 6, ridge + 5],
      ],
      paint.roofShade,
    ),
    roofPlane(build, [[x + dx / 2 - out * 0.6, ridge], ridgeRight, [right + out, eave], [x - out, eave]]),
  ]
}

/** Gable to us: a triangle of wall, one slope going back at the right. */
export function frontRoof(build: Build, volume: Volume, roof: SideRoof): Art {
  const { paint } = build
  const { x, width, height, dx, dy, base = 0 } = volume
  const { rise, out = 16, drop = 8, gable = paint.wall } = roof
  const [middle, right, wallTop] = [x + width / 2, x + width, base - height]
  const top = wallTop - rise
  const thick = 9
  const corners: Plane = [
    [middle, top],
    [middle + dx + 6, top - dy],
    [right + out + dx + 6, wallTop - dy + drop],
    [right + out, wallTop + drop],
  ]
  const barge: Point[] = [
    [x - out, wallTop + drop],
    nth(corners, 0),
    nth(corners, 3),
    [right + out - thick, wallTop + drop + 3],
    [middle, top + thick + 4],
    [x - out + thick, wallTop + drop + 3],
  ]
  return [
    roofPlane(build, corners),
    polygon(
      [
        [x, wallTop + 1],
        [middle, top + 5],
        [right, wallTop + 1],
      ],
      gable,
    ),
    polygon(barge, paint.roofLit),
  ]
}
