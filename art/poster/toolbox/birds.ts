import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { fill, group, place, stroke } from './tags.ts'

/** A blue-footed booby, 60 tall, facing right. */
export function booby(stage: Stage, x: number, y: number, scale: number, flip = 1) {
  const { inks } = stage
  const brown = mix(inks.rock[2], inks.key, 0.55)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-9 0Q-3-4 0-9L3-9Q5-4 11 0ZM3 0Q7-4 9-9L12-9Q14-4 20 0Z', BLUE),
    stroke('M2-8V-14M10-8V-14', BLUE, 3),
    fill('M-6-12C-12-24-8-40 4-46C4-56 12-62 19-58C24-56 25-51 23-47C26-34 22-20 14-12Z', inks.paper),
    fill('M10-42C-4-44-13-30-15-14L-22 4L-10-6C-2-8 4-14 8-24C11-32 13-38 10-42Z', brown),
    fill('M7-50C8-58 14-61 19-59C24-57 25-52 23-48C17-45 11-46 7-50Z', mix(inks.paper, brown, 0.35)),
    fill('M22-55L38-50L22-48Z', BLUE),
    fill('M18-54a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0', inks.key),
  )
}

/** A magnificent frigatebird with its red pouch, 110 span. */
export function frigatebird(x: number, y: number, scale: number, ink: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-4 2C-18-10-30-16-44-12C-54-10-62 0-70 10C-56 0-44-2-32 4C-24 8-16 10-10 12L-26 26L-12 19L-16 32L4 12C14 8 26-2 34-14C42-24 52-28 62-26C52-34 40-34 30-26C20-18 14-8 12-2L22-4L32 2L24-8Q18-12 10-6Z',
      ink,
    ),
    fill('M12 0Q24-2 23 6Q18 13 10 8Z', RED),
  )
}

/** A flamingo, 60 tall, facing right. */
export function flamingo(x: number, y: number, scale: number, ink: string, key: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-2-24V0M4-24L5-12L2 0', ink, 1.8),
    fill('M-20-26C-14-36 0-40 10-36C18-34 14-24 4-22C-6-20-14-22-20-26Z', ink),
    stroke('M10-32C22-36 6-50 14-58C18-62 23-60 23-56', ink, 4),
    fill('M21-60L27-56L26-49L22-52Z', key),
  )
}

/** A scarlet macaw in flight, 90 long, heading right. */
export function macaw(stage: Stage, x: number, y: number, scale: number, flip = 1, turn = 0) {
  return group(
    { transform: place(x, y, scale, flip, turn) },
    fill(
      'M-52 16C-34 8-16 2 0-2C10-10 22-12 28-6C34-4 36 2 32 6C30 2 28 2 26 3C20 10 6 10-4 9C-20 12-36 16-52 16Z',
      RED,
    ),
    fill('M14-4C4-20-12-36-34-42C-30-30-24-14-6 2Z', RED),
    fill('M-34-42C-30-30-24-14-6 2L-14 2C-30-10-44-26-46-40Z', stage.inks.lamp),
    fill('M-46-40C-44-26-30-10-14 2L-24 2C-40-8-54-22-56-34Z', BLUE),
    fill('M10 4C6 14-4 24-18 28C-18 18-12 8-2 2Z', stage.inks.lamp),
    fill('M-2 4C-8 10-16 18-18 28C-26 26-24 12-12 4Z', BLUE),
    fill('M27-6Q37-5 33 7Q32 1 28 1Z', stage.inks.key),
    fill('M22-7Q27-7 27-2Q24-1 21-3Z', stage.inks.paper),
  )
}

/** A toucan in flight, 104 long, heading right. */
export function flyingToucan(stage: Stage, x: number, y: number, scale: number, flip = 1, turn = 0) {
  const { inks } = stage
  const wing = mix(inks.key, inks.land[4], 0.35)
  return group(
    { transform: place(x, y, scale, flip, turn) },
    fill('M-52 9C-34 3-16-1 0-3C8-9 20-10 27-5C31 1 27 7 20 8C8 12-8 12-20 10L-52 17Z', inks.key),
    fill('M13-4C3-22-14-38-40-44C-38-28-27-11-8 3Z', wing),
    fill('M8 5C5 17-6 26-22 30C-21 19-14 9-4 4Z', wing),
    fill('M13-5C20-10 28-7 28-1C27 5 20 8 13 7C11 3 11-1 13-5Z', inks.lamp),
    fill('M26-6C36-13 50-9 54 3C46 0 36 2 27 4Z', BLUE),
    fill('M45-7C51-4 53-1 54 3C50 1 46 1 42 1.4Z', RED),
    fill('M19-5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0', inks.leaf[0]),
  )
}

/** A keel-billed toucan perched, 40 tall, facing right. */
export function toucan(stage: Stage, x: number, y: number, scale: number, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-6 14C-12 2-14-16-4-26C0-32 10-32 14-26C18-14 10 4 2 10L-8 34L-14 33Z', stage.inks.key),
    fill('M2-14C6-18 12-18 14-24C16-12 10-4 4-4C0-6 0-10 2-14Z', stage.inks.lamp),
    fill('M12-30C24-38 40-34 44-20C36-24 24-22 14-21Z', BLUE),
    fill('M34-33C40-30 43-26 44-20C40-22 36-23 32-23Z', RED),
    fill('M6-25a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0', stage.inks.leaf[0]),
  )
}

/** An Andean condor soaring, 120 span. */
export function condor(x: number, y: number, scale: number, ink: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-60-16L-66-8L-58-8L-62 0L-52-2L-54 6L-44 0C-30-2-18 2-8 8L-14 20L-2 16L6 20L6 8C16 0 30-6 44-6L52 0L52-8L60-4L58-12L66-10L60-18C40-24 22-16 8-4Q12-10 6-11Q0-11-1-4C-16-16-40-24-60-16Z',
      ink,
    ),
  )
}

/** A quetzal perched at (x, y), facing right: body 60 tall, streamers 170 long. */
export function quetzal(stage: Stage, x: number, y: number, scale: number, flip = 1) {
  const { inks } = stage
  const green = tinted(stage, '#1d8f66', 1.2)
  const lit = mix(tinted(stage, '#4fc08a', 1.2), inks.leaf[0], 0.25)
  const deep = mix(green, inks.key, 0.45)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-12 6C-22 52-10 104-44 176C-20 140-2 84-3 24Z', green),
    fill('M-6 8C-8 64 12 122-8 196C12 150 14 76 3 20Z', deep),
    fill('M-8 8C-13 60-2 116-26 184C-8 146 4 80 0 22Z', lit),
    fill('M-6 4L-4 40L1 46L6 40L6 2Z', inks.paper),
    stroke('M-2 12V40M2 10V42', mix(inks.paper, inks.key, 0.35), 1),
    fill('M22-34C27-18 18 2 2 10L-6 4C0-8 6-20 8-32Z', RED),
    fill(
      'M4-56C-10-48-18-28-15-6L-9 12L-1 6C6-6 12-18 14-28C20-30 24-34 24-40C27-46 25-54 19-58C14-63 7-62 4-56Z',
      green,
    ),
    fill('M-8-32C-18-20-19-2-12 14L-4 8C-6-6-4-20 2-30Z', deep),
    fill('M0-40C-12-32-16-18-13-2Q-10-12-6-16Q-7-6-4 0Q-2-12 2-18Q2-10 5-6Q8-18 8-30Z', lit),
    fill('M2-54Q-2-60 4-61Q5-66 10-64Q14-68 18-63Q25-62 25-54Q14-60 4-52Z', lit),
    fill('M23-52Q31-52 34-47Q29-45 24-45Z', inks.lamp),
    fill('M16-51a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0', inks.key),
  )
}

/** A condor in a wide soar, seen from above its shoulder, 270 span. */
export function soaringCondor(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { flip = 1, turn = -10, ink = stage.inks.key } = {},
) {
  const { inks } = stage
  const panel = mix(inks.paper, inks.snow[1], 0.25)
  const wing =
    'M-4-8C-22-20-40-30-62-30C-82-30-98-26-108-22L-138-34L-116-18L-146-22L-119-11L-148-8L-119-3L-144 6L-115 4L-136 18L-106 10C-84 12-60 12-44 20C-30 24-14 22-4 18Z'
  return group(
    { transform: `${place(x, y, scale, flip, turn)}scale(1 .86)` },
    group(
      { transform: 'matrix(-.9 -.2 0 .92 0 0)' },
      fill(wing, ink),
      fill('M-38-20C-56-24-76-22-94-17L-100 6C-82 6-60 8-46 14C-36 16-26 16-20 15Z', panel),
      stroke('M-46-17L-36 15M-58-19L-52 11M-70-19L-68 8M-82-18L-84 6', ink, 2),
    ),
    fill(wing, ink),
    fill('M-38-20C-56-24-76-22-94-17L-100 6C-82 6-60 8-46 14C-36 16-26 16-20 15Z', panel),
    stroke('M-46-17L-36 15M-58-19L-52 11M-70-19L-68 8M-82-18L-84 6', ink, 2),
    fill(
      'M-9-16C-4-22 6-22 10-15C14-2 12 16 9 24L20 52L10 48L4 55L-2 50L-9 55L-12 48L-21 50L-8 22C-12 10-13-6-9-16Z',
      ink,
    ),
    fill('M-8-17C-8-26 10-27 10-16Q1-10-8-17Z', inks.paper),
    fill('M-4-21C-5-29-1-34 3-34C7-34 9-28 7-21Z', mix(inks.rock[1], inks.key, 0.35)),
    fill('M1-33Q4-43 8-38Q7-33 6-31Z', inks.paper),
  )
}
