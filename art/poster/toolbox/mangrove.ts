import { crown, crownGlow, forest } from './forest.ts'
import { mix } from './inks.ts'
import { lerp } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** Prop roots: they leave the stem in arches, each foot farther out, and stand in the water. */
export function propRoots(
  roots: Pen,
  { chance }: Stage,
  x: number,
  from: number,
  water: number,
  reach: number,
  count = 6,
): Pen {
  for (let i = 0; i < count; i++) {
    const out = lerp(-1, 1, (i + 0.5) / count) * reach * chance.between(0.8, 1.15)
    const top = lerp(from, water, chance.between(0, 0.5) * (1 - Math.abs(out / reach) * 0.6))
    roots.M(x, top).Q(x + out * 0.85, top + (water - top) * 0.1, x + out, water + chance.between(-1, 4))
  }
  return roots
}

/** The crowns that round off an end of a wall: how far in, how far up, and their size. */
const EDGE_CROWNS = [
  [0.02, 0.34, 0.2],
  [0.1, 0.14, 0.24],
  [0.04, -0.03, 0.2],
] as const

interface WallOptions {
  from: number
  to: number
  /** The waterline. */
  water: number
  high: number
  ink: string
  lit: string
  root: string
  /** The dark under the crowns. */
  shade: string
}

/** A wall of mangrove that stands in the water: crowns, the dark below them, and their roots before it. */
export function mangroveWall(
  stage: Stage,
  { from, to, water, high, ink, lit, root, shade }: WallOptions,
): Art {
  const { chance, light } = stage
  const foot = water - high * 0.34
  const [roots, stems] = [pen(), pen()]
  for (let x = from + high * 0.1; x < to; x += high * chance.between(0.26, 0.42)) {
    propRoots(roots, stage, x, foot - high * 0.02, water, high * 0.2, 5)
    stems.M(x, foot - high * 0.2).L(x + chance.between(-1, 1) * high * 0.04, water - high * 0.16)
  }
  const dark = pen()
    .M(from + high * 0.02, foot)
    .L(to - high * 0.02, foot, to - high * 0.16, water + 1, from + high * 0.16, water + 1)
    .Z()
  const [edge, edgeGlow] = [pen(), pen()]
  for (const [x, side] of [
    [from, 1],
    [to, -1],
  ] as const) {
    for (const [inward, up, size] of EDGE_CROWNS) {
      const [at, y, r] = [x + side * high * inward, foot - high * up, high * size * chance.between(0.9, 1.1)]
      crown(edge, chance, at, y, r, r * 0.85, 5)
      crownGlow(edgeGlow, at, y, r, r * 0.85, light)
    }
  }
  return [
    fill(dark, shade),
    stroke(stems, root, high * 0.03),
    stroke(roots, root, high * 0.017, { strokeLinecap: 'round' }),
    forest(stage, {
      from,
      to,
      y: () => foot - high * 0.2,
      below: () => foot + high * 0.04,
      size: high * 0.26,
      ink,
      lit,
      rows: 2,
      bumps: 5,
      gap: 1.1,
    }),
    fill(edge, ink),
    fill(edgeGlow, lit),
  ]
}

/** A great mangrove close by at the frame's side, its roots arching down to the water. */
export function nearMangrove(stage: Stage, across: number, water: number): Art {
  const { height, span, inks, sunward, xAt } = stage
  const bark = mix(inks.key, inks.rock[2], 0.16)
  const x = xAt(across)
  const wide = span * 0.04
  const top = water - span * 0.34
  const stem = pen()
    .M(x, top + span * 0.2)
    .L(x - wide * 0.5, top + span * 0.1)
    .Q(x - wide * 0.9, height * 0.2, x - wide * 0.2 - sunward * span * 0.05, -20)
    .H(x + wide * 0.5 - sunward * span * 0.03)
    .Q(x + wide * 0.4, height * 0.22, x + wide * 0.6, top + span * 0.1)
    .Z()
  const limb = pen()
    .M(x, height * 0.26)
    .Q(x + sunward * span * 0.12, height * 0.16, x + sunward * span * 0.34, height * 0.1)
    .Q(x + sunward * span * 0.12, height * 0.2, x, height * 0.34)
    .Z()
  const thick = pen()
  const thin = pen()
  for (const [out, up, heavy] of ROOTS) {
    const from = lerp(water, top, up)
    const foot = water + span * (0.02 + 0.1 * (1 - Math.abs(out)))
    const root = heavy ? thick : thin
    root
      .M(x, from)
      .C(
        x + out * span * 0.2,
        from - span * 0.01,
        x + out * span * 0.31,
        lerp(from, foot, 0.4),
        x + out * span * 0.34,
        foot,
      )
  }
  return [
    stroke(thin, bark, span * 0.009, { strokeLinecap: 'round' }),
    stroke(thick, bark, span * 0.019, { strokeLinecap: 'round' }),
    fill(stem, bark),
    fill(limb, bark),
  ]
}

/** How far out, from how far up, and whether it is a heavy one. */
const ROOTS = [
  [-1, 0.82, true],
  [-0.66, 1, true],
  [-0.34, 0.74, false],
  [-0.8, 0.5, false],
  [-0.12, 0.6, true],
  [0.16, 0.82, false],
  [0.4, 0.9, true],
  [0.56, 0.52, false],
  [0.72, 0.8, true],
  [1, 0.66, false],
] as const
