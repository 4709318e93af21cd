import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

const HEADSAILS = [
  'M30-172L170-68Q122-72 92-60Q74-112 30-172Z',
  'M27-150L136-56Q104-56 76-48Q58-98 27-150Z',
  'M24-124L106-45Q82-42 56-38Q46-78 24-124Z',
]
const MAINSAIL = 'M14-36L14-122L-30-150Q-36-92-42-42Q-14-34 14-36Z'
const MIZZEN = 'M-52-48L-52-112L-86-134Q-98-92-110-54Q-80-46-52-48Z'
const TOPSAILS = 'M15-190L14-126L-26-150Q-6-166 15-190ZM-51-166L-52-115L-83-134Q-66-146-51-166Z'

/** A two-masted pinisi of South Sulawesi under her seven sails, heading right, 200 tall, 290 long. */
export function pinisi(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks, light } = stage
  const wood = mix(tinted(stage, '#7a3d22'), inks.key, 0.3)
  const dark = mix(wood, inks.key, 0.6)
  const canvas = inks.paper
  const shade = mix(canvas, inks.land[2], 0.4)
  const behind = mix(canvas, inks.land[2], 0.24)
  const seam = mix(canvas, inks.land[3], 0.5)
  const away = light * flip < 0
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M15-194L172-70M14-126L104-44M-52-168L15-150M-112-54L-50-166M100-42L176-72', dark, 1.1),
    fill(MIZZEN, behind),
    fill(MAINSAIL, canvas),
    fill(away ? 'M14-36L14-122Q6-80-14-37Z' : 'M-30-150Q-36-92-42-42Q-32-39-22-38Q-24-92-30-150Z', shade),
    fill(
      away ? 'M-52-48L-52-112Q-62-78-76-49Z' : 'M-86-134Q-98-92-110-54Q-100-51-92-50Q-86-92-86-134Z',
      shade,
    ),
    fill(TOPSAILS, mix(canvas, wood, 0.42)),
    fill(HEADSAILS[0] ?? '', behind),
    fill(HEADSAILS[1] ?? '', canvas),
    fill(HEADSAILS[2] ?? '', behind),
    stroke('M14-94L-34-116M14-66L-38-82M-52-92L-94-108M-52-70L-102-82M46-150L104-64M38-122L86-52', seam, 1),
    stroke('M15-18V-198M-51-22V-172', dark, 3.4),
    stroke('M14-122L-33-152M-52-112L-90-137M14-36L-44-42M-52-48L-114-54', dark, 2.2),
    stroke('M84-34L178-74', dark, 3.6),
    fill('M-112-40L-108-60H-40L-34-26H-108Z', mix(inks.paper, wood, 0.12)),
    fill('M-114-60H-36L-38-64H-112Z', wood),
    fill('M-100-54h9v8h-9zM-84-54h9v8h-9zM-68-54h9v8h-9zM-52-54h9v8h-9z', stage.lampsLit ? inks.lamp : dark),
    fill('M-122-46L-112-40Q-60-22 6-20Q64-22 104-44L118-50Q110-14 84 5H-88Q-110-8-122-46Z', wood),
    fill('M-120-38Q-60-14 6-12Q66-14 113-40L116-44L104-44Q64-22 6-20Q-60-22-112-40L-122-46Z', inks.paper),
    stroke('M-120-36Q-60-12 6-10Q66-12 113-38', RED, 3),
    fill('M-104-9Q-40 0 6 0Q60 0 98-8L84 5H-88Q-98 0-104-9Z', dark),
    fill('M40-20Q39-32 45-34Q51-32 51-21ZM-2-19Q-2-31 4-33Q10-31 10-19Z', inks.key),
    fill(
      'M42-37a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M1-36a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0',
      inks.key,
    ),
  )
}
