import { RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

const OX =
  'M-46-38C-48-51-38-56-26-55C-12-54-4-55 4-57C6-69 17-72 22-61C26-59 30-61 34-64C38-69 44-71 50-69L60-57C62-52 58-49 54-50L46-53C45-45 42-38 38-33C35-31 31-29 28-28L27-14 28-2 30 0H22L20-14 17-27C4-22-12-22-24-25L-28-15-26-2-24 0H-32L-34-15-36-26C-43-29-45-33-46-38Z'
const FAR_LEGS = 'M18-27L13-14 13-2 15 0H8L8-14 6-27ZM-22-26L-19-13-19-2-17 0H-24L-26-14-32-28Z'

function ox(coat: string, dark: string): Art {
  return [
    fill(FAR_LEGS, dark),
    fill(OX, coat),
    fill('M38-33C35-31 31-29 28-28L24-34Q34-42 40-54L46-53C45-45 42-38 38-33Z', dark),
    stroke('M46-69Q42-80 49-88M50-69Q56-78 55-88', dark, 2.6, { strokeLinecap: 'round' }),
    stroke('M-45-46Q-52-38-49-20', coat, 2.4),
    fill('M-51-22Q-54-12-50-8Q-46-14-47-22Z', dark),
    fill('M43-66Q36-68 34-62Q40-60 44-63Z', dark),
  ]
}

/** A Khmer ox cart with its upturned pole, heading right, 250 long. */
export function oxCart({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock, sand } = inks
  const wood = mix(rock[2], key, 0.6)
  const coat = mix(paper, rock[1], 0.3)
  const dark = mix(rock[1], key, 0.5)
  const straw = mix(lamp, sand[1], 0.4)
  const spokes = pen(10)
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke * Math.PI) / 6
    const [across, up] = [Math.cos(angle) * 27, Math.sin(angle) * 27]
    spokes.M(-108 - across, -30 - up).L(-108 + across, -30 + up)
  }
  return group(
    { transform: place(x, y, scale, flip) },
    group({ transform: 'translate(9-5)' }, ox(mix(coat, dark, 0.55), mix(dark, key, 0.5))),
    stroke('M-40-37Q46-40 68-50Q80-56 82-68', wood, 3.2),
    fill('M-166-46Q-166-78-140-82Q-104-92-78-78Q-62-68-62-44Z', straw),
    stroke('M-152-50L-140-76M-134-48L-126-82M-112-50L-108-84M-92-48L-94-80', mix(straw, rock[2], 0.5), 1.6),
    fill('M-62-40C-64-56-62-66-54-70C-46-68-44-58-44-44L-30-40V-36H-58Z', mix(key, rock[2], 0.2)),
    fill('M-61-66Q-54-74-47-66L-44-54L-48-56L-54-63Z', RED),
    fill('M-58-75a5 5 0 1 0 10 0a5 5 0 1 0-10 0', mix(rock[2], key, 0.5)),
    fill('M-64-76Q-58-80-56-85H-49Q-48-80-42-76Q-53-79-64-76Z', straw),
    stroke('M-46-60L-32-54L16-58', key, 1.3),
    fill('M-172-48L-168-40H-30V-34H-170Q-178-40-172-48Z', wood),
    stroke('M-166-42V-54M-140-42V-54M-84-42V-54M-60-42V-50', wood, 2.4),
    stroke('M-168-54H-58', wood, 2.4),
    ox(coat, dark),
    stroke('M22-52V-72M10-70H36', wood, 3.2),
    fill('M-136-30a28 28 0 1 0 56 0a28 28 0 1 0-56 0ZM-131-30a23 23 0 1 1 46 0a23 23 0 1 1-46 0Z', wood),
    stroke(spokes, wood, 2.2),
    fill('M-114-30a6 6 0 1 0 12 0a6 6 0 1 0-12 0', wood),
  )
}

/** A woman bent over the rice she is planting, facing right, 26 tall. */
export function planter(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  flip: number,
  shirt: string,
): Art {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-8 0L-7-12C-8-18-4-21 0-20L4-14L-2-11L-3 0ZM0 0L-1-11L3-11L3 0Z', inks.key),
    fill('M-7-14C-7-22 0-25 8-22C13-20 14-17 12-14L3-12Z', shirt),
    stroke('M10-18L12-8L15-2', mix(inks.rock[2], inks.key, 0.4), 2),
    fill('M8-16Q14-26 20-15Q15-13 8-16Z', mix(inks.lamp, inks.sand[0], 0.5)),
    stroke('M15-2V-8M13-2L12-7M17-2L19-7', inks.leaf[1], 1.2),
  )
}
