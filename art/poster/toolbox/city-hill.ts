import { crown } from './forest.ts'
import { mix, tinted } from './inks.ts'
import { clamp, first, heightAlong, last, lerp, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

interface CityHillOptions {
  /** Left to right. */
  skyline: readonly Point[]
  base: number
  ground: string
  leaf: string
  /** Width of a house at the foot of the hill. */
  size: number
  /** How much the air takes of its colours, 0 to 1. */
  haze: number
}

/** A hill covered in houses from its foot to its crest, under roofs of red and grey, with trees between them. */
export function cityHill(stage: Stage, { skyline, base, ground, leaf, size, haze }: CityHillOptions): Art {
  const { width, chance, inks } = stage
  const top = heightAlong(skyline)
  const [from, to] = [clamp(first(skyline)[0], -20, width), clamp(last(skyline)[0], 0, width + 20)]
  const body = pen()
    .M(from, base)
    .L(from, top(from))
    .soft(skyline.filter(([x]) => x > from))
    .L(to, base)
    .Z()
  const works: Houses = {
    walls: pen(),
    shade: pen(),
    red: pen(),
    grey: pen(),
    panes: pen(),
    trees: pen(),
  }
  const rows = 6
  for (let row = 0; row < rows; row++) {
    const up = lerp(0.97, 0.06, (row + 0.5) / rows)
    const k = size * lerp(0.55, 1, row / rows)
    for (let x = from + chance() * k; x < to; x += k * chance.between(1.2, 2.1)) {
      const y = lerp(base, top(x), up) + chance.between(-0.2, 0.2) * k
      if (base - top(x) < k) continue
      if (chance.odds(0.5)) crown(works.trees, chance, x, y, k * 0.55, k * 0.6, 4)
      else house(stage, works, x, y, k)
    }
  }
  const hazed = (ink: string) => mix(ink, inks.mist, haze)
  return [
    fill(body, ground),
    fill(works.trees, leaf),
    fill(works.walls, hazed(mix(inks.paper, inks.rock[0], 0.5))),
    fill(works.shade, hazed(mix(inks.rock[1], inks.town[1], 0.4))),
    fill(works.red, hazed(mix(tinted(stage, '#b5583c', 1.1), inks.rock[1], 0.25))),
    fill(works.grey, hazed(mix(inks.town[1], inks.rock[1], 0.3))),
    fill(works.panes, stage.lampsLit ? inks.lamp : hazed(mix(inks.rock[2], inks.key, 0.2))),
  ]
}

interface Houses {
  readonly walls: Pen
  readonly shade: Pen
  readonly red: Pen
  readonly grey: Pen
  readonly panes: Pen
  readonly trees: Pen
}

function house(
  { chance, light }: Stage,
  { walls, shade, red, grey, panes }: Houses,
  x: number,
  y: number,
  k: number,
) {
  const [half, high] = [k * chance.between(0.4, 0.6), k * chance.between(0.4, 0.75)]
  walls
    .M(x - half, y)
    .V(y - high)
    .H(x + half)
    .V(y)
    .Z()
  const lee = x - light * half
  shade
    .M(lee, y)
    .V(y - high)
    .H(lee + light * half * 0.55)
    .V(y)
    .Z()
  const roof = chance.odds(0.6) ? red : grey
  roof
    .M(x - half * 1.2, y - high)
    .L(x - half * 0.8, y - high - k * 0.3, x + half * 0.8, y - high - k * 0.3, x + half * 1.2, y - high)
    .Z()
  for (const at of [-0.4, 0.35]) {
    if (chance.odds(0.25)) continue
    panes
      .M(x + half * at - k * 0.07, y - high * 0.35)
      .V(y - high * 0.68)
      .H(x + half * at + k * 0.07)
      .V(y - high * 0.35)
      .Z()
  }
}
