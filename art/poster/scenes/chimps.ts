import type { Scene } from '#art/poster/scene.ts'
import { sittingChimp } from '#art/poster/toolbox/forest-primates.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import type { Point } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { greatBough, sideTree, tallForest } from '#art/poster/toolbox/tall-forest.ts'

export const chimps: Scene = {
  title: 'Chimpanzees in a fig tree',
  best: 'monsoon',
  draw(stage) {
    const { height } = stage
    const { art } = openSky(stage, { horizon: height * 0.7, across: [0.26, 0.4], up: [0.4, 0.48], r: 0.15 })
    return [
      art,
      tallForest(stage),
      watchers(stage),
      sideTree(stage, -0.5, 0.085),
      family(stage),
      leaves(stage),
    ]
  },
}

/** Those who have come to look stand far below. */
function watchers(stage: Stage): Art {
  const { height, unit, inks, sunward, xAt } = stage
  const y = height * 0.9
  return [
    traveller(stage, xAt(0.44), y, unit * 1.35, { flip: -sunward }),
    traveller(stage, xAt(0.49), y + 2, unit * 1.3, { coat: inks.lamp, kind: 'hat', flip: -sunward }),
  ]
}

function family(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const level = height * chance.between(0.64, 0.68)
  const bough: Point[] = [
    [xAt(-0.52), level + span * 0.06],
    [xAt(-0.26), level + span * 0.01],
    [xAt(0.02), level + span * 0.015],
    [xAt(0.26), level - span * 0.03],
    [xAt(0.52), level - span * 0.1],
  ]
  const [tall, small] = [unit * chance.between(1.9, 2.1), unit * chance.between(1.15, 1.3)]
  const figs = pen()
  for (let i = 0; i < 16; i++)
    figs.dot(xAt(chance.between(-0.42, 0.06)), level + span * chance.between(0.025, 0.05), unit * 5)
  return [
    greatBough(stage, bough, span * 0.075, span * 0.02),
    fill(figs, mix(inks.lamp, inks.rock[2], 0.35)),
    sittingChimp(stage, xAt(-0.12), level - span * 0.012, tall, sunward),
    sittingChimp(stage, xAt(0.2), level - span * 0.03, small, chance.sign() * sunward),
  ]
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    foliage(stage, nearEdge(stage, 0), height * 1.04, unit * 2, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.05, unit * 1.7, {
      ...tones,
      spread: sunward > 0 ? [-170, -90] : [-90, -10],
    }),
  ]
}
