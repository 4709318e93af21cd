import { mix } from '#art/poster/toolbox/inks.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke, tag } from '#art/poster/toolbox/tags.ts'
import { ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Plot } from './backdrops.ts'
import type { Setting, Water } from './house-keys.ts'

/** How high a water behind the house stands over its ground, in units. */
const BEHIND: Partial<Record<Water, number>> = { lake: 62, lagoon: 50, sea: 96, bay: 84, reef: 78, surf: 70 }

/** Waters without a far shore. */
const OPEN: ReadonlySet<Water> = new Set(['sea', 'reef', 'surf', 'bay'])

/** How far the ground behind a house lies over its own: the far shore of its water. */
export function shoreOf(water: Water): number {
  return BEHIND[water] ?? 0
}

/** Whether nothing is seen behind the water. */
export function isOpen(water: Water, setting: Setting): boolean {
  return (
    OPEN.has(water) &&
    setting !== 'cliff' &&
    setting !== 'karst' &&
    setting !== 'volcano' &&
    setting !== 'towers'
  )
}

const TURQUOISE = '#5fc6c2'

/** The inks of a water: far, middle, near. */
export function watersOf({ inks, lampsLit }: Stage, water: Water): readonly string[] {
  const [far, middle, near] = inks.water
  const bright = mix(middle, TURQUOISE, lampsLit ? 0.25 : 0.55)
  if (water === 'reef') return [near, bright, mix(far, bright, 0.5)]
  if (water === 'lagoon') return [mix(far, bright, 0.45), bright]
  if (water === 'surf') return [near, bright, far]
  if (water === 'river' || water === 'creek')
    return [mix(far, inks.sand[1], 0.3), mix(middle, inks.leaf[2], 0.4), mix(near, inks.leaf[3], 0.4)]
  return [far, middle, near]
}

/** The water behind the house, if its water lies there. */
export function waterBehind({ stage, ground }: Plot, water: Water): Art {
  const up = BEHIND[water]
  if (!up) return water === 'falls' && falls(stage, ground)
  const { unit, inks } = stage
  const top = ground - up * unit
  return [
    sea(stage, top, ground + 120 * unit, { inks: watersOf(stage, water) }),
    ripples(stage, top + 8 * unit, ground, { count: 14 }),
    water === 'bay' && islands(stage, top),
    water === 'reef' && breakers(stage, top + 20 * unit, 1),
    water === 'surf' && breakers(stage, ground - 26 * unit, 3),
    water === 'lagoon' &&
      fill(pen().lens(stage.width * 0.5, top + 3, stage.width, 5 * unit), inks.paper, { opacity: 0.7 }),
  ]
}

function islands({ width, unit, inks }: Stage, top: number): Art {
  const hump = (x: number, half: number, high: number) =>
    pen()
      .M(x - half * unit, top + 2)
      .Q(x - half * 0.4 * unit, top - high * unit, x, top - high * 0.9 * unit)
      .Q(x + half * 0.6 * unit, top - high * 0.7 * unit, x + half * unit, top + 2)
      .Z()
  return [
    fill(hump(width * 0.86, 190, 60), inks.land[1]),
    fill(hump(width * 0.44, 90, 34), inks.land[1]),
    fill(hump(width * 0.62, 110, 44), inks.land[2]),
  ]
}

function breakers({ width, unit, inks, chance }: Stage, y: number, rows: number): Art {
  const foam = pen()
  for (let row = 0; row < rows; row++) {
    for (let x = -20; x < width; x += chance.between(60, 150) * unit) {
      foam.lens(
        x,
        y + row * 13 * unit + chance.between(-2, 2),
        chance.between(70, 140) * unit,
        (3 + row) * unit,
      )
    }
  }
  return fill(foam, inks.paper, { opacity: 0.85 })
}

/** The bluff that a waterfall comes down, from its foot. */
const BLUFF = [
  [-270, -64],
  [-206, -96],
  [-150, -176],
  [-92, -214],
  [-30, -252],
  [0, -262],
  [58, -246],
  [120, -206],
  [210, -170],
  [330, -90],
  [340, 20],
] as const

function falls({ width, unit, inks, chance }: Stage, ground: number): Art {
  const [x, top, foot] = [width * 0.74, ground - 250 * unit, ground - 14 * unit]
  const rock = pen().M(x - 300 * unit, foot + 20 * unit)
  for (const [dx, dy] of BLUFF) rock.L(x + dx * unit, foot + dy * unit)
  const veil = pen()
    .M(x - 12 * unit, top)
    .L(x + 14 * unit, top, x + 26 * unit, foot, x - 24 * unit, foot)
    .Z()
  const threads = pen()
  for (let i = 0; i < 6; i++) {
    const at = x + chance.between(-14, 16) * unit
    threads.M(at, top + chance.between(4, 60) * unit).L(at + chance.between(-6, 6) * unit, foot)
  }
  return [
    fill(rock.Z(), inks.land[3]),
    fill(veil, inks.paper, { opacity: 0.9 }),
    stroke(threads, inks.water[1], 2 * unit, { opacity: 0.6 }),
    fill(pen().dot(x, foot, 70 * unit, 18 * unit), inks.mist, { opacity: 0.8 }),
  ]
}

type Draw = (stage: Stage, level: number) => Art

/** The waters before the house. */
const BEFORE: Partial<Record<Water, Draw>> = {
  pool: (stage, level) => {
    const { unit, inks, width } = stage
    const [x, y] = [width * 0.34, level + 52 * unit]
    const edge = (grow: number): Point[] => [
      [x - (150 + grow) * unit, y - grow * 0.5 * unit],
      [x + (120 + grow) * unit, y - grow * 0.5 * unit],
      [x + (170 + grow * 1.4) * unit, y + (46 + grow) * unit],
      [x - (200 + grow * 1.4) * unit, y + (46 + grow) * unit],
    ]
    const glints = pen()
    for (const [dx, dy] of [
      [-90, 14],
      [30, 24],
      [-30, 36],
    ] as const)
      glints.dash(x + dx * unit, y + dy * unit, 60 * unit)
    return [
      fill(pen().polygon(edge(9)), mix(inks.sand[0], inks.rock[0], 0.4)),
      fill(pen().polygon(edge(0)), mix(inks.water[1], TURQUOISE, stage.lampsLit ? 0.4 : 0.7)),
      stroke(glints, inks.paper, 2.4 * unit, { opacity: 0.75 }),
    ]
  },
  tank: (stage, level) => {
    const { unit, inks, width } = stage
    const [x, y] = [width * 0.3, level + 66 * unit]
    return [
      fill(pen().dot(x, y + 8 * unit, 112 * unit, 34 * unit), inks.rock[2]),
      fill(pen().dot(x, y, 112 * unit, 34 * unit), inks.rock[0]),
      fill(pen().dot(x, y, 96 * unit, 26 * unit), mix(inks.water[1], TURQUOISE, 0.6)),
      fill(pen().lens(x - 20 * unit, y - 6 * unit, 80 * unit, 4 * unit), inks.paper, { opacity: 0.7 }),
    ]
  },
  fountain: (stage, level) => {
    const { unit, inks, width } = stage
    const at = (dx: number, dy: number): Point => [width * 0.5 + dx * unit, level + (46 + dy) * unit]
    const [x, y] = at(0, 0)
    const jets = pen()
      .M(...at(0, -58))
      .Q(...at(-26, -62), ...at(-30, -28))
      .M(...at(0, -58))
      .Q(...at(26, -62), ...at(30, -28))
      .M(...at(0, -60))
      .L(...at(0, -30))
    return [
      fill(pen().dot(x, y + 12 * unit, 96 * unit, 22 * unit), inks.rock[2]),
      fill(pen().dot(x, y, 96 * unit, 22 * unit), inks.rock[0]),
      fill(pen().dot(x, y, 80 * unit, 15 * unit), inks.water[1]),
      fill(pen().polygon([at(-7, -26), at(7, -26), at(9, 2), at(-9, 2)]), inks.rock[1]),
      fill(
        pen()
          .M(...at(-36, -30))
          .Q(...at(0, 0), ...at(36, -30))
          .Z(),
        inks.rock[0],
      ),
      stroke(jets, inks.paper, 2.4 * unit, { opacity: 0.85 }),
    ]
  },
  basin: (stage, level) => {
    const { unit, inks, width } = stage
    const [x, y] = [width * 0.36, level + 40 * unit]
    const block = (dx: number, dy: number, wide: number, high: number): Point[] => [
      [x + dx * unit, y + dy * unit],
      [x + (dx + wide) * unit, y + dy * unit],
      [x + (dx + wide) * unit, y + (dy + high) * unit],
      [x + dx * unit, y + (dy + high) * unit],
    ]
    return [
      fill(pen().polygon(block(-64, 0, 128, 34)), inks.rock[1]),
      fill(pen().polygon(block(-68, -6, 136, 10)), inks.rock[0]),
      fill(pen().polygon(block(-56, -4, 50, 6)), inks.water[1]),
      fill(pen().polygon(block(6, -4, 50, 6)), inks.water[1]),
      fill(pen().polygon(block(-4, -44, 8, 40)), inks.rock[2]),
    ]
  },
  pond: (stage, level) => {
    const { unit, inks, width, chance } = stage
    const [x, y] = [width * 0.36, level + 74 * unit]
    const [pads, flowers] = [pen(), pen()]
    for (let i = 0; i < 9; i++) {
      const [at, down] = [x + chance.between(-150, 150) * unit, y + chance.between(-14, 16) * unit]
      pads.dot(at, down, 15 * unit, 5 * unit)
      if (i % 3 === 0) flowers.lens(at, down - 6 * unit, 12 * unit, 9 * unit)
    }
    return [
      fill(pen().dot(x, y + 3 * unit, 206 * unit, 36 * unit), inks.leaf[3]),
      fill(pen().dot(x, y, 198 * unit, 32 * unit), mix(inks.water[0], inks.water[1], 0.5)),
      fill(pads, inks.leaf[2]),
      fill(flowers, '#e58aa6'),
    ]
  },
  stream: (stage, level) => ribbon(stage, level, watersOf(stage, 'lake')[0] ?? stage.inks.water[0], 1),
  sandriver: (stage, level) => ribbon(stage, level, stage.inks.sand[0], 2.6),
  channel: (stage, level) => {
    const { unit, inks, width } = stage
    const y = level + 52 * unit
    return [
      strip(width, y - 6 * unit, 34 * unit, inks.rock[1]),
      strip(width, y, 22 * unit, inks.water[1]),
      fill(
        pen()
          .lens(width * 0.3, y + 8 * unit, 160 * unit, 4 * unit)
          .lens(width * 0.7, y + 13 * unit, 200 * unit, 4 * unit),
        inks.paper,
        { opacity: 0.7 },
      ),
      fill(
        pen().polygon([
          [width * 0.52, y - 10 * unit],
          [width * 0.6, y - 10 * unit],
          [width * 0.63, y + 30 * unit],
          [width * 0.53, y + 30 * unit],
        ]),
        inks.rock[0],
      ),
    ]
  },
  canal: (stage, level) => {
    const { unit, inks, width, height } = stage
    const y = level + 40 * unit
    return [
      strip(width, y - 4 * unit, 18 * unit, inks.rock[1]),
      sea(stage, y + 12 * unit, height, { inks: watersOf(stage, 'river') }),
      ripples(stage, y + 22 * unit, height, { count: 12 }),
      sampan(stage, width * 0.3, y + 54 * unit),
    ]
  },
  river: (stage, level) => front(stage, level, 'river', 54),
  creek: (stage, level) => front(stage, level, 'creek', 40),
  jetty: (stage, level) => [front(stage, level, 'lake', 44), pier(stage, level)],
  waterhole: (stage, level) => {
    const { unit, inks, width } = stage
    const [x, y] = [width * 0.34, level + 66 * unit]
    return [
      fill(pen().dot(x, y, 210 * unit, 36 * unit), inks.sand[2]),
      fill(pen().dot(x, y + 2 * unit, 180 * unit, 26 * unit), inks.water[1]),
      fill(pen().lens(x - 40 * unit, y - 4 * unit, 140 * unit, 5 * unit), inks.paper, { opacity: 0.6 }),
      drinkers(stage, x + 120 * unit, y - 14 * unit),
    ]
  },
}

/** Draws the water before the house, if its water lies there. */
export function waterBefore({ stage, ground }: Plot, water: Water): Art {
  return BEFORE[water]?.(stage, ground) ?? ''
}

function strip(width: number, y: number, high: number, ink: string): Art {
  return tag('path', { fill: ink, d: `M0 ${Math.round(y)}h${width}v${Math.round(high)}H0z` })
}

/** A winding band from behind the house to the foot of the picture. */
function ribbon({ width, height, unit, inks }: Stage, level: number, ink: string, wide: number): Art {
  const band = (grow: number) =>
    pen()
      .M(width * 0.86 - grow, level + 14 * unit)
      .C(
        width * 0.6,
        level + 40 * unit,
        width * 0.9,
        level + 60 * unit,
        width * 0.52 - 20 * wide * unit - grow,
        level + 84 * unit,
      )
      .Q(width * 0.3, level + 104 * unit, width * 0.2 - grow, height + 4)
      .L(width * 0.2 + 70 * wide * unit + grow, height + 4)
      .Q(width * 0.44, level + 110 * unit, width * 0.62 + grow, level + 92 * unit)
      .C(
        width * 0.98,
        level + 62 * unit,
        width * 0.68,
        level + 40 * unit,
        width * 0.89 + grow,
        level + 14 * unit,
      )
      .Z()
  return [fill(band(5 * unit), mix(inks.rock[1], inks.leaf[3], 0.4)), fill(band(0), ink)]
}

/** Water across the foot of the picture, under a soft bank. */
function front(stage: Stage, level: number, water: Water, down: number): Art {
  const { width, height, unit, inks } = stage
  const top = level + down * unit
  const bank = (lift: number) =>
    pen()
      .M(-10, height + 4)
      .L(-10, top + 14 * unit - lift)
      .C(
        width * 0.25,
        top - 16 * unit - lift,
        width * 0.55,
        top + 30 * unit - lift,
        width + 10,
        top - 6 * unit - lift,
      )
      .L(width + 10, height + 4)
      .Z()
  const sheet = stage.gradient(watersOf(stage, water), 0, top, 0, height)
  return [
    fill(bank(7 * unit), mix(inks.sand[2], inks.leaf[3], water === 'creek' ? 0.5 : 0.25)),
    fill(bank(0), sheet),
    ripples(stage, top + 24 * unit, height, { count: 14 }),
    water === 'creek' && roots(stage, top),
  ]
}

/** Mangroves on their roots, at both sides. */
function roots(stage: Stage, top: number): Art {
  const { width, unit, inks } = stage
  const [legs, heads] = [pen(), pen()]
  for (const at of [0.04, 0.14, 0.9, 0.99]) {
    const x = width * at
    for (let i = -3; i <= 3; i++) {
      legs.M(x, top - 26 * unit).Q(x + i * 12 * unit, top - 16 * unit, x + i * 15 * unit, top + 34 * unit)
    }
    heads
      .dot(x, top - 58 * unit, 62 * unit, 40 * unit)
      .dot(x - 24 * unit, top - 34 * unit, 44 * unit, 26 * unit)
  }
  return [stroke(legs, mix(inks.key, inks.rock[2], 0.3), 3.4 * unit), fill(heads, inks.leaf[3])]
}

function pier({ width, unit, inks }: Stage, level: number): Art {
  const [x, top] = [width * 0.36, level + 36 * unit]
  const planks = pen()
    .M(x, top)
    .L(x + 44 * unit, top, x - 40 * unit, top + 100 * unit, x - 118 * unit, top + 100 * unit)
    .Z()
  const seams = pen()
  const piles = pen()
  for (let i = 1; i < 8; i++) {
    const [dx, y] = [-14.6 * i * unit, top + 12.5 * i * unit]
    seams.M(x + dx, y).L(x + dx + (44 + i * 4.2) * unit, y)
    if (i % 3 === 0)
      piles
        .M(x + dx, y)
        .V(y + 26 * unit)
        .M(x + dx + (44 + i * 4.2) * unit, y)
        .V(y + 26 * unit)
  }
  return [
    stroke(piles, inks.key, 6 * unit),
    fill(planks, mix(inks.rock[0], inks.rock[1], 0.4)),
    stroke(seams, inks.rock[2], 1.6 * unit),
  ]
}

function sampan({ unit, inks }: Stage, x: number, y: number): Art {
  const at = (dx: number, dy: number): Point => [x + dx * unit, y + dy * unit]
  const hull = pen()
    .M(...at(-74, -12))
    .Q(...at(0, 8), ...at(80, -14))
    .Q(...at(50, 16), ...at(0, 15))
    .Q(...at(-48, 14), ...at(-74, -12))
    .Z()
  const hood = pen()
    .M(...at(-26, 2))
    .Q(...at(-24, -30), ...at(6, -30))
    .Q(...at(34, -28), ...at(34, 2))
    .Z()
  return [fill(hood, inks.rock[1]), fill(hull, inks.key)]
}

/** Two elephants a long way off. */
function drinkers({ unit, inks }: Stage, x: number, y: number): Art {
  const bodies = range(2, i => {
    const at = x + i * 52 * unit
    const size = (i ? 0.7 : 1) * unit
    return pen()
      .M(at - 22 * size, y)
      .L(at - 22 * size, y - 20 * size)
      .Q(at - 16 * size, y - 40 * size, at + 6 * size, y - 36 * size)
      .Q(at + 22 * size, y - 34 * size, at + 22 * size, y - 16 * size)
      .L(at + 22 * size, y, at + 14 * size, y, at + 12 * size, y - 12 * size, at - 8 * size, y - 12 * size)
      .L(at - 10 * size, y)
      .Z()
      .M(at - 20 * size, y - 28 * size)
      .Q(at - 38 * size, y - 34 * size, at - 34 * size, y - 4 * size)
      .L(at - 30 * size, y - 4 * size)
      .Q(at - 30 * size, y - 18 * size, at - 20 * size, y - 18 * size)
      .Z()
  })
  return bodies.map(body => fill(body, mix(inks.key, inks.rock[2], 0.35)))
}
