import type { Chance } from './chance.ts'
import { first, last, lerp, noise, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, type Attributes, fill, tag, use } from './tags.ts'

interface RollOptions {
  /** Waves per unit of width. */
  scale?: number
  octaves?: number
  step?: number
  from?: number
  to?: number
}

/** A rolling skyline as points, for hills and distant ranges. */
export function rollingSkyline(
  stage: Stage,
  y: number,
  rise: number,
  { scale = 0.006, octaves = 3, step = 26, from = -30, to = stage.width + 30 }: RollOptions = {},
): Point[] {
  const wave = noise(stage.chance, octaves)
  const start = stage.chance() * 40
  return range(Math.ceil((to - from) / step) + 1, (_, t) => {
    const x = lerp(from, to, t)
    return [x, y + wave(x * scale + start) * rise]
  })
}

/** Two-octave noise for silhouettes. */
export function wobble(chance: Chance): (x: number) => number {
  return noise(chance, 2)
}

/** Land under a soft skyline. */
export function hill(
  stage: Stage,
  skyline: readonly Point[],
  ink: string,
  base = stage.height,
  attributes?: Attributes,
): Art {
  return fill(softLand(skyline, base), ink, attributes)
}

/** Land under a broken skyline. */
export function crag(stage: Stage, skyline: readonly Point[], ink: string, base = stage.height): Art {
  const body = pen().M(first(skyline)[0], base).through(skyline).L(last(skyline)[0], base).Z()
  return fill(body, ink)
}

/** One soft outline printed several times, each a little lower. The path is stored once. */
export function slab(
  stage: Stage,
  skyline: readonly Point[],
  prints: readonly (readonly [lower: number, ink: string])[],
  base = stage.height,
): Art {
  const id = stage.define(tag('path', { d: softLand(skyline, base).toString() }))
  return prints.map(([lower, ink]) => use(id, { y: Math.round(lower) || undefined, fill: ink }))
}

function softLand(skyline: readonly Point[], base: number): Pen {
  return pen()
    .M(first(skyline)[0], base)
    .L(...first(skyline))
    .soft(skyline.slice(1))
    .L(last(skyline)[0], base)
    .Z()
}

/** A broken line from one point to another (the first left out): uneven steps, steep and slack by turns. */
export function brokenLine(chance: Chance, from: Point, to: Point, step = 24, roughness = 0.14): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(1, Math.round(length / step))
  const normalX = -(to[1] - from[1]) / length
  const normalY = (to[0] - from[0]) / length
  const points: Point[] = []
  let drift = 0
  for (let i = 1; i <= count; i++) {
    const t = i === count ? 1 : (i + chance.between(-0.3, 0.3)) / count
    const swell = Math.sin(Math.PI * t) ** 0.6
    drift = drift * 0.55 + chance.between(-1, 1)
    const out = i === count ? 0 : (drift * 0.5 + (i % 2 ? 0.35 : -0.35)) * roughness * step * 2.2 * swell
    points.push([lerp(from[0], to[0], t) + normalX * out, lerp(from[1], to[1], t) + normalY * out])
  }
  return points
}

/** The ragged lower edge of snow, right to left: uneven tongues and bays below `top(x)`. */
export function snowHem(
  chance: Chance,
  right: number,
  left: number,
  step: number,
  top: (x: number) => number,
  depth: (x: number) => number,
): Point[] {
  const edge: Point[] = []
  for (let x = right; x > left; ) {
    const width = step * chance.between(0.45, 1.6)
    const long = chance.odds(0.25) ? 1.5 : chance.between(0.35, 1)
    const tip = Math.max(left, x - width * chance.between(0.3, 0.65))
    const bay = Math.max(left, x - width)
    edge.push(
      [tip, top(tip) + depth(tip) * long],
      [lerp(tip, bay, 0.6), top(bay) + depth(bay) * chance.between(0.15, 0.4)],
      [bay, top(bay) + depth(bay) * chance.between(0, 0.18)],
    )
    x = bay
  }
  return edge
}

/** Points at even steps across the picture and a `margin` beyond it on both sides. */
export function acrossFrame(
  { width }: Stage,
  count: number,
  y: (x: number, t: number, index: number) => number,
  margin = 20,
): Point[] {
  return range(count, (i, t) => {
    const x = lerp(-margin, width + margin, t)
    return [x, y(x, t, i)]
  })
}

/** A level sheet right across the picture. */
export function sheet({ width }: Stage, top: number, depth: number, ink: string): string {
  return `<path fill="${ink}" d="M0 ${Math.round(top)}h${width}v${Math.round(depth)}H0z"/>`
}
