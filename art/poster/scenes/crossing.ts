import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline, sheet } from '#art/poster/toolbox/land.ts'
import {
  type Beast,
  farHerd,
  herdAtEdge,
  herdInWater,
  muddyWater,
  splash,
} from '#art/poster/toolbox/migration.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Cliff, dust, earth, layCliff } from '#art/poster/toolbox/river-cliff.ts'
import { crocodile } from '#art/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const crossing: Scene = {
  title: 'Wildebeest crossing the river',
  best: 'golden',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.38, 0.44)
    const cliff = layCliff(stage, horizon)
    const sunX = lerp(nearEdge(stage, cliff.reach), farEdge(stage, 0), chance.between(0.3, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.04, 0.14), r: span * 0.18 })
    const shore = horizon + span * 0.1
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.12, span * 0.6, 3, mix(inks.sky[2], inks.halo, 0.5), {
        opacity: 0.85,
      }),
      streaks(stage, sun.x, sun.y + span * 0.04, span * 0.6, 3, mix(inks.sky[3], inks.halo, 0.4), {
        opacity: 0.9,
      }),
      plain(stage, horizon),
      farBank(stage, horizon, shore),
      sea(stage, shore, height, { inks: muddyWater(stage) }),
      lightRoad(stage, sun.x, shore + 4, height * 0.96, {
        far: span * 0.12,
        near: span * 0.3,
        count: 13,
        opacity: 0.85,
      }),
      ripples(stage, shore + 8, height, {
        count: 34,
        ink: mix(inks.paper, inks.sand[0], 0.4),
        opacity: 0.6,
        big: 90,
      }),
      swimmers(stage, cliff, shore),
      waitingCrocodile(stage, cliff),
      dust(stage, cliff),
      acacia(stage, nearEdge(stage, 0.15), cliff.top(0.15) + 6, span * chance.between(0.4, 0.5), {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        trunk: inks.land[5],
        flip: chance.sign(),
      }),
      herd(stage, cliff),
      earth(stage, cliff),
      birds(stage, sun.x + sunward * span * 0.24, height * 0.2, 6, 8 * unit + 2, inks.land[4], span * 0.14),
      grass(stage, -10, width + 10, x => cliff.foot(x), span * 0.07, inks.key, 8),
    ]
  },
}

function plain(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const { land, leaf, sand } = inks
  const rise = (down: number, swell: number, scale: number, ink: string) =>
    hill(stage, rollingSkyline(stage, horizon + span * down, span * swell, { scale }), ink)
  const count = Math.round((4 * width) / span)
  return [
    rise(-0.035, 0.04, 0.005, land[0]),
    rise(-0.006, 0.02, 0.008, land[1]),
    rise(0.012, 0.008, 0.01, mix(sand[1], land[1], 0.25)),
    range(count, i => {
      const x = (width * (i + chance.between(0.15, 0.85))) / count
      const high = span * chance.between(0.05, 0.09)
      return acacia(stage, x, horizon + span * chance.between(0.02, 0.045), high, {
        ink: mix(land[3], leaf[2], 0.3),
        flip: chance.sign(),
      })
    }),
    mist(stage, horizon + span * 0.02, span * 0.07, { opacity: 0.5 }),
    sheet(stage, horizon + span * 0.04, span * 0.1, sand[0]),
  ]
}

/** A low shelf of earth across the water, with the first of the herd on it already. */
function farBank(stage: Stage, horizon: number, shore: number): Art {
  const { span, inks } = stage
  const lip = rollingSkyline(stage, horizon + span * 0.066, span * 0.008, { scale: 0.02 })
  const face = stage.gradient(
    [mix(inks.rock[0], inks.rock[1], 0.6), mix(inks.rock[1], inks.rock[2], 0.6)],
    0,
    horizon + span * 0.06,
    0,
    shore,
  )
  const landing: Point = [farEdge(stage, 0.2), horizon + span * 0.058]
  const beyond: Point = [farEdge(stage, 0.8), horizon + span * 0.045]
  return [
    fill(farHerd(stage, landing, beyond, 20, span * 0.02), mix(inks.land[4], inks.rock[2], 0.35)),
    hill(stage, lip, face, shore + 4),
  ]
}

/** From the foot of the cliff, bending down toward us, and over to the far bank. */
function swimmers(stage: Stage, { reach, waterline }: Cliff, shore: number): Art {
  const { span, chance } = stage
  const out = (t: number) => lerp(nearEdge(stage, reach), farEdge(stage, 0.12), t)
  return herdInWater(
    stage,
    [
      [out(0.2), waterline - span * 0.015],
      [out(chance.between(0.66, 0.8)), lerp(shore, waterline, 0.75)],
      [out(0.84), shore + span * 0.03],
    ],
    6,
  )
}

function waitingCrocodile(stage: Stage, { reach, waterline }: Cliff): Art {
  const { height, span, unit, inks, sunward } = stage
  const x = lerp(nearEdge(stage, reach), farEdge(stage, 0), 0.72)
  const y = lerp(waterline, height, 0.45)
  const wake = pen().lens(x + sunward * span * 0.05, y + 5, span * 0.26, 2.6 * unit)
  return [crocodile(x, y, unit * 1.2, inks.land[5], -sunward), fill(wake, inks.paper, { opacity: 0.6 })]
}

/** A press of beasts at the edge; one is in the air, and one has just gone in. */
function herd(stage: Stage, cliff: Cliff): Art {
  const { span, unit, inks } = stage
  const on = (out: number, lower: number): Point => [nearEdge(stage, out), cliff.top(out) + span * lower]
  const { reach } = cliff
  const beasts: Beast[] = [
    { at: on(reach - 0.56, -0.012), scale: unit * 1.05, gait: 'stand', behind: true },
    { at: on(reach - 0.36, -0.012), scale: unit * 1.1, gait: 'stand', behind: true },
    { at: on(reach - 0.16, -0.012), scale: unit * 1.05, gait: 'run', behind: true },
    { at: on(reach - 0.66, 0.014), scale: unit * 1.35, gait: 'stand' },
    { at: on(reach - 0.42, 0.014), scale: unit * 1.3, gait: 'run' },
    { at: on(reach - 0.12, 0.012), scale: unit * 1.38, gait: 'run', turn: 6 },
    { at: on(reach + 0.13, 0.06), scale: unit * 1.35, gait: 'leap', turn: 26 },
  ]
  const foam = pen()
  splash(stage, foam, nearEdge(stage, reach + 0.14), cliff.waterline - span * 0.01, unit * 2)
  return [herdAtEdge(stage, beasts), fill(foam, inks.paper, { opacity: 0.92 })]
}
