import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { blackHowler } from '#art/poster/toolbox/howler.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { leafyCorners } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { woodedBank } from '#art/poster/toolbox/river-bank.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { greatBough, sideTree } from '#art/poster/toolbox/tall-forest.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

/** The Belize River at Bermudian Landing: black howlers, baboons in Kriol, in a fig over the water. */
export const baboons: Landmark = {
  scene: { title: 'Black howlers over the Belize River', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'day', 'golden', 'monsoon', 'dusk'],
    countries: ['belize'],
    habitats: ['rainforest', 'river'],
    subjects: ['baboon', 'howler', 'monkey', 'bermudian'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const far = height * chance.between(0.6, 0.64)
  const { sun, art } = openSky(stage, { horizon: far, across: [0.26, 0.4], up: [0.26, 0.36], r: 0.165 })
  const boatX = xAt(chance.between(0.2, 0.34))
  const boatY = far + span * 0.17
  return [
    art,
    farBank(stage, far),
    sea(stage, far, height, {
      inks: [
        mix(inks.water[0], inks.leaf[0], 0.3),
        mix(inks.water[1], inks.leaf[1], 0.4),
        mix(inks.water[2], inks.leaf[3], 0.45),
      ],
    }),
    mist(stage, far, span * 0.07, { opacity: 0.6 }),
    lightRoad(stage, sun.x, far + 4, height * 0.95, { far: span * 0.08, near: span * 0.24 }),
    ripples(stage, far + 8, height * 0.96, { count: 26, opacity: 0.5, big: 74 }),
    woodedBank(stage, {
      side: sunward,
      edge: xAt(0.56),
      foot: far + span * 0.05,
      rise: 0.13,
      size: 24 * unit,
      ink: mix(inks.leaf[2], inks.land[3], 0.2),
      lit: inks.leaf[1],
    }),
    reflection(stage, boatX, boatY + 5 * unit, span * 0.18, span * 0.045, inks.key, {
      count: 4,
      opacity: 0.4,
    }),
    canoe(stage, boatX, boatY, unit * 0.95, { flip: -sunward }),
    troop(stage),
    leafyCorners(stage, { near: 2.1, far: 1.6 }),
    flockAt(stage, 0.4, 0.16),
  ]
}

function farBank(stage: Stage, far: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  return [
    forest(stage, {
      y: x => far - span * (0.11 + 0.02 * Math.sin(x / 80)),
      size: 22 * unit,
      ink: stage.gradient(
        [mix(land[1], leaf[1], 0.3), mix(land[1], inks.mist, 0.5)],
        0,
        far - span * 0.15,
        0,
        far,
      ),
      lit: mix(land[1], inks.mist, 0.35),
      bumps: 4,
    }),
    range(4, i =>
      palm(
        crownId,
        xAt(-0.2 + i * 0.24 + chance.between(-0.05, 0.05)),
        far + 2,
        span * chance.between(0.16, 0.24),
        {
          ink: mix(land[3], leaf[2], 0.5),
          lean: chance.between(-0.12, 0.12),
        },
      ),
    ),
    forest(stage, {
      y: x => far - span * (0.035 + 0.012 * Math.sin(x / 45)),
      size: 20 * unit,
      ink: mix(land[3], leaf[2], 0.6),
      lit: mix(leaf[1], leaf[0], 0.3),
      base: far + 4,
    }),
  ]
}

/** The fig's two boughs: a male who calls on the lower one, another farther out. */
function troop(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const lowY = height * chance.between(0.5, 0.53)
  const highY = height * chance.between(0.32, 0.35)
  const lower: Point[] = [
    [xAt(-0.52), lowY + span * 0.06],
    [xAt(-0.26), lowY + span * 0.008],
    [xAt(-0.02), lowY + span * 0.008],
    [xAt(0.2), lowY - span * 0.03],
  ]
  const upper: Point[] = [
    [xAt(-0.5), highY + span * 0.03],
    [xAt(-0.1), highY],
    [xAt(0.3), highY + span * 0.012],
    [xAt(0.56), highY - span * 0.05],
  ]
  const leaves = { ink: inks.leaf[3], lit: inks.leaf[2] }
  return [
    greatBough(stage, upper, span * 0.036, span * 0.01),
    greatBough(stage, lower, span * 0.05, span * 0.014),
    leafMass(stage, xAt(0.6), highY - span * 0.05, span * 0.11, span * 0.05, { ...leaves, clumps: 6 }),
    leafMass(stage, xAt(0.22), lowY - span * 0.03, span * 0.08, span * 0.035, { ...leaves, clumps: 5 }),
    sideTree(stage, -0.54, 0.07),
    blackHowler(stage, xAt(-0.12), lowY - span * 0.014, unit * chance.between(1.75, 1.95), sunward),
    blackHowler(
      stage,
      xAt(chance.between(0.24, 0.3)),
      highY - span * 0.004,
      unit * 1.2,
      chance.odds(0.5) ? sunward : -sunward,
    ),
  ]
}
