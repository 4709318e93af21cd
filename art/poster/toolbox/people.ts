import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { fill, group, place, stroke } from './tags.ts'

interface TravellerOptions {
  ink?: string
  coat?: string
  kind?: 'pack' | 'hat' | 'plain'
  flip?: number
}

/** A traveller, 30 tall. */
export function traveller(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { ink = stage.inks.key, coat = RED, kind = 'pack', flip = 1 }: TravellerOptions = {},
) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-4 0l1-13h7l2 13h-3l-2-8-2 8z', ink),
    fill('M-4-12q-1-9 4-10q6 1 5 10z', coat),
    kind === 'pack' && fill('M-4-21q-5 0-5 5t4 4z', ink),
    fill('M-2.6-25a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0', ink),
    kind === 'hat' && fill('M-6.4-25h13v-1.2h-3q0-4-3.5-4t-3.5 4h-3z', stage.inks.paper),
  )
}

/** A walking monk in red robes, 32 tall, with an optional parasol. */
export function monk(stage: Stage, x: number, y: number, scale: number, flip = 1, parasol = false) {
  const skin = mix(stage.inks.rock[2], stage.inks.key, 0.35)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-3 0V-4H0V0ZM2 0V-4H5V0Z', skin),
    fill('M-5-3C-5-14-4-22 1-24C6-22 7-13 7-3Z', RED),
    fill('M-4-20L6-12L6-9L-5-17Z', mix(RED, stage.inks.lamp, 0.55)),
    fill('M-2-27a3 3 0 1 0 6 0a3 3 0 1 0-6 0', skin),
    parasol && [
      stroke('M7-14L9-38', stage.inks.key, 1.2),
      fill('M-6-34Q-4-43 9-44Q22-43 25-34Q9-38-6-34Z', mix(RED, stage.inks.lamp, 0.3)),
    ],
  )
}

/** An Andean woman: bowler hat, braids, wide skirt, 32 tall. */
export function andeanWoman(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { skirt = RED, shawl = BLUE, flip = 1 } = {},
) {
  const { inks } = stage
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-9 0C-9-8-6-14-3-16H5C8-13 10-7 10 0Z', skirt),
    fill('M-5-14Q-7-23 1-24Q8-23 7-14Q1-11-5-14Z', shawl),
    fill('M-2-26a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3-27H5V-30H-3ZM-5-27.6H7V-28.6H-5Z', inks.key),
    fill('M-2.6-29C-2.6-33 4.6-33 4.6-29Z', inks.key),
    stroke('M-2-24Q-4-20-3-15', inks.key, 1.4),
  )
}

/** A herder wrapped in red, leaning on a long stick, 46 tall. */
export function herder(stage: Stage, x: number, y: number, scale: number, flip = 1) {
  const { inks } = stage
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-4-12L-3 0H-.5L0-11ZM2-12L4.5 0H7L5-12Z', inks.key),
    fill('M-6-10C-7-24-6-34-1-36C5-37 9-33 9-26L8-9Q1-7-6-10Z', RED),
    fill('M-3-35Q6-28 8-14L4-13Q2-26-5-30Z', mix(RED, inks.key, 0.35)),
    fill('M-1.5-40.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0', inks.key),
    stroke('M7-27L14-24M14-42L13 0', inks.key, 1.6, { strokeLinecap: 'round' }),
  )
}
