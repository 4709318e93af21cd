import type { Chance } from './chance.ts'
import { farmingSteps, type Ground, sundial } from './inka-steps.ts'
import { mix } from './inks.ts'
import { brokenLine } from './land.ts'
import { first, nth, type Point, plot } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

const CREST = [
  -1.3, 0.62, -0.78, 0.4, -0.56, 0.235, -0.43, 0.13, -0.37, 0.07, -0.33, 0.022, -0.29, 0, -0.25, 0.004, -0.21,
  0.04, -0.14, 0.078, -0.02, 0.088, 0.1, 0.078, 0.2, 0.07, 0.3, 0.092, 0.37, 0.15, 0.45, 0.235, 0.56, 0.36,
  0.8, 0.62,
]

/** The city's ridge, cut and ready to print. */
interface InkaCity {
  readonly ridge: Pen
  readonly shade: Pen
  readonly risers: Pen
  readonly walls: Pen
  readonly houses: Houses
}

interface Houses {
  readonly gables: Pen
  readonly niches: Pen
  readonly treads: Pen
}

/** A sundial mound on the left, houses in stepped rows, farming steps below them. */
export function cutInkaCity(stage: Stage, ground: Ground): InkaCity {
  const { chance, light } = stage
  const outline = plot(CREST, ground.at, ground.yAt)
  const steps = outline.slice(1).map((to, i) => brokenLine(chance, nth(outline, i), to, 22, 0.08))
  const crest = [first(outline), ...steps.flat()]
  const shade = shadedFlank(chance, ground, crest, light)
  const walls = sundial(ground)
  const houses = houseRows(stage, ground, walls)
  return { ridge: pen().polygon(crest), shade, risers: farmingSteps(ground), walls, houses }
}

export function printInkaCity({ inks, gradient }: Stage, ground: Ground, city: InkaCity): Art {
  const { leaf, land, rock } = inks
  const slope = (tones: readonly string[], foot: number) =>
    gradient(tones, 0, ground.yAt(0), 0, ground.yAt(foot))
  return [
    fill(city.ridge, slope([mix(leaf[1], land[3], 0.2), mix(leaf[1], leaf[2], 0.5), leaf[2]], 0.5)),
    fill(city.shade, slope([mix(leaf[2], land[4], 0.3), leaf[2]], 0.4)),
    fill(city.risers, mix(rock[1], leaf[1], 0.2)),
    fill(plaza(ground), mix(leaf[0], leaf[1], 0.2)),
    fill(city.houses.treads, mix(rock[2], leaf[2], 0.4)),
    fill(city.houses.gables, mix(rock[2], land[4], 0.3)),
    fill(city.walls, mix(rock[0], rock[1], 0.35)),
    fill(city.houses.niches, land[5]),
  ]
}

function shadedFlank(chance: Chance, { at, yAt }: Ground, crest: readonly Point[], light: 1 | -1): Pen {
  const dark = -light
  const edge: Point[] = []
  let [x, y] = dark > 0 ? [0.3, 0.1] : [-0.33, 0.03]
  const start = at(x)
  while (y < 0.6) {
    edge.push([at(x), yAt(y)], [at(x - dark * chance.between(0.015, 0.05)), yAt(y + 0.06)])
    x += dark * chance.between(0.02, 0.06)
    y += 0.05
  }
  const side = crest.filter(([sideX]) => (dark > 0 ? sideX > start : sideX < start))
  return pen()
    .line(edge)
    .through(dark < 0 ? side : side.reverse())
    .Z()
}

/** Roofless houses: across, down, length and size. */
const HOUSES = [
  [0.06, 0.094, 0.05, 0.8],
  [0.125, 0.09, 0.06, 0.85],
  [0.2, 0.092, 0.05, 0.8],
  [0.08, 0.128, 0.07, 1],
  [0.17, 0.126, 0.065, 1],
  [0.255, 0.13, 0.05, 0.95],
  [-0.19, 0.108, 0.05, 0.85],
  [-0.13, 0.112, 0.04, 0.8],
  [-0.36, 0.155, 0.06, 1],
  [-0.28, 0.148, 0.07, 1.05],
  [-0.4, 0.2, 0.075, 1.2],
  [-0.3, 0.196, 0.06, 1.2],
  [-0.22, 0.19, 0.06, 1.15],
  [0.05, 0.172, 0.08, 1.2],
  [0.15, 0.17, 0.045, 1.15],
  [-0.3, 0.252, 0.09, 1.4],
  [-0.18, 0.246, 0.06, 1.4],
  [-0.02, 0.228, 0.075, 1.35],
  [0.075, 0.225, 0.07, 1.35],
] as const

/** Long walls with niches, a gable at either end, each row on a tread of its own. */
function houseRows({ span, chance, light }: Stage, { at, yAt }: Ground, walls: Pen): Houses {
  const [gables, niches, treads] = [pen(), pen(), pen()]
  const dark = -light
  for (const [across, down, length, size] of HOUSES) {
    const x = at(across + chance.between(-0.006, 0.006))
    const y = yAt(down)
    const wide = span * length * 1.25
    const high = span * 0.018 * size
    const [end, top, gable, depth] = [x + wide, y - high, high * 0.9, high * 0.8]
    walls
      .M(x, y)
      .V(top)
      .L(x + gable / 2, top - high * 0.95, x + gable, top)
      .H(end - gable)
      .L(end - gable / 2, top - high * 0.95, end, top)
      .V(y)
      .Z()
    const darkX = dark > 0 ? end : x
    gables
      .M(darkX, y)
      .V(top)
      .L(darkX + dark * depth * 0.5, top - high * 0.9, darkX + dark * depth, top + 1)
      .V(y - 1)
      .Z()
    cutNiches(niches, x, y, wide, high)
    treads
      .M(x - high * 0.6, y)
      .H(end + high * 0.8)
      .V(y + high * 0.34)
      .H(x - high * 0.6)
      .Z()
  }
  return { gables, niches, treads }
}

function cutNiches(niches: Pen, x: number, y: number, wide: number, high: number): void {
  const count = Math.max(2, Math.round(wide / (high * 1.5)))
  const half = high * 0.2
  for (let i = 0; i < count; i++) {
    const middle = x + (wide * (i + 0.5)) / count
    niches
      .M(middle - half, y)
      .L(middle - half * 0.7, y - high * 0.66, middle + half * 0.7, y - high * 0.66, middle + half, y)
      .Z()
  }
}

function plaza({ at, yAt }: Ground): Pen {
  return pen()
    .M(at(-0.13), yAt(0.14))
    .Q(at(-0.06), yAt(0.1), at(0.035), yAt(0.118))
    .Q(at(0.05), yAt(0.15), at(0.03), yAt(0.178))
    .Q(at(-0.04), yAt(0.2), at(-0.14), yAt(0.2))
    .Q(at(-0.11), yAt(0.17), at(-0.13), yAt(0.14))
    .Z()
}
