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
  const pools = poolInks(stage)
  const cuts = range(
    scallops + 1,
    (i, t) => t + (i && i < scallops ? chance.between(-0.2, 0.2) / scallops : 0),
  )
  const lip = (t: number, out: number, fallen: number): Point => {
    const [across, hang] = [-Math.cos(Math.PI * t), Math.sin(Math.PI * t)]
    return [x + half * across * lerp(1, out, 0.4), y + deep * hang * out + fallen * drop * (0.3 + 0.7 * hang)]
  }
  const edge = (path: Pen, fallen: number) => {
    for (const [from, to] of pairsOf(cuts)) {
      const flare = 1.42 + fallen * 0.06
      path.C(
        ...lip(lerp(from, to, 0.2), flare, fallen),
        ...lip(lerp(from, to, 0.8), flare, fallen),
        ...lip(to, 1, fallen),
      )
    }
    return path
  }
  const edgeBack = (path: Pen, fallen: number) => {
    for (const [from, to] of pairsOf(cuts).reverse()) {
      const flare = 1.42 + fallen * 0.06
      path.C(
        ...lip(lerp(from, to, 0.8), flare, fallen),
        ...lip(lerp(from, to, 0.2), flare, fallen),
        ...lip(from, 1, fallen),
      )
    }
    return path.Z()
  }
  const surface = edge(pen().M(...lip(0, 1, 0)), 0)
    .C(x + half * 0.9, y - deep * 0.7, x - half * 0.9, y - deep * 0.7, x - half, y)
    .Z()
  const curtain = edgeBack(edge(pen().M(...lip(0, 1, 0)), 0).L(...lip(1, 1, 1)), 1)
  const [threads, stones, foam] = [pen(), pen(), pen()]
  for (const [from, to] of pairsOf(cuts)) {
    const wide = (to - from) * half
    const [[footX, footY], [cutX, cutY], [cutFootX, cutFootY]] = [
      lip((from + to) / 2, 1.26, 1),
      lip(to, 1, 0.08),
      lip(to, 1, 1),
    ]
    foam.lens(footX, footY, wide * (from === 0 || to === 1 ? 1 : 1.7), 3 * unit + drop * 0.1)
    if (to < 0.98) {
      const gap = unit * chance.between(5, 11)
      stones
        .M(cutX, cutY)
        .L(
          cutX + gap * 0.7,
          lerp(cutY, cutFootY, 0.5),
          cutFootX + gap,
          cutFootY + 2,
          cutFootX - gap,
          cutFootY + 2,
          cutX - gap * 0.5,
          lerp(cutY, cutFootY, 0.6),
        )
        .Z()
    }
    const count = Math.max(2, Math.round(wide / (13 * unit)))
    for (let thread = 0; thread < count; thread++) {
      const t = lerp(from, to, (thread + chance.between(0.2, 0.8)) / count)
      const [start, end] = [chance.between(0.1, 0.5), chance.between(0.6, 1)]
      const thick = unit * chance.between(0.9, 2.6)
      const [[topX, topY], [endX, endY]] = [lip(t, 1.22, start), lip(t, 1.26, end)]
      threads
        .M(topX, topY)
        .L(endX + thick, endY, endX - thick, endY)
        .Z()
    }
  }
  return [
    fill(
      surface,
      stage.gradient(
        [pools.deep, pools.bright, mix(pools.bright, inks.paper, 0.35)],
        0,
        y - deep * 0.5,
        0,
        y + deep,
      ),
    ),
    fill(
      curtain,
      stage.gradient([pools.white, mix(pools.white, pools.bright, 0.35)], 0, y, 0, y + deep + drop),
    ),
    fill(stones, mix(mix(pools.stone, inks.leaf[1], 0.4), pools.white, 0.3)),
    fill(threads, mix(pools.bright, pools.deep, 0.5), { opacity: 0.75 }),
    stroke(edge(pen().M(...lip(0, 1, 0)), 0), mix(inks.paper, pools.stone, 0.25), 2.4 * unit),
    fill(foam, inks.paper, { opacity: 0.9 }),
  ]
}

function pairsOf(cuts: readonly number[]): (readonly [from: number, to: number])[] {
  return cuts.slice(1).map((to, i) => [cuts[i] ?? 0, to] as const)
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
