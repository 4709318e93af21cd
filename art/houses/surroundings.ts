import { mist } from '#art/poster/toolbox/clouds.ts'
import { crown, crownGlow, forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import type { Point } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { acacia, emergentTree } from '#art/poster/toolbox/trees.ts'
import { ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Backdrop, Ground } from './house-kind.ts'

/** The stage, y of the ground the house stands on, and x of the disc. */
export interface Plot {
  stage: Stage
  ground: number
  discX: number
}

const BEHIND: Readonly<Record<Backdrop, (plot: Plot) => Art>> = {
  bank: plot => [far(plot, 120), near(plot, 62, 30)],
  forest: plot => {
    const { stage, ground, discX } = plot
    const { land } = stage.inks
    const giant = { ink: land[3], lit: land[2] }
    const x = discX + 190 * stage.unit
    return [
      far(plot, 150),
      emergentTree(stage, x, ground - 40 * stage.unit, 240 * stage.unit, giant),
      near(plot, 74, 40),
    ]
  },
  peaks: ({ stage, ground }) => {
    const { unit, inks } = stage
    const ridge = (up: number, rise: number, scale?: number) =>
      rollingSkyline(stage, ground - up * unit, rise * unit, { scale })
    return [
      hill(stage, ridge(190, 58, 0.009), inks.land[1], ground + 20),
      mist(stage, ground - 110 * unit, 80 * unit),
      hill(stage, ridge(92, 34), inks.land[2], ground + 20),
      treeline(stage, ridge(44, 16), 17 * unit, inks.land[3], ground + 20),
    ]
  },
  plain: ({ stage, ground, discX }) => {
    const { unit, inks } = stage
    const { land } = inks
    const thorn = { ink: land[4], trunk: land[5], lit: land[3] }
    const hills = rollingSkyline(stage, ground - 66 * unit, 20 * unit, { scale: 0.004 })
    const bush = rollingSkyline(stage, ground - 28 * unit, 5 * unit)
    return [
      hill(stage, hills, land[1], ground + 10),
      treeline(stage, bush, 12 * unit, land[2], ground + 10),
      acacia(stage, discX + 118 * unit, ground - 12, 128 * unit, thorn),
    ]
  },
  sea: ({ stage, ground }) => {
    const { unit, width, inks } = stage
    const shore = { scale: 0.008, from: width * 0.45 }
    const land = rollingSkyline(stage, ground - 72 * unit, 26 * unit, shore)
    return hill(stage, land, inks.land[1], ground - 40 * unit)
  },
  town: ({ stage, ground }) => {
    const { unit, inks } = stage
    const far = rollingSkyline(stage, ground - 250 * unit, 30 * unit)
    const trees = rollingSkyline(stage, ground - 205 * unit, 14 * unit)
    return [hill(stage, far, inks.land[1], ground), treeline(stage, trees, 16, inks.land[2], ground)]
  },
  trees: ({ stage, ground }) => {
    const { unit, inks } = stage
    const trees = rollingSkyline(stage, ground - 210 * unit, 14 * unit)
    return treeline(stage, trees, 26, inks.land[2], ground)
  },
  hills: ({ stage, ground }) => {
    const { unit, inks } = stage
    const ridge = (up: number, rise: number) => rollingSkyline(stage, ground - up * unit, rise * unit)
    return [
      hill(stage, ridge(128, 36), inks.land[1], ground + 20),
      hill(stage, ridge(80, 26), inks.land[2], ground + 20),
      treeline(stage, ridge(40, 12), 20 * unit, inks.land[3], ground + 20),
    ]
  },
}

/** What is behind the house, up to its ground. */
export function behind(plot: Plot, backdrop: Backdrop): Art {
  return BEHIND[backdrop](plot)
}

function far({ stage, ground }: Plot, up: number): Art {
  const { unit, inks } = stage
  const y = (x: number) => ground - up * unit - 18 * Math.sin(x / 90)
  const lit = mix(inks.land[2], inks.land[1], 0.5)
  return forest(stage, { y, size: 34 * unit, ink: inks.land[2], lit, base: ground + 30 })
}

function near({ stage, ground }: Plot, up: number, size: number): Art {
  const { unit, inks } = stage
  const y = (x: number) => ground - up * unit - 14 * Math.sin(x / 60 + 1)
  return forest(stage, { y, size: size * unit, ink: inks.land[3], lit: inks.leaf[2], base: ground + 30 })
}

/** What the house stands on, down to the foot of the picture. */
export function ground({ stage, ground: level }: Plot, kind: Ground): Art {
  const { width, height, inks, unit, lampsLit } = stage
  if (kind === 'court') return ''
  if (kind === 'water') return [sea(stage, level - 40 * unit), ripples(stage, level, height, { count: 30 })]
  if (kind === 'street') return street(stage, level)
  const [top, low] = kind === 'plain' ? [inks.sand[1], inks.sand[2]] : [inks.leaf[1], inks.leaf[2]]
  const upper: Point[] = [
    [-20, level - 8 * unit],
    [width * 0.3, level - 14 * unit],
    [width * 0.6, level - 4 * unit],
    [width + 20, level - 12 * unit],
  ]
  const lower: Point[] = [
    [-20, level + 46 * unit],
    [width * 0.25, level + 32 * unit],
    [width * 0.7, level + 66 * unit],
    [width + 20, level + 44 * unit],
  ]
  return [
    hill(stage, upper, lampsLit ? mix(top, inks.key, 0.1) : top),
    hill(stage, lower, low),
    kind === 'rows' ? furrows(stage, level) : path(stage, level, low),
  ]
}

function furrows({ width, height, inks }: Stage, level: number): Art {
  const rows = pen()
  for (let i = -14; i < 16; i++) {
    rows.M(width * 0.4 + i * 34, level + 62).L(width * 0.4 + i * 120, height + 4)
  }
  return stroke(rows, inks.leaf[3], 7, { strokeDasharray: '2 9', strokeLinecap: 'round' })
}

function path({ width, height, unit, inks }: Stage, level: number, soil: string): Art {
  const trodden = pen()
    .M(width * 0.5, level + 6)
    .Q(width * 0.44, level + 50 * unit, width * 0.28, height)
    .L(width * 0.5, height)
    .Q(width * 0.52, level + 50 * unit, width * 0.56, level + 6)
    .Z()
  return fill(trodden, mix(inks.sand[1], soil, 0.15))
}

function street({ width, height, inks }: Stage, level: number): Art {
  const stones = pen()
  for (let row = 0; row < 6; row++) {
    const y = level + 22 + row * row * 4.5 + row * 10
    const step = 30 + row * 9
    for (let x = (row % 2) * 17; x < width; x += step) {
      stones.M(x, y).Q(x + 10 + row * 2, y - 5 - row, x + 22 + row * 6, y)
    }
  }
  const paving = pen().polygon([
    [0, level],
    [width, level],
    [width, height],
    [0, height],
  ])
  return [fill(paving, mix(inks.town[1], inks.sand[2], 0.4)), stroke(stones, inks.key, 1.6, { opacity: 0.3 })]
}

/** Where bushes grow along a house, off its middle. */
const BUSHES = [-248, -214, 236, 276, 312]

export function bushes({ stage, ground: level }: Plot, x: number): Art {
  const { chance, unit, inks, light } = stage
  const [leaves, glow] = [pen(), pen()]
  for (const across of BUSHES) {
    const radius = chance.between(24, 40) * unit
    const at = x + across * unit * 1.1
    crown(leaves, chance, at, level + 4, radius, radius * 0.8)
    crownGlow(glow, at, level + 4, radius, radius * 0.8, light)
  }
  return [fill(leaves, inks.leaf[2]), fill(glow, mix(inks.leaf[1], inks.leaf[2], 0.3))]
}
