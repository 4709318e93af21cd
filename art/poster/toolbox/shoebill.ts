import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A shoebill standing and waiting, 150 tall, facing right. */
export function standingShoebill(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const grey = mix(mix(inks.town[1], inks.rock[2], 0.35), inks.land[3], 0.2)
  const dark = mix(grey, inks.key, 0.5)
  const bill = mix(inks.rock[0], inks.rock[1], 0.55)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-8-56L-6-28L-9 0M8-54L10-27L7 0', dark, 4),
    stroke('M-9 0H4M7 0H20', dark, 2.6),
    fill('M-40-50C-44-78-28-100-6-104C12-106 26-96 26-78C26-58 8-48-12-48L-36-34Z', grey),
    fill('M-42-36C-46-66-34-88-14-92C2-92 10-80 4-66C-6-52-24-48-42-30Z', dark),
    fill('M-2-100C6-108 8-118 6-128C4-142 16-150 28-146C38-142 40-132 36-124C32-112 28-102 24-92Z', grey),
    fill('M8-142Q2-152-4-150Q2-146 6-138Z', dark),
    fill(
      'M30-140C44-144 62-136 68-124C70-118 66-114 62-116L64-108C56-104 40-106 32-114C26-122 26-134 30-140Z',
      bill,
    ),
    fill('M64-108C56-104 40-106 32-114C40-112 54-114 62-116Z', mix(bill, dark, 0.45)),
    stroke('M33-116Q48-112 63-117', dark, 1.6),
    fill('M22-136a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0', inks.lamp),
    fill('M25-136a2 2 0 1 0 4 0a2 2 0 1 0-4 0', inks.key),
  )
}
