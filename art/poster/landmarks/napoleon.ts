import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { riverLaunch } from '#art/poster/toolbox/river-animals.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { type Island, island } from '#art/poster/toolbox/terraced-islands.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const napoleon: Landmark = {
  scene: { title: 'The bats of Napoleon’s hat, an island of Lake Kivu', best: 'dusk', draw },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'day'],
    countries: ['rwanda'],
    habitats: ['lake', 'island'],
    subjects: ['napoleon', 'kibuye', 'karongi'],
  },
}

/** The hat: two low brims and a steep crown between them. */
const HAT: Island = {
  outline: [
    ...[-0.52, 0, -0.46, 0.03, -0.34, 0.05, -0.24, 0.1, -0.16, 0.2, -0.07, 0.255, 0.03, 0.25, 0.12, 0.19],
    ...[0.2, 0.1, 0.3, 0.06, 0.44, 0.035, 0.52, 0],
  ],
  near: 0.13,
  levels: 1,
  size: 0.022,
  houses: 0,
}
const BEHIND: Island = {
  outline: [0.56, 0, 0.64, 0.04, 0.78, 0.07, 0.92, 0.05, 1.04, 0],
  near: 0.04,
  levels: 3,
  size: 0.013,
}
const CAPE: Island = {
  outline: [-2.8, 0.2, -1.2, 0.2, -0.8, 0.15, -0.56, 0.08, -0.4, 0.02, -0.34, 0],
  near: 0.05,
  levels: 6,
  size: 0.014,
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const shore = height * chance.between(0.46, 0.52)
  const { sun, art } = openSky(stage, { horizon: shore, across: [0.28, 0.4], up: [0.2, 0.28], r: 0.18 })
  const far = rollingSkyline(stage, shore - span * 0.08, span * 0.06, { scale: 0.007 })
  return [
    art,
    hill(stage, far, stage.gradient([inks.land[0], inks.mist], 0, shore - span * 0.13, 0, shore), shore + 3),
    sea(stage, shore, height),
    mist(stage, shore, span * 0.08, { opacity: 0.6 }),
    lightRoad(stage, sun.x, shore + span * 0.03, height * 0.94, {
      far: span * 0.09,
      near: span * 0.24,
      count: 12,
    }),
    island(stage, shore, BEHIND, 0),
    island(stage, shore, CAPE, 0),
    island(stage, shore, HAT, 2),
    ripples(stage, shore + span * 0.15, height, { count: 24, opacity: 0.45, big: 80 }),
    boat(stage, shore),
    bats(stage, shore),
    leaves(stage),
  ]
}

function boat(stage: Stage, shore: number): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const [x, y] = [xAt(chance.between(0.2, 0.36)), lerp(shore, height, chance.between(0.58, 0.66))]
  const k = unit * 1.05
  return [
    reflection(stage, x, y + 5 * k, 130 * k, 50 * k, inks.paper, { count: 6, opacity: 0.45 }),
    riverLaunch(stage, x, y, k, RED, -sunward),
  ]
}

/** Fruit bats by the thousand: a swarm that rises off the crown and streams out toward the light. */
function bats(stage: Stage, shore: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const [small, large] = [pen(), pen()]
  for (let i = 0; i < 120; i++) {
    const t = chance()
    const x = xAt(lerp(-0.06, 0.62, t) + chance.between(-0.05, 0.05) * (1 + t))
    const y = shore - span * (0.16 + 0.34 * t ** 0.8) + chance.between(-0.07, 0.07) * span * (1 + t)
    const k = unit * lerp(4, 13, t * chance())
    const flock = i % 4 ? small : large
    flock
      .M(x - k * 1.6, y - k * 0.5)
      .Q(x - k * 0.8, y - k * 0.9, x - k * 0.24, y - k * 0.1)
      .L(x, y - k * 0.5, x + k * 0.24, y - k * 0.1)
      .Q(x + k * 0.8, y - k * 0.9, x + k * 1.6, y - k * 0.5)
      .Q(x + k * 1.1, y - k * 0.3, x + k * 0.9, y + k * 0.2)
      .Q(x + k * 0.4, y + k * 0.1, x, y + k * 0.5)
      .Q(x - k * 0.4, y + k * 0.1, x - k * 0.9, y + k * 0.2)
      .Q(x - k * 1.1, y - k * 0.3, x - k * 1.6, y - k * 0.5)
      .Z()
  }
  return [fill(small, mix(inks.land[4], inks.land[3], 0.3)), fill(large, inks.key)]
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    foliage(stage, nearEdge(stage, 0.02), height * 1.04, unit * 1.9, {
      ...tones,
      spread: sunward > 0 ? [-125, -12] : [-168, -55],
      kinds: ['banana'],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.06, unit * 1.5, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-165, -95] : [-85, -15],
    }),
  ]
}
