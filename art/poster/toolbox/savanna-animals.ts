import { fill, group, place, stroke } from './tags.ts'

/** An elephant facing right, 100 tall. */
export function elephant(
  x: number,
  y: number,
  scale: number,
  ink: string,
  ear: string,
  tusk: string,
  flip = 1,
) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-62-60C-64-80-46-93-24-91C-6-89 6-97 22-95C34-94 40-101 51-99C63-97 69-85 70-72C72-57 75-40 77-24C78-13 84-8 91-11L93-5C83 2 72-2 70-15C68-28 66-36 61-43C56-38 52-40 49-45C46-42 44-40 43-36C45-24 45-12 45 0H28C29-12 27-22 22-33C20-22 21-10 20 0H6C7-11 6-22 3-31C-8-27-16-28-24-32C-25-21-26-10-26 0H-42C-42-12-44-20-50-30C-51-20-54-9-54 0H-67C-67-14-65-28-64-38C-67-46-66-54-62-60Z',
      ink,
    ),
    fill('M38-90C20-92 10-72 21-50C27-41 37-50 45-66C46-76 44-86 38-90Z', ear),
    stroke('M-62-62C-69-52-70-40-69-30', ink, 2.5),
    fill('M61-45C64-35 72-30 80-32C74-27 63-30 57-42Z', tusk),
  )
}

/** A giraffe facing right, 125 tall. */
export function giraffe(x: number, y: number, scale: number, ink: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-26-52C-24-60-12-62 0-62C6-63 10-68 13-76L26-110C27-115 29-119 33-120L34-125L36-120C41-119 46-114 49-110C49-107 46-106 43-107C39-107 36-107 34-105L22-66C20-58 20-50 17-42C16-28 18-14 17 0H12C12-14 10-26 8-38L6-40C7-26 5-12 5 0H0C0-14 1-28-1-41C-8-39-14-40-19-42C-21-34-18-28-19-20L-20 0H-25L-24-20C-25-26-27-30-27-34C-29-24-31-12-31 0H-36C-36-14-34-28-31-40C-30-44-28-48-26-52Z',
      ink,
    ),
    stroke('M-27-52q-7 8-6 24', ink, 2),
  )
}

export type Gait = 'run' | 'leap' | 'stand'

const WILDEBEEST_BODY =
  'M-41-42C-40-51-27-54-15-53C-3-54 5-62 15-64C23-65 29-61 33-56C37-59 42-58 45-54L56-35C58-30 54-27 50-28C46-31 43-36 40-39C40-31 37-23 32-17C31-23 29-27 27-29C20-20 8-19-4-22C-14-23-22-26-28-28C-36-28-42-34-41-42Z'

const WILDEBEEST_LEGS: Readonly<Record<Gait, string>> = {
  run: 'M12-28L30-16L38-5L44-4L45-1L36-1L25-11L8-20ZM2-27L14-14L8-3L11 0H4L6-13L-6-22ZM-24-34L-37-20L-50-11L-55-3L-57-7L-54-14L-43-24L-40-40ZM-18-30L-27-15L-41-5L-39-1L-45-1L-46-5L-33-18L-34-34Z',
  leap: 'M14-28L34-24L46-15L51-15L51-12L45-11L32-19L10-20ZM8-28L24-16L37-8L41-8L40-5L34-5L20-11L2-22ZM-24-34L-40-24L-54-20L-60-13L-61-18L-57-24L-43-29L-40-40ZM-18-32L-32-18L-48-11L-50-6L-54-10L-50-15L-36-22L-34-36Z',
  stand:
    'M24-28L22-12L23-1L26 0H19L17-13L14-26ZM12-26L9-12L10-1L12 0H6L4-13L2-26ZM-20-32L-25-15L-22-2L-20 0H-27L-31-15L-35-34ZM-30-34L-35-17L-34-2L-31 0H-38L-40-17L-41-38Z',
}

/** A wildebeest facing right, 66 tall. */
export function wildebeest(
  x: number,
  y: number,
  scale: number,
  ink: string,
  mane: string,
  { flip = 1, gait = 'run', turn = 0 }: { flip?: number; gait?: Gait; turn?: number } = {},
) {
  return group(
    { transform: place(x, y, scale, flip, turn) },
    fill(WILDEBEEST_BODY + WILDEBEEST_LEGS[gait], ink),
    stroke('M37-57Q30-61 33-70M42-57Q50-60 49-69', ink, 2.8, { strokeLinecap: 'round' }),
    stroke('M-40-46Q-52-48-55-32', ink, 2.4),
    fill('M-53-36Q-60-28-57-18Q-52-24-52-36Z', ink),
    stroke('M8-56L3-36M15-59L11-36M22-58L19-37M29-55L27-39', mane, 1.6),
  )
}

/** What shows of a wildebeest that swims: its waterline is at (0, 0). */
export function swimmingWildebeest(ink: string, mane: string) {
  return group(
    {},
    fill('M-34 2C-32-7-20-10-8-9C2-12 8-20 18-22C24-23 28-20 31-16C35-19 40-19 43-15L53 0L46 4Z', ink),
    stroke('M35-16Q28-20 31-29M40-16Q48-19 47-28', ink, 2.6, { strokeLinecap: 'round' }),
    stroke('M12-16L8-8M18-18L15-7M24-17L22-6', mane, 1.4),
  )
}

/** A Nile crocodile low in the water, heading right, 120 long. */
export function crocodile(x: number, y: number, scale: number, ink: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-70 1L-58-4L-50-9L-46-5L-38-11L-33-6L-25-12L-20-7L-12-12L-7-7L2-11L7-7C12-10 14-15 20-15C24-15 26-11 28-8L52-5L54-8L58-4L62 1Q0 5-70 1Z',
      ink,
    ),
  )
}

/** A zebra facing right, 77 tall. */
export function zebra(x: number, y: number, scale: number, coat: string, stripes: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-36-40C-36-48-26-52-14-51C-2-50 6-52 12-54L24-70L26-77L30-72L33-77L34-70C38-66 44-58 45-54C45-50 41-49 38-51L31-54C28-46 25-38 22-33L22-14 20-1 23 1H15L15-13 12-26C4-23-8-23-18-26L-23-15-21-1-18 1H-25L-28-15-29-27C-33-19-36-15-36-10L-35-1-32 1H-39L-41-12C-40-20-38-30-36-40Z',
      coat,
    ),
    stroke(
      'M-30-49Q-28-38-32-28M-23-51Q-22-38-24-27M-15-51Q-15-38-16-26M-7-50.5Q-8-38-7-25M1-51Q-1-38 1-25M9-53Q6-42 9-28M16-58Q14-48 18-36M20-64L27-48M25-70L32-56M-36-42Q-38-30-38-20M14-20H22M-28-18L-22-20M-40-14L-34-15',
      stripes,
      2.7,
    ),
    stroke('M12-56L25-74', stripes, 3.6),
    stroke('M-37-42Q-44-38-43-24', stripes, 2),
    fill('M40-53Q46-53 45-49Q42-48 38-50Z', stripes),
  )
}

/** A humped cow seen small, 44 tall, facing right. */
export function farCow(coat: string, horn: string): string {
  return (
    fill(
      'M-32-34C-20-38 0-38 8-42Q12-47 18-40L30-44L40-40L44-31L36-30L28-30C26-22 24-18 22-16L22 0H18L16-15C8-13-8-13-18-16L-20 0H-24L-26-16C-32-20-34-26-32-34Z',
      coat,
    ) +
    stroke('M31-43Q24-52 30-60M35-43Q44-50 42-60M-32-33Q-38-24-36-12', horn, 2.2, { strokeLinecap: 'round' })
  )
}
