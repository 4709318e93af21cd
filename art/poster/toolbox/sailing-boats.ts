import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { fill, group, place, stroke } from './tags.ts'

/** A junk with battened sails, 110 tall, hull 120 long. */
export function junk(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { hull = stage.inks.key, sail = RED, rib = stage.inks.key, flip = 1 } = {},
) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-66-20L-58-14L-30-9H24L46-15L62-24L56-4Q54 2 46 2H-44Q-56 2-60-6Z M-60-19L-52-32H-28L-26-9H-50Z',
      hull,
    ),
    fill('M-2-12L-8-92Q14-118 22-112Q40-70 34-14Z', sail),
    fill('M-30-14L-40-72Q-24-92-18-88Q-8-52-12-14Z', sail),
    fill('M40-18L36-60Q50-72 54-66Q60-42 56-22Z', sail),
    stroke(
      'M-3-28Q20-36 37-30M-4-46Q18-56 37-48M-6-64Q14-76 34-66M-7-82Q10-96 28-86M-33-30Q-20-36-12-32M-36-46Q-24-54-13-48M-39-62Q-26-72-15-64M39-34Q50-40 57-36M37-48Q48-54 57-50',
      rib,
      1.6,
    ),
    stroke('M4-10L-2-116M-22-12L-32-94M46-16L44-74', hull, 2),
  )
}

/** A small sloop, 62 tall. */
export function sailboat(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { sail = RED, hull = stage.inks.paper, jib = stage.inks.paper, flip = 1 } = {},
) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-22-6H24L18 2H-16Z', hull),
    fill('M2-10V-62Q22-34 24-10Z', sail),
    fill('M-2-10V-54Q-16-30-18-10Z', jib),
  )
}

/** A dhow under a lateen sail, heading right, 180 tall. */
export function lateenDhow(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  {
    sail = stage.inks.paper,
    shade = mix(sail, stage.inks.land[2], 0.4),
    hull = stage.inks.key,
    flip = 1,
    crew = true,
  } = {},
) {
  const { inks } = stage
  const wood = mix(hull, inks.rock[1], 0.32)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M8-18L-2-128', hull, 3.4),
    stroke('M76-36L-38-184', hull, 3),
    fill('M76-38C44-78 6-128-36-182C-20-132-26-80-58-30C-10-20 38-22 76-38Z', sail),
    fill('M-36-182C-20-132-26-80-58-30C-42-27-26-25-10-24.5C0-76-6-126-36-182Z', shade),
    stroke(
      'M-24-166C-6-118-2-70-20-26M4-132C18-96 20-58 10-24.5M34-92C42-68 44-46 40-28',
      mix(sail, inks.land[3], 0.4),
      1.1,
      { opacity: 0.75 },
    ),
    stroke('M-2-128L-66-26M-58-30L-70-22M76-36L86-38', hull, 1.1),
    fill('M-84-38L-76-20Q-66 2-52 5H50Q72-2 96-42L84-34Q50-17 4-16Q-44-17-70-32Z', hull),
    fill('M-83-35L-79-27Q-40-12 4-11Q52-12 88-32L94-40L84-34Q50-17 4-16Q-44-17-70-32Z', wood),
    fill('M-76-20L-73-14Q-30-2 6-2Q52-2 82-20L86-26Q52-7 6-7Q-34-7-76-20Z', RED),
    crew && [
      fill('M-58-24Q-60-40-54-42Q-47-40-47-22ZM30-18Q29-32 35-34Q41-32 42-18Z', inks.lamp),
      fill('M42-20Q42-32 47-34Q53-32 53-21Z', BLUE),
      fill(
        'M-57-46a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M32-38a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M44-38a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0',
        hull,
      ),
      fill('M-57-47H-50L-51-51H-56ZM32-39H39L38-43H33Z', inks.paper),
    ],
  )
}
