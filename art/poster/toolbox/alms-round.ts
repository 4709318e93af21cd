import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A barefoot monk with his bowl before him, walking right, 60 tall. */
export function almsMonk(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock } = stage.inks
  const saffron = tinted(stage, '#e9761f', 0.7)
  const skin = mix(rock[2], key, 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-7 0L-6-8H-1L-2 0ZM3 0L2-8H8L9 0Z', skin),
    fill('M-9-6C-10-24-10-38-5-44C0-48 6-47 9-43C12-36 12-22 12-6Z', saffron),
    fill('M-8-40C-2-30 6-20 12-16L12-10C2-14-8-24-9.5-32Z', mix(saffron, lamp, 0.5)),
    stroke('M-2-42L-9-8M4-10L2-24', mix(saffron, key, 0.35), 1),
    stroke('M4-36L14-28', skin, 3.4),
    fill('M8-33H25Q25-22 16.5-22Q8-22 8-33Z', mix(key, rock[2], 0.25)),
    stroke('M7.5-33H25.5', mix(paper, rock[1], 0.4), 1.4),
    fill('M-3-47H4V-50H-3Z', skin),
    fill('M-4.5-54a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0', skin),
  )
}

/** A woman who kneels to give rice from a basket, facing right, 38 tall. */
export function almsGiver({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock, sand } = inks
  const skin = mix(rock[2], key, 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-16 0Q-15-9-6-12L6-12Q11-8 12 0Z', mix(BLUE, inks.land[4], 0.5)),
    stroke('M-14-3H12', lamp, 1.2),
    fill('M-6-10C-8-20-6-26-1-27C5-26 6-20 6-10Z', paper),
    stroke('M-5-25L5-11', mix(RED, key, 0.3), 2),
    stroke('M2-22L11-24L17-29', skin, 2.8),
    fill('M13-9H23L21 0H15Z', mix(lamp, sand[2], 0.4)),
    fill('M13-9Q18-14 23-9Z', paper),
    fill('M-3.5-32a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0', skin),
    fill('M-5-31Q-6-38 2-38Q7-37 6-34Q1-36-1-29Q-5-26-7-29Q-9-33-5-33Z', key),
  )
}
