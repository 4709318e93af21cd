import type { Scene } from '#app/features/poster/scene.ts'
import { macaw } from '#app/features/poster/toolbox/birds.ts'
import { canoe } from '#app/features/poster/toolbox/boats.ts'
import { mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#app/features/poster/toolbox/land.ts'
import { bankTrees, overhang, type Tone } from '#app/features/poster/toolbox/leafy-banks.ts'
import { foliage } from '#app/features/poster/toolbox/leaves.ts'
import { clamp, lerp, nth, type Point, range } from '#app/features/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#app/features/poster/toolbox/palms.ts'
import { sky } from '#app/features/poster/toolbox/sky.ts'
import type { Stage } from '#app/features/poster/toolbox/stage.ts'
import type { Art } from '#app/features/poster/toolbox/tags.ts'
import { emergentTree } from '#app/features/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const river: Scene = {
  title: 'Rainforest river',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const water = course(stage)
    const { horizon, sourceX, middle, yAt } = water
    const boatAt = chance.between(0.38, 0.55)
    const sun = stage.hang({
      x: sourceX + sunward * span * chance.between(-0.04, 0.16),
      y: horizon - span * chance.between(0.06, 0.24),
      r: span * 0.165,
    })
    const banks = woodedBanks(stage, water, boatAt)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, sourceX - sunward * span * 0.3, height * 0.15, span * 0.6, 3, inks.mist, {
        opacity: 0.75,
      }),
      streaks(stage, sun.x, sun.y - span * 0.02, span * 0.4, 2, inks.mist, { opacity: 0.9 }),
      farForest(stage, horizon),
      sea(stage, horizon),
      lightRoad(stage, sourceX, horizon + 5, yAt(0.34), {
        far: span * 0.05,
        near: span * 0.26,
        count: 9,
        opacity: 0.85,
      }),
      lightRoad(stage, middle(0.62), yAt(0.4), height, {
        far: span * 0.26,
        near: span * 0.36,
        count: 6,
        opacity: 0.7,
      }),
      ripples(stage, horizon + span * 0.08, height, { count: 34, opacity: 0.5, big: 70 }),
      ripples(stage, yAt(0.4), height, { count: 14, ink: inks.land[3], opacity: 0.45, big: 100 }),
      banks,
      foliage(stage, xAt(-0.56), height * 1.03, unit * 2, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 6,
        spread: sunward > 0 ? [-125, -10] : [-170, -55],
      }),
      foliage(stage, xAt(0.86), height * 1.03, unit * 1.9, {
        ink: inks.key,
        rib: inks.leaf[3],
        spread: sunward > 0 ? [-170, -70] : [-110, -10],
      }),
      macaw(stage, sourceX + sunward * span * 0.3, height * 0.26, unit * 0.85, -sunward, 8),
      macaw(stage, sourceX + sunward * span * 0.42, height * 0.2, unit * 0.62, -sunward, -4),
    ]
  },
}

/** The river's bends: 0 at the horizon, 1 at our feet. */
interface Course {
  readonly horizon: number
  /** Where it comes out of the distance. */
  readonly sourceX: number
  yAt(t: number): number
  middle(t: number): number
  /** x of a bank: side -1 left, 1 right. */
  bank(side: -1 | 1, t: number): number
}

function course({ height, span, chance, sunward, xAt }: Stage): Course {
  const horizon = height * 0.46
  const sourceX = xAt(chance.between(0, 0.18))
  const start = chance.between(-0.6, 0.5)
  const sway = chance.between(0.26, 0.42)
  const middle = (t: number) => sourceX - sunward * span * (sway * Math.sin(t * 4.4 + start) * t ** 0.7)
  return {
    horizon,
    sourceX,
    middle,
    yAt: t => horizon + (height - horizon) * t ** 1.35,
    bank: (side, t) => middle(t) + side * (span * (0.018 + 0.5 * t ** 1.7)),
  }
}

function farForest(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const hills = rollingSkyline(stage, horizon - span * 0.045, span * 0.04, { scale: 0.008 })
  const printed = hill(stage, hills, inks.land[0], horizon + 6)
  const trees = rollingSkyline(stage, horizon - span * 0.012, span * 0.012, { scale: 0.01 })
  return [printed, treeline(stage, trees, span * 0.014, inks.land[1], horizon + 6)]
}

/** Where each plane of the banks begins, far to near. */
const PLANES = [0, 0.07, 0.17, 0.31, 0.5, 0.76]

function woodedBanks(stage: Stage, water: Course, boatAt: number): Art {
  const { span, unit, chance, inks, sunward } = stage
  const { land, leaf } = inks
  const tones: Tone[] = [
    { ink: mix(land[1], leaf[0], 0.2) },
    { ink: mix(land[2], leaf[1], 0.35), lit: mix(land[1], leaf[0], 0.4) },
    { ink: mix(land[3], leaf[1], 0.55), lit: leaf[1] },
    { ink: leaf[2], lit: leaf[1] },
    { ink: mix(leaf[2], leaf[3], 0.6), lit: leaf[1] },
    { ink: leaf[3], lit: leaf[2] },
  ]
  const crownId = palmCrown(stage, { wind: sunward * 0.2 })
  const tallSide = chance.odds(0.6) ? sunward : -sunward
  return PLANES.map((from, plane) => {
    const y = water.yAt(from)
    return [
      ([-1, 1] as const).map(side => bankPlane(stage, water, tones, { plane, side, crownId, tallSide })),
      plane < 3 && mist(stage, y + span * 0.012, span * 0.075, { opacity: 0.55 - plane * 0.12 }),
      plane === 4 &&
        boat(stage, water.middle(boatAt) + sunward * span * 0.02, water.yAt(boatAt), unit * (0.55 + boatAt)),
    ]
  })
}

interface BankPlane {
  plane: number
  side: -1 | 1
  crownId: string
  /** The side where a giant stands half way; the nearer one stands across from it. */
  tallSide: number
}

function bankPlane(stage: Stage, water: Course, tones: readonly Tone[], options: BankPlane): Art {
  const { width, span } = stage
  const { plane, side, crownId, tallSide } = options
  const from = nth(PLANES, plane)
  const to = PLANES[plane + 1] ?? 1.25
  const y = water.yAt(from)
  const size = span * lerp(0.018, 0.085, from ** 0.75)
  const edge = water.bank(side, from)
  const far = side < 0 ? -30 : width + 30
  if (side < 0 ? edge < -10 : edge > width + 10) return
  const shore = range(5, (_, t): Point => [water.bank(side, lerp(from, to, t)), water.yAt(lerp(from, to, t))])
  return [
    overhang(stage, shore, far, side, size, nth(tones, plane)),
    bankTrees(stage, { edge, far, y, size, nearness: from }, nth(tones, plane)),
    plane === 2 && side === tallSide && farGiant(stage, edge + side * span * 0.2, y, nth(tones, 3)),
    plane === 3 && shorePalms(stage, crownId, edge, y + size * 0.4, side, nth(tones, 4).ink),
    plane === 4 && side === -tallSide && nearGiant(stage, crownId, edge, y + size, side, tones),
  ]
}

function farGiant(stage: Stage, x: number, y: number, { ink, lit }: Tone): Art {
  return emergentTree(stage, x, y, stage.span * 0.3, { ink, lit, trunk: stage.inks.land[4] })
}

function shorePalms(stage: Stage, crownId: string, edge: number, y: number, side: number, ink: string): Art {
  const { span, unit, chance } = stage
  return [0.05, 0.14].map(out =>
    palm(crownId, edge + side * span * out, y, span * chance.between(0.15, 0.22), {
      lean: -side * chance.between(0.2, 0.4),
      ink,
      scale: unit * 0.5,
      flip: side,
    }),
  )
}

function nearGiant(
  stage: Stage,
  crownId: string,
  edge: number,
  y: number,
  side: number,
  tones: readonly Tone[],
): Art {
  const { width, span, unit, inks } = stage
  const x = clamp(edge + side * span * 0.12, span * 0.1, width - span * 0.1)
  const { ink, lit } = nth(tones, 4)
  return [
    emergentTree(stage, x, y, span * 0.5, { ink, lit, trunk: inks.key }),
    palm(crownId, edge + side * span * 0.02, y, span * 0.3, {
      lean: -side * 0.34,
      ink: nth(tones, 5).ink,
      scale: unit * 0.8,
    }),
  ]
}

function boat(stage: Stage, x: number, y: number, scale: number): Art {
  const { span, unit, inks, sunward } = stage
  return [
    canoe(stage, x, y, scale, { flip: sunward }),
    reflection(stage, x, y + 5 * unit, span * 0.15, span * 0.05, inks.key, { count: 4, opacity: 0.5 }),
  ]
}
