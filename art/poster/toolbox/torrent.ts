import { skerry } from './coast.ts'
import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** White water on its way down: its middle and half its width, 0 at the lip to 1 at the foot. */
export interface Course {
  at(down: number): Point
  half(down: number): number
}

/** A river forced through a gap: a white body that bursts wider below, threaded along its own course. */
export function torrent(stage: Stage, course: Course): Art {
  const { chance, inks } = stage
  const on = (down: number, across: number): Point => {
    const [x, y] = course.at(down)
    return [x + across * course.half(down), y]
  }
  const side = (across: number) =>
    range(13, (i, t): Point => {
      const [x, y] = on(t, across)
      return [x + (i % 2 ? across * course.half(t) * chance.between(0.06, 0.34) : 0), y]
    })
  const body = pen()
    .M(...on(0, -1))
    .soft(side(-1).slice(1))
    .L(...on(1, 1))
    .soft(side(1).reverse().slice(1))
    .Z()
  const [blue, grey] = [pen(), pen()]
  for (let i = 0; i < 26; i++) {
    const across = (((i * 11) % 26) / 25) * 1.7 - 0.85
    const from = i % 4 ? chance.between(0.05, 0.7) : 0
    const to = Math.min(0.97, from + chance.between(0.14, 0.3))
    const wide = lerp(0.05, 0.09, chance())
    const thread = i % 2 ? blue : grey
    const middle = (from + to) / 2
    thread
      .M(...on(from, across))
      .Q(...on(middle, across + wide), ...on(to, across))
      .Q(...on(middle, across - wide), ...on(from, across))
  }
  return [
    fill(body, inks.paper),
    fill(blue, mix(inks.water[1], inks.snow[1], 0.4), { opacity: 0.75 }),
    fill(grey, inks.snow[1], { opacity: 0.7 }),
  ]
}

/** Spray thrown up where white water lands: billows heaped toward the middle. */
export function billows(
  { chance, inks }: Stage,
  x: number,
  y: number,
  half: number,
  high: number,
  { count = 12, opacity = 0.75 }: { count?: number; opacity?: number } = {},
): Art {
  const puffs = pen()
  for (let i = 0; i < count; i++) {
    const across = chance.between(-1, 1)
    const heap = 1 - across * across
    const radius = half * lerp(0.12, 0.3, heap) * chance.between(0.7, 1.1)
    puffs.dot(x + across * half, y - heap * high * chance.between(0.1, 0.9), radius, radius * 0.8)
  }
  return fill(puffs, inks.paper, { opacity })
}

/** Foam carried off down a river: long rafts that widen toward us. `at` gives the stream's middle. */
export function foamTrail(
  { chance, inks }: Stage,
  at: (down: number) => Point,
  half: (down: number) => number,
  count: number,
): Art {
  const foam = pen()
  for (let i = 0; i < count; i++) {
    const down = ((i + chance()) / count) ** 1.25
    const [x, y] = at(down)
    const across = chance.between(-1, 1)
    foam.lens(
      x + across * half(down),
      y,
      half(down) * chance.between(0.35, 0.9),
      lerp(1.6, 4.6, down) * chance.between(0.7, 1.2),
    )
  }
  return fill(foam, inks.paper, { opacity: 0.75 })
}

/** Boulders the water has not moved, at the foot of the fall. */
export function fallBoulders(stage: Stage, x: number, y: number): Art {
  const { span, chance, inks } = stage
  const [rock, shade, foam] = [pen(), pen(), pen()]
  for (const [across, wide, high] of BOULDERS) {
    const at = x + span * across
    skerry(stage, rock, shade, at, y, span * wide, span * high * chance.between(0.85, 1.2))
    foam.lens(at, y + span * 0.002, span * wide * 1.3, span * 0.01)
  }
  const ink = mix(inks.land[4], inks.rock[2], 0.35)
  return [fill(rock, ink), fill(shade, inks.land[5]), fill(foam, inks.paper)]
}

/** Across from where the water lands, width and height, in spans. */
const BOULDERS = [
  [-0.255, 0.15, 0.055],
  [-0.17, 0.08, 0.03],
  [0.16, 0.07, 0.03],
  [0.24, 0.14, 0.06],
] as const
