import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A rubber raft with its crew leaning into the paddles, heading right and down, 190 long. */
export function whiteWaterRaft(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const skin = mix(inks.rock[2], inks.key, 0.5)
  const crew = [
    [-48, -16, BLUE],
    [-8, -20, inks.lamp],
    [32, -16, BLUE],
    [-30, -2, inks.lamp],
    [12, -2, BLUE],
    [50, -2, inks.lamp],
  ] as const
  return group(
    { transform: place(x, y, scale, flip, 8 * flip) },
    fill(
      'M-92-10C-96-26-80-34-66-30C-30-22 30-22 66-32C84-36 100-28 96-14C88-4 60-2 0-2C-60-2-86 0-92-10Z',
      mix(RED, inks.key, 0.45),
    ),
    crew.map(([at, up, coat]) =>
      group(
        { transform: place(at, up) },
        stroke('M10-16L22 12', mix(inks.rock[1], inks.key, 0.3), 2.2, { strokeLinecap: 'round' }),
        fill('M20 8L27 20L22 22L17 11Z', inks.lamp),
        fill('M-9 0Q-10-16-2-22Q8-24 10-14L8 0Z', coat),
        stroke('M0-18L14-8', skin, 3.6, { strokeLinecap: 'round' }),
        fill('M-1-28a5 5 0 1 0 10 0a5 5 0 1 0-10 0', skin),
        fill('M-2-28Q-2-35 4-35Q10-35 10-28Z', inks.paper),
      ),
    ),
    fill(
      'M-96-4C-104-16-92-24-82-18C-50-6 50-6 84-20C98-26 106-16 100-4C92 12 60 14 0 14C-62 14-88 12-96-4Z',
      RED,
    ),
    stroke('M-84 0C-50 8 50 8 88-2', inks.paper, 2),
  )
}
