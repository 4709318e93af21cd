import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { mayaTemple } from './maya-temple.ts'
import { traveller } from './people.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'

/** Where the climbers are on the stair: how far up, and across in temple widths. */
const CLIMBERS = [
  [0.5, -0.02],
  [0.44, 0.03],
  [0.72, 0],
  [0.3, -0.03],
] as const

export function greatTemple(stage: Stage, { x, wide, tall }: Placed, walkers: number): Art {
  const { height, unit, inks, sunward } = stage
  const { land, paper, rock } = inks
  const y = height * 0.86
  const temple = mayaTemple(stage, {
    x,
    y,
    width: wide,
    height: tall,
    ink: mix(rock[0], rock[1], 0.35),
    lit: mix(rock[0], paper, 0.25),
    shade: mix(rock[1], rock[2], 0.6),
    stair: mix(rock[0], paper, 0.35),
    dark: land[5],
    near: true,
  })
  const climbers = CLIMBERS.slice(0, walkers).map(([up, across], i) =>
    traveller(stage, x + across * wide, y - tall * 0.62 * up, unit * 0.78, {
      kind: i % 2 ? 'hat' : 'pack',
      coat: i % 2 ? BLUE : RED,
      flip: -sunward,
    }),
  )
  return [temple, climbers]
}

export interface Placed {
  readonly x: number
  readonly wide: number
  readonly tall: number
}
