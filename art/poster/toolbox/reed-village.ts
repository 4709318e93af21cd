import { BLUE, RED } from '#art/poster/palettes.ts'
import { prayerFlags } from './made-things.ts'
import type { Point } from './numbers.ts'
import { andeanWoman } from './people.ts'
import { raft, reedArch, reedCone, reedHut } from './reeds.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'

export interface Island {
  readonly x: number
  readonly y: number
  /** Half its width. */
  readonly half: number
}

export function placeIsland({ height, span, chance, xAt }: Stage, horizon: number): Island {
  return {
    x: xAt(chance.between(-0.34, -0.24)),
    y: horizon + (height - horizon) * chance.between(0.28, 0.36),
    half: span * chance.between(0.36, 0.44),
  }
}

/** The floating island: huts, an arch, and a line of flags over them. */
export function village(stage: Stage, { x, y, half }: Island): Art {
  const { span, unit, inks, lampsLit } = stage
  const flagInks = [RED, BLUE, inks.lamp, inks.paper]
  const [from, to]: [Point, Point] = [
    [x - half * 0.5, y - span * 0.13],
    [x + half * 0.4, y - span * 0.12],
  ]
  return [
    raft(stage, x, y, half, span * 0.085),
    reedHut(stage, x - half * 0.38, y - span * 0.012, unit * 1.2, lampsLit),
    reedHut(stage, x + half * 0.12, y - span * 0.018, unit * 1.35, lampsLit),
    reedCone(stage, x - half * 0.02 + span * 0.17, y, unit * 0.8),
    prayerFlags(stage, from, to, span * 0.02, 12, 9 * unit, flagInks),
    reedArch(stage, x + half * 0.66, y + 4, unit * 0.9),
  ]
}

export function villagers(stage: Stage, { x, y, half }: Island): Art {
  const { span, unit, chance, inks, sunward } = stage
  return [
    andeanWoman(stage, x - half * 0.12, y + span * 0.02, unit * 1.15, { flip: sunward }),
    andeanWoman(stage, x - half * 0.03, y + span * 0.025, unit * 1.1, {
      skirt: BLUE,
      shawl: inks.lamp,
      flip: -sunward,
    }),
    chance.odds(0.6) &&
      andeanWoman(stage, x + half * 0.5, y + span * 0.02, unit * 1.1, {
        skirt: inks.lamp,
        shawl: RED,
        flip: sunward,
      }),
  ]
}
