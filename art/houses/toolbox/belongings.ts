import { RED } from '#art/poster/palettes.ts'
import { tinted } from '#art/poster/toolbox/inks.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill, place, stroke } from '#art/poster/toolbox/tags.ts'
import type { Build } from './build.ts'
import { lines, polygon } from './marks.ts'

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

export function smoke({ stage: { inks, lampsLit } }: Build, x: number, y: number, scale = 1): Art {
  const rise = (dx: number, dy: number) => [x + dx * scale, y + dy * scale] as const
  const plume = pen()
    .M(x, y)
    .C(...rise(-14, -20), ...rise(16, -36), ...rise(2, -62))
    .C(...rise(-12, -84), ...rise(18, -96), ...rise(16, -122))
  return stroke(plume, inks.paper, 6 * scale, { opacity: lampsLit ? 0.4 : 0.75, strokeLinecap: 'round' })
}

const CAT =
  'M-9 0C-10-8-7-13-3-14L-4-20-1-17H2L5-20 4-14C8-9 8-4 7 0ZM7-1C15-1 16-8 12-11L14-12C20-7 17 2 7 1Z'

export function cat({ stage }: Build, x: number, y: number, scale = 1, flip = 1): Art {
  return fill(CAT, stage.inks.key, { transform: place(x, y, scale, flip) })
}

const HEN =
  'M-10-6C-14-12-13-16-11-18C-8-12-4-11 0-12C1-17 3-20 6-20L10-17 7-16C8-9 5-3 0-3C-4-3-8-4-10-6ZM-2-4L-3 1H-1L0-4ZM2-4L3 1H5L4-4Z'
const COMB = 'M4-20C4-23 6-23 7-21 9-22 9-20 8-19Z'

export function hen(x: number, y: number, scale: number, ink: string, flip = 1): Art {
  const transform = place(x, y, scale, flip)
  return [fill(HEN, ink, { transform }), fill(COMB, RED, { transform })]
}

const COW =
  'M-34-30C-36-40-24-40-14-39H22C30-40 34-36 34-28L32 0H26L25-16C14-12 0-12-12-14L-14 0H-20L-22-16C-28-18-32-22-34-30ZM-34-30-36-8-38-8-37-30ZM30-38 42-44 46-40 52-28 48-24 38-26 32-28Z'
const COW_PATCHES =
  'M-20-39C-10-39-8-30-16-26S-30-30-26-38ZM8-39C20-40 22-30 14-26S2-34 8-39ZM40-43 46-40 44-32 38-36Z'

export function cow({ stage: { inks } }: Build, x: number, y: number, scale: number): Art {
  const transform = place(x, y, scale)
  return [fill(COW, inks.paper, { transform }), fill(COW_PATCHES, inks.key, { transform })]
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

/** A bicycle leant where its hind wheel touches x. */
export function bicycle({ stage: { inks } }: Build, x: number, y: number): Art {
  const frame = 'M0 0 14-24 40-24 46 0M0 0H24L40-24M24 0 14-24M40-24 36-34M30-34H40M9-28H19'
  const wheels = pen().dot(0, 0, 15).dot(46, 0, 15)
  const transform = place(x, y)
  return [stroke(wheels, inks.key, 2.4, { transform }), stroke(frame, inks.key, 2.4, { transform })]
}

/** Washing between two posts, 168 apart. */
export function washing({ stage: { inks }, paint }: Build, x: number): Art {
  const poles = lines(
    [
      [
        [x, 6],
        [x, -84],
      ],
      [
        [x + 168, 14],
        [x + 168, -80],
      ],
    ],
    paint.wood,
    5,
  )
  const line = pen()
    .M(x, -80)
    .Q(x + 84, -58, x + 168, -76)
  const cloths = [
    [18, 24, 34, paint.wallLit],
    [50, 28, 44, paint.red],
    [86, 22, 30, paint.blue],
    [116, 28, 40, paint.wallLit],
  ] as const
  return [
    poles,
    stroke(line, inks.key, 1.6),
    cloths.map(([along, width, length, ink], i) => {
      const left = x + along
      return polygon(
        [
          [left, -73 + i * 2.5],
          [left + width, -70 + i * 1.2],
          [left + width + 3, -70 + length],
          [left - 2, -72 + length],
        ],
        ink,
      )
    }),
  ]
}
