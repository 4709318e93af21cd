import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A sea kayak close by with one paddler in a life vest, heading right, 310 long; the water is at 12. */
export function kayaker(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const hull = tinted(stage, '#f6b832')
  const [deck, under] = [mix(hull, inks.paper, 0.42), mix(hull, tinted(stage, '#8a4a1e'), 0.5)]
  const skin = tinted(stage, '#8a5636')
  const shirt = mix(inks.paper, inks.town[0], 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-8-58L-62-84', inks.key, 3.4),
    fill('M-60-86C-72-96-88-100-96-94C-98-86-86-78-66-80Z', inks.paper),
    fill('M-154-22C-110-8-60-2 0-2C60-2 116-10 158-31C144 4 98 21 20 22C-62 22-132 10-154-22Z', hull),
    fill('M-147-12C-110 2-60 8 0 8C62 8 116 0 152-18C140 6 96 21 20 22C-62 22-128 12-147-12Z', under),
    fill('M-154-22C-112-35-52-29 0-27C60-27 122-36 158-31C116-10 60-2 0-2C-60-2-110-8-154-22Z', deck),
    stroke('M-128-22H-60M54-20L128-27M70-11L104-27', mix(deck, inks.key, 0.45), 1.8),
    fill('M-98-24C-98-34-70-35-68-25C-76-20-90-20-98-24Z', mix(inks.leaf[1], inks.key, 0.1)),
    fill('M-42-14C-42-27 34-29 36-16C32-6-36-4-42-14Z', inks.key),
    fill('M-26-13C-31-42-27-64-14-70C2-74 17-69 20-58C23-42 20-26 20-12C8-8-14-8-26-13Z', shirt),
    fill('M-28-18C-32-42-28-62-16-70L-6-72C-2-64 12-62 18-62C23-46 21-30 21-20C8-16-14-14-28-18Z', RED),
    fill('M-28-18C-32-42-28-62-16-70L-11-71C-20-54-20-34-16-16Z', mix(RED, inks.key, 0.28)),
    stroke('M-17-44L21-46M-16-30L21-32', mix(RED, inks.key, 0.55), 2.6),
    fill('M-4-68H9L10-82H-2Z', mix(skin, inks.key, 0.2)),
    fill('M-8-92C-8-106 18-107 19-91C19-80 12-75 6-75C-3-75-8-82-8-92Z', skin),
    fill('M-10-92C-12-112 18-114 20-98L35-93Q35-90 30-90L18-93C8-97-2-95-10-92Z', inks.paper),
    fill('M-10-92C-12-112 4-112 6-108C-2-104-4-98-4-93Z', mix(inks.paper, inks.town[1], 0.35)),
    stroke('M-8-58L108 4', inks.key, 3.4),
    fill('M104 0C112-4 128 2 134 11C132 20 114 18 101 8Z', inks.paper),
    stroke('M-12-60C-2-46 8-38 24-42', shirt, 11, { strokeLinecap: 'round' }),
    stroke('M18-43L38-34', skin, 8, { strokeLinecap: 'round' }),
    stroke('M12-62L9-50', skin, 8, { strokeLinecap: 'round' }),
  )
}
