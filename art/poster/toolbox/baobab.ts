import { limb } from './doum-palms.ts'
import { crown, crownGlow } from './forest.ts'
import { mix } from './inks.ts'
import type { Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** Limbs from the shoulders and from each other: from, to, girth and tip, in tree heights. */
const LIMBS = [
  [-0.1, 0.52, -0.42, 0.8, 0.07, 0.02],
  [-0.07, 0.54, -0.16, 0.94, 0.06, 0.014],
  [0.04, 0.54, 0.1, 0.97, 0.06, 0.014],
  [0.1, 0.52, 0.41, 0.82, 0.07, 0.02],
  [-0.31, 0.67, -0.33, 0.9, 0.024, 0.006],
  [-0.1, 0.64, -0.03, 0.98, 0.03, 0.006],
  [0.3, 0.68, 0.34, 0.9, 0.024, 0.006],
  [-0.44, 0.8, -0.6, 0.84, 0.02, 0.008],
  [-0.42, 0.79, -0.47, 0.94, 0.02, 0.007],
  [-0.13, 0.76, -0.28, 0.97, 0.026, 0.007],
  [0.08, 0.78, 0.26, 0.98, 0.026, 0.007],
  [0.42, 0.82, 0.6, 0.86, 0.02, 0.008],
  [0.4, 0.81, 0.45, 0.97, 0.02, 0.007],
  [-0.24, 0.6, -0.54, 0.71, 0.03, 0.009],
  [0.24, 0.61, 0.54, 0.73, 0.03, 0.009],
] as const

const TIPS = [
  [-0.6, 0.84, 0.1],
  [-0.47, 0.93, 0.11],
  [-0.52, 0.7, 0.08],
  [-0.3, 0.97, 0.11],
  [-0.14, 1, 0.12],
  [0.12, 1.01, 0.12],
  [0.28, 0.99, 0.11],
  [0.45, 0.96, 0.11],
  [0.6, 0.87, 0.1],
  [0.52, 0.72, 0.08],
] as const

interface BaobabOptions {
  bark: string
  shade: string
  lit?: string
  /** Pads of leaves at the tips; a dry-season tree is bare. */
  leaf?: string
  leafLit?: string
  flip?: number
}

/** A baobab: a swollen trunk that ends all at once in short limbs. */
export function baobab(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  { bark, shade, lit, leaf, leafLit, flip = 1 }: BaobabOptions,
): Art {
  const { chance, light } = stage
  const at = (across: number, up: number): Point => [x + across * height * flip, y - up * height]
  const trunk = pen()
    .M(...at(-0.25, -0.01))
    .Q(...at(-0.17, 0.05), ...at(-0.185, 0.2))
    .Q(...at(-0.215, 0.38), ...at(-0.16, 0.52))
    .L(...at(-0.13, 0.62), ...at(0, 0.6), ...at(0.13, 0.62), ...at(0.16, 0.52))
    .Q(...at(0.215, 0.36), ...at(0.18, 0.18))
    .Q(...at(0.17, 0.05), ...at(0.26, -0.01))
    .Z()
  const limbs = pen()
  for (const [fromX, fromUp, toX, toUp, girth, tip] of LIMBS) {
    limb(limbs, at(fromX, fromUp), at(toX, toUp), girth * height, tip * height)
  }
  const dark = -light * flip
  const lee = pen()
    .M(...at(dark * 0.24, -0.01))
    .Q(...at(dark * 0.165, 0.05), ...at(dark * 0.178, 0.18))
    .Q(...at(dark * 0.205, 0.36), ...at(dark * 0.155, 0.52))
    .L(...at(dark * 0.13, 0.6))
    .Q(...at(dark * 0.13, 0.5), ...at(dark * 0.1, 0.4))
    .L(...at(dark * 0.12, 0.3))
    .Q(...at(dark * 0.05, 0.16), ...at(dark * 0.09, -0.01))
    .Z()
  const folds = pen()
  for (const across of [-0.12, -0.05, 0.03, 0.11]) {
    const top = chance.between(0.4, 0.56)
    folds
      .M(...at(across, top))
      .Q(...at(across - 0.02, top * 0.6), ...at(across * 1.25, chance.between(0.02, 0.12)))
  }
  const [pads, glow] = [pen(), pen()]
  for (const [across, up, size] of TIPS) {
    const [padX, padY] = at(across, up - 0.01)
    const wide = size * height * chance.between(0.85, 1.15)
    crown(pads, chance, padX, padY, wide, wide * 0.5)
    crownGlow(glow, padX, padY, wide, wide * 0.5, light)
  }
  return [
    fill(limbs, bark),
    fill(trunk, bark),
    fill(lee, shade),
    stroke(folds, lit ?? mix(bark, shade, 0.7), Math.max(1, height * 0.008)),
    leaf && fill(pads, leaf),
    leaf && leafLit && fill(glow, leafLit),
  ]
}
