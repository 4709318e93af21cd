import { headland, skerry } from './coast.ts'
import { mix } from './inks.ts'
import { leftToRight, type Point, plot } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'
import { reflection } from './water.ts'

interface Capes {
  readonly near: Point[]
  readonly middle: Point[]
  /** The low cape on the sun's side. */
  readonly east: Point[]
}

/** Skylines of the capes: across toward the sun, up from the water, in spans. */
export function layCapes({ span, chance, xAt }: Stage, horizon: number): Capes {
  const tall = chance.between(0.26, 0.36)
  const near = plot(
    [
      ...[-2.2, tall * 1.2, -0.75, tall * 1.12, -0.5, tall, -0.37, tall * 0.92, -0.27, tall * 0.8],
      ...[-0.19, tall * 0.74, -0.12, tall * 0.5, -0.08, tall * 0.24, -0.05, 0.02],
    ],
    across => xAt(across) + chance.between(-4, 4),
    up => horizon + span * 0.05 - span * up * chance.between(0.94, 1.05),
  )
  const middle = plot(
    [-2.2, 0.2, -0.5, 0.2, -0.1, 0.175, 0.02, 0.14, 0.1, 0.125, 0.18, 0.08, 0.23, 0],
    xAt,
    up => horizon + span * 0.012 - span * up * chance.between(0.9, 1.1),
  )
  const east = plot(
    [0.66 + chance.between(0, 0.12), 0, 0.8, 0.06, 0.9, 0.1, 1.04, 0.12, 1.3, 0.18, 2.4, 0.24],
    xAt,
    up => horizon + span * 0.02 - span * up,
  )
  return { near: leftToRight(near), middle: leftToRight(middle), east: leftToRight(east) }
}

/** Rocks off the near cape: across, width and height. */
const SKERRIES = [
  [0, 0.07, 0.13],
  [0.055, 0.045, 0.065],
  [0.105, 0.03, 0.03],
] as const

export function skerries(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const [rock, shade] = [pen(), pen()]
  const base = horizon + span * 0.055
  for (const [across, wide, high] of SKERRIES.slice(0, chance.whole(2, 3))) {
    const x = xAt(across + chance.between(-0.015, 0.015))
    skerry(stage, rock, shade, x, base, span * wide, span * high * chance.between(0.85, 1.2))
  }
  return [
    fill(rock, mix(inks.rock[1], inks.land[2], 0.35)),
    fill(shade, mix(inks.rock[2], inks.land[4], 0.45)),
    fill(pen().lens(xAt(0.04), base + 3, span * 0.2, 3 * unit), inks.paper, { opacity: 0.8 }),
  ]
}

export function farCapes(stage: Stage, horizon: number, capes: Capes): Art {
  const { span, inks } = stage
  const { land, leaf, rock } = inks
  const base = horizon + span * 0.014
  const plain = { shade: land[2], lit: land[1], bumps: 3, foam: false }
  return [
    headland(stage, capes.east, base, {
      ...plain,
      rock: mix(land[1], rock[1], 0.2),
      leaf: mix(land[2], leaf[1], 0.3),
      leafLit: mix(land[1], leaf[0], 0.25),
      size: span * 0.022,
    }),
    headland(stage, capes.middle, base, {
      ...plain,
      rock: mix(land[1], rock[1], 0.3),
      leaf: mix(land[2], leaf[1], 0.35),
      leafLit: mix(land[1], leaf[0], 0.3),
      size: span * 0.026,
    }),
  ]
}

export function nearCape(stage: Stage, horizon: number, skyline: readonly Point[]): Art {
  const { span, inks, xAt } = stage
  const { land, leaf, rock } = inks
  const base = horizon + span * 0.055
  return [
    reflection(stage, xAt(-0.4), base + 3, span * 0.5, span * 0.16, land[3], { opacity: 0.35 }),
    headland(stage, skyline, base, {
      rock: mix(rock[1], land[2], 0.35),
      shade: mix(rock[2], land[4], 0.45),
      lit: mix(rock[0], rock[1], 0.45),
      leaf: leaf[2],
      leafLit: leaf[1],
      size: span * 0.045,
      cover: 0.5,
    }),
  ]
}
