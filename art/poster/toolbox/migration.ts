import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import { type Gait, swimmingWildebeest, wildebeest } from './savanna-animals.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, place, use } from './tags.ts'

/** A herd far off, as a line of small dark backs between two points, the nearer end first. */
export function farHerd({ chance }: Stage, from: Point, to: Point, count: number, size: number): Pen {
  const herd = pen()
  for (let i = 0; i < count; i++) {
    const away = (i + chance()) / count
    const k = size * lerp(1, 0.45, away)
    farBeast(
      herd,
      lerp(from[0], to[0], away),
      lerp(from[1], to[1], away) + chance.between(-1, 1) * k * 0.6,
      k,
    )
  }
  return herd
}

function farBeast(herd: Pen, x: number, y: number, k: number): void {
  herd
    .M(x - k, y)
    .Q(x - k * 0.9, y - k * 0.9, x - k * 0.2, y - k * 0.8)
    .Q(x + k * 0.4, y - k * 1.3, x + k * 0.9, y - k * 0.7)
    .L(x + k * 1.2, y - k * 0.2, x + k * 0.7, y - k * 0.4, x + k * 0.5, y + k * 0.6)
    .L(x + k * 0.3, y + k * 0.6, x + k * 0.2, y - k * 0.1, x - k * 0.6, y - k * 0.1)
    .L(x - k * 0.7, y + k * 0.6, x - k * 0.9, y + k * 0.6)
    .Z()
}

/** One of the herd at the edge: where its feet are, how large, and what it is at. */
export interface Beast {
  readonly at: Point
  readonly scale: number
  readonly gait: Gait
  readonly turn?: number
  /** Behind the others, in the dust. */
  readonly behind?: boolean
}

/** The herd at the river's edge, all facing the light; each gait and tone is stored once. */
export function herdAtEdge(stage: Stage, beasts: readonly Beast[]): Art {
  const { inks, sunward } = stage
  return beasts.map(({ at, scale, gait, turn = 0, behind = false }) => {
    const ink = behind ? mix(inks.key, inks.rock[2], 0.55) : inks.key
    const mane = mix(ink, inks.rock[1], 0.35)
    const print = stage.once(`wildebeest ${gait} ${behind}`, () =>
      stage.define(wildebeest(0, 0, 1, ink, mane, { gait })),
    )
    return use(print, { transform: place(...at, scale, sunward, sunward * turn) })
  })
}

/** Swimmers on a bent line from the bank to the far shore, the near ones first and largest. */
export function herdInWater(
  stage: Stage,
  [from, bend, to]: readonly [Point, Point, Point],
  count: number,
): Art {
  const { unit, chance, inks, sunward } = stage
  const swimmers = range(count, (_, t) => {
    const along = t ** 0.8
    const on = (axis: 0 | 1) =>
      lerp(lerp(from[axis], bend[axis], along), lerp(bend[axis], to[axis], along), along)
    return { x: on(0), y: on(1) + chance.between(-5, 5) * unit, k: unit * lerp(1.5, 0.5, t ** 0.7) }
  })
  const coat = mix(inks.land[5], inks.rock[2], 0.15)
  const print = stage.define(swimmingWildebeest(coat, mix(inks.rock[2], inks.rock[1], 0.3)))
  const [foam, wake] = [pen(), pen()]
  for (const { x, y, k } of swimmers) {
    const behind = (part: number) => x - sunward * part * k
    splash(stage, foam, x + sunward * 6 * k, y + 1, k)
    wake
      .M(behind(-26), y + 3)
      .Q(x, y + 10 * k, behind(74), y + 13 * k)
      .Q(behind(10), y + 6 * k, behind(-26), y + 3)
  }
  return [
    fill(wake, inks.paper, { opacity: 0.6 }),
    swimmers.toReversed().map(({ x, y, k }) => use(print, { transform: place(x, y, k, sunward) })),
    fill(foam, inks.paper, { opacity: 0.92 }),
  ]
}

/** Water thrown up where a beast goes in; `k` is its scale. */
export function splash({ chance }: Stage, foam: Pen, x: number, y: number, k: number): void {
  for (let i = 0; i < 6; i++) {
    const side = ((i + chance.between(0.2, 0.8)) / 6) * 2 - 1
    const high = chance.between(6, 18) * k
    const foot = x + side * 30 * k
    foam
      .M(foot - 4 * k, y + 2)
      .Q(x + side * 34 * k, y - high * 0.5, x + side * 44 * k, y - high)
      .Q(x + side * 40 * k, y - high * 0.3, foot + 5 * k, y + 2)
      .Z()
  }
  foam.lens(x, y + 1, 78 * k, 3.4 * k)
}

export function muddyWater({ inks }: Stage): [string, string, string] {
  const { rock, sand, water } = inks
  return [mix(water[0], sand[1], 0.35), mix(water[1], sand[2], 0.45), mix(water[2], rock[2], 0.4)]
}
