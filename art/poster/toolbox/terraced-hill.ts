import { crown, treeline } from './forest.ts'
import { mix } from './inks.ts'
import { clamp, first, heightAlong, last, lerp, nth, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

interface TerracedHillOptions {
  /** Left to right, down to the base at the end that meets the water. */
  skyline: readonly Point[]
  base: number
  /** The ground itself; it may be a gradient. */
  ground: string
  /** Inks of the fields. */
  fields: readonly [string, ...string[]]
  /** The wood along the crest and the groves below it, and the size of their crowns. */
  trees: string
  size: number
  levels: number
  houses?: number
}

/** A hill cut into narrow terraces from crest to shore: each level a row of plots, with woods left between them. */
export function terracedHill(stage: Stage, options: TerracedHillOptions): Art {
  const { width } = stage
  const { skyline, base, fields, trees, size, levels, houses = 0 } = options
  const top = heightAlong(skyline)
  const [from, to] = [clamp(first(skyline)[0], -20, width), clamp(last(skyline)[0], 0, width + 20)]
  const slope: Slope = { from, to, size, at: (x, up) => [x, lerp(base, top(x), up)] }
  const crest = range(Math.max(4, Math.round((to - from) / (size * 3))), (_, t): Point => {
    const [x, y] = slope.at(lerp(from, to, t), 1)
    return [x, Math.min(base, y + size * 0.5)]
  })
  const ground = pen()
    .M(from, base)
    .L(from, top(from))
    .soft(skyline.filter(([x]) => x > from))
    .L(to, base)
    .Z()
  const plots = fields.map(() => pen())
  for (let level = 1; level <= levels; level++) cutLevel(stage, plots, slope, level, levels)
  return [
    treeline(stage, crest, size, trees, base),
    fill(ground, options.ground),
    plots.map((plot, i) => fill(plot, nth(fields, i))),
    groves(stage, slope, trees, houses * 2),
    homesteads(stage, slope, houses),
  ]
}

interface Slope {
  readonly from: number
  readonly to: number
  readonly size: number
  /** A point above x: 0 on the shore, 1 on the crest. */
  at(x: number, up: number): Point
}

function cutLevel({ chance }: Stage, plots: readonly Pen[], slope: Slope, level: number, levels: number) {
  const { from, to, size, at } = slope
  const [low, high] = [(level - 0.36) / (levels + 0.7), (level + 0.36) / (levels + 0.7)]
  for (let x = from - chance() * size * 8; x < to; ) {
    const end = Math.min(to, x + size * chance.between(7, 20))
    const [, crest] = at((x + end) / 2, 1)
    const [, foot] = at((x + end) / 2, 0)
    const plot = nth(plots, chance.whole(0, plots.length - 1))
    const [start, lean] = [Math.max(from, x), size * chance.between(0.3, 0.9)]
    if (foot - crest > size * 1.6 && end - start > size * 2 && chance.odds(0.88)) {
      plot
        .curve(range(4, (_, t) => at(lerp(start + lean, end - lean, t), high)))
        .through(range(4, (_, t) => at(lerp(end, start, t), low)))
        .Z()
    }
    x = end + size * chance.between(0.1, 0.4)
  }
}

function groves({ chance }: Stage, { from, to, size, at }: Slope, ink: string, count: number): Art {
  const leaves = pen()
  for (let grove = 0; grove < count; grove++) {
    const [x, y] = at(lerp(from, to, chance.between(0.12, 0.84)), chance.between(0.1, 0.8))
    for (let tree = 0; tree < 3; tree++) {
      const radius = size * chance.between(0.28, 0.5)
      crown(
        leaves,
        chance,
        x + (tree - 1.5) * size * 0.75,
        y + size * 0.1 * (tree % 2),
        radius,
        radius * 1.1,
        4,
      )
    }
  }
  return fill(leaves, ink)
}

/** Small houses under iron roofs, each on a level of its own. */
function homesteads({ chance, inks, light }: Stage, { from, to, size, at }: Slope, count: number): Art {
  const [walls, shade, roofs] = [pen(10), pen(10), pen(10)]
  const k = size * 0.5
  for (let i = 0; i < count; i++) {
    const [x, y] = at(
      lerp(from, to, (0.9 * (i + chance.between(0.2, 0.8))) / count),
      chance.between(0.25, 0.8),
    )
    walls
      .M(x - k, y)
      .V(y - k)
      .H(x + k)
      .V(y)
      .Z()
    const gable = light < 0 ? x + k * 0.4 : x - k
    shade
      .M(gable, y)
      .V(y - k)
      .H(gable + k * 0.6)
      .V(y)
      .Z()
    roofs
      .M(x - k * 1.3, y - k * 0.9)
      .L(x - k * 0.9, y - k * 1.7, x + k * 0.9, y - k * 1.7, x + k * 1.3, y - k * 0.9)
      .Z()
  }
  return [
    fill(walls, mix(inks.rock[0], inks.paper, 0.5)),
    fill(shade, inks.rock[1]),
    fill(roofs, mix(inks.rock[2], inks.land[3], 0.3)),
  ]
}
