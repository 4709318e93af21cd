import { mix, tinted } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A round-lipped basin; its front bulges toward us in scallops, and spills over. */
export interface Basin {
  readonly x: number
  /** y of its two ends; the lip hangs `deep` below that in the middle. */
  readonly y: number
  readonly half: number
  readonly deep: number
  /** How far its water falls. */
  readonly drop: number
  readonly scallops: number
}

export function poolInks(stage: Stage) {
  const { inks } = stage
  const bright = tinted(stage, '#63d8cd', 1.1)
  const deep = tinted(stage, '#1d93a8', 1.1)
  const stone = mix(mix(inks.sand[1], inks.rock[1], 0.5), deep, 0.18)
  return { bright, deep, stone, white: mix(inks.paper, bright, 0.1) }
}

/** The pool, the curtain of water below its lip, and the foam at the foot. */
export function basin(stage: Stage, shape: Basin): Art {
  const { chance, inks, unit } = stage
  const { x, y, half, deep, drop, scallops } = shape
  const { bright, deep: shadow, stone, white } = poolInks(stage)
  const uneven = (i: number) => (i && i < scallops ? chance.between(-0.2, 0.2) / scallops : 0)
  const bays = baysOf(range(scallops + 1, (i, t) => t + uneven(i)))
  const rim = along(pen().M(...lip(shape, 0, 1, 0)), shape, bays, 0)
  const surface = along(pen().M(...lip(shape, 0, 1, 0)), shape, bays, 0)
    .C(x + half * 0.9, y - deep * 0.7, x - half * 0.9, y - deep * 0.7, x - half, y)
    .Z()
  const fallen = along(pen().M(...lip(shape, 0, 1, 0)), shape, bays, 0).L(...lip(shape, 1, 1, 1))
  const curtain = along(fallen, shape, bays.map(([from, to]) => [to, from] as const).reverse(), 1).Z()
  const water = stage.gradient(
    [shadow, bright, mix(bright, inks.paper, 0.35)],
    0,
    y - deep * 0.5,
    0,
    y + deep,
  )
  const veil = stage.gradient([white, mix(white, bright, 0.35)], 0, y, 0, y + deep + drop)
  const { threads, stones, foam } = broken(stage, shape, bays)
  return [
    fill(surface, water),
    fill(curtain, veil),
    fill(stones, mix(mix(stone, inks.leaf[1], 0.4), white, 0.3)),
    fill(threads, mix(bright, shadow, 0.5), { opacity: 0.75 }),
    stroke(rim, mix(inks.paper, stone, 0.25), 2.4 * unit),
    fill(foam, inks.paper, { opacity: 0.9 }),
  ]
}

type Bay = readonly [from: number, to: number]

function baysOf(cuts: readonly number[]): Bay[] {
  return cuts.slice(1).map((to, i) => [cuts[i] ?? 0, to])
}

/** A point of the lip, `t` 0 to 1 from left to right; `out` bulges it, `fallen` 1 is at the water's foot. */
function lip({ x, y, half, deep, drop }: Basin, t: number, out: number, fallen: number): Point {
  const [across, hang] = [-Math.cos(Math.PI * t), Math.sin(Math.PI * t)]
  return [x + half * across * lerp(1, out, 0.4), y + deep * hang * out + fallen * drop * (0.3 + 0.7 * hang)]
}

/** From scallop to scallop along the lip, in the order the bays are given. */
function along(path: Pen, shape: Basin, bays: readonly Bay[], fallen: number): Pen {
  const flare = 1.42 + fallen * 0.06
  for (const [from, to] of bays) {
    const [first, second] = [lerp(from, to, 0.2), lerp(from, to, 0.8)]
    path.C(
      ...lip(shape, first, flare, fallen),
      ...lip(shape, second, flare, fallen),
      ...lip(shape, to, 1, fallen),
    )
  }
  return path
}

/** What breaks the curtain up: threads of shade, stones where two scallops meet, foam below. */
function broken({ chance, unit }: Stage, shape: Basin, bays: readonly Bay[]) {
  const [threads, stones, foam] = [pen(), pen(), pen()]
  for (const [from, to] of bays) {
    const wide = (to - from) * shape.half
    const atEnd = from === 0 || to === 1
    foam.lens(...lip(shape, (from + to) / 2, 1.26, 1), wide * (atEnd ? 1 : 1.7), 3 * unit + shape.drop * 0.1)
    if (to < 0.98)
      stoneAt(stones, lip(shape, to, 1, 0.08), lip(shape, to, 1, 1), unit * chance.between(5, 11))
    const count = Math.max(2, Math.round(wide / (13 * unit)))
    for (let thread = 0; thread < count; thread++) {
      const t = lerp(from, to, (thread + chance.between(0.2, 0.8)) / count)
      const top = lip(shape, t, 1.22, chance.between(0.1, 0.5))
      const [endX, endY] = lip(shape, t, 1.26, chance.between(0.6, 1))
      const thick = unit * chance.between(0.9, 2.6)
      threads
        .M(...top)
        .L(endX + thick, endY, endX - thick, endY)
        .Z()
    }
  }
  return { threads, stones, foam }
}

function stoneAt(stones: Pen, [x, y]: Point, [footX, footY]: Point, half: number): void {
  stones
    .M(x, y)
    .L(x + half * 0.7, lerp(y, footY, 0.5), footX + half, footY + 2, footX - half, footY + 2)
    .L(x - half * 0.5, lerp(y, footY, 0.6))
    .Z()
}

/** Someone up to the chest in the water, 20 tall. */
export function bather(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  { flip = 1, shirt = inks.paper, waving = false } = {},
): Art {
  const skin = mix(inks.rock[2], inks.key, 0.25)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-8 0C-8-8-5-11 0-11C5-11 8-8 8 0Z', shirt),
    fill('M-3.6-15.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0', skin),
    fill('M-4-16Q-4-21 1-21Q6-20 5-16Q1-18-4-16Z', inks.key),
    waving ? stroke('M6-9L12-16L11-24', skin, 2.6) : stroke('M6-8Q12-6 14-1', skin, 2.6),
    fill('M-15 0Q0-4 17 0Q0 4-15 0Z', inks.paper, { opacity: 0.8 }),
  )
}

/** Someone who sits on a rim with feet in the water, facing right, 26 tall. */
export function sitter(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  flip: number,
  shirt: string,
): Art {
  const skin = mix(inks.rock[2], inks.key, 0.25)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-2-3H8L11 8', skin, 3.6),
    fill('M-6 0C-8-10-5-16 0-17C5-16 5-8 4 0Z', shirt),
    fill('M-6 0H6V-5H-6Z', inks.key),
    stroke('M-2-14Q-8-8-9 0', skin, 2.4),
    fill('M-3.5-21a4 4 0 1 0 8 0a4 4 0 1 0-8 0', skin),
    fill('M-5-20Q-6-27 1-27Q6-26 5-22Q0-24-3-18Z', inks.key),
  )
}
