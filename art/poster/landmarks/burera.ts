import { BLUE, RED } from '#art/poster/palettes.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { type Island, island } from '#art/poster/toolbox/terraced-islands.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const burera: Landmark = {
  scene: { title: 'Muhabura over Lake Burera', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'day', 'golden', 'dusk'],
    countries: ['rwanda'],
    habitats: ['lake', 'volcano', 'highland', 'farmland'],
    subjects: ['burera', 'ruhondo', 'muhabura', 'twin lake'],
  },
}

const SPITS: readonly Island[] = [
  {
    outline: [0.16, 0, 0.3, 0.05, 0.5, 0.1, 0.7, 0.13, 1, 0.12, 1.6, 0.16, 2.8, 0.14],
    near: 0.02,
    levels: 5,
    size: 0.013,
  },
  {
    outline: [-2.8, 0.16, -1.2, 0.18, -0.7, 0.14, -0.4, 0.09, -0.16, 0.05, -0.02, 0],
    near: 0.035,
    levels: 6,
    size: 0.015,
  },
  { outline: [0.42, 0, 0.5, 0.035, 0.6, 0.06, 0.72, 0.05, 0.84, 0], near: 0.09, levels: 3, size: 0.018 },
]

const NEAR: Island = {
  outline: [-2.8, 0.42, -1, 0.36, -0.62, 0.26, -0.46, 0.16, -0.34, 0.07, -0.26, 0],
  near: 0.26,
  levels: 9,
  size: 0.03,
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const shore = height * chance.between(0.5, 0.55)
  const { sun, art } = openSky(stage, { horizon: shore, across: [0.38, 0.5], up: [0.26, 0.34], r: 0.15 })
  return [
    art,
    muhabura(stage, shore),
    sea(stage, shore, height),
    mist(stage, shore, span * 0.1, { opacity: 0.7 }),
    lightRoad(stage, sun.x, shore + span * 0.05, height * 0.94, {
      far: span * 0.08,
      near: span * 0.22,
      count: 11,
    }),
    SPITS.map((spit, i) => island(stage, shore, spit, i === 0 ? 0 : 1)),
    ripples(stage, shore + span * 0.06, height, { count: 24, opacity: 0.45, big: 80 }),
    canoes(stage, shore),
    island(stage, shore, NEAR, 2),
    leaves(stage),
    flockAt(stage, 0.1, 0.14),
  ]
}

/** The cone that closes the chain in the east, with low Gahinga at its side. */
function muhabura(stage: Stage, shore: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land } = inks
  const base = shore + 3
  const tones = {
    ink: mix(land[1], land[2], 0.35),
    shade: mix(land[2], land[3], 0.4),
    lit: mix(land[1], inks.leaf[0], 0.35),
    gullies: 9,
  }
  const high = span * chance.between(0.38, 0.44)
  return [
    volcanoCone(
      stage,
      cone({
        x: xAt(-0.62),
        top: base - high * 0.55,
        base,
        half: high * 0.9,
        crater: high * 0.12,
        curve: 1.4,
      }),
      { ...tones, ink: mix(land[0], land[1], 0.6), shade: land[1], fade: 0.8 },
    ),
    volcanoCone(
      stage,
      cone({ x: xAt(-0.02), top: base - high, base, half: high * 1.15, crater: high * 0.05, curve: 1.5 }),
      tones,
    ),
  ]
}

function canoes(stage: Stage, shore: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const [x, y] = [xAt(chance.between(0.16, 0.3)), lerp(shore, height, chance.between(0.5, 0.6))]
  const k = unit * chance.between(1.35, 1.55)
  const [farX, farY] = [xAt(0.06), shore + span * 0.085]
  return [
    reflection(stage, farX, farY + 3, 60 * unit, 16 * unit, inks.land[5], { count: 3, opacity: 0.4 }),
    canoe(stage, farX, farY, unit * 0.5, { coat: BLUE, hat: BLUE, flip: -sunward }),
    reflection(stage, x, y + 6 * k, 100 * k, 34 * k, inks.land[5], { count: 6, opacity: 0.45 }),
    canoe(stage, x, y, k, { coat: RED, hat: inks.lamp, flip: sunward }),
  ]
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  return foliage(stage, nearEdge(stage, 0.02), height * 1.04, unit * 2, {
    ink: inks.key,
    rib: inks.leaf[3],
    spread: sunward > 0 ? [-125, -12] : [-168, -55],
    kinds: ['banana'],
  })
}
