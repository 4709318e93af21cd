import { lerp, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, place, tag, use } from './tags.ts'

interface FrondOptions {
  from?: Point
  leaflets?: number
  /** Length of the leaflets, in frond lengths. */
  wide?: number
}

/** A feather frond on a curve to `tip`. Leaflets comb toward the tip and hang. */
export function frond(
  path: Pen,
  control: Point,
  tip: Point,
  { leaflets = 13, wide = 0.24, from = [0, 0] }: FrondOptions = {},
): Pen {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1])
  const under = tip[0] >= from[0] ? 1 : -1
  const rib = (t: number) => onCurve(from, control, tip, t)
  const leafTip = (t: number, side: number): Point => {
    const [x, y] = rib(t)
    const [alongX, alongY] = directionOf(from, control, tip, t)
    const long = length * wide * Math.min(1, t * 3 + 0.35) * (1 - t ** 2.4) ** 0.75
    const down = Math.abs(alongX) ** 1.5 * (side === under ? 0.6 : 0.1)
    const reach = long * (side === under ? 1 : lerp(0.95, 0.6, Math.abs(alongX)))
    return [
      x + reach * (alongX * 0.75 - alongY * side * 0.62),
      y + reach * (alongY * 0.75 + alongX * side * 0.62 + down),
    ]
  }
  path.M(...from)
  for (let i = 1; i < leaflets; i++) path.L(...leafTip(i / leaflets, -under), ...rib((i + 0.3) / leaflets))
  path.L(...tip)
  for (let i = leaflets - 1; i > 0; i--)
    path.L(...leafTip(i / leaflets, under), ...rib((i - 0.45) / leaflets))
  return path.Z()
}

function onCurve(from: Point, control: Point, to: Point, t: number): Point {
  const on = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * to[axis]
  return [on(0), on(1)]
}

function directionOf(from: Point, control: Point, to: Point, t: number): Point {
  const along = (axis: 0 | 1) => (1 - t) * (control[axis] - from[axis]) + t * (to[axis] - control[axis])
  const [x, y] = [along(0), along(1)]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** Where a coconut palm's fronds go, on a crown of radius 100: tip, control point, leaflets. */
const FRONDS = [
  [-72, 62, -62, -14, 8],
  [74, 60, 60, -12, 8],
  [-100, 30, -66, -44, 10],
  [102, 26, 64, -44, 10],
  [-104, -14, -54, -58, 10],
  [106, -18, 56, -56, 10],
  [-78, -58, -30, -66, 9],
  [80, -56, 34, -68, 9],
  [-34, -88, -6, -62, 8],
  [40, -86, 10, -64, 8],
  [-26, 70, -38, 6, 6],
] as const

/** Stores a palm's crown, radius 100 round (0, 0). Gives the id that `palm` wants. */
export function palmCrown(stage: Stage, { wind = 0.15 }: { wind?: number } = {}): string {
  const { chance } = stage
  const crown = pen()
  for (const [tipX, tipY, controlX, controlY, leaflets] of FRONDS) {
    const control: Point = [controlX + chance.between(-6, 6) - wind * 6, controlY + chance.between(-6, 6)]
    const tip: Point = [tipX * chance.between(0.92, 1.06) + wind * 26, tipY + chance.between(-9, 9)]
    frond(crown, control, tip, { leaflets, wide: 0.25 })
  }
  return stage.define(tag('path', { d: crown.toString() }))
}

interface PalmOptions {
  ink: string
  trunk?: string
  /** How far the top leans, in palm heights. */
  lean?: number
  /** Scale of the crown. */
  scale?: number
  flip?: number
}

export function palm(
  crownId: string,
  x: number,
  y: number,
  height: number,
  { lean = 0.2, ink, trunk = ink, scale = height / 260, flip = 1 }: PalmOptions,
): Art {
  const [topX, topY] = [x + lean * height, y - height]
  const bend = x + lean * height * 0.12
  const wide = height * 0.022 + 1.2
  const foot = wide * 1.9
  const bole = pen()
    .M(x - foot, y + 2)
    .Q(bend - wide, y - height * 0.5, topX - wide * 0.55, topY)
    .L(topX + wide * 0.55, topY)
    .Q(bend + wide * 1.5, y - height * 0.48, x + foot, y + 2)
    .Z()
  const nuts = pen()
    .dot(topX - 5 * scale, topY + 7 * scale, 5.5 * scale)
    .dot(topX + 6 * scale, topY + 6 * scale, 5.5 * scale)
    .dot(topX, topY + 10 * scale, 5.5 * scale)
  return [
    fill(bole, trunk),
    use(crownId, { fill: ink, transform: place(topX, topY, scale, flip) }),
    fill(nuts, trunk),
  ]
}
