import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { crown, crownGlow, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { redColobus } from '#art/poster/toolbox/red-colobus.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { greatBough, sideTree, tallForest } from '#art/poster/toolbox/tall-forest.ts'
import { reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const jozani: Landmark = {
  scene: {
    title: 'Red colobus over the mangroves of Jozani',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, sunward, xAt } = stage
      const sun = stage.hang({ x: xAt(chance.between(0.24, 0.34)), y: height * 0.36, r: span * 0.17 })
      const water = height * 0.74
      const bough: Point[] = [
        [xAt(-0.6), height * 0.54],
        [xAt(-0.3), height * 0.5],
        [xAt(0), height * 0.5],
        [xAt(0.24), height * 0.45],
        [xAt(0.44), height * 0.43],
      ]
      return [
        sky(stage, { horizon: height * 0.8, sun }),
        tallForest(stage),
        sea(stage, water),
        mangroves(stage, water),
        ripples(stage, water + 8, height * 0.96, { count: 22, opacity: 0.45, big: 70 }),
        boardwalk(stage, water),
        traveller(stage, xAt(0.4), lerp(water, height, 0.3), unit * 1.5, { flip: -sunward }),
        mistTongue(stage, water + span * 0.01, span * 0.04, { opacity: 0.45 }),
        greatBough(stage, bough, span * 0.05, span * 0.014),
        sideTree(stage, -0.52, 0.09),
        boughLeaves(stage),
        redColobus(stage, xAt(-0.24), height * 0.49, unit * 1.95, { flip: sunward }),
        redColobus(stage, xAt(0.03), height * 0.483, unit * 1.6, { flip: -sunward }),
        redColobus(stage, xAt(0.29), height * 0.437, unit * 1.45, { flip: sunward, tail: 0.8 }),
        leafyCorners(stage, { near: 1.9, far: 1.7 }),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'monsoon'],
    countries: ['tanzania'],
    habitats: ['rainforest', 'mangrove'],
    subjects: ['jozani', 'red colobus', 'mangrove', 'boardwalk'],
  },
}

function boughLeaves(stage: Stage): Art {
  const { height, span, inks, xAt } = stage
  const tones = { ink: inks.leaf[3], lit: inks.leaf[2] }
  return [
    leafMass(stage, xAt(0.47), height * 0.41, span * 0.1, span * 0.035, { ...tones, clumps: 7 }),
    leafMass(stage, xAt(0.14), height * 0.02, span * 0.26, span * 0.05, { ...tones, clumps: 9 }),
  ]
}

/** Red mangroves on their stilts, along the far side of the creek. */
function mangroves(stage: Stage, water: number): Art {
  const { width, span, chance, light, inks } = stage
  const { leaf, land, key } = inks
  const [roots, heads, glow] = [pen(), pen(), pen()]
  const shadows: [number, number][] = []
  for (let x = -span * 0.05; x < width + span * 0.1; ) {
    const size = span * chance.between(0.09, 0.13)
    const foot = water + span * chance.between(0.012, 0.035)
    const fork = foot - size * 0.75
    roots.M(x, fork - size * 0.3).V(fork)
    for (const side of [-1, -0.62, -0.25, 0.2, 0.6, 1]) {
      const reach = side * size * 0.6
      roots.M(x, fork + size * 0.04).Q(x + reach * 0.85, fork + size * 0.05, x + reach, foot)
    }
    for (const [across, up, wide] of [
      [-0.42, 0.2, 0.5],
      [0.4, 0.24, 0.5],
      [0, 0.5, 0.6],
    ] as const) {
      crown(heads, chance, x + across * size, fork - up * size, size * wide, size * wide * 0.7)
      crownGlow(glow, x + across * size, fork - up * size, size * wide, size * wide * 0.7, light)
    }
    shadows.push([x, size])
    x += size * chance.between(1.15, 1.5)
  }
  return [
    shadows.map(([x, size]) =>
      reflection(stage, x, water + span * 0.045, size * 1.2, size * 0.7, key, { count: 4, opacity: 0.3 }),
    ),
    stroke(roots, mix(key, inks.rock[2], 0.3), span * 0.009, { strokeLinecap: 'round' }),
    fill(heads, mix(land[3], leaf[2], 0.7)),
    fill(glow, mix(leaf[1], land[2], 0.3)),
  ]
}

/** The boardwalk: planks on posts, from our feet away between the roots. */
function boardwalk(stage: Stage, water: number): Art {
  const { height, span, inks, xAt } = stage
  const edge = (side: number, t: number): Point => {
    const wide = lerp(0.035, 0.2, t)
    const middle = lerp(0.42, 0.12, t ** 1.3)
    return [xAt(middle + side * wide), lerp(water + span * 0.06, height + 10, t)]
  }
  const deck = pen().polygon([...range(9, (_, t) => edge(-1, t)), ...range(9, (_, t) => edge(1, 1 - t))])
  const [planks, posts, rail] = [pen(), pen(), pen()]
  for (let i = 1; i < 22; i++) {
    const t = (i / 22) ** 1.5
    planks.M(...edge(-1, t)).L(...edge(1, t))
  }
  const wood = mix(inks.sand[1], inks.rock[1], 0.45)
  for (const side of [-1, 1]) {
    const upper = range(7, (_, t): Point => {
      const [x, y] = edge(side, t)
      return [x, y - span * lerp(0.035, 0.14, t)]
    })
    rail.line(upper)
    for (const [i, point] of upper.entries())
      posts
        .M(...point)
        .L(...edge(side, i / 6))
        .V(edge(side, i / 6)[1] + span * 0.02)
  }
  return [
    fill(
      pen().polygon([
        ...range(9, (_, t) => edge(1, t)),
        ...range(9, (_, t): Point => {
          const [x, y] = edge(1, 1 - t)
          return [x, y + span * lerp(0.03, 0.012, t)]
        }),
      ]),
      mix(wood, inks.key, 0.5),
    ),
    fill(deck, wood),
    stroke(planks, mix(wood, inks.key, 0.45), 1.5),
    stroke(posts, mix(wood, inks.key, 0.55), span * 0.008),
    stroke(rail, mix(wood, inks.key, 0.35), span * 0.01, { strokeLinejoin: 'round' }),
  ]
}
