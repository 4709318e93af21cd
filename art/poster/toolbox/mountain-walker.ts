import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { fill, group, place, stroke } from './tags.ts'

/** A walker with a staff, in a rain jacket and rubber boots to the knee, 42 tall, going right. */
export function bogWalker(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  { coat, boots, pack = true, flip = 1 }: { coat: string; boots: string; pack?: boolean; flip?: number },
) {
  const skin = mix(inks.rock[2], inks.key, 0.55)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M14 0L10-30', mix(inks.rock[1], inks.key, 0.25), 1.5, { strokeLinecap: 'round' }),
    fill('M-5-18L-8-9H-3L0-15L4-9H9L5-18Z', mix(inks.key, inks.land[4], 0.3)),
    fill('M-8.6-10H-2.6L-3.4-2.4L1.6-1.4V0.4H-9Z', boots),
    fill('M3.4-10H9.4L8.8-2.4L13.6-1.4V0.4H3Z', boots),
    stroke('M-8.6-9.4H-2.6M3.4-9.4H9.4', inks.paper, 1.1),
    fill('M-6-16Q-8-29 0-32Q8-31 7-16Q0-13.6-6-16Z', coat),
    fill('M-6-16Q-8-29 0-32L2-31.6Q-4-26-2-14.8Q-4-15-6-16Z', mix(coat, inks.key, 0.25)),
    stroke('M2-28L7-23L11-24', coat, 3, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    pack && fill('M-4-31Q-12-32-12-24L-10.5-16.5Q-7-15-5-17Z', mix(inks.key, inks.land[3], 0.15)),
    fill('M-2-36a3.9 4.1 0 1 0 7.8 0a3.9 4.1 0 1 0-7.8 0', skin),
    fill(
      'M-3.4-36.4Q-3.4-42 2-42Q6.6-41.6 6.6-38L10-37Q3-35.6-3.4-36.4Z',
      mix(inks.paper, inks.land[2], 0.2),
    ),
  )
}
