import { fill, group, place, stroke } from './tags.ts'

/** An African buffalo facing right, 66 tall. */
export function capeBuffalo(
  x: number,
  y: number,
  scale: number,
  ink: string,
  horn: string,
  flip = 1,
): string {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-56-42C-54-54-38-58-20-58C-2-60 14-64 26-62C36-61 44-58 48-52L62-40C66-34 62-28 56-28L44-32C40-24 36-20 34-18L34 0H24L22-18C8-13-12-14-26-18L-28 0H-38L-40-20C-52-24-58-32-56-42Z',
      ink,
    ),
    stroke('M-20-18L-18 0M16-18L16 0', ink, 8),
    fill(
      'M34-54C38-62 52-62 56-54C64-48 70-54 68-64C76-54 72-42 60-42C50-44 40-44 34-44C26-38 16-46 18-58C24-48 30-48 34-54Z',
      horn,
    ),
    stroke('M-56-44Q-62-36-59-20', ink, 2.6),
  )
}
