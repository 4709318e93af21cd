import { RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A grey crowned crane, 104 tall, facing right. */
export function crownedCrane(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const grey = mix(inks.town[1], inks.land[4], 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-4-40L-2-20L-6 0M6-38L8-20L4 0', inks.key, 2),
    fill('M-36-34C-30-54-12-62 6-58C16-56 20-48 14-42C4-34-14-32-26-26L-38-20Z', grey),
    fill('M-34-36C-24-48-8-52 4-48C-4-40-18-36-30-28Z', inks.paper),
    fill('M-38-20C-34-28-28-32-20-34L-26-22Q-32-14-40-12Z', mix(inks.rock[2], inks.key, 0.4)),
    fill('M4-56C12-60 18-70 17-84L23-84C26-70 20-54 12-48Z', grey),
    stroke('M16-90L4-102M17-91L10-106M19-92L18-108M21-91L26-106M23-90L32-102', inks.lamp, 1.8),
    fill('M13-84C13-92 20-94 25-90C28-88 28-83 24-81C19-80 14-80 13-84Z', inks.key),
    fill('M17-86Q22-88 24-84Q20-81 17-83Z', inks.paper),
    fill('M20-80L24-80L23-73Z', RED),
    fill('M26-88L37-85L26-83Z', inks.key),
  )
}
