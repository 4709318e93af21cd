import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A male Andean cock-of-the-rock perched at (x, y), facing right, about 90 tall: its crest hides most of its bill. */
export function cockOfTheRock(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const flame = tinted(stage, '#f4511e', 0.7)
  const lit = mix(flame, inks.lamp, 0.4)
  const deep = mix(flame, inks.key, 0.28)
  const grey = mix(inks.paper, inks.land[2], 0.3)
  return group(
    { transform: place(x, y, scale * 1.1, flip) },
    fill('M-20-4L-30 32Q-24 38-15 36L-4 2Z', inks.key),
    stroke('M-1 2V10M7 1V10M-6 10H4M3 10H13', mix(lit, inks.key, 0.2), 2.6),
    fill(
      'M0-56C-14-50-24-32-24-14C-24 0-12 8 2 6C18 4 28-10 29-26C30-38 27-46 24-52C18-62 8-62 0-56Z',
      flame,
    ),
    fill('M24-52C30-40 31-22 24-10C19 0 10 6 0 6C12-2 18-14 18-28C18-38 16-46 12-54Z', lit),
    fill('M-8-46C-24-36-30-12-24 12L-6 8C2-4 8-18 7-30C6-42-1-48-8-46Z', inks.key),
    fill('M-10-24C-18-14-20 0-18 10L-7 8C-2-2 3-12 3-22C0-28-6-28-10-24Z', grey),
    stroke('M-10-18Q-15-6-14 7M-3-18Q-8-6-9 6', mix(grey, inks.key, 0.35), 1),
    fill('M27-47L39-43Q37-39 26-40Z', inks.lamp),
    fill('M31-45C44-53 46-74 32-84C16-94-8-86-10-65C-10-52 0-44 10-43C18-42 26-42 31-45Z', flame),
    fill(
      'M31-45C44-53 46-74 32-84C24-89 14-89 6-85C24-84 33-70 28-55C26-49 21-45 16-43C22-42 27-42 31-45Z',
      lit,
    ),
    stroke('M-4-70C4-82 20-84 29-74', deep, 1.6),
    fill('M11-56a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0', inks.paper),
    fill('M12.8-56a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0', inks.key),
  )
}
