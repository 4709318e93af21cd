import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Someone on a mountain bicycle, in a helmet, heading right, 176 tall; the wheels stand at (x, y). */
export function rider(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { coat = RED, helmet = stage.inks.paper, flip = 1 }: { coat?: string; helmet?: string; flip?: number } = {},
): Art {
  const { inks } = stage
  const skin = tinted(stage, '#8a5636')
  const shorts = mix(inks.key, inks.town[2], 0.3)
  const frame = mix(inks.key, inks.land[3], 0.1)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-14-92L2-58L-14-26L-4-24', mix(shorts, inks.key, 0.4), 11, {
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    }),
    stroke('M-84-34a34 34 0 1 0 68 0a34 34 0 1 0-68 0M22-34a34 34 0 1 0 68 0a34 34 0 1 0-68 0', inks.key, 5),
    stroke(
      'M-50-34L-62-4M-50-34L-20-46M-50-34L-38-64M-50-34L-80-24M56-34L44-4M56-34L86-46M56-34L68-64M56-34L26-24',
      inks.key,
      1,
      { opacity: 0.6 },
    ),
    stroke('M-50-34L2-34L42-82L-20-78L-50-34M2-34L-24-92M56-34L38-98L48-104M34-101L60-104', frame, 4.4, {
      strokeLinejoin: 'round',
    }),
    stroke('M2-34m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M2-34L10-14M2-34L-6-54', frame, 3.4),
    fill('M-38-96H-12Q-10-92-16-91L-36-90Q-41-92-38-96Z', inks.key),
    stroke('M-16-96L20-74', shorts, 17, { strokeLinecap: 'round' }),
    stroke('M20-74L12-46L10-20', skin, 9, { strokeLinejoin: 'round', strokeLinecap: 'round' }),
    fill('M4-20L18-21Q28-14 26-11H4Z', inks.paper),
    fill('M-30-98C-30-122-12-146 8-152C20-154 26-146 24-138C16-122 4-106-4-90C-14-86-26-90-30-98Z', coat),
    fill('M-30-98C-30-122-12-146 8-152C-4-136-14-112-14-88C-22-88-28-92-30-98Z', mix(coat, inks.key, 0.24)),
    stroke('M14-142L30-118', coat, 11, { strokeLinecap: 'round' }),
    stroke('M30-118L52-105', skin, 7.4, { strokeLinecap: 'round' }),
    fill('M14-150L26-150L26-158L16-160Z', skin),
    fill('M15-164a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', skin),
    fill('M10-164C8-182 38-186 43-167L30-168Q20-170 14-160Z', helmet),
    fill('M10-164C8-182 24-184 30-182C20-180 16-172 14-160Z', mix(helmet, inks.town[2], 0.45)),
  )
}
