import { mix } from './inks.ts'
import { lerp, range } from './numbers.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke, use } from './tags.ts'

/** A brown pelican at rest, facing right, 80 tall; its feet are at (x, y). */
export function perchedPelican({ inks }: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const back = mix(mix(inks.rock[2], inks.key, 0.3), inks.land[3], 0.25)
  const pale = mix(inks.paper, inks.sand[0], 0.4)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-6-6V1M4-6V1M-9 1H-2M1 1H8', inks.key, 2.4, { strokeLinecap: 'round' }),
    fill('M-38 4L-24-10C-27-28-16-44-2-46C10-46 17-36 17-25C17-10 6-3-8-4C-18-3-27-2-38 4Z', back),
    fill('M-38 4L-26-12C-27-28-16-42-4-42C6-34 4-18-6-10C-15-5-26-4-38 4Z', mix(back, inks.key, 0.4)),
    stroke('M-22-14Q-12-22-4-36M-26-8Q-12-12 0-28', mix(back, inks.paper, 0.35), 1.6),
    stroke('M4-40C-8-50-6-66 8-70', pale, 8.4, { strokeLinecap: 'round' }),
    stroke('M1-42C-10-50-9-66 2-71', mix(back, inks.rock[1], 0.2), 3, { strokeLinecap: 'round' }),
    fill('M4-74C8-80 19-79 20-72C20-66 12-63 6-66Z', mix(inks.lamp, pale, 0.55)),
    fill(
      'M17-73L24-70C32-56 34-40 31-27C28-26 26-27 25-30C24-46 19-58 13-65Z',
      mix(inks.rock[1], inks.lamp, 0.3),
    ),
    fill('M13-65C10-52 16-36 25-29C25-46 20-58 13-65Z', mix(inks.rock[2], inks.key, 0.35)),
    fill('M13-73a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0', inks.key),
  )
}

const GLIDING =
  'M-48-4C-40-9-26-10-14-8C-18-18-32-28-56-33C-34-36-8-30 6-9C14-16 30-22 56-20C40-14 24-6 14-2C18-1 22-2 25-5C28-10 35-10 36-5L66 7L38 1C32 5 24 7 14 6C-4 10-24 8-38 2L-52 3Z'

/** Pelicans in line, low over the water, the leader at (x, y) and the rest behind: each a little higher or lower. */
export function pelicanLine(
  stage: Stage,
  x: number,
  y: number,
  {
    scale,
    count,
    flip = 1,
    ink = stage.inks.key,
    climb = -0.12,
  }: { scale: number; count: number; flip?: number; ink?: string; climb?: number },
): Art {
  const { chance } = stage
  const id = stage.define(fill(GLIDING, ink))
  return range(count, i => {
    const apart = 132 * scale * (i + chance.between(-0.12, 0.12))
    const size = scale * lerp(1, 0.86, i / count)
    const birdY = y + apart * climb + Math.sin(i * 1.3) * 9 * scale
    return use(id, { transform: place(x - flip * apart, birdY, size, flip, chance.between(-5, 5)) })
  })
}
