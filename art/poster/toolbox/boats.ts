import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { nth } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { fill, group, place, stroke } from './tags.ts'

/** A long-tail boat, prow up at the right, 150 long. */
export function longtailBoat(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { hull = stage.inks.key, trim = stage.inks.paper, flip = 1 } = {},
) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-78-10Q-40-6 10-6Q48-8 70-34Q76-42 78-52L84-50Q82-36 76-24Q64 0 36 4H-56Q-72 4-78-10Z', hull),
    stroke('M-74-8Q-36-2 12-3Q50-5 72-32', trim, 2),
    fill('M-44-34Q-14-42 18-34L16-30H-42Z', trim),
    stroke('M-38-31V-7M-12-32V-6M12-31V-7M-66-10L-70-22L-58-16L-96 2', hull, 2),
    fill('M77-48q8 3 9-2l-1 9q6 6 2 16q-3-5-5-4q2 8-3 14q-2-8-4-10z', RED),
  )
}

/** A wide low canoe with two paddlers, 110 long. Their hats are of straw with a brim, or conical. */
export function canoe(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { ink = stage.inks.key, coat = RED, hat = stage.inks.paper, conical = false, flip = 1 } = {},
) {
  const hats = conical
    ? 'M-34-26L-26-32L-17-26ZM13-25L21-31L30-25Z'
    : 'M-35-26.4H-17V-28H-21Q-21-33-26-33T-31-28H-35ZM12-25.4H30V-27H26Q26-32 21-32T16-27H12Z'
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-56-11Q-46-4-30-4H30Q48-4 58-12Q54 3 36 4H-36Q-52 3-56-11Z', ink),
    fill('M-32-4Q-34-20-26-23Q-18-22-17-4Z', coat),
    fill('M14-4Q13-19 21-22Q29-20 29-4Z', stage.inks.rock[0]),
    fill('M-30-25a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17-24a4 4 0 1 0 8 0a4 4 0 1 0-8 0', ink),
    fill(hats, hat),
    stroke('M-20-17L-8-14M-12-24L-4 4M25-16L36-14M32-22L40 5', ink, 2),
  )
}

/** A container ship heading right, 300 long; its boxes in the inks given. */
export function containerShip(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  boxInks: readonly string[],
  flip = 1,
) {
  const { chance, inks } = stage
  const rows = boxInks.map(() => pen())
  for (const [stack, boxes] of [3, 4, 5, 5, 4, 5, 5, 4, 3].entries()) {
    const left = -92 + stack * 23
    for (let level = 0; level < boxes; level++) {
      nth(rows, chance.whole(0, boxInks.length - 1))
        .M(left, -32 - level * 9)
        .H(left + 21)
        .V(-40 - level * 9)
        .H(left)
        .Z()
    }
  }
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-134-28V-72H-128V-88H-104V-72H-98V-28ZM-124-88V-98H-112V-88Z', inks.paper),
    fill(
      'M-130-66H-100V-61H-130ZM-126-84H-106V-79H-126ZM-130-54H-100V-50H-130ZM-130-43H-100V-39H-130Z',
      inks.land[4],
    ),
    rows.map((boxes, i) => fill(boxes, nth(boxInks, i))),
    fill('M-148-32H128L150-42L136 0H-140Z', mix(inks.key, inks.land[3], 0.2)),
    fill('M-143-10H141L137 2H-140Z', RED),
    stroke('M-146-24H132', inks.paper, 1.6),
    stroke('M128-34V-62', inks.key, 2),
  )
}

/** A totora reed boat with a puma prow, heading right, 210 long. */
export function reedBoat(stage: Stage, x: number, y: number, scale: number, { flip = 1, sail = false } = {}) {
  const { inks } = stage
  const straw = mix(inks.lamp, inks.sand[1], 0.5)
  const dark = mix(straw, inks.rock[2], 0.55)
  const deep = mix(inks.rock[2], inks.key, 0.5)
  const bind = pen()
  for (let i = -6; i <= 5; i++)
    bind.M(i * 13.5 - 2, -9 - Math.abs(i) ** 2.1 * 0.26).Q(i * 13 + 6, 2, i * 12.4, 11)
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-104-48C-92-22-62-9-8-8C40-8 66-20 80-52C84-64 88-72 96-78L108-66C104-34 82 8 32 13H-36C-80 11-104-18-112-42Z',
      dark,
    ),
    fill(
      'M-104-48C-92-22-62-9-8-8C40-8 66-20 80-52C84-64 88-72 96-78L103-71C96-50 86-18 50-5C20 3-30 3-56-3C-86-10-104-28-109-45Z',
      straw,
    ),
    stroke(bind, deep, 1.8),
    stroke('M-98-38C-80-16-40-3 0-3C44-4 74-20 88-54', mix(straw, inks.paper, 0.45), 1.6),
    fill(
      'M86-70C84-84 90-96 100-99L99-110L108-102L113-102L120-109L121-98C127-94 131-88 131-80C131-74 126-70 119-70L112-64C102-58 90-62 86-70Z',
      straw,
    ),
    fill('M112-64L119-70C126-70 131-74 131-80L122-80Q116-78 113-72Z', dark),
    fill('M99-110L108-102L102-99ZM120-109L121-98L114-101Z', dark),
    fill(
      'M108-90a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M119-91a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M124-84h6l-3 3.5z',
      inks.key,
    ),
    stroke('M88-68Q95-74 95-86M94-64Q103-70 104-82M119-76Q124-73 129-76', deep, 1.3),
    sail && [
      stroke('M-14-8L-6-96M16-8L-6-96', deep, 2.2),
      fill('M-34-84Q0-96 32-86L28-22Q0-30-30-22Z', straw),
      stroke('M-34-72Q0-82 31-74M-33-58Q0-68 30-60M-32-44Q0-54 29-46M-31-32Q0-41 28-34', dark, 1.3),
    ],
  )
}

/** A slow boat of the Mekong heading right, 280 long. */
export function slowBoat(stage: Stage, x: number, y: number, scale: number, { flip = 1 } = {}) {
  const { inks } = stage
  const wood = mix(inks.rock[2], inks.key, 0.5)
  const lit = mix(inks.rock[1], inks.rock[2], 0.35)
  const posts = pen()
  const windows = pen()
  const heads = pen()
  for (let i = 0; i < 13; i++) posts.M(-84 + i * 14, -14).V(-37)
  for (let i = 0; i < 11; i++) if (i % 4 !== 2) heads.dot(-78 + i * 14, -21, 2.6)
  for (let i = 0; i < 3; i++)
    windows
      .M(-128 + i * 13, -20)
      .V(-31)
      .H(-119 + i * 13)
      .V(-20)
      .Z()
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-88-36H88V-12H-88Z', mix(inks.key, inks.rock[2], 0.25)),
    fill(heads, mix(inks.rock[0], inks.rock[1], 0.5)),
    fill('M-80-18h5v8h-5zM-66-18h5v8h-5zM-24-18h5v8h-5zM4-18h5v8h-5zM32-18h5v8h-5z', BLUE),
    fill('M-38-18h5v8h-5zM18-18h5v8h-5zM46-18h5v8h-5z', inks.paper),
    stroke(posts, inks.paper, 1.8),
    fill('M-138-12L-134-36H-88V-8Z', lit),
    fill(windows, inks.lamp),
    fill('M-146-37Q-40-50 92-42L112-36Q-20-42-146-33Z', RED),
    fill('M-146-37Q-40-50 92-42Q-30-46-146-35Z', mix(RED, inks.paper, 0.35)),
    fill('M-70-46H-20V-52H-70ZM-10-46.5H24V-51H-10Z', wood),
    fill('M-66-52Q-60-60-52-52ZM-48-52Q-42-58-36-52Z', inks.lamp),
    fill('M-150-16Q-90-8 20-8Q98-10 140-34L150-36Q146-12 122 6Q116 9 100 9H-130Q-148 4-150-16Z', wood),
    fill('M-149-12Q-90-4 20-4Q98-6 146-30L147-24Q100 1 20 2Q-90 2-148-5Z', BLUE),
    stroke('M-150-16Q-90-8 20-8Q98-10 140-34', inks.paper, 1.4),
    stroke('M-142-37V-58M132-30V-44', inks.key, 1.4),
    fill('M106-22Q105-34 110-36Q116-34 117-24Z', inks.lamp),
    fill('M107.5-39.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0', inks.key),
    fill('M104-40L110.5-46L118-40Z', inks.paper),
  )
}
