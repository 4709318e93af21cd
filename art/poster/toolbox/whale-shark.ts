import { mix } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A whale shark swimming right, seen from a little above, 330 long. */
export function whaleShark(stage: Stage, x: number, y: number, scale: number, flip = 1, turn = 0): Art {
  const { chance, inks } = stage
  const back = mix(mix(inks.water[2], inks.land[4], 0.6), inks.key, 0.15)
  const belly = mix(inks.water[0], inks.paper, 0.4)
  const body =
    'M160-8C164-28 140-44 96-46C30-50-50-36-110-14L-150-4L-176-50C-182-30-176-10-166 2C-172 14-170 26-164 40L-146 10C-90 20-20 36 60 34C120 34 156 18 160-8Z'
  const spots = pen(10)
  for (let i = 0; i < 90; i++) {
    const along = chance.between(-110, 138)
    const half = 34 * (1 - Math.abs(along - 60) / 250)
    spots.dot(along, chance.between(-1, 0.5) * half - 6, chance.between(1.2, 3))
  }
  return group(
    { transform: place(x, y, scale, flip, turn) },
    fill('M60 26C50 48 22 72-6 78C2 58 14 38 28 28Z', mix(back, inks.key, 0.3)),
    fill(body, back),
    fill('M160-8C156 18 120 34 60 34C-20 36-90 20-146 10C-80 12 0 20 70 16C120 14 150 6 160-8Z', belly),
    fill('M-16-40C-30-60-48-72-64-72C-58-58-54-46-58-30Z', back),
    group({ clipPath: stage.clip(body) }, fill(spots, mix(belly, inks.paper, 0.4))),
    stroke('M96-26V2M88-28V4M80-30V4M72-30V4M64-30V4', mix(back, inks.key, 0.45), 1.8),
    stroke('M160-6Q150 6 132 8', mix(back, inks.key, 0.5), 2.4),
    fill('M136-12a3 3 0 1 0 6 0a3 3 0 1 0-6 0', inks.key),
  )
}
