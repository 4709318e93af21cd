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

/** A surfer on a wave, crouched over the board, 40 tall, heading right. */
export function waveRider(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  { board, cloth, flip = 1 }: Pick<SurferOptions, 'board' | 'cloth' | 'flip'>,
): Art {
  const skin = mix(inks.rock[2], inks.key, 0.35)
  const limb = { strokeLinecap: 'round', strokeLinejoin: 'round' }
  return group(
    { transform: place(x, y, scale, flip, -6 * flip) },
    fill('M-34 4Q-10-4 36-1Q26 6 4 7Q-22 8-34 4Z', board),
    fill('M-52 10Q-40 2-30 6Q-44 8-58 18Z', inks.paper),
    stroke('M-12 1L-15-10L-3-15M12 0L15-11L4-16', skin, 5, limb),
    fill('M-9-16L-6-22H8L13-13L6-11L2-15L-5-10L-12-12Z', cloth),
    stroke('M0-19L9-33', skin, 8, limb),
    stroke('M8-32L22-27L31-30M7-33L-7-36L-17-32', skin, 3.6, limb),
    fill('M8-39a4.6 4.8 0 1 0 9.2 0a4.6 4.8 0 1 0-9.2 0', skin),
    fill('M7-39Q7-46 13-46Q18-45 16-41Q11-43 10-37Z', inks.key),
  )
}
