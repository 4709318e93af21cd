import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A hiker seen from behind, 128 tall, going away up a path: pack, hat and staff. */
export function hiker(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { coat = RED, pack = mix(stage.inks.key, stage.inks.land[3], 0.3), flip = 1 } = {},
): Art {
  const { inks } = stage
  const skin = tinted(stage, '#8a5636')
  const trousers = mix(inks.key, inks.town[2], 0.25)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M30-2L24-64', mix(inks.rock[1], inks.key, 0.25), 2.6, { strokeLinecap: 'round' }),
    fill('M-16-52L-17-8H-5L-1-40L5-14L16-16L16-52Z', trousers),
    fill('M-19-10H-4L-3 0H-20ZM4-18L17-19L18-9L4-8Z', inks.key),
    fill('M-19-50C-22-74-20-90-10-96C-2-99 6-98 12-95C20-90 21-70 19-50C8-45-8-45-19-50Z', coat),
    stroke('M-17-88C-27-78-28-66-22-56M15-90C26-80 28-70 24-62', coat, 8, { strokeLinecap: 'round' }),
    fill('M-23-58a4 4 0 1 0 8 0a4 4 0 1 0-8 0M20-64a4 4 0 1 0 8 0a4 4 0 1 0-8 0', skin),
    fill('M-15-90C-17-98 15-98 15-90L16-60C14-54-14-54-16-60Z', pack),
    fill('M-15-90C-16-97 16-97 15-90L15-82H-15ZM-10-72H10V-60H-10Z', mix(pack, inks.paper, 0.22)),
    fill('M-5-94H6V-104H-5Z', skin),
    fill('M-9-108a9.5 10 0 1 0 19 0a9.5 10 0 1 0-19 0', mix(skin, inks.key, 0.35)),
    fill(
      'M-18-106Q-10-110-10-114C-9-128 10-128 11-114Q11-110 19-106Q0-101-18-106Z',
      mix(inks.paper, inks.sand[1], 0.4),
    ),
    fill('M-10-112H11L12-109H-11Z', coat),
  )
}

/** A guide who has stopped and points up, a telescope on its tripod before them, 130 tall, facing right. */
export function pointingGuide(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const skin = tinted(stage, '#8a5636')
  const shirt = mix(BLUE, inks.paper, 0.1)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-13-54L-15-12H-3L0-44L4-12H15L13-54Z', mix(inks.rock[2], inks.key, 0.62)),
    fill('M-17-26H-2L-1 0H-17ZM2-26H16L18-2Q24 0 24 0H3Z', inks.key),
    fill('M-15-52C-18-74-16-92-8-97C0-100 8-98 12-94C17-86 17-68 14-52C6-47-8-47-15-52Z', shirt),
    fill('M-15-52C-18-74-16-92-8-97C-9-80-8-64-5-49C-9-49-12-50-15-52Z', mix(shirt, inks.key, 0.3)),
    stroke('M9-91L28-108L42-132', shirt, 8, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    stroke('M36-121L45-137', skin, 6, { strokeLinecap: 'round' }),
    stroke('M-8-90L-2-72L18-70', mix(shirt, inks.key, 0.16), 8, {
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    fill('M-2-96H8V-106H-2Z', skin),
    fill('M-5-110a9.5 10 0 1 0 19 0a9.5 10 0 1 0-19 0', skin),
    fill(
      'M-7-112C-8-128 16-130 17-116L30-116Q31-112 26-112L12-111Q2-114-7-108Z',
      mix(inks.leaf[2], inks.key, 0.3),
    ),
    stroke('M40-62L30 0M40-62L42 0M40-62L54-2', inks.key, 3),
    fill('M22-70L24-78L60-72L60-62Z', inks.key),
    fill('M50-74L66-73V-60L50-61Z', mix(inks.key, inks.paper, 0.25)),
  )
}
