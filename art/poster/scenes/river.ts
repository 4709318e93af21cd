import type { Scene } from '#art/poster/scene.ts'
import { flyingToucan } from '#art/poster/toolbox/birds.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, nth, range } from '#art/poster/toolbox/numbers.ts'
import { palmCrown } from '#art/poster/toolbox/palms.ts'
import { type Bend, woodedBend } from '#art/poster/toolbox/river-bends.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const river: Scene = {
  title: 'Rainforest river',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward } = stage
    const horizon = height * chance.between(0.5, 0.58)
    const mouth = stage.xAt(chance.between(0.12, 0.26))
    const sun = stage.hang({
      x: mouth + sunward * span * chance.between(-0.05, 0.1),
      y: horizon - span * chance.between(0.08, 0.26),
      r: span * 0.175,
    })
    const bends = layBends(stage, horizon, mouth)
    const boatX = mouth - sunward * span * chance.between(0.06, 0.2)
    const boatY = lerp(horizon, height, chance.between(0.4, 0.52))
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, mouth - sunward * span * 0.3, height * 0.14, span * 0.6, 3, inks.mist, {
        opacity: 0.75,
      }),
      streaks(stage, sun.x, sun.y + span * 0.03, span * 0.4, 2, inks.mist, { opacity: 0.9 }),
      farForest(stage, horizon),
      sea(stage, horizon),
      bends
        .slice(0, 3)
        .map((bend, i) => [
          woodedBend(stage, bend),
          mist(stage, bend.y, span * 0.06, { opacity: 0.6 - i * 0.15 }),
        ]),
      lightRoad(stage, sun.x, horizon + span * 0.03, height, {
        far: span * 0.07,
        near: span * 0.3,
        count: 15,
        opacity: 0.85,
      }),
      ripples(stage, horizon + span * 0.06, height, { count: 30, opacity: 0.5, big: 80 }),
      bends.slice(3).map(bend => woodedBend(stage, bend)),
      canoe(stage, boatX, boatY, unit * 1.05, { flip: sunward }),
      reflection(stage, boatX, boatY + 6 * unit, span * 0.17, span * 0.05, inks.key, {
        count: 4,
        opacity: 0.5,
      }),
      nearLeaves(stage),
      toucans(stage, mouth, horizon),
    ]
  },
}

function farForest(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const hills = rollingSkyline(stage, horizon - span * 0.08, span * 0.05, { scale: 0.006 })
  const trees = rollingSkyline(stage, horizon - span * 0.025, span * 0.014, { scale: 0.01 })
  return [
    hill(stage, hills, inks.land[0], horizon + 6),
    treeline(stage, trees, span * 0.018, mix(inks.land[1], inks.mist, 0.25), horizon + 6),
  ]
}

/** Bends of the river far to near: how far down to our feet, how high its trees, how near to the middle. */
const BENDS = [
  [0.03, 0.1, -0.02],
  [0.09, 0.16, 0.01],
  [0.18, 0.24, 0.05],
  [0.36, 0.36, 0.3],
  [0.66, 0.5, 0.56],
] as const

/** Spits of forest that reach out from either side by turns, each nearer, higher and darker. */
function layBends(stage: Stage, horizon: number, mouth: number): Bend[] {
  const { height, span, chance, inks, sunward } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage, { wind: sunward * 0.2 })
  const tones = [
    { ink: mix(land[1], leaf[1], 0.15), lit: mix(land[0], leaf[0], 0.3) },
    { ink: mix(land[2], leaf[1], 0.35), lit: mix(land[1], leaf[0], 0.4) },
    { ink: mix(land[3], leaf[2], 0.5), lit: leaf[1] },
    { ink: mix(leaf[2], leaf[3], 0.45), lit: leaf[1] },
    { ink: leaf[3], lit: leaf[2] },
  ]
  const firstSide = sunward
  return BENDS.map(([down, high, apart], i) => ({
    side: i % 2 ? firstSide : (-firstSide as 1 | -1),
    tip: mouth + (i % 2 ? 1 : -1) * firstSide * span * (apart + chance.between(0, 0.05)),
    y: lerp(horizon, height, down),
    high: span * high * chance.between(0.85, 1.1),
    crownId,
    ...nth(tones, i),
  }))
}

function nearLeaves(stage: Stage): Art {
  const { width, height, span, unit, inks } = stage
  const corners = [
    { x: 0, spread: [-100, 0] as const, scale: 2.2 },
    { x: width, spread: [-180, -85] as const, scale: 1.7 },
  ]
  return corners.map(({ x, spread, scale }) =>
    foliage(stage, x, height + span * 0.03, unit * scale, {
      ink: inks.key,
      rib: inks.leaf[3],
      count: 6,
      spread: [...spread],
    }),
  )
}

function toucans(stage: Stage, mouth: number, horizon: number): Art {
  const { span, unit, chance, sunward } = stage
  const y = Math.max(horizon - span * chance.between(0.3, 0.4), span * 0.14)
  return range(2, i =>
    flyingToucan(
      stage,
      mouth - sunward * span * (0.2 + i * 0.13),
      y - i * span * 0.06,
      unit * (0.9 - i * 0.2),
      sunward,
      6 - i * 12,
    ),
  )
}
