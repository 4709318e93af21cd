import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A chimpanzee sitting and eating a fig, 96 tall, facing right. */
export function sittingChimp(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const fur = mix(inks.key, inks.land[5], 0.3)
  const sheen = mix(fur, inks.land[3], 0.35)
  const skin = mix(mix(inks.rock[2], inks.rock[1], 0.35), inks.key, 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-36 2C-46-20-42-46-28-58C-18-66-8-70 2-70C-4-84 6-98 22-97C34-96 41-86 39-76C44-70 42-60 34-57C42-50 44-38 42-28L46-4Q46 2 40 2H20Q22-8 24-20C16-14 12-8 12 2Z',
      fur,
    ),
    fill('M-36 2C-46-20-42-46-28-58C-22-62-16-65-10-67C-24-50-30-28-22 2Z', sheen),
    stroke('M-2-56C-8-38 0-28 14-34L34-46', fur, 12, { strokeLinecap: 'round' }),
    stroke('M-2-58C-9-40 0-31 13-37', sheen, 2.4, { strokeLinecap: 'round' }),
    fill('M18-92C28-96 37-88 35-79C42-76 44-68 40-63C34-58 24-60 20-66C14-72 12-86 18-92Z', skin),
    fill('M2-84a6 7 0 1 0 12 0a6 7 0 1 0-12 0', skin),
    fill('M16-86Q26-92 36-84Q28-86 18-82Z', fur),
    fill('M23-82a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M32-81a2 2 0 1 0 4 0a2 2 0 1 0-4 0', inks.key),
    stroke('M28-66Q36-63 41-67', inks.key, 1.8),
    fill('M30-48a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0', mix(inks.lamp, inks.rock[2], 0.35)),
    fill('M20 2Q18-5 28-6H44Q52-4 50 2Z', skin),
  )
}

/** A black-and-white colobus on a bough, 74 tall above it, its tail 96 below, facing right. */
export function colobus(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const fur = mix(inks.key, inks.land[5], 0.2)
  const face = mix(inks.rock[2], inks.key, 0.5)
  const white = inks.paper
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-18-4C-30 12-22 34-26 56', white, 6, { strokeLinecap: 'round' }),
    fill('M-31 46C-36 66-36 88-26 98C-16 88-16 66-21 46Z', white),
    fill('M-28 2C-34-16-28-40-12-50C0-58 12-56 18-48C24-36 22-18 20 2Z', fur),
    fill(
      'M-26-6C-34-2-36 14-32 26C-26 16-22 20-18 30C-14 18-8 18-4 26C-2 12-4 0-6-8C-4-26 2-40 12-50C0-58-12-54-20-42Z',
      white,
    ),
    fill('M0-60C-2-72 8-80 20-78C32-78 38-68 34-58C32-48 24-44 16-45C6-46 0-52 0-60Z', white),
    fill('M10-72C16-80 28-78 32-70C28-74 16-74 10-68Z', fur),
    fill('M16-68C22-73 32-70 33-62C33-54 28-49 22-50C14-52 12-62 16-68Z', face),
    fill(
      'M20-64a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M27-63.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
      inks.lamp,
    ),
    stroke('M12-36C20-26 28-18 26-2', fur, 7, { strokeLinecap: 'round' }),
    stroke('M6-10C14-16 22-10 22 0', fur, 8, { strokeLinecap: 'round' }),
  )
}

/** A golden monkey clinging to a cane that runs through (0, 0), 86 tall with its tail below, facing right. */
export function goldenMonkey(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const dark = mix(inks.key, inks.land[5], 0.2)
  const gold = mix(mix(inks.lamp, inks.rock[1], 0.3), inks.rock[2], 0.05)
  const pale = mix(gold, inks.paper, 0.45)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-24 22C-44 34-44 60-30 76', dark, 5, { strokeLinecap: 'round' }),
    fill('M-32 24C-40 4-36-22-20-34C-10-40 0-40 6-36C14-24 12-6 4 8C0 20-10 30-20 30Z', gold),
    fill('M-32 24C-38 10-36-10-28-22C-26-6-22 10-12 26Q-26 32-32 24Z', dark),
    stroke('M-22 22C-10 34 2 26 4 14', dark, 9, { strokeLinecap: 'round' }),
    stroke('M-8-28C2-30 8-36 4-46M-10-18C0-14 8-14 6-24', dark, 7, { strokeLinecap: 'round' }),
    fill('M-14-46C-18-62-6-72 8-70C20-70 26-60 24-50C22-40 12-36 4-37C-6-37-12-40-14-46Z', pale),
    fill('M-12-60C-8-74 14-78 22-64C14-66 2-66-12-60Z', dark),
    fill('M4-58C10-64 22-62 23-54C23-46 17-42 11-43C4-44 1-52 4-58Z', dark),
    fill(
      'M9-54a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M16-53.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
      inks.lamp,
    ),
    fill('M10-47Q16-44 21-47Q18-43 14-43Z', pale),
  )
}
