import { mix } from './inks.ts'
import { sheet } from './land.ts'
import { massif } from './massif.ts'
import { leftToRight, nth, type Point, pairs } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** Across from the middle of the valley toward the sun, and down from the horizon, in spans. */
export interface Valley {
  readonly horizon: number
  readonly at: (across: number) => number
  readonly yAt: (down: number) => number
}

/** Spurs that step down to the river by turns from either side: out from the middle, and down. */
export const FAR_SUNWARD = [
  2.8, 0.02, 2, -0.06, 1.5, 0.02, 1.05, -0.05, 0.8, 0.04, 0.54, 0, 0.34, 0.12, 0.25, 0.1, 0.04, 0.28,
]

export const FAR_AWAY = [
  2.8, 0.02, 1.9, -0.08, 1.3, 0, 0.92, -0.07, 0.64, 0.03, 0.43, -0.01, 0.27, 0.1, 0.18, 0.08, 0.01, 0.28,
]

export const SECOND = [
  2.8, 0.08, 2, 0, 1.5, 0.1, 1.12, 0.03, 0.88, 0.12, 0.66, 0.08, 0.46, 0.23, 0.34, 0.2, 0.08, 0.46,
]

export const THIRD = [
  2.8, 0.12, 1.6, 0.04, 1.1, 0.12, 0.78, 0.06, 0.56, 0.17, 0.41, 0.13, 0.26, 0.3, 0.17, 0.27, -0.03, 0.56,
]

export const NEAREST = [
  2.8, 0.26, 1.8, 0.14, 1.3, 0.26, 0.98, 0.18, 0.76, 0.34, 0.56, 0.27, 0.38, 0.5, 0.29, 0.47, 0.06, 0.8,
]

interface Spur {
  side: 1 | -1
  /** 0 the farthest plane, 3 the nearest. */
  plane: 0 | 1 | 2 | 3
  outline: readonly number[]
  fade: number
  base: number
}

export function spur(stage: Stage, { at, yAt }: Valley, { side, plane, outline, fade, base }: Spur): Art {
  const { span, chance, inks } = stage
  const { land, rock } = inks
  const tones = [
    { ink: mix(land[0], rock[0], 0.2), shade: mix(land[1], rock[1], 0.3), lit: mix(land[0], land[1], 0.4) },
    { ink: mix(land[1], rock[1], 0.45), shade: mix(land[2], rock[2], 0.4), lit: mix(rock[1], land[2], 0.5) },
    { ink: mix(rock[1], land[2], 0.22), shade: mix(rock[2], land[3], 0.3), lit: mix(rock[1], rock[2], 0.5) },
    { ink: mix(rock[1], rock[2], 0.3), shade: mix(rock[2], land[4], 0.4), lit: mix(rock[2], land[3], 0.2) },
  ]
  const middleX = at(0)
  const spine = pairs(outline).map(([out, down], i): Point => {
    const y = yAt(down + (i % 2 ? chance.between(-0.02, 0.012) : 0))
    return [middleX + side * span * out, y]
  })
  return massif(stage, {
    spine: leftToRight(spine),
    base: yAt(base),
    ...nth(tones, plane),
    spurs: plane + 2,
    fade,
    step: 20,
    rough: 0.17,
    lean: 0.16,
  })
}

/** Air that fills the valley from one level down, thick from the other. */
export function valleyMist(stage: Stage, { yAt }: Valley, from: number, to: number): Art {
  const { height, inks } = stage
  const { mist: air, rock } = inks
  const stops = [
    [air, 0],
    [mix(air, rock[0], 0.12), 1],
    [mix(air, rock[1], 0.3), 1],
  ] as const
  const fog = stage.gradient(stops, 0, yAt(from), 0, yAt(to) * 2 - yAt(from))
  return sheet(stage, yAt(from), height - yAt(from), fog)
}

const RIVER = [0.02, 0.2, -0.03, 0.25, 0.05, 0.31, -0.04, 0.4, 0.05, 0.52, -0.06, 0.75]

export function river({ height, inks, gradient }: Stage, { at, yAt }: Valley): Art {
  const bends = pairs(RIVER)
  const bank = (side: number) =>
    bends.map(([across, down], i): Point => [at(across + side * (0.006 + 0.012 * i)), yAt(down)])
  const path = pen().M(at(0.016), yAt(0.19)).soft(bank(-1)).L(at(0.1), yAt(0.75)).soft(bank(1).reverse()).Z()
  const [far, middle] = inks.water
  const water = gradient([[middle, 0], [mix(far, middle, 0.5), 1], middle, middle], 0, yAt(0.24), 0, height)
  return fill(path, water)
}
