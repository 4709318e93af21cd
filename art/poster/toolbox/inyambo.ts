import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A long-horned cow of the kings of Rwanda, 118 tall with her horns, facing right. */
export function inyambo(stage: Stage, x: number, y: number, scale: number, coat: string, flip = 1): Art {
  const { inks } = stage
  const horn = inks.paper
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M48-60C34-74 26-96 36-116', horn, 5.4, { strokeLinecap: 'round' }),
    fill(
      'M-52-54C-42-60-16-58 4-61C14-66 22-66 28-60C34-64 40-66 44-66L60-62L70-48C73-42 70-38 64-38L52-42L44-40C40-30 36-24 32-22L32 0H24L22-20C8-17-14-18-28-22L-32 0H-40L-42-24C-52-32-56-44-52-54Z',
      coat,
    ),
    stroke('M50-62C72-70 84-92 76-114', horn, 5.8, { strokeLinecap: 'round' }),
    fill('M36-60L24-66L36-66Z', coat),
    stroke('M-52-54Q-60-44-56-22', coat, 2.8),
    fill('M-59-24Q-56-12-53-24Z', inks.key),
    fill('M56-55a2 2 0 1 0 4 0a2 2 0 1 0-4 0', inks.key),
    stroke('M-24-22L-26 0M18-20L16 0', coat, 6),
  )
}
