import { crown, crownGlow } from './forest.ts'
import type { Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

interface TreeInks {
  ink: string
  lit?: string
  trunk?: string
}

const EMERGENT_ARMS: readonly Point[] = [
  [-0.34, -0.74],
  [-0.18, -0.86],
  [0.02, -0.9],
  [0.2, -0.84],
  [0.36, -0.72],
]

/** A rainforest giant with a layered umbrella crown: the ceiba's cousins. */
export function emergentTree(stage: Stage, x: number, y: number, height: number, inks: TreeInks): Art {
  const { chance, light } = stage
  const { ink, lit, trunk = ink } = inks
  const wide = height * 0.035
  const topX = x + height * chance.between(-0.04, 0.04)
  const topY = y - height * 0.62
  const bole = pen()
    .M(x - wide * 2.2, y)
    .Q(x - wide * 0.7, y - height * 0.12, topX - wide * 0.6, topY)
    .L(topX + wide * 0.6, topY)
    .Q(x + wide * 0.7, y - height * 0.12, x + wide * 2.2, y)
    .Z()
  const arms = pen()
  const leaves = pen()
  const glow = pen()
  for (const [across, up] of EMERGENT_ARMS) {
    const [tipX, tipY] = [topX + across * height, y + up * height]
    arms.M(topX, topY + height * 0.06).Q(topX + across * height * 0.3, tipY + height * 0.14, tipX, tipY)
    const radiusX = height * chance.between(0.15, 0.2)
    const radiusY = radiusX * 0.5
    crown(leaves, chance, tipX, tipY + radiusY * 0.5, radiusX, radiusY)
    if (lit) crownGlow(glow, tipX, tipY + radiusY * 0.5, radiusX, radiusY, light)
  }
  return [
    fill(bole, trunk),
    stroke(arms, trunk, wide * 0.7, { strokeLinecap: 'round' }),
    fill(leaves, ink),
    lit && fill(glow, lit),
  ]
}

/** Pads of a flat-topped crown: across, up and half-width, in tree heights. */
const NEAR_PADS = [
  [-0.4, 0.8, 0.25],
  [0.44, 0.82, 0.25],
  [-0.16, 0.87, 0.36],
  [0.2, 0.87, 0.34],
  [0.02, 0.94, 0.27],
] as const
const FAR_PADS = [
  [-0.28, 0.82, 0.34],
  [0.3, 0.83, 0.34],
  [0, 0.9, 0.34],
] as const

/** An umbrella thorn. `flip` -1 turns it about. */
export function acacia(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  { ink, lit, trunk = ink, flip = 1 }: TreeInks & { flip?: number },
): Art {
  const { chance, light, span } = stage
  const near = height > span * 0.2
  const leaves = pen()
  const glow = pen()
  const bole = acaciaBole(x, y, height, flip, near)
  for (const [across, up, half] of near ? NEAR_PADS : FAR_PADS) {
    const padX = x + across * chance.between(0.96, 1.06) * height * flip
    const padY = y - up * height
    const radiusX = half * height * chance.between(0.94, 1.08)
    const radiusY = radiusX * 0.27
    crown(leaves, chance, padX, padY, radiusX, radiusY, near ? 9 : 4)
    if (lit) crownGlow(glow, padX, padY, radiusX * 0.96, radiusY * 0.9, light, 5)
  }
  return [fill(bole, trunk), fill(leaves, ink), lit && fill(glow, lit)]
}

function acaciaBole(x: number, y: number, height: number, flip: number, near: boolean) {
  const at = (across: number, up: number): Point => [x + across * height * flip, y - up * height]
  const bole = pen()
    .M(at(-0.06, 0)[0], y)
    .Q(...at(-0.02, 0.2), ...at(-0.035, 0.36))
    .Q(...at(-0.16, 0.56), ...at(-0.42, 0.8))
    .L(...at(-0.38, 0.83))
    .Q(...at(-0.14, 0.64), ...at(-0.005, 0.48))
    .Q(...at(-0.03, 0.68), ...at(-0.12, 0.9))
    .L(...at(-0.08, 0.92))
    .Q(...at(0.03, 0.7), ...at(0.055, 0.5))
    .Q(...at(0.2, 0.66), ...at(0.42, 0.86))
    .L(...at(0.46, 0.82))
    .Q(...at(0.22, 0.6), ...at(0.05, 0.36))
    .Q(...at(0.03, 0.18), ...at(0.07, 0))
    .Z()
  if (!near) return bole
  return bole
    .M(...at(-0.2, 0.6))
    .L(...at(-0.24, 0.86), ...at(-0.21, 0.86), ...at(-0.17, 0.58))
    .Z()
    .M(...at(0.2, 0.64))
    .L(...at(0.22, 0.88), ...at(0.25, 0.88), ...at(0.24, 0.66))
    .Z()
}

/** Tufts of grass along a line, solid below it. */
export function grass(
  stage: Stage,
  from: number,
  to: number,
  y: (x: number) => number,
  height: number,
  ink: string,
  gap = 7,
): Art {
  const { chance } = stage
  const tufts = pen().M(from, stage.height)
  for (let x = from; x < to; x += gap * chance.between(0.8, 1.8)) {
    const foot = y(x)
    const blade = height * chance.between(0.3, 1)
    const lean = chance.between(-0.5, 0.8) * blade
    tufts.L(x, foot, x + lean, foot - blade, x + gap * 0.45, foot)
  }
  return fill(tufts.L(to, stage.height).Z(), ink)
}
