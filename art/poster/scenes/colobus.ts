import type { Scene } from '#art/poster/scene.ts'
import { colobus as colobusMonkey } from '#art/poster/toolbox/forest-primates.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { nth, type Point } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { greatBough, sideTree, tallForest } from '#art/poster/toolbox/tall-forest.ts'
import { leafSpray, thicket } from '#art/poster/toolbox/undergrowth.ts'

export const colobus: Scene = {
  title: 'Colobus monkeys in the tall forest',
  best: 'dawn',
  draw(stage) {
    const { height } = stage
    const { art } = openSky(stage, { horizon: height * 0.7, across: [0.24, 0.4], up: [0.36, 0.46], r: 0.17 })
    return [
      art,
      tallForest(stage),
      sideTree(stage, -0.52, 0.07),
      troop(stage),
      floor(stage),
      flockAt(stage, 0.3, 0.2),
    ]
  },
}

/** Where each sits along the upper or the lower bough: across, up from its bough's level, size. */
const SEATS = [
  [-0.2, 0, 1.5],
  [0.08, 0, 1.25],
  [0.34, 1, 1.1],
] as const

function troop(stage: Stage): Art {
  const { height, span, unit, chance, sunward, xAt } = stage
  const levels = [height * chance.between(0.46, 0.5), height * chance.between(0.34, 0.38)] as const
  const lower: Point[] = [
    [xAt(-0.54), levels[0] + span * 0.07],
    [xAt(-0.28), levels[0] + span * 0.01],
    [xAt(0), levels[0] + span * 0.01],
    [xAt(0.22), levels[0] - span * 0.04],
  ]
  const upper: Point[] = [
    [xAt(0.02), levels[0] - span * 0.01],
    [xAt(0.16), levels[1] + span * 0.05],
    [xAt(0.36), levels[1] + span * 0.01],
    [xAt(0.62), levels[1] - span * 0.03],
  ]
  return [
    greatBough(stage, upper, span * 0.03, span * 0.012),
    greatBough(stage, lower, span * 0.06, span * 0.018),
    SEATS.map(([across, level, size]) =>
      colobusMonkey(
        stage,
        xAt(across + chance.between(-0.02, 0.02)),
        nth(levels, level) - span * (level ? 0.004 : 0.012),
        unit * size * chance.between(0.94, 1.06),
        chance.odds(0.7) ? sunward : -sunward,
      ),
    ),
  ]
}

function floor(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward } = stage
  const spray = leafSpray(stage, { leaf: inks.leaf[3], vein: inks.leaf[2] })
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    thicket(stage, spray, {
      from: -10,
      to: width + 10,
      y: x => height * 1.0 + Math.sin(x / 90) * span * 0.015,
      scale: unit * 1.7,
    }),
    foliage(stage, nearEdge(stage, 0), height * 1.05, unit * 1.9, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.05, unit * 1.7, {
      ...tones,
      spread: sunward > 0 ? [-170, -90] : [-90, -10],
    }),
  ]
}
