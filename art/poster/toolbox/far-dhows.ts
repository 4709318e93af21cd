import { RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { clamp } from './numbers.ts'
import { lateenDhow } from './sailing-boats.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'
import { reflection } from './water.ts'

export interface Voyage {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly sail: string
  readonly heading: number
  /** Whether a second dhow sails along, and where. */
  readonly pair: boolean
  readonly secondX: number
}

export function planVoyage(
  { width, height, span, unit, chance, inks, sunward, xAt }: Stage,
  horizon: number,
): Voyage {
  const x = clamp(xAt(chance.between(0.14, 0.38)), span * 0.32, width - span * 0.34)
  const y = horizon + (height - horizon) * chance.between(0.44, 0.56)
  const pair = chance.odds(0.45)
  const straw = mix(inks.lamp, inks.rock[0], 0.35)
  const sail = chance.pick([inks.paper, inks.paper, straw])
  const heading = chance.odds(0.6) ? sunward : -sunward
  const scale = unit * (pair ? chance.between(1.25, 1.45) : chance.between(1.5, 1.85))
  return { x, y, scale, sail, heading, pair, secondX: clamp(xAt(0.72), span * 0.12, width - span * 0.12) }
}

/** Small dhows under the town: across, down from the horizon, and scale. */
const FAR_DHOWS = [
  [0.62, 0.035, 0.42],
  [-0.2, 0.05, 0.5],
  [0.84, 0.06, 0.6],
] as const

export function farDhows(stage: Stage, { heading }: Voyage, horizon: number, count: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  return FAR_DHOWS.slice(0, count).map(([across, down, size], i) => {
    const x = xAt(across + chance.between(-0.04, 0.04))
    const y = horizon + span * down
    const sail = i === 0 ? RED : inks.paper
    return [
      reflection(stage, x, y + 2, span * 0.05, span * 0.04, inks.paper, { count: 3, opacity: 0.5 }),
      lateenDhow(stage, x, y, unit * size, { sail, hull: inks.land[4], flip: heading, crew: false }),
    ]
  })
}
