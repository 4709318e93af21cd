import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

const BODY =
  'M-65-46C-70-64-60-82-40-88C-22-94 0-93 13-87C19-84 24-84 27-87C30-97 38-103 46-100C51-102 58-98 60-92C65-87 68-79 68-71C69-58 73-45 75-32C76-20 79-12 85-13C88-14 90-17 92-16C94-14 92-9 88-6C80-1 69-5 66-18C64-30 61-42 57-50C56-46 52-43 47-45C43-46 40-49 37-52C40-42 41-35 40-28L41-11C41-7 44-4 44 0H24C25-5 24-9 23-13C21-24 18-30 14-34C2-28-16-27-27-31L-29-22C-30-15-28-6-26 0H-47C-46-5-46-9-47-13C-51-24-57-31-61-37C-64-40-64-43-65-46Z'
const FAR_LEGS =
  'M20-38C19-26 14-17 10-10C9-6 10-3 10 0H-9C-8-4-7-7-6-10C-2-20 0-28 1-38ZM-30-38C-28-26-22-18-19-10C-18-6-17-3-16 0H-35C-34-4-34-7-35-10C-39-20-47-28-52-40Z'

/** An Asian elephant walking right, 102 tall: domed brow, arched back, small ears. */
export function asianElephant(
  { inks, light }: Stage,
  x: number,
  y: number,
  scale: number,
  { flip = 1, tusks = false }: { flip?: number; tusks?: boolean } = {},
): Art {
  const { key, land, paper, rock, sand } = inks
  const hide = mix(mix(rock[2], key, 0.42), land[3], 0.15)
  const far = mix(hide, key, 0.5)
  const lit = mix(hide, mix(paper, rock[0], 0.4), 0.3)
  const pink = mix(mix(rock[1], sand[1], 0.5), hide, 0.45)
  const facingLight = light === flip
  return group(
    { transform: place(x, y, scale, flip) },
    fill(FAR_LEGS, far),
    stroke('M-65-58Q-75-46-72-26', hide, 2.6),
    fill('M-74-28Q-77-18-73-13Q-69-20-70-28Z', far),
    fill(BODY, hide),
    facingLight
      ? fill(
          'M27-87C30-97 38-103 46-100C51-102 58-98 60-92C65-87 68-79 68-71C69-58 73-45 75-32L71-30C68-44 63-58 62-70C60-84 52-94 44-94C36-94 31-88 30-80Z',
          lit,
        )
      : fill(
          'M-65-46C-70-64-60-82-40-88C-22-94 0-93 13-87C2-86-18-86-34-80C-50-74-58-62-58-48C-57-40-54-34-50-28C-56-34-64-42-65-46Z',
          lit,
        ),
    fill(
      'M29-86C20-88 13-79 15-66C17-56 23-48 28-51C35-55 40-63 41-73C41-81 37-86 29-86Z',
      mix(hide, key, 0.28),
    ),
    fill('M29-86C37-86 41-81 41-73C41-70 40-68 39-65C36-74 33-81 25-84Z', pink),
    fill('M66-60C68-50 71-42 73-34L70-30C66-40 63-50 62-58Z', pink, { opacity: 0.5 }),
    tusks && fill('M56-50C59-42 66-38 74-40C68-34 58-36 53-46Z', paper),
    stroke('M47-78Q51-81 55-77', far, 1.6),
    fill('M49-76a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0', key),
    stroke('M26-1h4M33-1h4M39-1h3M-45-1h4M-38-1h4M-31-1h3', mix(paper, hide, 0.35), 2.4),
    stroke('M-30-60Q-34-46-30-34M16-62Q20-48 15-36M-10-36Q2-32 12-36', far, 1.2, { opacity: 0.6 }),
  )
}

/** A keeper in a Karen tunic, walking right with a bamboo staff, 66 tall. */
export function elephantKeeper({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock } = inks
  const skin = mix(rock[2], key, 0.3)
  const trousers = mix(key, inks.land[3], 0.25)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M17 0L13-50', mix(lamp, rock[2], 0.45), 1.8),
    fill('M-12-6L-17-1L-12 1L-6-4ZM6-6L5 0L13 0L11-6Z', skin),
    fill('M-8-33L-9-20L-14-6L-7-4L-1-17L1-22L5-15L4-5H11L12-17L8-33Z', trousers),
    fill('M-9-27C-10-38-9-46-6-50Q0-54 6-51C10-48 10-38 10-27Z', RED),
    stroke('M-9-30H10M-9-33H10', mix(RED, key, 0.45), 1.4),
    stroke('M0-52L2-44L4-52', paper, 1.2),
    stroke('M-6-50L8-30', mix(key, RED, 0.25), 1.4),
    fill('M5-33H13L12-24H5Z', mix(lamp, rock[2], 0.3)),
    stroke('M4-46L10-38L15-40', RED, 4.6),
    fill('M13-42a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0', skin),
    fill('M-3-53H4V-56H-3Z', skin),
    fill('M-4.5-60a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0', skin),
    fill('M-6-59C-7-68 7-69 7-62Q1-64-2-61L-4-56Z', key),
    fill('M-6-61Q1-65 7-61L7-65Q1-72-6-66ZM-6-62L-11-57-9-62-12-62-6-65Z', BLUE),
  )
}
