import { crown, crownGlow } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import type { Point } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Plot } from './backdrops.ts'
import type { Ground } from './house-kind.ts'

/** The ground under the house, down to the foot of the picture. */
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

/** The positions of bushes along a house, from its middle. */
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
