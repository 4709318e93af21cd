import { mix, tinted } from './inks.ts'
import { type Front, layFront } from './masonry.ts'
import { range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

const COLUMNS = [-0.36, -0.28, -0.12, -0.045, 0.045, 0.12, 0.28, 0.36]

/** Two floors of sandstone, a portico of three arches, columns above it, three muses on the attic, a red cupola behind. */
export function theatre(stage: Stage, x: number, foot: number, high: number): Art {
  const { inks, light } = stage
  const front = layFront(x, foot, high)
  const stone = mix(tinted(stage, '#f1dcae'), inks.paper, 0.15)
  const shade = mix(stone, inks.land[3], 0.34)
  const glass = stage.lampsLit ? inks.lamp : mix(inks.town[3], inks.key, 0.25)
  const [walls, trim, openings, columns, ends] = [pen(), pen(), pen(), pen(), pen()]
  front.box(walls, -0.92, 0.92, 0, 0.66)
  front.box(walls, -0.42, 0.42, 0, 0.8)
  front.box(ends, light > 0 ? -0.92 : 0.72, light > 0 ? -0.72 : 0.92, 0, 0.66)
  for (const level of [0.36, 0.64]) front.box(trim, -0.94, 0.94, level, level + 0.035)
  front.box(trim, -0.45, 0.45, 0.69, 0.73)
  front.box(trim, -0.45, 0.45, 0.8, 0.84)
  for (const middle of [-0.2, 0, 0.2]) {
    front.arch(openings, middle, 0.062, 0.03, 0.29)
    front.arch(openings, middle, 0.05, 0.42, 0.62)
  }
  for (const middle of [-0.82, -0.64, -0.52, 0.52, 0.64, 0.82]) {
    front.arch(openings, middle, 0.034, 0.07, 0.28)
    front.arch(openings, middle, 0.034, 0.42, 0.58)
  }
  for (const middle of COLUMNS) front.box(columns, middle - 0.014, middle + 0.014, 0.4, 0.64)
  return [
    cupola(stage, front),
    fill(walls, stone),
    fill(ends, shade, { opacity: 0.8 }),
    fill(openings, glass),
    fill(columns, mix(stone, inks.paper, 0.6)),
    fill(trim, mix(stone, inks.paper, 0.55)),
    fill(muses(front), mix(inks.paper, stone, 0.2)),
    steps(stage, front),
  ]
}

function cupola(stage: Stage, front: Front): Art {
  const { inks, light } = stage
  const tile = mix(tinted(stage, '#b5533a'), inks.land[4], 0.1)
  const [roof, dark] = [pen(), pen()]
  front.box(roof, -0.5, 0.5, 0.6, 0.86)
  front.dome(roof, 0, 0.34, 0.84, 1.08)
  const side = light > 0 ? -1 : 1
  dark
    .M(front.at(side * 0.34), front.up(0.84))
    .C(
      front.at(side * 0.34),
      front.up(1.1),
      front.at(side * 0.06),
      front.up(1.1),
      front.at(side * 0.12),
      front.up(0.84),
    )
    .Z()
  return [
    fill(roof, tile),
    fill(dark, mix(tile, inks.key, 0.3)),
    stroke(pen().M(front.at(0), front.up(1.06)).V(front.up(1.16)), inks.key, 1.6),
  ]
}

/** Music, Fame and Dance. */
function muses(front: Front): Pen {
  const figures = pen()
  for (const [middle, tall] of [
    [-0.3, 0.14],
    [0, 0.19],
    [0.3, 0.14],
  ] as const) {
    front.box(figures, middle - 0.04, middle + 0.04, 0.84, 0.87)
    figures
      .M(front.at(middle - 0.026), front.up(0.87))
      .Q(
        front.at(middle - 0.03),
        front.up(0.87 + tall * 0.7),
        front.at(middle - 0.012),
        front.up(0.87 + tall * 0.74),
      )
    figures
      .L(front.at(middle + 0.012), front.up(0.87 + tall * 0.74))
      .Q(front.at(middle + 0.032), front.up(0.87 + tall * 0.6), front.at(middle + 0.03), front.up(0.87))
      .Z()
    figures.dot(front.at(middle), front.up(0.87 + tall * 0.84), front.at(0.016) - front.at(0))
    figures
      .M(front.at(middle + 0.01), front.up(0.87 + tall * 0.72))
      .L(
        front.at(middle + 0.05),
        front.up(0.87 + tall),
        front.at(middle + 0.054),
        front.up(0.86 + tall * 0.94),
        front.at(middle + 0.016),
        front.up(0.87 + tall * 0.56),
      )
      .Z()
  }
  return figures
}

function steps({ inks }: Stage, front: Front): Art {
  return range(3, i => {
    const tread = front.box(pen(), -0.36 - i * 0.04, 0.36 + i * 0.04, -0.02 * (i + 1), 0.022 - 0.02 * i)
    return fill(tread, mix(inks.sand[0], inks.rock[1], 0.16 * i + 0.1))
  })
}
