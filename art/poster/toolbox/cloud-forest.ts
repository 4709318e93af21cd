import { BLUE } from '#art/poster/palettes.ts'
import { mist, mistTongue, streaks } from './clouds.ts'
import { forest, leafMass, treeline } from './forest.ts'
import { mix } from './inks.ts'
import { epiphytes, layBough } from './laden-bough.ts'
import { acrossFrame, rollingSkyline, sheet } from './land.ts'
import { hangingVines } from './leaves.ts'
import { bromeliad, ferns, mossyTrunk, treeFern } from './mossy-trees.ts'
import { clamp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import { traveller } from './people.ts'
import { disc } from './sky.ts'
import { type Disc, farEdge, type Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** Draws the bird of the place with its feet at (x, y), facing right. */
export type Perched = (stage: Stage, x: number, y: number, scale: number, flip: number) => Art

/** A mossy bough over a path in cloud forest, and the bird that sits on it. */
export function cloudForest(stage: Stage, bird: Perched): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const sunX = xAt(chance.between(0.28, 0.42))
  const sun = stage.hang({ x: sunX, y: height * chance.between(0.28, 0.4), r: span * 0.185 })
  const rising = chance.odds(0.5)
  const boughY = height * chance.between(0.36, 0.42)
  const birdX = xAt(chance.between(0.02, 0.12))
  const bough = layBough(stage, boughY, rising)
  const hills = rollingSkyline(stage, height * 0.66, span * 0.05, { scale: 0.006 })
  const vines = hangingVines(stage, 6, [xAt(-0.6), xAt(0.9)], 0.5)
  const [birdAtX, birdAtY] = bough.pointAt(birdX)
  return [
    air(stage),
    disc(stage, sun),
    streaks(stage, sun.x - sunward * span * 0.06, sun.y + span * 0.06, span * 0.6, 4, inks.mist, {
      opacity: 0.9,
    }),
    farTrees(stage, hills),
    middleTrees(stage, sun),
    fernsInMist(stage),
    walkersOnPath(stage),
    sunwardTrunks(stage),
    nearFloor(stage),
    stroke(vines, mix(inks.land[4], inks.leaf[3], 0.5), 1.5),
    mossyTrunk(stage, xAt(-0.44), span * 0.125, {
      ink: inks.key,
      moss: inks.leaf[3],
      lean: sunward * span * 0.03,
    }),
    bough.art,
    epiphytes(stage, bough),
    bird(
      stage,
      birdAtX,
      birdAtY - span * 0.03,
      unit * chance.between(1.06, 1.24),
      chance.odds(0.6) ? sunward : -sunward,
    ),
    frame(stage),
  ]
}

/** Tree ink lost in cloud: 0 the farthest trunks, 3 the nearest. */
function inCloud({ inks }: Stage, plane: 0 | 1 | 2 | 3): string {
  return mix(inks.land[plane], inks.mist, [0.55, 0.42, 0.24, 0.06][plane] ?? 0)
}

function air(stage: Stage): Art {
  const { height, inks } = stage
  const tones = [mix(inks.sky[1], inks.mist, 0.25), mix(inks.sky[2], inks.mist, 0.35), inks.mist]
  return sheet(stage, 0, height, stage.gradient(tones, 0, 0, 0, height * 0.85))
}

function farTrees(stage: Stage, hills: readonly Point[]): Art {
  const { width, height, span, chance, inks } = stage
  const ink = inCloud(stage, 0)
  const faded = stage.gradient([ink, mix(ink, inks.mist, 0.8)], 0, height * 0.6, 0, height * 0.78)
  const perWidth = (7 * width) / span
  return [
    treeline(stage, hills, span * 0.024, faded),
    range(Math.round(perWidth), i => {
      const x = (width * (i + chance.between(0.1, 0.9))) / perWidth
      const wide = span * chance.between(0.012, 0.02)
      const limbs = [[chance.between(0.2, 0.6), chance.sign(), span * 0.1]] as const
      return mossyTrunk(stage, x, wide, { ink, limbs, foot: height * 0.78 })
    }),
    mist(stage, height * 0.62, span * 0.4, { opacity: 0.65 }),
  ]
}

/** Trunks nearer by, none of them across the sun. */
function middleTrees(stage: Stage, sun: Disc): Art {
  const { width, height, span, chance, inks } = stage
  const ink = inCloud(stage, 1)
  const perWidth = (4 * width) / span
  const trunks = range(Math.round(perWidth), i => {
    const x = (width * (i + chance.between(0.15, 0.85))) / perWidth
    if (Math.abs(x - sun.x) < span * 0.12) return
    const wide = span * chance.between(0.022, 0.034)
    const limbs = [
      [chance.between(0.1, 0.5), chance.sign(), span * 0.16],
      [chance.between(0.4, 0.7), chance.sign(), span * 0.13],
    ] as const
    return mossyTrunk(stage, x, wide, { ink, limbs, foot: height * 0.84 })
  })
  const brush = acrossFrame(stage, 8, () => height * 0.74 + chance.between(-1, 1) * span * 0.02)
  const faded = stage.gradient([ink, mix(ink, inks.mist, 0.6)], 0, height * 0.7, 0, height * 0.86)
  return [trunks, treeline(stage, brush, span * 0.03, faded)]
}

function fernsInMist(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const { land, leaf } = inks
  return [
    treeFern(stage, xAt(0.42), height * 0.84, span * 0.26, unit * 0.9, mix(inCloud(stage, 2), leaf[1], 0.25)),
    mist(stage, height * 0.7, span * 0.3, { opacity: 0.5 }),
    mossyTrunk(stage, xAt(0.62), span * 0.05, {
      ink: mix(land[3], inks.mist, 0.12),
      moss: mix(leaf[1], land[2], 0.3),
      limbs: [[0.35, -1, span * 0.2]],
      lean: sunward * span * 0.05,
    }),
    treeFern(stage, xAt(-0.12), height * 0.9, span * 0.22, unit * 0.85, mix(land[3], leaf[2], 0.5)),
  ]
}

/** The path winds up from our feet with two people on it. */
function walkersOnPath(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const { land, leaf, sand } = inks
  const path = pen()
    .M(xAt(0.18), height * 0.78)
    .Q(xAt(0.1), height * 0.83, xAt(0.2), height * 0.88)
    .Q(xAt(0.34), height * 0.94, xAt(0.12), height * 1.02)
    .L(xAt(0.44), height * 1.02)
    .Q(xAt(0.48), height * 0.92, xAt(0.3), height * 0.87)
    .Q(xAt(0.2), height * 0.83, xAt(0.215), height * 0.78)
    .Z()
  const undergrowth = forest(stage, {
    y: x => height * 0.8 + Math.sin(x / 80 + 1) * span * 0.02,
    size: 30 * unit,
    ink: mix(land[3], leaf[2], 0.6),
    lit: leaf[1],
    bumps: 4,
    gap: 1.4,
  })
  const earth = [mix(sand[1], leaf[1], 0.35), mix(sand[2], leaf[2], 0.4)]
  return [
    undergrowth,
    fill(path, stage.gradient(earth, 0, height * 0.78, 0, height)),
    traveller(stage, xAt(0.2), height * 0.86, unit * 1.5, { kind: 'pack', flip: sunward }),
    traveller(stage, xAt(0.26), height * 0.872, unit * 1.5, { kind: 'hat', coat: BLUE, flip: -sunward }),
    mistTongue(stage, height * 0.86, span * 0.03, { opacity: 0.45 }),
  ]
}

function sunwardTrunks(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const tones = { ink: inks.land[4], moss: inks.leaf[2] }
  return [
    mossyTrunk(stage, xAt(0.9), span * 0.09, { ...tones, lean: -sunward * span * 0.04 }),
    bromeliad(stage, xAt(0.86), height * 0.5, unit * 1.2),
    width > span * 1.6 && mossyTrunk(stage, xAt(1.35), span * 0.06, tones),
  ]
}

/** Undergrowth on both sides, dipping where the path comes through. */
function nearFloor(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const bushes = (edge: number, fromLeft: boolean) =>
    forest(stage, {
      from: fromLeft ? -20 : edge,
      to: fromLeft ? edge : width + 20,
      y: x => {
        const dip = clamp(1 - Math.abs(x - edge) / (span * 0.34)) ** 1.6
        return height * 0.9 + Math.sin(x / 70) * span * 0.02 + span * 0.26 * dip
      },
      size: 40 * unit,
      ink: inks.leaf[3],
      lit: inks.leaf[2],
    })
  return [bushes(xAt(0.12), sunward > 0), bushes(xAt(0.4), sunward < 0)]
}

/** Ferns and leaves that hold the view. */
function frame(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const { key, leaf } = inks
  const toRight = sunward > 0
  return [
    bromeliad(stage, xAt(-0.4), height * 0.66, unit * 1.5),
    ferns(stage, xAt(-0.5), height * 0.8, unit * 1.1, leaf[3], 4, toRight ? [-90, 10] : [170, 270]),
    ferns(stage, xAt(-0.42), height * 1.04, unit * 2.1, key, 6, toRight ? [-135, -8] : [-172, -45]),
    ferns(stage, farEdge(stage, 0.02), height * 1.06, unit * 1.9, key, 5, toRight ? [-172, -60] : [-120, -8]),
    leafMass(stage, xAt(-0.46), -span * 0.01, span * 0.3, span * 0.07, { ink: leaf[3], lit: leaf[2] }),
  ]
}
