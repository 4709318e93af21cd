import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { reedClump } from '#art/poster/toolbox/reeds.ts'
import { hippoPool, riverLaunch } from '#art/poster/toolbox/river-animals.ts'
import { giraffe, zebra } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const akagera: Landmark = {
  scene: { title: 'The lakes of Akagera between its hills', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'day'],
    countries: ['rwanda'],
    habitats: ['savanna', 'lake', 'wetland'],
    subjects: ['akagera', 'ihema', 'safari'],
  },
}

function draw(stage: Stage): Art {
  const { height, chance, inks } = stage
  const horizon = height * chance.between(0.4, 0.45)
  const { sun, art } = openSky(stage, { horizon, across: [0.32, 0.48], up: [0.16, 0.22], r: 0.16 })
  return [
    art,
    hills(stage, horizon),
    lakes(stage, horizon, sun.x),
    papyrus(stage, horizon),
    onTheWater(stage, horizon),
    shore(stage),
    grassAtFeet(stage, [0.94, 0.985], [mix(inks.leaf[2], inks.sand[2], 0.25), inks.key]),
    flockAt(stage, 0.05, 0.16),
  ]
}

function hills(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const { land, leaf, sand } = inks
  const grass = mix(mix(leaf[1], sand[1], 0.45), inks.mist, 0.2)
  const layers = [
    [-0.09, 0.07, mix(land[0], inks.mist, 0.2)],
    [-0.045, 0.06, mix(land[1], leaf[0], 0.2)],
    [0.01, 0.05, grass],
  ] as const
  return [
    layers.map(([lift, rise, ink]) => {
      const y = horizon + span * lift
      const skyline = rollingSkyline(stage, y, span * rise, { scale: 0.007 })
      return hill(
        stage,
        skyline,
        stage.gradient([ink, mix(ink, inks.mist, 0.5)], 0, y - span * rise, 0, y + span * 0.08),
      )
    }),
    range(Math.round((12 * width) / span), () =>
      acacia(
        stage,
        width * chance(),
        horizon + span * chance.between(0.03, 0.07),
        span * chance.between(0.02, 0.045),
        {
          ink: mix(leaf[2], land[3], 0.4),
          flip: chance.sign(),
        },
      ),
    ),
    mist(stage, horizon + span * 0.07, span * 0.06, { opacity: 0.5 }),
  ]
}

/** Two lakes with a tongue of papyrus between them: across toward the sun, down from the horizon. */
function lakes(stage: Stage, horizon: number, sunX: number): Art {
  const { height, span, inks, xAt } = stage
  const at = (across: number, down: number): Point => [xAt(across), horizon + span * down]
  const ground = mix(inks.leaf[1], inks.sand[1], 0.35)
  const far = pen().blob([
    at(-0.5, 0.11),
    at(0, 0.085),
    at(0.8, 0.09),
    at(2.6, 0.09),
    at(2.6, 0.15),
    at(0.9, 0.145),
    at(0.2, 0.15),
    at(-0.3, 0.14),
  ])
  const near = pen()
    .M(...at(-2.8, 0.24))
    .Q(...at(-0.7, 0.26), ...at(-0.4, 0.22))
    .Q(...at(0, 0.19), ...at(0.6, 0.21))
    .Q(...at(1.2, 0.2), ...at(2.8, 0.22))
    .L(...at(2.8, 0.9), ...at(-2.8, 0.9))
    .Z()
  const water = (from: number, to: number) =>
    stage.gradient([inks.water[0], inks.water[1], inks.water[2]], 0, horizon + span * from, 0, to)
  return [
    hill(
      stage,
      acrossFrame(stage, 7, () => horizon + span * 0.075),
      stage.gradient([mix(ground, inks.mist, 0.3), ground], 0, horizon, 0, horizon + span * 0.3),
    ),
    fill(far, water(0, horizon + span * 0.3)),
    fill(near, water(0.18, height)),
    lightRoad(stage, sunX, horizon + span * 0.1, horizon + span * 0.135, {
      far: span * 0.05,
      near: span * 0.08,
      count: 4,
    }),
    lightRoad(stage, sunX, horizon + span * 0.24, height * 0.86, {
      far: span * 0.08,
      near: span * 0.2,
      count: 8,
    }),
    ripples(stage, horizon + span * 0.26, height * 0.9, { count: 20, opacity: 0.5, big: 70 }),
  ]
}

/** A green wall of papyrus along the near lake's far shore. */
function papyrus(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks, xAt } = stage
  const ink = mix(inks.leaf[2], inks.leaf[1], 0.3)
  const shoreAt = (x: number) => {
    const across = (x - xAt(0)) * stage.sunward
    return horizon + span * (0.215 + 0.03 * Math.max(0, Math.min(1, -across / (span * 0.5))))
  }
  return range(Math.round((width / span) * 11), (i, t) => {
    const x = lerp(-10, width + 10, t)
    const high = span * chance.between(0.045, 0.075)
    return reedClump(stage, x, shoreAt(x) + 5, span * 0.055, high, 10, i % 2 ? ink : inks.leaf[2])
  })
}

function onTheWater(stage: Stage, horizon: number): Art {
  const { height, span, unit, chance, sunward, xAt } = stage
  const boatX = xAt(chance.between(0.3, 0.5))
  return [
    riverLaunch(stage, boatX, horizon + span * 0.3, unit * 0.8, RED, -sunward),
    hippoPool(stage, xAt(chance.between(-0.02, 0.1)), lerp(horizon, height, 0.72)),
  ]
}

/** Our own shore: zebras, a giraffe, and a thorn tree. */
function shore(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, xAt, sunward } = stage
  const edge = acrossFrame(stage, 11, x => {
    const across = ((x - xAt(0)) * sunward) / span
    return (
      height * 0.96 - span * 0.12 * Math.max(0, Math.min(1, 0.35 - across)) + Math.sin(x / 90) * span * 0.006
    )
  })
  const ground = mix(inks.leaf[2], inks.sand[2], 0.4)
  const coat = mix(mix(inks.rock[1], inks.rock[2], 0.6), inks.key, 0.5)
  return [
    hill(stage, edge, stage.gradient([mix(ground, inks.sand[1], 0.35), ground], 0, height * 0.8, 0, height)),
    acacia(stage, xAt(-0.42), height * 0.94, span * chance.between(0.5, 0.58), {
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      trunk: inks.key,
      flip: chance.sign(),
    }),
    giraffe(xAt(-0.2), height * 0.94, unit * chance.between(1.6, 1.8), coat, sunward),
    zebra(xAt(0.04), height * 0.96, unit * 1.1, inks.paper, inks.key, -sunward),
    width > height && zebra(xAt(0.2), height * 0.975, unit * 1.15, inks.paper, inks.key, sunward),
  ]
}
