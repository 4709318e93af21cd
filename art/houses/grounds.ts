import { crown, crownGlow } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, sheet } from '#art/poster/toolbox/land.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Plot } from './backdrops.ts'
import type { Ground } from './settings.ts'

/** The ground under the house, down to the foot of the picture. */
export function ground({ stage, ground: level }: Plot, kind: Ground, wet: boolean, dry: boolean): Art {
  const { height, inks, unit, lampsLit } = stage
  if (kind === 'court') return ''
  if (kind === 'water') return [sea(stage, level - 40 * unit), ripples(stage, level, height, { count: 30 })]
  if (kind === 'paving') return street(stage, level)
  const [top, low] = SOILS[kind](inks)
  const lifted = kind === 'slope' || kind === 'terraces'
  const [upper, lower] = swells(stage, level, lifted)
  return [
    lifted && dry && sheet(stage, level, height, mix(low, inks.key, 0.15)),
    hill(stage, upper, lampsLit ? mix(top, inks.key, 0.1) : top),
    hill(stage, lower, low),
    kind === 'terraces' && walls(stage, level),
    !wet && CROPS[kind]?.(stage, level, low),
  ]
}

type Soil = Exclude<Ground, 'court' | 'water' | 'paving'>

const green = (inks: Stage['inks']) => [inks.leaf[1], inks.leaf[2]] as const
const SOILS: Readonly<Record<Soil, (inks: Stage['inks']) => readonly [upper: string, lower: string]>> = {
  lawn: green,
  furrows: green,
  coffee: green,
  tea: green,
  slope: green,
  terraces: inks => [mix(inks.leaf[1], inks.sand[1], 0.35), mix(inks.leaf[2], inks.sand[2], 0.25)],
  paddy: inks => [inks.leaf[1], mix(inks.leaf[0], inks.leaf[1], 0.35)],
  earth: inks => [mix(inks.sand[1], inks.rock[1], 0.35), mix(inks.sand[2], inks.rock[1], 0.3)],
  sand: inks => [inks.sand[1], inks.sand[0]],
  plain: inks => [inks.sand[1], inks.sand[2]],
}

/** How far a slope rises to the right, in its widths. */
const RISE = 0.2

function swells({ width, unit }: Stage, level: number, lifted: boolean): [upper: Point[], lower: Point[]] {
  const at = (across: number, down: number): Point => [
    width * across,
    level + down * unit - (lifted ? (across - 0.5) * width * RISE : 0),
  ]
  const upper = [at(-0.03, -8), at(0.3, lifted ? 0 : -14), at(0.6, lifted ? 0 : -4), at(1.03, -12)]
  const lower = [at(-0.03, 46), at(0.25, 32), at(0.7, 66), at(1.03, 44)]
  return [upper, lower]
}

/** Dry-stone walls one over another. */
function walls({ width, unit, inks }: Stage, level: number): Art {
  const steps = range(4, i => {
    const y = level + (34 + i * 32) * unit
    return bend(width, y, (46 + i * 10) * unit, RISE)
  })
  return steps.map((path, i) => stroke(path, i % 2 ? inks.rock[1] : inks.rock[2], 9 * unit, { opacity: 0.8 }))
}

function bend(width: number, y: number, sag: number, rise: number) {
  return pen()
    .M(-10, y + width * rise * 0.5)
    .Q(width * 0.5, y + sag * 0.3, width + 10, y - width * rise * 0.5)
}

const CROPS: Partial<Record<Soil, (stage: Stage, level: number, soil: string) => Art>> = {
  lawn: path,
  earth: path,
  furrows,
  coffee,
  tea: combed,
  paddy,
  plain: tufts,
  sand: tracks,
}

/** Rows of round bushes with red fruit. */
function coffee(stage: Stage, level: number): Art {
  const { width, unit, inks, chance, light } = stage
  return range(4, row => {
    const y = level + (36 + row * 30 + row * row * 4) * unit
    const radius = (15 + row * 6) * unit
    const [leaves, glow, fruit] = [pen(), pen(), pen()]
    for (let x = -radius + (row % 2) * radius; x < width + radius; x += radius * 2.15) {
      crown(leaves, chance, x, y, radius, radius * 0.95, 5)
      crownGlow(glow, x, y, radius, radius * 0.95, light)
      for (let i = 0; i < 2; i++) {
        fruit.dot(x + chance.between(-0.5, 0.6) * radius, y - chance.between(0.2, 0.7) * radius, 2 * unit)
      }
    }
    return [fill(leaves, inks.leaf[row % 2 ? 3 : 2]), fill(glow, inks.leaf[1]), fill(fruit, '#c8452f')]
  })
}

/** Tea clipped into level cushions. */
function combed({ width, unit, inks }: Stage, level: number): Art {
  return range(5, row => {
    const y = level + (26 + row * 24 + row * row * 2) * unit
    const [body, lit] = [pen(), pen()]
    const long = (58 + row * 16) * unit
    const high = (15 + row * 3) * unit
    for (let x = -long + (row % 2) * long * 0.5; x < width + long; x += long * 1.04) {
      body
        .M(x, y + high)
        .Q(x, y - high, x + long * 0.5, y - high)
        .Q(x + long, y - high, x + long, y + high)
        .Z()
      lit
        .M(x + long * 0.14, y - high * 0.3)
        .Q(x + long * 0.3, y - high * 0.9, x + long * 0.7, y - high * 0.72)
    }
    return [
      fill(body, inks.leaf[row % 2 ? 3 : 2]),
      stroke(lit, inks.leaf[1], 4 * unit, { strokeLinecap: 'round' }),
    ]
  })
}

/** Rice fields between their dykes, one of them under water. */
function paddy({ width, height, unit, inks, chance }: Stage, level: number): Art {
  const dykes = pen()
  const shoots = pen()
  for (let i = 0; i < 4; i++) {
    const y = level + (26 + i * 30) * unit
    dykes
      .M(-10, y + chance.between(-6, 6))
      .Q(width * 0.5, y + chance.between(-14, 14), width + 10, y + chance.between(-6, 6))
  }
  for (const across of [0.2, 0.62, 0.88]) {
    dykes.M(width * across, level + 26 * unit).L(width * (across + (across - 0.5) * 0.5), height)
  }
  for (let y = level + 34 * unit; y < height; y += 13 * unit) {
    for (let x = chance.between(0, 20); x < width; x += 21 * unit) {
      shoots
        .M(x, y)
        .L(x - 3 * unit, y - 8 * unit)
        .M(x, y)
        .L(x + 3 * unit, y - 8 * unit)
    }
  }
  const flooded = pen()
    .M(width * 0.2, level + 30 * unit)
    .L(width * 0.6, level + 30 * unit, width * 0.64, level + 54 * unit, width * 0.08, level + 54 * unit)
    .Z()
  return [
    fill(flooded, inks.water[0]),
    stroke(shoots, inks.leaf[2], 2 * unit),
    stroke(dykes, mix(inks.leaf[3], inks.sand[2], 0.35), 5 * unit),
  ]
}

function tufts({ width, height, unit, inks, chance }: Stage, level: number): Art {
  const blades = pen()
  for (let i = 0; i < 46; i++) {
    const [x, y] = [chance() * width, chance.between(level + 14 * unit, height)]
    blades
      .M(x - 5 * unit, y)
      .L(x - 9 * unit, y - 12 * unit)
      .M(x, y)
      .L(x, y - 16 * unit)
      .M(x + 5 * unit, y)
      .L(x + 9 * unit, y - 12 * unit)
  }
  return stroke(blades, mix(inks.sand[2], inks.leaf[2], 0.5), 2.2 * unit)
}

/** Lines of the wind. */
function tracks({ width, height, unit, inks, chance }: Stage, level: number): Art {
  const lines = pen()
  for (let i = 0; i < 16; i++) {
    lines.lens(
      chance() * width,
      chance.between(level + 20 * unit, height),
      chance.between(50, 130) * unit,
      3 * unit,
    )
  }
  return fill(lines, inks.sand[2], { opacity: 0.6 })
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
