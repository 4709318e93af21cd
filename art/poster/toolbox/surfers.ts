import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface SurferOptions {
  board: string
  stripe: string
  /** Shorts or suit. */
  cloth: string
  /** Long hair, tied. */
  tied?: boolean
  flip?: number
}

/** A surfer walking right with the board under an arm, 52 tall. */
export function surfer(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  { board, stripe, cloth, tied = false, flip = 1 }: SurferOptions,
): Art {
  const skin = mix(inks.rock[2], inks.key, 0.25)
  const dark = mix(skin, inks.key, 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-9 0L-11-1.5L-6-12L-4-24H2L-1-11Z', dark),
    fill('M2-24L6-12L11-1.5L12 0H7L1-11L-3-22Z', skin),
    fill('M-5-26L-6-15L-1-14L1-18L5-13L8-15L5-27Z', cloth),
    fill(tied ? 'M-5-26Q-6-38-3-41H5Q7-34 5-26Z' : 'M-5-26Q-7-38-5-42H6Q8-35 5-26Z', tied ? cloth : skin),
    stroke('M5-40L9-31L7-25', skin, 3, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    fill('M-2-46a4.2 4.4 0 1 0 8.4 0a4.2 4.4 0 1 0-8.4 0', skin),
    fill(
      tied
        ? 'M-3-46Q-3-52 3-52Q8-51 6-47Q0-50-1-45Q-6-42-7-36Q-9-42-3-46Z'
        : 'M-3-45Q-3-52 3-52Q8-51 6.4-47Q1-50-1-43Z',
      inks.key,
    ),
    fill('M-36-27C-22-38 20-38 40-25C22-17-18-16-36-27Z', board),
    fill('M-36-27C-20-29 20-28 40-25C20-24-18-24-36-27Z', stripe),
    stroke('M-3-40Q-9-34-5-27L3-24', skin, 3, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
  )
}
