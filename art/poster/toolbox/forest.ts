import type { Chance } from './chance.ts'
import { first, last, lerp, nth, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, type Attributes, fill } from './tags.ts'

/** Leafy bumps over a dome, from its left foot, where the pen stands, to its right one. */
function dome(
  path: Pen,
  chance: Chance,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  bumps: number,
) {
  const swell = 1 + 1.25 / bumps
  for (let i = 1; i <= bumps; i++) {
    const end = Math.PI * (1 - i / bumps)
    const middle = Math.PI * (1 - (i - 0.5) / bumps)
    const out = i === bumps ? 1 : chance.between(0.9, 1.08)
    path.Q(
      x + Math.cos(middle) * radiusX * swell,
      y - Math.sin(middle) * radiusY * swell,
      x + Math.cos(end) * radiusX * out,
      i === bumps ? y : y - Math.sin(end) * radiusY * out,
    )
  }
}

/** One free-standing domed crown. */
export function crown(
  path: Pen,
  chance: Chance,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  bumps = 6,
): Pen {
  path.M(x - radiusX, y)
  dome(path, chance, x, y, radiusX, radiusY, bumps)
  return path.Q(x, y + radiusY * 0.3, x - radiusX, y)
}

/** The lit part of a crown: a bumpy crescent on the side the light comes from. */
export function crownGlow(
  path: Pen,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  light: 1 | -1,
  bumps = 3,
): Pen {
  const from = light < 0 ? Math.PI * 0.97 : Math.PI * 0.03
  const to = light < 0 ? Math.PI * 0.34 : Math.PI * 0.66
  const on = (t: number, out: number): Point => {
    const angle = lerp(from, to, t)
    return [x + Math.cos(angle) * radiusX * out, y - Math.sin(angle) * radiusY * out - radiusY * 0.02]
  }
  path.M(...on(0, 0.86))
  for (let i = 1; i <= bumps; i++) path.Q(...on((i - 0.5) / bumps, 1.06), ...on(i / bumps, 0.84))
  return path.Q(...on(0.85, 0.4), ...on(0.5, 0.56)).Q(...on(0.3, 0.42), ...on(0, 0.86))
}

export interface ForestOptions {
  /** The line the crowns stand on. */
  y: (x: number) => number
  ink: string
  lit?: string
  from?: number
  to?: number
  size?: number
  /** Where the belt ends below: a level, or a line of its own. */
  base?: number
  below?: (x: number) => number
  /** Room between crowns, in crowns. */
  gap?: number
  bumps?: number
  /** Rows of lit crowns; only the first is part of the outline. */
  rows?: number
  litOdds?: number
}

/** A belt of forest: a skyline of crowns over a filled base, some of them lit. */
export function forest(stage: Stage, options: ForestOptions): Art {
  const { chance, height, light, width } = stage
  const { y, size = 30, base = height, gap = 1.2, bumps = 5, rows = 1, litOdds = 0.85, below, lit } = options
  const { from = -20, to = width + 20 } = options
  const belt = pen()
  const glow = pen()
  const start = from >= 0 ? from : from - 30
  let end: number | undefined
  for (let row = 0; row < rows; row++) {
    for (let x = from + chance() * size; x < to; ) {
      const radius = size * (1 + chance.between(-0.45, 0.45)) * (1 + row * 0.2)
      const high = radius * 0.72 * chance.between(0.85, 1.2)
      const foot = y(x) + row * size * 0.95 + chance.between(-0.2, 0.2) * size
      if (row === 0) {
        if (end === undefined) {
          const edge = from < 0 ? start : x - radius
          belt.M(edge, below ? below(x) : base).L(edge, foot)
        }
        belt.L(x - radius, foot)
        dome(belt, chance, x, foot, radius, high, bumps)
        end = x + radius
      }
      if (lit && foot < height + high && chance.odds(litOdds)) crownGlow(glow, x, foot, radius, high, light)
      x += radius * gap * chance.between(0.85, 1.2) * (row ? 1.5 : 1)
    }
  }
  if (end === undefined) return ''
  const right = to > width ? Math.max(end, to + 30) : end
  if (below) belt.through(underside(right, start, below, size)).Z()
  else belt.L(right, base).Z()
  return [fill(belt, options.ink), lit && fill(glow, lit)]
}

function underside(from: number, to: number, below: (x: number) => number, size: number): Point[] {
  return range(13, (i, t) => {
    const x = lerp(from, to, t)
    return [x, below(x) + (i % 2 ? size * 0.25 : 0)]
  })
}

/** A rounded mass of leaves, one big tree's head, centred on a point. */
export function leafMass(
  { chance, light }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  { ink, lit, clumps = 9 }: { ink: string; lit?: string; clumps?: number },
): Art {
  const leaves = pen()
  const glow = pen()
  for (let i = 0; i < clumps; i++) {
    const angle = (i / clumps) * Math.PI * 2 + chance.between(-0.2, 0.2)
    const out = i % 3 ? 0.62 : 0.2
    const radiusX = width * chance.between(0.3, 0.42)
    const radiusY = radiusX * 0.62
    const clumpX = x + Math.cos(angle) * width * out
    const clumpY = y + Math.sin(angle) * height * out + radiusY * 0.4
    crown(leaves, chance, clumpX, clumpY, radiusX, radiusY)
    if (lit) crownGlow(glow, clumpX, clumpY, radiusX, radiusY, light)
  }
  return [fill(leaves, ink), lit && fill(glow, lit)]
}

/** A cheap line of trees along the points: bumps only. */
export function treeline(
  { chance, height }: Stage,
  points: readonly Point[],
  size: number,
  ink: string,
  base = height,
  attributes?: Attributes,
): Art {
  const trees = pen()
    .M(first(points)[0], base)
    .L(...first(points))
  for (let i = 1; i < points.length; i++) {
    const [fromX, fromY] = nth(points, i - 1)
    const [toX, toY] = nth(points, i)
    const count = Math.max(1, Math.round((toX - fromX) / size))
    const wide = (toX - fromX) / count
    for (let tree = 1; tree <= count; tree++) {
      const x = lerp(fromX, toX, tree / count)
      trees.Q(
        x - wide * chance.between(0.35, 0.65),
        lerp(fromY, toY, (tree - 0.5) / count) - size * chance.between(0.55, 1.7),
        x,
        lerp(fromY, toY, tree / count) + chance.between(-1, 1) * size * 0.12,
      )
    }
  }
  return fill(trees.L(last(points)[0], base).Z(), ink, attributes)
}
