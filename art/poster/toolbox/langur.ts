import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A Delacour's langur on a rock, black with white breeches, 95 tall, its bushy tail hanging, facing right. */
export function langur(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { flip = 1 }: { flip?: number } = {},
): Art {
  const { inks } = stage
  const fur = mix(inks.key, inks.land[5], 0.15)
  const sheen = mix(fur, inks.land[3], 0.4)
  const mask = mix(inks.rock[2], inks.key, 0.45)
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' }
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-18-4C-34 8-38 34-30 66', fur, 9, round),
    fill('M-20 3C-28-18-24-46-6-53C8-57 17-48 17-36C18-20 14-6 8 3Z', fur),
    fill('M-20 3C-27-18-23-42-8-51C-14-34-14-14-12 3Z', sheen),
    fill('M-24 4C-28-14-18-26-2-26C12-28 28-30 31-24C32-16 22-8 14-2Q2 5-8 5Z', inks.paper),
    stroke('M30-22C30-14 27-8 25 0H33', fur, 7, round),
    stroke('M8-44C18-38 24-32 30-24', fur, 7.4, round),
    fill(
      'M-4-62C-6-74 4-80 14-79C23-78 28-71 27-65C31-62 32-57 28-53C23-48 12-46 5-49C-1-52-4-56-4-62Z',
      fur,
    ),
    fill('M-2-70C-6-82 0-92 8-97C8-89 14-84 20-76Z', fur),
    fill('M13-70C19-74 27-69 26-64C30-62 31-57 27-54C21-50 14-54 12-60Z', mask),
    fill('M22-52Q6-48-4-63Q6-55 18-57Z', inks.paper),
    fill(
      'M15-65a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M21-65a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
      inks.key,
    ),
    stroke('M22-55Q26-53 29-56', inks.key, 1.4),
  )
}
