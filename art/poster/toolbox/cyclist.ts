import { RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A cyclist with a load behind the saddle, heading right, 62 tall. */
export function cyclist(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { coat = RED, load = stage.inks.leaf[1], flip = 1 }: { coat?: string; load?: string; flip?: number } = {},
): Art {
  const { inks } = stage
  const skin = mix(inks.rock[2], inks.key, 0.62)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke(
      'M-36-14a14 14 0 1 0 28 0a14 14 0 1 0-28 0M16-14a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
      inks.key,
      2.4,
    ),
    stroke(
      'M-22-14L-12-32L2-14ZM-12-32L20-34L2-14M30-14L19-38L26-41M-14-36H-6M-22-14L-28-32H-12',
      inks.key,
      2,
    ),
    fill('M-40-33Q-38-46-26-47Q-14-46-14-34Q-26-30-40-33Z', load),
    stroke('M-8-36L6-26L2-11M-8-36L2-24L6-8', mix(inks.town[2], inks.key, 0.4), 4.4, {
      strokeLinejoin: 'round',
    }),
    fill('M-14-34C-14-46-4-54 4-55C9-54 9-49 7-46L-3-33Z', coat),
    stroke('M5-51L12-43L23-40', skin, 3.4, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    fill('M5-59a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0', skin),
  )
}
