import { BLUE } from '#art/poster/palettes.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { crownedCrane } from '#art/poster/toolbox/crane.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { reedClump } from '#art/poster/toolbox/reeds.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { type Island, island } from '#art/poster/toolbox/terraced-islands.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const bunyonyi: Landmark = {
  scene: { title: 'The islands of Lake Bunyonyi', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'dusk', 'day', 'golden', 'monsoon'],
    countries: ['uganda'],
    habitats: ['lake', 'island', 'highland', 'farmland'],
    subjects: ['bunyonyi', 'crane'],
  },
}

/** Far to near: round islands, each a hill of its own, between capes that close in from both sides. */
const ISLANDS: readonly (readonly [Island, 0 | 1 | 2])[] = [
  [
    { outline: [-2.8, 0.2, -1, 0.24, -0.5, 0.2, -0.3, 0.12, -0.12, 0], near: 0.01, levels: 7, size: 0.011 },
    0,
  ],
  [{ outline: [0.1, 0, 0.3, 0.12, 0.6, 0.21, 1.1, 0.2, 2.8, 0.24], near: 0.014, levels: 7, size: 0.011 }, 0],
  [
    { outline: [-0.1, 0, -0.04, 0.04, 0.04, 0.066, 0.12, 0.05, 0.2, 0], near: 0.03, levels: 3, size: 0.012 },
    1,
  ],
  [
    {
      outline: [0.5, 0, 0.58, 0.06, 0.7, 0.1, 0.84, 0.085, 0.98, 0.02, 1.04, 0],
      near: 0.06,
      levels: 4,
      size: 0.016,
    },
    1,
  ],
  [
    {
      outline: [-0.7, 0, -0.58, 0.08, -0.42, 0.125, -0.28, 0.1, -0.16, 0.03, -0.12, 0],
      near: 0.085,
      levels: 5,
      size: 0.018,
    },
    1,
  ],
  [
    { outline: [0.22, 0, 0.28, 0.045, 0.37, 0.07, 0.47, 0.05, 0.54, 0], near: 0.15, levels: 3, size: 0.02 },
    2,
  ],
]

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const shore = height * chance.between(0.42, 0.48)
  const { sun, art } = openSky(stage, { horizon: shore, across: [0.26, 0.42], up: [0.24, 0.3], r: 0.15 })
  const far = rollingSkyline(stage, shore - span * 0.16, span * 0.06, { scale: 0.006 })
  return [
    art,
    hill(stage, far, stage.gradient([inks.land[0], inks.mist], 0, shore - span * 0.2, 0, shore)),
    sea(stage, shore, height),
    mist(stage, shore, span * 0.1, { opacity: 0.6 }),
    ISLANDS.slice(0, 2).map(([shape, plane]) => island(stage, shore, shape, plane)),
    lightRoad(stage, sun.x, shore + span * 0.05, height * 0.92, {
      far: span * 0.08,
      near: span * 0.22,
      count: 10,
    }),
    ISLANDS.slice(2).map(([shape, plane]) => island(stage, shore, shape, plane)),
    ripples(stage, shore + span * 0.06, height, { count: 26, opacity: 0.45, big: 80 }),
    dugouts(stage, shore),
    reeds(stage),
    flockAt(stage, 0.1, 0.14),
  ]
}

function dugouts(stage: Stage, shore: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const boat = (x: number, y: number, k: number, flip: number, coat?: string) => [
    reflection(stage, x, y + 5 * k, 100 * k, 30 * k, inks.land[5], { count: 5, opacity: 0.45 }),
    canoe(stage, x, y, k, { flip, coat, hat: coat }),
  ]
  return [
    boat(xAt(0.08), shore + span * 0.12, unit * 0.6, -sunward, BLUE),
    boat(
      xAt(chance.between(0.02, 0.16)),
      lerp(shore, height, chance.between(0.6, 0.66)),
      unit * 1.4,
      sunward,
    ),
  ]
}

/** Reeds along our shore, and a pair of cranes in them. */
function reeds(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const stand = chance.between(-0.34, -0.28)
  return [
    range(Math.round((width / span) * 6), (i, t) => {
      const high = span * lerp(0.05, 0.15, Math.abs(t - 0.5) * 2) * chance.between(0.8, 1.2)
      return reedClump(
        stage,
        lerp(0, width, t),
        height + 4,
        span * 0.09,
        high,
        12,
        i % 2 ? inks.leaf[3] : mix(inks.key, inks.leaf[3], 0.3),
      )
    }),
    crownedCrane(stage, xAt(stand), height * 0.97, unit * 1.7, sunward),
    crownedCrane(stage, xAt(stand + 0.16), height * 0.98, unit * 1.5, chance.sign() * sunward),
    reedClump(stage, xAt(stand), height + 4, span * 0.2, span * 0.1, 16, inks.key),
  ]
}
