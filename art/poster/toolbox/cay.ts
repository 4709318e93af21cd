import { cumulus } from './clouds.ts'
import { forest } from './forest.ts'
import { palm, palmCrown } from './palms.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

export function cayPalms(stage: Stage, x: number, y: number, size: number): Art {
  const { span, unit, inks } = stage
  const crownId = palmCrown(stage)
  const [ink, high] = [inks.leaf[3], span * size]
  return [
    palm(crownId, x - high * 0.05, y, high * 0.12, { lean: -0.25, ink, scale: unit * size * 0.5 }),
    palm(crownId, x + high * 0.04, y - 2, high * 0.15, {
      lean: 0.2,
      ink,
      scale: unit * size * 0.55,
      flip: -1,
    }),
  ]
}

/** Heaped clouds along the horizon of a warm sea. */
export function cayClouds({ span, chance, inks, sunward }: Stage, x: number, horizon: number): Art {
  const bank = pen()
  cumulus(bank, chance, x - sunward * span * 0.5, horizon, span * 0.5, span * 0.09)
  cumulus(bank, chance, x + sunward * span * 0.1, horizon, span * 0.4, span * 0.05)
  cumulus(bank, chance, x + sunward * span * 0.95, horizon, span * 0.5, span * 0.08)
  return fill(bank, inks.paper, { opacity: 0.85 })
}

/** A sand cay with a tuft of trees. */
export function cay(stage: Stage, x: number, y: number, half: number): Art {
  const { inks } = stage
  return [
    fill(pen().dot(x, y, half, half * 0.34), inks.water[0]),
    fill(pen().dot(x, y - 2, half * 0.78, half * 0.24), inks.sand[0]),
    forest(stage, {
      from: x - half * 0.42,
      to: x + half * 0.42,
      y: () => y - half * 0.06,
      size: half * 0.13,
      ink: inks.leaf[2],
      lit: inks.leaf[0],
      base: y,
    }),
  ]
}
