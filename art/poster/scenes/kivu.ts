import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lashedBoats } from '#art/poster/toolbox/kivu-boats.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { type Island, island } from '#art/poster/toolbox/terraced-islands.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const kivu: Scene = {
  title: 'Fishing boats on Lake Kivu',
  best: 'dusk',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const shore = height * chance.between(0.46, 0.52)
    const sunX = xAt(chance.between(0.3, 0.46))
    const sun = stage.hang({ x: sunX, y: shore - span * chance.between(0.16, 0.24), r: span * 0.16 })
    const boatX = xAt(chance.between(-0.02, 0.1))
    const boatY = height * chance.between(0.72, 0.77)
    const heading = chance.odds(0.6) ? sunward : -sunward
    return [
      sky(stage, { horizon: shore, sun }),
      streaks(stage, xAt(-0.3), height * 0.12, span * 0.6, 3, inks.mist, { opacity: 0.75 }),
      streaks(stage, sun.x - sunward * span * 0.06, sun.y + span * 0.03, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      farMountains(stage, shore),
      sea(stage, shore),
      mist(stage, shore, span * 0.1, { opacity: 0.7 }),
      lightRoad(stage, sun.x, shore + span * 0.03, height * 0.94, { far: span * 0.09, near: span * 0.24 }),
      island(stage, shore, FAR_ISLAND, 0),
      island(stage, shore, ISLET, 1),
      island(stage, shore, PENINSULA, 2),
      ripples(stage, shore + span * 0.06, height * 0.97, { count: 26, opacity: 0.45, big: 80 }),
      farBoat(stage, shore),
      reflection(stage, boatX + sunward * 6, boatY + 12 * unit, span * 0.32, span * 0.14, inks.land[5], {
        opacity: 0.5,
      }),
      lashedBoats(stage, boatX, boatY, unit * chance.between(1.2, 1.36), { flip: heading }),
      leaves(stage),
      birds(stage, xAt(0.02), height * 0.24, 5, 8 * unit + 2, inks.land[4], span * 0.13),
    ]
  },
}

/** The ranges of the other side, which fall to the water far off. */
function farMountains(stage: Stage, shore: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, shore - span * 0.15, span * 0.07, { scale: 0.007 })
  const near = rollingSkyline(stage, shore - span * 0.075, span * 0.05, { scale: 0.009 })
  const faded = (ink: string, rise: number) =>
    stage.gradient([ink, mix(ink, inks.mist, 0.75)], 0, shore - span * rise, 0, shore)
  return [
    hill(stage, far, faded(inks.land[0], 0.2), shore + 3),
    hill(stage, near, faded(inks.land[1], 0.12), shore + 3),
  ]
}

const FAR_ISLAND: Island = {
  outline: [0.3, 0, 0.37, 0.02, 0.46, 0.075, 0.56, 0.09, 0.66, 0.05, 0.74, 0.055, 0.86, 0.02, 0.94, 0],
  near: 0.012,
  levels: 4,
  size: 0.012,
}
const ISLET: Island = {
  outline: [-0.06, 0, -0.02, 0.02, 0.03, 0.068, 0.09, 0.085, 0.15, 0.06, 0.2, 0.018, 0.23, 0],
  near: 0.034,
  levels: 4,
  size: 0.014,
}
const PENINSULA: Island = {
  outline: [
    ...[-2.6, 0.3, -1.5, 0.36, -0.95, 0.28, -0.7, 0.3, -0.5, 0.265, -0.36, 0.19, -0.27, 0.15],
    ...[-0.2, 0.135, -0.13, 0.09, -0.08, 0.03, -0.05, 0],
  ],
  near: 0.085,
  levels: 10,
  size: 0.021,
}

/** Another crew, farther out. */
function farBoat(stage: Stage, shore: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const x = xAt(chance.between(0.64, 0.72))
  const y = shore + span * 0.07
  return [
    reflection(stage, x, y + 4, span * 0.1, span * 0.03, inks.land[5], { count: 4, opacity: 0.4 }),
    lashedBoats(stage, x, y, unit * 0.34, { flip: -sunward, lamps: stage.lampsLit }),
  ]
}

function leaves(stage: Stage): Art {
  const { height, unit, chance, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    foliage(stage, nearEdge(stage, 0.02), height * 1.04, unit * 2, {
      ...tones,
      spread: sunward > 0 ? [-125, -12] : [-168, -55],
      kinds: ['banana'],
    }),
    chance.odds(0.6) &&
      foliage(stage, farEdge(stage, -0.02), height * 1.06, unit * 1.5, {
        ...tones,
        count: 4,
        spread: sunward > 0 ? [-165, -95] : [-85, -15],
      }),
  ]
}
