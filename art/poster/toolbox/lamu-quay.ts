import { BLUE } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A donkey under two sacks, facing right, 60 tall. */
export function donkey(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { load = true, flip = 1 } = {},
): Art {
  const { inks } = stage
  const coat = tinted(stage, mix('#7d7673', inks.key, 0.28))
  const pale = mix(coat, inks.paper, 0.55)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-28-34Q-35-30-34-16', coat, 2),
    fill('M-34-18Q-37-10-33-6Q-31-12-32-18Z', inks.key),
    fill(
      'M-29-34C-28-41-14-41-2-39C6-38 12-39 16-42C20-48 24-53 28-55L25-67Q30-64 31-57L36-68Q39-62 36-54C41-50 46-43 49-38C50-34 46-31 42-32L33-38C29-34 26-29 24-26L24-13L23-1L25 1H18L18-14L15-23C6-20-8-19-16-22L-20-13L-19-2L-17 1H-24L-25-13L-25-20C-28-16-31-13-31-9L-31-1L-29 1H-36L-36-11C-35-20-31-26-29-34Z',
      coat,
    ),
    fill('M42-32C40-36 44-42 47-41C50-38 50-33 46-31.6Z', pale),
    fill('M-14-22C-6-24 8-24 15-23C6-20-8-19-14-22Z', pale),
    fill('M36.4-49.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0', inks.key),
    stroke('M14-43Q18-50 25-55', mix(coat, inks.key, 0.5), 3),
    load && [
      fill(
        'M-20-43Q-22-49-14-50H2Q8-48 7-42L9-22Q8-17 1-17H-13Q-20-17-21-23Z',
        mix(inks.sand[1], inks.rock[1], 0.35),
      ),
      fill('M-20-43Q-22-49-14-50H-8L-10-17H-13Q-20-17-21-23Z', mix(inks.rock[1], inks.rock[2], 0.35)),
      stroke('M-21-38H8M-21-26H9M-7-51V-56H5', mix(inks.rock[2], inks.key, 0.4), 1.4),
    ],
  )
}

/** A man in a kanzu and a cap, walking right, 40 tall; he guides with a stick. */
export function donkeyMan({ inks }: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const skin = mix(inks.rock[2], inks.key, 0.6)
  const robe = mix(inks.paper, inks.town[0], 0.12)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-6 1L-5-4H-1L0 1ZM3 1L3-4H7L9 1Z', skin),
    fill('M-7-3Q-8-20-4-27Q0-31 5-27Q9-18 9-3Q1 0-7-3Z', robe),
    fill('M-7-3Q-8-20-4-27L-1-29Q-3-14-1-2Q-4-2-7-3Z', mix(robe, inks.town[1], 0.4)),
    stroke('M3-24L10-18L16-19', robe, 3.4, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    stroke('M15-19L26-31', mix(inks.rock[2], inks.key, 0.3), 1.3),
    fill('M-3-33a3.8 4 0 1 0 7.6 0a3.8 4 0 1 0-7.6 0', skin),
    fill('M-3.6-34.6Q-3.4-39.4 1-39.4Q5-39.4 5-34.6Z', inks.paper),
  )
}

/** A woman in a kanga with a basket on her head, walking right, 50 tall. */
export function kangaWoman(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  coat: string = BLUE,
  flip = 1,
): Art {
  const skin = mix(inks.rock[2], inks.key, 0.62)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-4 1V-4H0V1ZM3 1V-4H7L8 1Z', skin),
    fill('M-7-3Q-7-14-5-18H6Q9-12 8-3Q1-1-7-3Z', mix(coat, inks.key, 0.25)),
    stroke('M-7-6Q1-4 8-6', inks.paper, 1.2),
    fill('M-5-17Q-8-27-3-31Q-5-39 1-40Q7-39 5-31Q9-26 7-16Q1-14-5-17Z', coat),
    stroke('M5-28Q9-34 6-42', skin, 2.6, { strokeLinecap: 'round' }),
    fill('M0-36Q5-38 5-33Q4-30 1-31Z', skin),
    fill('M-8-48H10L7-41H-5Z', mix(inks.lamp, inks.rock[1], 0.45)),
    fill('M-7-48Q-4-53 0-50Q4-54 9-48Z', inks.leaf[1]),
  )
}

/** A small dhow at her mooring, sail furled along the yard, heading right, 96 long. */
export function mooredDhow({ inks }: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const wood = mix(inks.rock[2], inks.key, 0.45)
  const cloth = mix(inks.paper, inks.sand[1], 0.4)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M2-8L-4-74', inks.key, 2.6),
    stroke('M-38-34L44-82', mix(wood, inks.key, 0.3), 2.2),
    fill('M-36-34Q2-60 42-80Q8-50-30-31Z', cloth),
    stroke('M-4-74L-46-14M-4-74L48-18', inks.key, 0.8),
    fill('M-46-18Q-40 3-28 5H30Q44 0 54-22L46-16Q26-7 0-7Q-26-7-46-18Z', inks.key),
    fill('M-46-18L-43-12Q-24-2 0-2Q28-2 50-17L54-22L46-16Q26-7 0-7Q-26-7-46-18Z', wood),
    stroke('M-43-9Q-22 1 2 1Q28 1 48-12', inks.paper, 1.2),
    fill('M40-8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0', inks.paper),
  )
}

/** A white minaret of the old kind: a tapering tower with a rounded tip, 150 tall. */
export function whiteMinaret({ inks, light }: Stage, x: number, y: number, scale: number): Art {
  const wall = mix(inks.paper, inks.sand[0], 0.4)
  return group(
    { transform: place(x, y, scale, light) },
    fill('M-15 0L-11-84H11L15 0Z', wall),
    fill('M-15-84H15V-91H-15Z', mix(wall, inks.rock[1], 0.35)),
    fill('M-10-91L-8-122Q-7-140 0-152Q7-140 8-122L10-91Z', wall),
    fill(
      'M-15 0L-11-84H-4L-6 0ZM-10-91L-8-122Q-7-140 0-152Q-4-134-4-91ZM-15-84H-5V-91H-15Z',
      mix(wall, inks.town[0], 0.55),
    ),
    fill('M1-30V-42Q4-47 7-42V-30ZM1-60V-70Q4-75 6-70V-60ZM0-102V-112Q3-117 5-112V-102Z', inks.town[3]),
    stroke('M0-152V-161', inks.key, 1.6),
  )
}
