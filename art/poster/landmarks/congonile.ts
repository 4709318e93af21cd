import { BLUE } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { cyclist } from '#art/poster/toolbox/cyclist.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { type Island, island } from '#art/poster/toolbox/terraced-islands.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const congonile: Landmark = {
  scene: { title: 'The Congo Nile trail high over Lake Kivu', best: 'golden', draw },
  setting: {
    hours: ['golden', 'day', 'dawn', 'dusk'],
    countries: ['rwanda'],
    habitats: ['lake', 'highland', 'farmland'],
    subjects: ['congo nile', 'congo-nile', 'kinunu', 'rubona', 'cycl', 'bicycle', 'trail', 'on foot'],
  },
}

/** Tongues of land that reach out one behind another, far to near. */
const TONGUES: readonly (readonly [Island, 0 | 1 | 2])[] = [
  [{ outline: [0.1, 0, 0.22, 0.035, 0.4, 0.06, 0.6, 0.05, 0.72, 0], near: 0.016, levels: 3, size: 0.01 }, 0],
  [
    {
      outline: [-2.8, 0.16, -0.9, 0.15, -0.5, 0.12, -0.24, 0.07, -0.04, 0.03, 0.06, 0],
      near: 0.04,
      levels: 5,
      size: 0.014,
    },
    1,
  ],
  [
    {
      outline: [-2.8, 0.26, -1, 0.25, -0.62, 0.2, -0.4, 0.12, -0.24, 0.05, -0.16, 0],
      near: 0.12,
      levels: 7,
      size: 0.02,
    },
    2,
  ],
]

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const shore = height * chance.between(0.4, 0.45)
  const { sun, art } = openSky(stage, { horizon: shore, across: [0.3, 0.44], up: [0.18, 0.24], r: 0.16 })
  return [
    art,
    otherSide(stage, shore),
    sea(stage, shore, height),
    mist(stage, shore, span * 0.08, { opacity: 0.6 }),
    lightRoad(stage, sun.x, shore + span * 0.03, height * 0.8, {
      far: span * 0.08,
      near: span * 0.2,
      count: 9,
    }),
    TONGUES.map(([shape, plane]) => island(stage, shore, shape, plane)),
    ripples(stage, shore + span * 0.06, height * 0.85, { count: 18, opacity: 0.45, big: 70 }),
    trail(stage),
    flockAt(stage, 0.05, 0.14),
  ]
}

function otherSide(stage: Stage, shore: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, shore - span * 0.09, span * 0.07, { scale: 0.007 })
  return hill(
    stage,
    far,
    stage.gradient([inks.land[0], inks.mist], 0, shore - span * 0.15, 0, shore),
    shore + 3,
  )
}

/** The road of red earth along the slope, and two who ride it. */
function trail(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { leaf } = inks
  const edge = (lower: number) =>
    pen()
      .M(xAt(-2.8), height * 0.66 + lower)
      .Q(xAt(-0.8), height * 0.7 + lower, xAt(-0.4), height * 0.78 + lower)
      .Q(xAt(0), height * 0.87 + lower, xAt(0.5), height * 0.86 + lower)
      .Q(xAt(1), height * 0.85 + lower, xAt(2.8), height * 0.9 + lower)
      .L(xAt(2.8), height + 20, xAt(-2.8), height + 20)
      .Z()
  const earth = mix(inks.rock[1], inks.sand[2], 0.35)
  const tones = { ink: inks.key, rib: leaf[3], kinds: ['banana'] as const }
  const [x, y] = [xAt(chance.between(0.06, 0.14)), height * 0.93]
  return [
    foliage(stage, xAt(-0.32), height * 0.86, unit * 1.1, {
      ...tones,
      ink: leaf[2],
      spread: [-160, -20],
      count: 6,
    }),
    fill(edge(0), stage.gradient([mix(leaf[1], leaf[2], 0.5), leaf[2]], 0, height * 0.7, 0, height)),
    fill(
      edge(span * 0.035),
      stage.gradient([earth, mix(earth, inks.rock[2], 0.5)], 0, height * 0.75, 0, height),
    ),
    cyclist(stage, x, y, unit * 1.9, { flip: sunward, load: inks.sand[0] }),
    cyclist(stage, xAt(0.46), height * 0.925, unit * 1.6, { flip: sunward, coat: BLUE, load: inks.paper }),
    grass(
      stage,
      -10,
      stage.width + 10,
      at => height * 0.985 + Math.sin(at / 90) * span * 0.012,
      span * 0.05,
      leaf[3],
      9,
    ),
    foliage(stage, nearEdge(stage, 0.02), height * 1.05, unit * 2.2, {
      ...tones,
      spread: sunward > 0 ? [-120, -14] : [-166, -60],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.06, unit * 1.4, {
      ...tones,
      count: 3,
      spread: sunward > 0 ? [-165, -95] : [-85, -15],
    }),
  ]
}
