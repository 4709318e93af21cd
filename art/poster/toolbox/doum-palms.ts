import { lerp, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { SugarPalmHead } from './sugar-palms.ts'
import { type Art, fill, place, use } from './tags.ts'

/** Limbs of a forked palm: from, to, and girth at both ends, in palm heights. */
const LIMBS = [
  [0, 0, 0.015, 0.44, 0.03, 0.022],
  [0.015, 0.42, -0.17, 0.68, 0.022, 0.017],
  [0.015, 0.42, 0.17, 0.64, 0.022, 0.017],
  [-0.17, 0.67, -0.29, 0.86, 0.016, 0.012],
  [-0.17, 0.67, -0.08, 0.95, 0.016, 0.012],
  [0.17, 0.63, 0.1, 0.82, 0.016, 0.012],
  [0.17, 0.63, 0.31, 0.8, 0.016, 0.012],
] as const

/** The heads, where the last four limbs end. */
const HEADS = [
  [-0.29, 0.87, 0.15],
  [0.1, 0.83, 0.14],
  [0.31, 0.81, 0.15],
  [-0.08, 0.96, 0.17],
] as const

interface DoumOptions {
  ink: string
  trunk: string
  lit?: string
  flip?: number
  lean?: number
}

/** A doum palm: a trunk that forks and forks again, a ball of fans on every tip. */
export function doumPalm(
  { fans, gleams }: SugarPalmHead,
  x: number,
  y: number,
  height: number,
  { ink, trunk, lit, flip = 1, lean = 0 }: DoumOptions,
): Art {
  const at = (across: number, up: number): Point => [
    x + (across + lean * up) * height * flip,
    y - up * height,
  ]
  const wood = pen()
  for (const [fromX, fromUp, toX, toUp, girth, tip] of LIMBS) {
    limb(wood, at(fromX, fromUp), at(toX, toUp), girth * height, tip * height)
  }
  return [
    fill(wood, trunk),
    HEADS.map(([across, up, radius]) => {
      const transform = place(...at(across, up), (radius * height) / 100)
      return [use(fans, { fill: ink, color: ink, transform }), lit && use(gleams, { fill: lit, transform })]
    }),
  ]
}

/** A tapering limb that bends a little outward. */
export function limb(wood: Pen, [x, y]: Point, [toX, toY]: Point, girth: number, tip: number): void {
  const [midX, midY] = [lerp(x, toX, 0.62), lerp(y, toY, 0.42)]
  wood
    .M(x - girth, y)
    .Q(midX - girth * 0.8, midY, toX - tip, toY)
    .L(toX + tip, toY)
    .Q(midX + girth * 0.9, midY, x + girth, y)
    .Z()
}
