import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { leafyCorners } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { papyrusHead, papyrusStand } from '#art/poster/toolbox/papyrus.ts'
import { woodedBank } from '#art/poster/toolbox/river-bank.ts'
import { launch } from '#art/poster/toolbox/small-craft.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

/** Where the Nile leaves Lake Victoria, smooth and broad over the drowned Ripon Falls. */
export const ripon: Landmark = {
  scene: { title: 'The source of the Nile by boat', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'golden', 'day', 'monsoon'],
    countries: ['uganda'],
    habitats: ['river', 'lake'],
    subjects: ['source', 'first mile', 'victoria', 'boat'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const far = height * chance.between(0.5, 0.54)
  const { sun, art } = openSky(stage, { horizon: far, across: [0.2, 0.32], up: [0.12, 0.2], r: 0.17 })
  const boatX = xAt(chance.between(-0.06, 0.06))
  const boatY = far + span * chance.between(0.24, 0.28)
  const bank = { ink: mix(inks.leaf[2], inks.land[3], 0.2), lit: inks.leaf[1], size: 24 * unit }
  const nearBank = { ink: inks.leaf[3], lit: inks.leaf[2], size: 30 * unit }
  return [
    art,
    lakeShore(stage, far),
    sea(stage, far, height),
    mist(stage, far, span * 0.05, { opacity: 0.55 }),
    lightRoad(stage, sun.x, far + 4, height * 0.96, { far: span * 0.08, near: span * 0.28 }),
    ripples(stage, far + 4, height * 0.97, { count: 34, opacity: 0.55, big: 84 }),
    woodedBank(stage, { ...bank, side: -sunward, edge: xAt(-0.2), foot: far + span * 0.045 }),
    woodedBank(stage, { ...bank, side: sunward, edge: xAt(0.52), foot: far + span * 0.06, rise: 0.12 }),
    canoe(stage, xAt(0.3), far + span * 0.1, unit * 0.6, { flip: -sunward }),
    woodedBank(stage, { ...nearBank, side: -sunward, edge: xAt(-0.42), foot: far + span * 0.16, rise: 0.16 }),
    reflection(stage, boatX, boatY + 6 * unit, span * 0.36, span * 0.06, inks.key, {
      count: 5,
      opacity: 0.4,
    }),
    launch(stage, boatX, boatY, unit * 1.35, chance.odds(0.6) ? sunward : -sunward),
    papyrus(stage),
    leafyCorners(stage, { near: 0, far: 1.6 }),
    flockAt(stage, -0.1, 0.16),
  ]
}

/** The lake's low far shore, with islands and a few palms. */
function lakeShore(stage: Stage, far: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const belt = (lift: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => far - span * lift + Math.sin(x / (90 * unit + 20)) * span * 0.014,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.45)], 0, far - span * 0.1, 0, far),
      lit,
      base: far + 4,
    })
  return [
    belt(0.05, 20, mix(land[0], leaf[0], 0.2), mix(land[0], inks.mist, 0.4)),
    range(3, i =>
      palm(
        crownId,
        xAt(-0.1 + i * 0.34 + chance.between(-0.05, 0.05)),
        far,
        span * chance.between(0.12, 0.18),
        {
          ink: mix(land[2], leaf[2], 0.4),
          lean: chance.between(-0.1, 0.1),
        },
      ),
    ),
    belt(0.008, 14, mix(land[2], leaf[2], 0.5), mix(leaf[1], leaf[0], 0.3)),
  ]
}

function papyrus(stage: Stage): Art {
  const { height, span, inks, sunward } = stage
  const head = papyrusHead(stage)
  const ends = [nearEdge(stage, -0.02), nearEdge(stage, 0.26)]
  const stand = (count: number, high: number, ink: string) =>
    papyrusStand(stage, head, {
      from: Math.min(...ends),
      to: Math.max(...ends) - (sunward > 0 ? 0 : span * 0.02),
      foot: height * 1.04,
      high: span * high,
      count,
      ink,
    })
  return [stand(12, 0.34, inks.leaf[2]), stand(11, 0.27, inks.leaf[3])]
}
