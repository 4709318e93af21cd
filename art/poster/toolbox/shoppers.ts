import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface PersonOptions {
  coat?: string
  flip?: number
}

/** Someone with a basket on their arm, 118 tall; from behind if they go away. */
export function shopper(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { coat = RED, flip = 1, away = true, hat = false }: PersonOptions & { away?: boolean; hat?: boolean } = {},
): Art {
  const { inks } = stage
  const skin = tinted(stage, '#96603c')
  const skirt = mix(inks.key, inks.town[2], 0.35)
  const straw = tinted(stage, '#e2c384')
  const cane = tinted(stage, '#c89454')
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-9-24L-8 0H-1L0-24ZM2-24L3-1L10 0L10-24Z', mix(skin, inks.key, 0.2)),
    fill('M-19-20C-18-40-14-50-11-56H12C15-50 19-38 20-20Q0-14-19-20Z', skirt),
    fill('M-14-52C-18-72-16-86-8-90C0-93 6-92 11-89C18-84 18-68 14-52Q0-47-14-52Z', coat),
    fill('M-14-52C-18-72-16-86-8-90C-10-76-10-62-6-50Q-10-50-14-52Z', mix(coat, inks.key, 0.26)),
    stroke('M13-84C22-74 22-62 17-54', coat, 7, { strokeLinecap: 'round' }),
    stroke('M17-54L12-46', skin, 5, { strokeLinecap: 'round' }),
    stroke('M8-36Q16-58 26-38', cane, 2.6),
    fill('M2-42Q17-36 32-42L27-22Q17-17 7-22Z', cane),
    fill('M4-44a5 5 0 1 0 10 0a5 5 0 1 0-10 0M13-46a5.6 5.6 0 1 0 11 0a5.6 5.6 0 1 0-11 0', inks.leaf[1]),
    fill('M21-44a4.6 4.6 0 1 0 9 0a4.6 4.6 0 1 0-9 0', tinted(stage, '#f0973c')),
    fill('M2-42Q17-36 32-42L31-38Q17-32 3-38Z', mix(cane, inks.paper, 0.3)),
    fill('M-4-88H5V-98H-4Z', skin),
    fill('M-8-102a9 9.6 0 1 0 18 0a9 9.6 0 1 0-18 0', away ? inks.key : skin),
    !away && fill('M-9-102C-10-118 12-118 11-102C8-108 2-110-2-109C-6-108-8-106-9-102Z', inks.key),
    hat && fill('M-18-106Q-9-110-9-112C-8-122 9-122 10-112Q10-110 20-106Q1-101-18-106Z', straw),
    hat && fill('M-9-110H10L11-107H-10Z', mix(straw, inks.key, 0.5)),
  )
}

/** Someone who sells, to the waist, in a straw hat, 76 tall. */
export function vendor(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { coat = RED, flip = 1 }: PersonOptions = {},
): Art {
  const { inks } = stage
  const skin = tinted(stage, '#96603c')
  const straw = tinted(stage, '#e2c384')
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-20 8C-22-20-18-36-9-40C0-43 8-42 13-38C20-30 21-12 19 8Z', coat),
    fill('M-20 8C-22-20-18-36-9-40C-14-24-14-8-10 8Z', mix(coat, inks.key, 0.26)),
    stroke('M14-34L30-14L40-12', coat, 8, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    fill('M37-12a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0', skin),
    fill('M-4-38H6V-48H-4Z', mix(skin, inks.key, 0.2)),
    fill('M-9-54a10 11 0 1 0 20 0a10 11 0 1 0-20 0', skin),
    fill('M-21-58Q-10-62-10-65C-9-76 11-76 12-65Q12-62 23-58Q1-52-21-58Z', straw),
    fill('M-10-63H12L13-60H-11Z', mix(straw, inks.key, 0.5)),
  )
}
