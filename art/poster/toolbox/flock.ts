import { pinks, risingFlamingo } from './flamingos.ts'
import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, place, use } from './tags.ts'
import { reflection } from './water.ts'

/** The pink line, and nearer bands of it that drift apart. */
export function farFlocks(stage: Stage, shore: number): Art {
  const { span, chance, xAt } = stage
  return FLOCKS.map(([across, down, long, thick, count]) => {
    const x = xAt(across + chance.between(-0.08, 0.08))
    return pinkLine(
      stage,
      x,
      shore + span * down,
      span * long * chance.between(0.85, 1.2),
      span * thick,
      count,
    )
  })
}

/** Across, down from the far shore, length and thickness in spans, and how many dabs. */
const FLOCKS = [
  [0.2, 0.026, 1.7, 0.016, 150],
  [-0.2, 0.042, 0.7, 0.022, 70],
  [0.62, 0.058, 0.8, 0.026, 80],
  [-0.42, 0.085, 0.62, 0.03, 70],
  [-1.4, 0.04, 1, 0.02, 40],
] as const

/** The pink line far out: thousands of birds, as bands of dabs that thin out at their ends. */
function pinkLine(stage: Stage, x: number, y: number, long: number, thick: number, count: number): Art {
  const { chance } = stage
  const { pale, body, deep } = pinks(stage)
  const inks = [pen(10), pen(10), pen(10)] as const
  for (let i = 0; i < count; i++) {
    const across = chance.between(-1, 1)
    const swell = (1 - across * across) ** 0.6
    const dabX = x + (across * long) / 2
    const dabY = y + chance.between(-0.5, 0.5) * thick * swell
    const size = lerp(1.4, 2.8, chance()) * (thick / 8) ** 0.35
    const ink = inks[i % 3] ?? inks[0]
    ink
      .M(dabX - size, dabY)
      .Q(dabX - size * 0.2, dabY - size * 1.1, dabX + size, dabY - size * 0.2)
      .L(dabX + size * 0.5, dabY - size * 1.7)
      .L(dabX + size * 1.1, dabY - size * 0.1)
      .Q(dabX, dabY + size * 0.8, dabX - size, dabY)
  }
  const mass = pen().lens(x, y, long, thick * 0.9)
  return [
    fill(mass, mix(body, deep, 0.3), { opacity: 0.55 }),
    fill(inks[0], deep),
    fill(inks[1], body),
    fill(inks[2], pale),
  ]
}

/** A middle flock: stored birds at small size, in a loose line. */
export function wadingFlock(
  { chance }: Stage,
  birds: readonly [string, string],
  { x, y, long, scale, count }: { x: number; y: number; long: number; scale: number; count: number },
): Art {
  return range(count, (_, t) => {
    const birdX = x + (t - 0.5) * long + chance.between(-0.5, 0.5) * (long / count)
    const birdY = y + chance.between(-1, 1) * scale * 10
    return use(chance.pick(birds), {
      transform: place(birdX, birdY, scale * chance.between(0.9, 1.1), chance.sign()),
    })
  })
}

/** Who stands in the shallows close by: across, down from the far shore, size. */
const NEAR = [
  [-0.3, 0.56, 1.06],
  [-0.2, 0.62, 1.2],
  [-0.07, 0.58, 1.1],
  [0.04, 0.66, 1.3],
  [0.17, 0.6, 1.12],
] as const

/** A few birds close by over their reflections, and one that runs up into the air. */
export function nearFlock(stage: Stage, [standing, feeding]: readonly [string, string], shore: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const turn = chance.whole(0, 1)
  const flock = NEAR.map(([across, down, size], i) => {
    const x = xAt(across + chance.between(-0.02, 0.02))
    const y = lerp(shore, height * 0.95, down + 0.12)
    const bird = (i + turn) % 2 ? feeding : standing
    return { x, y, scale: unit * size * chance.between(0.92, 1.08), bird }
  })
  const rise: Point = [xAt(chance.between(0.36, 0.46)), lerp(shore, height, 0.42)]
  const rings = pen()
  for (const { x, y, scale } of flock) rings.lens(x, y + 1, 46 * scale, 4 * scale)
  const splashes = range(4, i =>
    pen().lens(rise[0] - sunward * span * (0.1 + 0.07 * i), rise[1] + span * 0.06, span * 0.045, 2.4 * unit),
  )
  return [
    flock.map(({ x, y, scale }) =>
      reflection(stage, x, y + 4, 34 * scale, 46 * scale, mix(inks.water[1], inks.land[3], 0.3), {
        count: 5,
        opacity: 0.5,
      }),
    ),
    fill(rings, inks.paper, { opacity: 0.8 }),
    splashes.map(splash => fill(splash, inks.paper, { opacity: 0.9 })),
    flock.map(({ x, y, scale, bird }) => use(bird, { transform: place(x, y, scale, chance.sign()) })),
    risingFlamingo(stage, ...rise, unit * chance.between(0.95, 1.1), sunward),
  ]
}
