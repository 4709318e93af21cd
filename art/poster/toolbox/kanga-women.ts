import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place } from './tags.ts'

/** A woman in two kangas with a basin on her head, 46 tall, facing right. */
export function womanWithBasin(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { cloth, wrap, flip = 1 }: { cloth: string; wrap: string; flip?: number },
): Art {
  const skin = mix(stage.inks.rock[2], stage.inks.key, 0.62)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-3 0V-5H0V0ZM3 0V-5H6V0Z', skin),
    fill('M-6-4C-7-14-6-20-4-22H6C8-18 8-10 7-4Z', cloth),
    fill('M-5-19C-7-27-4-31 1-32C7-31 9-26 7-18Q1-16-5-19Z', wrap),
    fill('M5-28L10-38L8-40L12-41L8-27Z', skin),
    fill('M-2.4-35.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0', skin),
    fill('M-3-35Q-3-40 1.4-40Q5.6-40 5-36L1-37Z', wrap),
    fill('M-9-46H12L8-40H-5Z', mix(stage.inks.lamp, stage.inks.rock[1], 0.4)),
    fill('M-7-46Q1-52 10-46Z', mix(stage.inks.leaf[2], stage.inks.rock[2], 0.4)),
  )
}

/** A woman who stoops to her work, 26 tall, facing right. */
export function stoopingWoman(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { cloth, wrap, flip = 1 }: { cloth: string; wrap: string; flip?: number },
): Art {
  const skin = mix(stage.inks.rock[2], stage.inks.key, 0.62)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-6 0V-5H-3V0ZM0 0V-5H3V0Z', skin),
    fill('M-9-4C-11-14-9-22-3-25L6-21C5-14 4-8 4-4Z', cloth),
    fill('M-6-23C-2-28 8-27 15-21L13-15C6-18-1-18-6-20Z', wrap),
    fill('M13-18L16-3L13.5-3L10-17Z', skin),
    fill('M14-21a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0', skin),
    fill('M13-22Q15-27 20-25Q22-22 21-20Q17-22 13-20Z', wrap),
  )
}
