import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { feedingFlamingo, standingFlamingo } from '#art/poster/toolbox/flamingos.ts'
import { farFlocks, nearFlock, wadingFlock } from '#art/poster/toolbox/flock.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { escarpment } from '#art/poster/toolbox/rift.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const flamingos: Scene = {
  title: 'Flamingos on a soda lake of the Rift',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const shore = height * chance.between(0.46, 0.51)
    const sunX = xAt(chance.between(0.3, 0.44))
    const sun = stage.hang({ x: sunX, y: shore - span * chance.between(0.17, 0.23), r: span * 0.155 })
    const soda = [mix(inks.water[0], inks.mist, 0.4), mix(inks.water[0], inks.water[1], 0.45), inks.water[1]]
    const ids = [standingFlamingo(stage), feedingFlamingo(stage)] as const
    return [
      sky(stage, { horizon: shore, sun }),
      streaks(stage, xAt(-0.28), height * 0.12, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.04, sun.y + span * 0.02, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      riftWalls(stage, shore),
      sea(stage, shore, height, { inks: soda }),
      mist(stage, shore, span * 0.08, { opacity: 0.7 }),
      lightRoad(stage, sun.x, shore + span * 0.03, height * 0.88, {
        far: span * 0.08,
        near: span * 0.22,
        count: 11,
      }),
      farFlocks(stage, shore),
      ripples(stage, shore + span * 0.07, height * 0.9, { count: 26, opacity: 0.6, big: 80 }),
      wadingFlock(stage, ids, {
        x: xAt(0.5),
        y: shore + span * 0.14,
        long: span * 0.7,
        scale: unit * 0.36,
        count: 15,
      }),
      wadingFlock(stage, ids, {
        x: xAt(-0.35),
        y: shore + span * 0.19,
        long: span * 0.5,
        scale: unit * 0.5,
        count: 7,
      }),
      saltShore(stage),
      nearFlock(stage, ids, shore),
      feverTree(stage),
      birds(stage, xAt(0), height * 0.22, 5, 8 * unit + 2, inks.land[4], span * 0.13),
    ]
  },
}

function riftWalls(stage: Stage, shore: number): Art {
  const { span, inks } = stage
  const { land, rock, leaf } = inks
  const far = rollingSkyline(stage, shore - span * 0.05, span * 0.03, { scale: 0.008 })
  return [
    escarpment(stage, {
      line: [
        [-2.6, 0.25],
        [-1.2, 0.24],
        [-0.5, 0.225],
        [0, 0.19],
        [0.4, 0.165],
        [0.9, 0.15],
        [1.4, 0.13],
        [2.6, 0.12],
      ],
      base: shore + 3,
      ink: mix(land[0], rock[1], 0.12),
      shade: mix(land[0], land[1], 0.7),
    }),
    hill(
      stage,
      far,
      stage.gradient([land[1], mix(land[1], inks.mist, 0.7)], 0, shore - span * 0.09, 0, shore),
      shore + 3,
    ),
    escarpment(stage, {
      line: [
        [-2.6, 0.2],
        [-1.4, 0.21],
        [-0.8, 0.19],
        [-0.52, 0.185],
        [-0.34, 0.12],
        [-0.16, 0.105],
        [-0.02, 0.05],
        [0.16, 0.02],
        [0.3, 0],
      ],
      base: shore + 3,
      ink: mix(land[2], rock[1], 0.25),
      shade: mix(land[2], land[3], 0.75),
      scrub: mix(land[3], leaf[1], 0.4),
    }),
  ]
}

/** The white crust of soda in front of us, and two who keep their distance. */
function saltShore(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const edge = (lift: number) =>
    pen()
      .curve([
        [xAt(2.8), height * 0.93 - lift],
        [xAt(1.2), height * 0.88 - lift],
        [xAt(0.75), height * 0.87 - lift],
        [xAt(0.45), height * 0.93 - lift],
        [xAt(0), height * 0.955 - lift],
        [xAt(-0.6), height * 0.97 - lift],
        [xAt(-2.8), height * 0.95 - lift],
      ])
      .L(xAt(-2.8), height + 20, xAt(2.8), height + 20)
      .Z()
  return [
    fill(edge(span * 0.022), inks.paper, { opacity: 0.55 }),
    fill(edge(span * 0.008), inks.paper),
    fill(edge(-span * 0.012), mix(inks.sand[0], inks.sand[1], 0.4)),
    traveller(stage, xAt(0.74), height * 0.93, unit * 1.35, { kind: 'hat', coat: BLUE, flip: -sunward }),
    traveller(stage, xAt(0.79), height * 0.935, unit * 1.35, { kind: 'pack', coat: RED, flip: -sunward }),
  ]
}

/** A yellow fever tree leans in from the near shore. */
function feverTree(stage: Stage): Art {
  const { width, height, span, chance, inks, sunward } = stage
  const { key, leaf, lamp } = inks
  const bark = mix(lamp, leaf[2], 0.5)
  return [
    acacia(stage, nearEdge(stage, 0.04), height * 0.99, span * chance.between(0.56, 0.66), {
      ink: leaf[3],
      lit: leaf[2],
      trunk: bark,
      flip: sunward,
    }),
    grass(
      stage,
      -10,
      width + 10,
      x => height * 1.005 - span * 0.05 * Math.max(0, 1 - Math.abs(x - nearEdge(stage, 0)) / (span * 0.6)),
      span * 0.05,
      key,
      9,
    ),
  ]
}
