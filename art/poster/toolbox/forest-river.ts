import { mist, streaks } from './clouds.ts'
import { forest, leafMass } from './forest.ts'
import { mix } from './inks.ts'
import { acrossFrame } from './land.ts'
import { foliage } from './leaves.ts'
import { buttressedTrunk, dipterocarp, liana } from './lianas.ts'
import { mistyHills } from './misty-hills.ts'
import { clamp, heightAlong } from './numbers.ts'
import { pen } from './pen.ts'
import { sky } from './sky.ts'
import { type Disc, farEdge, nearEdge, type Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'
import { grass } from './trees.ts'
import { bamboo } from './wat.ts'
import { lightRoad, reflection, ripples, sea } from './water.ts'

interface Valley {
  horizon: number
  /** Where the far bank meets the water. */
  river: number
  sun: Disc
}

/** A forested valley as far as its river: sky, misty hills, the forest across, the water. */
export function forestValley(stage: Stage, { horizon, river, sun }: Valley): Art[] {
  const { height, span, inks, sunward, xAt } = stage
  return [
    sky(stage, { horizon, sun }),
    streaks(stage, xAt(-0.2), height * 0.1, span * 0.55, 3, inks.mist, { opacity: 0.8 }),
    mistyHills(stage, horizon),
    streaks(stage, sun.x + sunward * span * 0.05, sun.y + span * 0.06, span * 0.4, 2, inks.mist, {
      opacity: 0.9,
    }),
    forestAcross(stage, horizon, river),
    forestRiver(stage, sun, river),
  ]
}

/** The forest across the river, with its giants and bamboo. */
function forestAcross(stage: Stage, horizon: number, river: number): Art {
  const { width, span, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const ink = mix(land[3], leaf[2], 0.6)
  const lit = mix(leaf[1], leaf[0], 0.25)
  const giant = (across: number, high: number) =>
    dipterocarp(stage, xAt(across + chance.between(-0.03, 0.03)), river - span * 0.02, span * high, {
      ink: mix(ink, land[2], 0.35),
      lit: mix(lit, land[1], 0.3),
      trunk: mix(land[3], inks.rock[1], 0.25),
    })
  return [
    giant(-0.3, 0.42),
    giant(0.7, 0.34),
    width > span * 1.6 && giant(1.25, 0.4),
    mist(stage, horizon + span * 0.04, span * 0.16, { opacity: 0.6 }),
    forest(stage, {
      y: x => river - span * (0.055 + 0.02 * Math.sin(x / 90)),
      size: span * 0.05,
      ink,
      lit,
      base: river + 3,
      rows: 2,
      bumps: 4,
      gap: 1.6,
      litOdds: 0.65,
    }),
  ]
}

/** Brown-green water with a strip of shingle under the far bank. */
function forestRiver(stage: Stage, sun: Disc, river: number): Art {
  const { width, height, span, inks, xAt } = stage
  const { leaf, sand, water: deep, land } = inks
  const shore = acrossFrame(stage, 13, (_, __, i) => river + span * (i % 2 ? 0.004 : -0.004))
  const shingle = pen()
    .curve(shore)
    .soft(shore.toReversed().map(([x, y], i) => [x, y + span * (i % 3 ? 0.016 : 0.008)] as const))
    .Z()
  return [
    sea(stage, river - 2, height, {
      inks: [mix(deep[0], leaf[0], 0.15), mix(deep[1], leaf[1], 0.12), mix(deep[2], leaf[2], 0.15)],
    }),
    fill(shingle, mix(sand[0], sand[1], 0.4)),
    reflection(stage, xAt(-0.3), river + span * 0.02, span * 0.9, span * 0.12, mix(land[3], leaf[2], 0.4), {
      count: 6,
      opacity: 0.35,
    }),
    lightRoad(stage, clamp(sun.x, width * 0.08, width * 0.92), river + span * 0.02, height, {
      far: span * 0.14,
      near: span * 0.28,
      count: 11,
      opacity: 0.9,
    }),
    ripples(stage, river + span * 0.02, height, { count: 26, opacity: 0.6, big: 80 }),
  ]
}

/** A giant's buttresses and its leaves hold one side, bamboo the other. */
export function forestBank(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward } = stage
  const { key, leaf } = inks
  const bank = acrossFrame(
    stage,
    9,
    x =>
      height * 0.975 - span * 0.07 * clamp(Math.abs(x - nearEdge(stage, 0.9)) / (span * 0.9) - 0.35) ** 1.5,
  )
  const ground = heightAlong(bank)
  const leaves = { ink: key, rib: leaf[3] }
  return [
    bamboo(stage, farEdge(stage, 0.03), height * 1.02, span * 0.5, 6),
    buttressedTrunk(stage, nearEdge(stage, 0.03), span * 0.075, {
      ink: mix(key, leaf[3], 0.3),
      lit: leaf[3],
    }),
    liana(stage, nearEdge(stage, 0.16), -10, height * 0.46, {
      ink: mix(key, leaf[3], 0.3),
      leaf: leaf[3],
      thick: 3,
    }),
    leafMass(stage, nearEdge(stage, 0.08), span * 0.01, span * 0.32, span * 0.06, {
      ink: leaf[3],
      lit: leaf[2],
    }),
    fill(
      pen()
        .curve(bank)
        .L(width + 20, height + 20, -20, height + 20)
        .Z(),
      leaf[3],
    ),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.012, span * 0.05, leaf[3], 8),
    foliage(stage, nearEdge(stage, 0.05), height * 1.04, unit * 1.8, {
      ...leaves,
      spread: sunward > 0 ? [-100, -8] : [-172, -80],
    }),
    foliage(stage, farEdge(stage, -0.01), height * 1.06, unit * 1.5, {
      ...leaves,
      count: 4,
      spread: sunward > 0 ? [-172, -80] : [-100, -8],
    }),
  ]
}
