import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Stage } from './stage.ts'
import { fill, group, place, stroke } from './tags.ts'

/** A silverback on his knuckles, facing right, about 108 tall. */
export function gorilla(
  x: number,
  y: number,
  scale: number,
  ink: string,
  silver: string,
  face: string,
  flip = 1,
) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M16-44C12-28 10-12 9-6Q8 0 14 0H27C25-12 26-26 30-36Z', face),
    fill(
      'M-50-36C-56-52-44-66-28-69C-12-73 0-80 13-88C21-94 26-103 35-106C45-110 54-103 57-95C60-93 62-89 62-85C66-79 67-71 62-67C57-64 50-64 46-58C50-46 50-30 48-16C48-8 54-6 55 0H32C33-12 30-22 27-32C25-38 21-42 17-43C6-36-4-33-12-32C-9-22-13-15-14-9C-13-4-8-4-7 0H-36C-38-10-37-16-40-22C-45-27-49-31-50-36Z',
      ink,
    ),
    fill('M-48-50C-40-66-18-66 2-80C2-64-8-52-24-46C-36-42-46-42-48-50Z', silver),
    fill('M48-94C53-97 58-94 59-90C62-84 65-76 61-70C56-67 52-71 53-77C54-83 48-88 48-94Z', face),
    fill('M52-89L59-87L58-84Z', ink),
  )
}

/** A yak or pack animal with load, facing right, 60 tall. */
export function yak(x: number, y: number, scale: number, ink: string, load: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-36-34C-38-46-26-50-10-50C0-58 12-58 20-50C28-50 36-46 40-38L46-30C47-25 42-22 38-24C34-26 30-28 28-30C27-22 24-14 22-10L21 0H15L14-9H-16L-17 0H-24L-25-10C-30-16-34-24-36-34Z M-36-36q-8 8-5 24l4-2z',
      ink,
    ),
    stroke('M34-42Q30-52 38-55M39-40Q40-50 47-50', ink, 2.4),
    fill('M-18-52Q-6-66 10-54L12-34H-20Z', load),
  )
}

/** A llama, 90 tall, facing right, red blanket. */
export function llama(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { ink = stage.inks.paper, shade = stage.inks.rock[1], flip = 1 } = {},
) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-26-22L-27 0H-21L-18-24ZM-10-22L-10 0H-4L-4-24Z', shade),
    fill(
      'M-38-46C-36-54-26-56-12-55C0-55 8-56 13-62C16-68 17-78 18-86L17-95L21-89L24-95L26-88C33-87 38-83 38-80C37-77 32-77 28-77C27-68 28-58 25-48C23-38 19-32 16-27L16 0H9L7-26C-4-23-14-22-22-24L-26 0H-33L-33-24C-36-32-39-40-38-46Z',
      ink,
    ),
    fill('M-38-46C-42-44-42-36-38-32L-34-40Z', ink),
    fill('M-26-56C-18-57-4-56 4-57L6-36C-4-32-16-32-27-36Z', RED),
    stroke('M-26-50H5M-27-42H6', BLUE, 2.6),
    fill('M17-88l-4 12 3 1zM30-85h3v2h-3z', stage.inks.key),
    fill('M18-72L28-71 27-66 17-67Z', RED),
  )
}

/** A water buffalo, 60 tall, facing right. */
export function waterBuffalo(x: number, y: number, scale: number, ink: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-50-44C-40-52-20-50-4-51C8-56 20-56 28-50C36-52 42-50 46-44L54-34C55-30 50-27 46-29C40-28 36-30 34-32C32-24 28-18 25-14L24 0H17L15-15C4-12-14-12-26-15L-28 0H-36L-37-16C-46-22-52-32-50-44Z',
      ink,
    ),
    stroke('M38-49Q26-62 10-60M40-49Q50-60 46-70M-50-44Q-58-34-55-20', ink, 3.4, { strokeLinecap: 'round' }),
  )
}

const HORSE_HEAD =
  'C18-62 24-74 32-80L33-86L37-81C42-78 50-70 52-66C54-61 49-58 46-60L37-64C32-58 28-48 23-40'
const HORSE_HEAD_GRAZING = 'C20-52 28-40 36-26L46-14C48-9 44-5 40-7L30-15C24-20 20-28 17-34'
const HORSE_LEGS =
  'C22-34 20-30 19-28L20-14 18-2 21 0H14L13-14 10-28C2-25-10-25-18-28L-23-16-20-2-17 0H-24L-28-16-29-28C-33-20-36-16-36-10L-35-1-32 0H-39L-41-12C-40-20-37-30-34-40Z'
const HORSE_MANE = 'M10-56C14-68 22-80 32-84C26-74 22-66 20-56Z'
const HORSE_MANE_GRAZING = 'M8-56C18-58 28-46 34-32L30-34C24-44 16-50 8-52Z'

/** A horse, 86 tall with its head up, facing right. */
export function horse(
  x: number,
  y: number,
  scale: number,
  coat: string,
  mane: string,
  { flip = 1, grazing = false } = {},
) {
  const head = grazing ? HORSE_HEAD_GRAZING : HORSE_HEAD
  return group(
    { transform: place(x, y, scale, flip) },
    fill(`M-34-40C-36-50-26-54-14-53C-4-52 6-54 12-56${head}${HORSE_LEGS}`, coat),
    fill(grazing ? HORSE_MANE_GRAZING : HORSE_MANE, mane),
    fill('M-33-48C-46-46-46-30-42-18C-38-26-40-38-30-42Z', mane),
  )
}
