import { tinted } from '#art/poster/toolbox/inks.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill, place, stroke } from '#art/poster/toolbox/tags.ts'
import type { Build } from './build.ts'
import { polygon } from './marks.ts'

/** Slung from x to x at y, hanging down by `sag`. */
export function hammock({ paint }: Build, from: number, to: number, y: number, sag: number): Art {
  const middle = (from + to) / 2
  const cloth = pen()
    .M(from, y)
    .Q(middle, y + sag * 2, to, y)
    .Q(middle, y + sag * 1.15, from, y)
    .Z()
  const stripe = pen()
    .M(from + 9, y + sag * 0.32)
    .Q(middle, y + sag * 1.68, to - 9, y + sag * 0.32)
  return [fill(cloth, paint.red), stroke(stripe, paint.wallLit, 2)]
}

const CAT =
  'M-9 0C-10-8-7-13-3-14L-4-20-1-17H2L5-20 4-14C8-9 8-4 7 0ZM7-1C15-1 16-8 12-11L14-12C20-7 17 2 7 1Z'

export function cat({ stage }: Build, x: number, y: number, scale = 1, flip = 1): Art {
  return fill(CAT, stage.inks.key, { transform: place(x, y, scale, flip) })
}

const CLAY = '#b5603f'

/** A plant in a clay pot. */
export function pot({ stage }: Build, x: number, y: number, scale: number): Art {
  const at = (dx: number, dy: number) => [x + dx * scale, y + dy * scale] as const
  const leaves = pen()
    .M(x, y)
    .Q(...at(-16, -22), ...at(-20, -20))
    .Q(...at(-8, -14), ...at(-3, 0))
    .Q(...at(-8, -28), ...at(-2, -34))
    .Q(...at(0, -20), ...at(2, 0))
    .Q(...at(10, -26), ...at(18, -24))
    .Q(...at(8, -12), ...at(4, 0))
    .Z()
  return [
    fill(leaves, stage.inks.leaf[2]),
    polygon([at(-9, -2), at(9, -2), at(6, 13), at(-6, 13)], tinted(stage, CLAY)),
  ]
}

export function chair(x: number, y: number, scale: number, ink: string, flip = 1): Art {
  const transform = place(x, y, scale, flip)
  return stroke('M0-24L4-9H18M4-9L1 0M16-9L18 0', ink, 2.6, { transform, strokeLinecap: 'round' })
}
