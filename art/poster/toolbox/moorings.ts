import { nth, type Point } from './numbers.ts'
import type { Disc, Stage } from './stage.ts'

/** A boat's place: across toward the sun in spans, down the picture, and its turn off the common lie. */
type Lane = readonly [across: number, down: number, turn: number]

interface Plan {
  readonly lanes: readonly Lane[]
  /** Open water between the boats, where the sun's disc lies. */
  readonly sunAt: Point
}

export const PLANS: readonly Plan[] = [
  {
    sunAt: [0.42, 0.28],
    lanes: [
      [-0.34, 0.14, 4],
      [0.2, 0.07, -6],
      [-0.14, 0.36, -12],
      [-0.42, 0.62, 14],
      [0.06, 0.66, 6],
      [0.56, 0.56, -14],
      [0.4, 0.94, 10],
      [-0.2, 1, -6],
      [0.84, 0.2, 20],
      [0.94, 0.82, -24],
      [0.5, 0, 8],
    ],
  },
  {
    sunAt: [0.3, 0.38],
    lanes: [
      [-0.46, 0.3, -8],
      [-0.06, 0.12, 10],
      [-0.16, 0.5, 4],
      [0.3, 0.78, -10],
      [-0.34, 0.84, 8],
      [0.6, 0.56, 16],
      [0.5, 0.12, -14],
      [0.02, 1.03, -4],
      [0.84, 0.3, -6],
      [0.88, 0.94, 12],
      [-0.5, 0.02, 14],
      [0.24, 0.58, 8],
    ],
  },
  {
    sunAt: [0.42, 0.38],
    lanes: [
      [-0.3, 0.06, 8],
      [-0.44, 0.42, -10],
      [0.02, 0.34, 16],
      [-0.1, 0.66, -4],
      [0.28, 0.92, 8],
      [-0.4, 0.94, -14],
      [0.6, 0.72, -20],
      [0.48, 0.06, 4],
      [0.86, 0.4, 24],
      [0.9, 0.98, -8],
      [-0.62, 0.2, 16],
      [0.34, 0.64, 10],
    ],
  },
]

export const WIDE_LANES: readonly Lane[] = [
  [1.2, 0.28, 6],
  [1.3, 0.68, -12],
  [1.16, 1, 4],
  [-0.86, 0.3, 8],
  [-0.8, 0.72, -8],
]

/** A tall picture has room for more boats one above the other. */
export const TALL_LANES: readonly Lane[] = [
  [0.1, 0.2, -8],
  [-0.3, 0.24, 10],
  [0.36, 0.46, 6],
  [0.02, 0.5, -10],
  [-0.36, 0.54, 6],
  [0.3, 0.66, -6],
  [-0.24, 0.76, 12],
  [0.14, 0.84, -8],
  [0.44, 0.84, 10],
  [-0.02, 0.94, 4],
]

interface Berth {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  /** Points along the hull, to tell boats that touch. */
  readonly spine: readonly Point[]
  readonly vendorAt: Point
  readonly afloat: boolean
}

/** Moors boats from the middle outward, leaving out those that would touch another or lie on the sun. */
export function moor(stage: Stage, lanes: readonly Lane[], lie: number, sun: Disc): Berth[] {
  const { width, height, unit, chance, xAt } = stage
  const size = unit * 1.36
  const farthestFirst = lanes.toSorted((a, b) => a[1] - b[1])
  const scales = farthestFirst.map(() => chance.between(0.92, 1.06))
  const berths = farthestFirst.map(([across, down, turn], i) => {
    const heading = lie + turn + (i % 3 === 2 ? 180 : 0) + chance.between(-4, 4)
    const [x, y] = [xAt(across), height * down]
    const along = (out: number): Point => [
      x + Math.cos(heading / 57.3) * out * size,
      y + Math.sin(heading / 57.3) * out * size,
    ]
    const spine = [-96, -48, 0, 48, 96].map(along)
    const scale = size * nth(scales, i)
    return { x, y, scale, turn: heading, spine, vendorAt: along(-60 * nth(scales, i)) }
  })
  const toMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - width / 2, y - height / 2)
  const afloat = new Set<(typeof berths)[number]>()
  for (const berth of berths.toSorted((a, b) => toMiddle(a) - toMiddle(b))) {
    const touches = [...afloat].some(other => gap(berth.spine, other.spine) < 52 * size)
    if (!touches && gap(berth.spine, [[sun.x, sun.y]]) > sun.r * 0.75) afloat.add(berth)
  }
  return berths.map(berth => ({ ...berth, afloat: afloat.has(berth) }))
}

function gap(some: readonly Point[], others: readonly Point[]): number {
  return Math.min(...some.flatMap(a => others.map(b => Math.hypot(a[0] - b[0], a[1] - b[1]))))
}

export function hasRoomForShade({ width, height }: Stage, [x, y]: Point, sun: Disc): boolean {
  const inFrame = x > width * 0.14 && x < width * 0.86 && y > height * 0.16 && y < height * 0.84
  return inFrame && Math.hypot(x - sun.x, y - sun.y) > sun.r * 2
}
