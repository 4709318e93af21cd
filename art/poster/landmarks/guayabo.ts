import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const guayabo: Landmark = {
  scene: {
    title: 'The causeway and the round mound of Guayabo',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, sunward, xAt } = stage
      const horizon = height * chance.between(0.48, 0.52)
      const sun = stage.hang({ x: xAt(chance.between(0.34, 0.44)), y: horizon - span * 0.2, r: span * 0.15 })
      return [
        openSky(stage, horizon, sun),
        turrialba(stage, horizon),
        woods(stage, horizon),
        clearing(stage, horizon),
        mound(stage, horizon),
        thickets(stage, horizon),
        guardhouses(stage, horizon),
        causeway(stage, horizon),
        traveller(stage, xAt(-0.05), lerp(horizon, height, 0.52), unit * 1.4, { flip: sunward }),
        traveller(stage, xAt(0), lerp(horizon, height, 0.53), unit * 1.35, { kind: 'hat', flip: sunward }),
        aqueduct(stage, horizon),
        oropendolas(stage),
        leafyCorners(stage, { near: 2, far: 1.5 }),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'monsoon', 'golden'],
    countries: ['costa-rica'],
    habitats: ['rainforest', 'highland'],
    subjects: ['guayabo', 'turrialba', 'aqueduct', 'causeway', 'archaeolog'],
  },
}

/** The volcano that the causeway points at. */
function turrialba(stage: Stage, horizon: number): Art {
  const { span, inks, chance, xAt } = stage
  const { land, leaf } = inks
  const surface = cone({
    x: xAt(-0.08),
    top: horizon - span * chance.between(0.28, 0.32),
    base: horizon + 6,
    half: span * 0.92,
    crater: 0.1,
    curve: 1.5,
  })
  const steam = pen()
  range(9, (_, t) => {
    const r = span * lerp(0.012, 0.045, t)
    steam.dot(
      xAt(-0.06 - 0.16 * t),
      horizon - span * (0.31 + 0.14 * t ** 0.8) + chance.between(-3, 3),
      r,
      r * 0.8,
    )
  })
  return [
    fill(steam, inks.paper, { opacity: 0.8 }),
    volcanoCone(stage, surface, {
      ink: mix(land[1], leaf[1], 0.15),
      shade: mix(land[2], land[1], 0.4),
      lit: mix(land[0], leaf[0], 0.2),
    }),
    mistTongue(stage, horizon - span * 0.03, span * 0.06, { opacity: 0.75 }),
  ]
}

function woods(stage: Stage, horizon: number): Art {
  const { span, unit, inks, xAt } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const dip = (x: number, deep: number) =>
    span * deep * Math.max(0, 1 - (Math.abs(x - xAt(-0.06)) / (span * 0.5)) ** 2)
  return [
    forest(stage, {
      y: x => horizon - span * 0.06 + dip(x, 0.07) + Math.sin(x / 60) * span * 0.012,
      size: 20 * unit,
      ink: mix(land[2], leaf[1], 0.5),
      lit: mix(land[1], leaf[0], 0.4),
      bumps: 4,
    }),
    emergentTree(stage, xAt(0.62), horizon + span * 0.1, span * 0.42, {
      ink: leaf[1],
      lit: leaf[0],
      trunk: land[4],
    }),
    palm(crownId, xAt(0.52), horizon + span * 0.06, span * 0.22, { ink: leaf[2], scale: unit * 0.5 }),
    forest(stage, {
      y: x => horizon - span * 0.05 + dip(x, 0.13) + Math.sin(x / 45) * span * 0.014,
      size: 32 * unit,
      ink: leaf[2],
      lit: leaf[1],
    }),
  ]
}

function clearing({ width, height, inks, gradient, span }: Stage, horizon: number): Art {
  const top = horizon + span * 0.055
  return fill(
    `M0 ${Math.round(top)}h${width}V${height}H0z`,
    gradient([inks.leaf[1], mix(inks.leaf[1], inks.leaf[2], 0.4), inks.leaf[2]], 0, top, 0, height),
  )
}

/** The forest on both sides, which hides the rest of the town. */
function thickets(stage: Stage, horizon: number): Art {
  const { span, unit, inks, xAt } = stage
  return [
    [0.62, 0.1, 0.22],
    [0.9, 0.16, 0.28],
    [-0.66, 0.12, 0.2],
    [-0.95, 0.2, 0.28],
  ].map(([across = 0, down = 0, wide = 0]) => [
    fill(pen().lens(xAt(across), horizon + span * (down + 0.075), span * wide * 2.2, 10 * unit), inks.key, {
      opacity: 0.22,
    }),
    leafMass(stage, xAt(across), horizon + span * down, span * wide, span * 0.09, {
      ink: mix(inks.leaf[2], inks.leaf[3], 0.4),
      lit: mix(inks.leaf[1], inks.leaf[2], 0.5),
      clumps: 11,
    }),
  ])
}

const cobble = ({ inks }: Stage) => mix(inks.rock[0], inks.rock[1], 0.55)

/** The round mound at the end: two rings of river stones, turf on them, a stair up the front. */
function mound(stage: Stage, horizon: number): Art {
  const { span, inks, light, chance, xAt } = stage
  const x = xAt(-0.08)
  const foot = horizon + span * 0.16
  const stone = cobble(stage)
  const turf = mix(inks.leaf[0], inks.leaf[1], 0.18)
  const ring = (y: number, half: number, high: number) => {
    const flat = 0.13
    const wall = pen()
      .M(x - half, y)
      .V(y - high)
      .Q(x, y - high + half * flat * 2, x + half, y - high)
      .V(y)
      .Q(x, y + half * flat * 2, x - half, y)
      .Z()
    const shade = pen()
      .M(x - light * half, y)
      .V(y - high)
      .Q(
        x - light * half * 0.7,
        y - high + half * flat * 0.7,
        x - light * half * 0.4,
        y - high + half * flat * 0.84,
      )
      .V(y + half * flat * 0.84)
      .Q(x - light * half * 0.7, y + half * flat * 0.7, x - light * half, y)
      .Z()
    const cobbles = pen()
    for (let i = 0; i < half / 3.4; i++) {
      const across = chance.between(-0.96, 0.96)
      const bow = half * flat * (1 - across * across)
      cobbles.dot(x + across * half, y - high * chance.between(0.1, 0.9) + bow, span * 0.009, span * 0.006)
    }
    return [
      fill(wall, stone),
      fill(cobbles, mix(stone, inks.rock[2], 0.5), { opacity: 0.8 }),
      fill(shade, mix(stone, inks.land[3], 0.55), { opacity: 0.6 }),
      fill(pen().dot(x, y - high, half, half * flat), turf),
    ]
  }
  const stair = pen()
    .M(x - span * 0.065, foot + span * 0.044)
    .L(
      x - span * 0.045,
      foot - span * 0.082,
      x + span * 0.045,
      foot - span * 0.082,
      x + span * 0.065,
      foot + span * 0.044,
    )
    .Z()
  const treads = pen()
  for (let t = 0.08; t < 1; t += 0.12) {
    const half = span * lerp(0.064, 0.046, t)
    treads.M(x - half, lerp(foot + span * 0.044, foot - span * 0.082, t)).H(x + half)
  }
  return [
    fill(pen().dot(x, foot + span * 0.012, span * 0.33, span * 0.05), inks.key, { opacity: 0.22 }),
    ring(foot, span * 0.31, span * 0.058),
    ring(foot - span * 0.054, span * 0.2, span * 0.056),
    fill(stair, mix(inks.rock[0], inks.paper, 0.3)),
    stroke(treads, mix(stone, inks.rock[2], 0.6), 1.4),
  ]
}

/** Two square stone platforms where the causeway was watched from. */
function guardhouses(stage: Stage, horizon: number): Art {
  const { height, span, inks, xAt } = stage
  const stone = cobble(stage)
  const y = lerp(horizon, height, 0.6)
  return [-1, 1].map(side => {
    const x = xAt(-0.06) + side * span * 0.24
    const half = span * 0.1
    const top = y - span * 0.05
    return [
      fill(
        pen()
          .M(x - half, y)
          .V(top)
          .H(x + half)
          .V(y)
          .Z(),
        stone,
      ),
      fill(
        pen()
          .M(x - half, top)
          .L(x - half * 0.84, top - span * 0.03, x + half * 0.84, top - span * 0.03, x + half, top)
          .Z(),
        mix(inks.leaf[1], inks.leaf[0], 0.5),
      ),
      range(10, i =>
        fill(
          pen().dot(
            x - half * 0.82 + (i % 5) * half * 0.41,
            y - span * (i < 5 ? 0.014 : 0.036),
            span * 0.014,
            span * 0.009,
          ),
          mix(stone, inks.rock[2], i % 3 ? 0.25 : 0.5),
        ),
      ),
    ]
  })
}

/** The cobbled causeway: dead straight, from our feet to the stair. */
function causeway(stage: Stage, horizon: number): Art {
  const { height, span, inks, chance, xAt } = stage
  const far = horizon + span * 0.2
  const edge = (side: number, t: number): Point => {
    const y = lerp(far, height + 10, t)
    return [xAt(-0.08) + stage.sunward * span * 0.1 * t + side * span * lerp(0.055, 0.34, t), y]
  }
  const stone = mix(inks.rock[0], inks.rock[1], 0.4)
  const [pale, dark] = [pen(), pen()]
  for (let row = 0; row < 17; row++) {
    const t = ((row + 0.5) / 17) ** 1.7
    const next = ((row + 1.5) / 17) ** 1.7
    const count = 8
    for (let i = 0; i < count; i++) {
      const across = lerp(-0.94, 0.94, (i + (row % 2 ? 0.15 : 0.6)) / count) + chance.between(-0.03, 0.03)
      const [leftX, y] = edge(-1, t)
      const [rightX] = edge(1, t)
      const [wide, high] = [((rightX - leftX) / count) * 0.42, (edge(1, next)[1] - y) * 0.36]
      const path = chance.odds(0.5) ? pale : dark
      path.dot(lerp(leftX, rightX, (across + 1) / 2), y, Math.abs(wide), Math.max(1.2, high))
    }
  }
  const kerbs = [-1, 1].map(side =>
    stroke(
      pen()
        .M(...edge(side, 0))
        .L(...edge(side, 1)),
      mix(stone, inks.rock[2], 0.6),
      span * 0.012,
    ),
  )
  return [
    fill(pen().polygon([edge(-1, 0), edge(1, 0), edge(1, 1), edge(-1, 1)]), mix(stone, inks.rock[2], 0.5)),
    fill(dark, mix(stone, inks.rock[1], 0.6)),
    fill(pale, mix(stone, inks.paper, 0.25)),
    kerbs,
  ]
}

/** The channel lined with flat stones, half covered, and the tank it still fills. */
function aqueduct(stage: Stage, horizon: number): Art {
  const { height, span, inks, sunward, xAt } = stage
  const stone = cobble(stage)
  const y = lerp(horizon, height, 0.78)
  const [near, far] = [xAt(0.36), xAt(0.66)]
  const back = lerp(horizon, height, 0.5)
  const channel = (wide: number) =>
    pen()
      .M(xAt(0.7) - span * wide * 0.4, back)
      .L(xAt(0.54) - span * wide, y)
      .H(xAt(0.54) + span * wide)
      .L(xAt(0.7) + span * wide * 0.4, back)
      .Z()
  const [left, right] = [Math.min(near, far), Math.max(near, far)]
  const tank = (inset: number, lift: number) =>
    pen()
      .M(left + span * inset, y + span * (0.1 - lift))
      .L(
        left + span * (0.03 + inset * 0.8),
        y + span * lift * 0.7,
        right - span * (0.03 + inset * 0.8),
        y + span * lift * 0.7,
        right - span * inset,
        y + span * (0.1 - lift),
      )
      .Z()
  const slabs = range(3, i => {
    const t = 0.12 + i * 0.16
    const [x, at] = [lerp(xAt(0.7), xAt(0.54), t), lerp(back, y, t)]
    return fill(
      pen()
        .M(x - span * 0.045, at)
        .L(x - span * 0.04, at - span * 0.016, x + span * 0.04, at - span * 0.016, x + span * 0.045, at)
        .Z(),
      mix(stone, inks.paper, 0.2),
    )
  })
  const glints = pen()
    .lens(xAt(0.5), y + span * 0.045, span * 0.12, 2.4)
    .lens(xAt(0.56), y + span * 0.065, span * 0.09, 2)
  return [
    fill(channel(0.036), mix(stone, inks.rock[2], 0.3)),
    fill(channel(0.018), inks.water[1]),
    slabs,
    fill(
      pen()
        .M(left, y + span * 0.1)
        .V(y + span * 0.15)
        .H(right)
        .V(y + span * 0.1)
        .Z(),
      mix(stone, inks.rock[2], 0.5),
    ),
    fill(tank(0, 0), mix(stone, inks.paper, 0.12)),
    fill(tank(0.03, 0.022), stage.gradient([inks.water[1], inks.water[2]], 0, y, 0, y + span * 0.1)),
    fill(glints, inks.paper, { opacity: 0.8 }),
    stroke(
      pen()
        .M(xAt(0.5), y + span * 0.125)
        .H(xAt(0.5) + sunward * span * 0.06),
      mix(stone, inks.key, 0.4),
      2,
    ),
  ]
}

/** A bough hung with the woven nests of Montezuma oropendolas. */
function oropendolas(stage: Stage): Art {
  const { height, span, inks, chance, xAt } = stage
  const bough = pen()
    .M(xAt(-0.9), height * 0.02)
    .Q(xAt(-0.5), height * 0.1, xAt(-0.22), height * 0.06)
  const [threads, nests, shade] = [pen(), pen(), pen()]
  for (let i = 0; i < 5; i++) {
    const x = xAt(lerp(-0.62, -0.28, i / 4))
    const top = height * lerp(0.075, 0.08, i / 4)
    const long = span * chance.between(0.08, 0.14)
    const half = span * 0.019
    threads.M(x, top).V(top + long * 0.5)
    nests
      .M(x, top + long * 0.35)
      .Q(x - half * 0.5, top + long * 0.8, x - half, top + long)
      .Q(x - half, top + long + half * 1.5, x, top + long + half * 1.5)
      .Q(x + half, top + long + half * 1.5, x + half, top + long)
      .Q(x + half * 0.5, top + long * 0.8, x, top + long * 0.35)
      .Z()
    shade.dot(x + half * 0.1, top + long * 0.62, half * 0.26, half * 0.5)
  }
  const straw = mix(inks.sand[2], inks.rock[2], 0.25)
  return [
    stroke(bough, mix(inks.key, inks.rock[2], 0.2), span * 0.018, { strokeLinecap: 'round' }),
    stroke(threads, straw, 2),
    fill(nests, straw),
    fill(shade, inks.key, { opacity: 0.6 }),
    leafMass(stage, xAt(-0.5), 0, span * 0.4, span * 0.06, {
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      clumps: 12,
    }),
  ]
}
