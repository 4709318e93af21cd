import type { Scene } from '#art/poster/scene.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { leafMass, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { buttressedTrunk, dipterocarp, liana } from '#art/poster/toolbox/lianas.ts'
import { clamp, lerp, range } from '#art/poster/toolbox/numbers.ts'
import { orangutan as ape } from '#art/poster/toolbox/orangutan.ts'
import { ribbon } from '#art/poster/toolbox/pass-road.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { riverShores } from '#art/poster/toolbox/river-shores.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { type Disc, farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples } from '#art/poster/toolbox/water.ts'

export const orangutan: Scene = {
  title: 'Orangutan over the river bend',
  best: 'monsoon',
  zoom: [0.94, 1.14],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.5, 0.54)
    const sunX = xAt(chance.between(0.36, 0.48))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.16, 0.26), r: span * 0.165 })
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.1), height * 0.12, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      farForest(stage, horizon),
      streaks(stage, sun.x + sunward * span * 0.05, sun.y + span * 0.05, span * 0.42, 3, inks.mist, {
        opacity: 0.9,
      }),
      bend(stage, sun, horizon),
      nearTrees(stage),
      hanging(stage),
      birds(stage, xAt(0.5), height * 0.16, 3, 9 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

/** Dipterocarps that stand out of the forest, plane behind plane. */
function farForest(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const { land, leaf } = inks
  return range(2, i => {
    const y = horizon - span * lerp(0.06, 0, i)
    const ink = mix(mix(land[i === 0 ? 0 : 1], land[2], 0.3), leaf[1], 0.1 + i * 0.12)
    const tones = [ink, mix(ink, inks.mist, 0.75)]
    const count = Math.round(((3 - i) * width) / span)
    return [
      range(count, n =>
        dipterocarp(
          stage,
          ((n + chance.between(0.15, 0.85)) / count) * width,
          y + span * 0.04,
          span * chance.between(0.18, 0.26) * (1 + i * 0.2),
          { ink, lit: i > 0 ? mix(ink, leaf[0], 0.3) : undefined },
        ),
      ),
      treeline(
        stage,
        rollingSkyline(stage, y, span * 0.03, { scale: 0.008, step: 44 }),
        span * 0.032,
        stage.gradient(tones, 0, y - span * 0.03, 0, y + span * 0.12),
      ),
      mistTongue(stage, y + span * 0.06, span * 0.04, { opacity: 0.8 }),
    ]
  })
}

/** The river's middle and half-width, across toward the sun and down to our feet. */
const BEND = [
  [0.16, 0, 0.012],
  [0.42, 0.08, 0.03],
  [0.6, 0.2, 0.065],
  [0.36, 0.38, 0.13],
  [0.14, 0.6, 0.22],
  [0.34, 0.85, 0.34],
  [0.5, 1.1, 0.46],
] as const

/** The river comes round its bend out of the mist, with a canoe on it. */
function bend(stage: Stage, sun: Disc, horizon: number): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const { land, leaf, water, sand } = inks
  const top = horizon + span * 0.06
  const course = BEND.map(
    ([across, down, half]) => [xAt(across), lerp(top, height, down), half * span] as const,
  )
  const bed = ribbon(course, 0.5)
  const ground = [mix(mix(land[2], leaf[1], 0.4), inks.mist, 0.3), mix(land[3], leaf[2], 0.6), leaf[3]]
  const shine = [
    mix(water[0], inks.mist, 0.4),
    mix(water[0], water[1], 0.6),
    water[1],
    mix(water[2], leaf[2], 0.2),
  ]
  const down = (part: number) => lerp(top, height, part)
  return [
    `<path fill="${stage.gradient(ground, 0, top, 0, height)}" d="M0 ${Math.round(top)}h${width}V${height}H0z"/>`,
    fill(
      ribbon(
        course.map(([x, y, half]) => [x, y, half * 1.12 + span * 0.008] as const),
        0.5,
      ),
      mix(sand[1], leaf[2], 0.45),
    ),
    fill(bed, stage.gradient(shine, 0, top, 0, height)),
    group(
      { clipPath: stage.clip(bed) },
      lightRoad(stage, clamp(sun.x, width * 0.08, width * 0.92), top + span * 0.02, height, {
        far: span * 0.16,
        near: span * 0.3,
        count: 13,
        opacity: 0.9,
      }),
      ripples(stage, top + span * 0.03, height, { count: 24, opacity: 0.6, big: 80 }),
    ),
    mist(stage, top + span * 0.02, span * 0.12, { opacity: 0.55 }),
    riverShores(stage, course),
    canoe(stage, xAt(0.36), down(0.42), unit * 0.8, { flip: -sunward }),
  ]
}

/** Trunks close by, darker than anything behind them. */
function nearTrees(stage: Stage): Art {
  const { height, span, inks } = stage
  const { key, leaf, land } = inks
  return [
    buttressedTrunk(stage, nearEdge(stage, 0.16), span * 0.034, {
      ink: mix(land[4], leaf[3], 0.5),
      lit: leaf[2],
      foot: height * 0.98,
    }),
    buttressedTrunk(stage, nearEdge(stage, 0.01), span * 0.09, {
      ink: mix(key, leaf[3], 0.25),
      lit: leaf[3],
    }),
    buttressedTrunk(stage, farEdge(stage, -0.02), span * 0.055, {
      ink: mix(key, leaf[3], 0.4),
      lit: leaf[3],
    }),
  ]
}

/** The ape on its lianas under the canopy. */
function hanging(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf } = inks
  const wood = mix(key, leaf[3], 0.35)
  const size = unit * chance.between(1.75, 1.95)
  const [x, y] = [xAt(chance.between(-0.1, -0.02)), height * chance.between(0.2, 0.25)]
  const second = x + sunward * 57 * size
  const leaves = { ink: key, rib: leaf[3] }
  const canopy = range(Math.round((width / span) * 3.2) + 1, (i, t) =>
    leafMass(
      stage,
      lerp(-20, width + 20, t),
      span * (i % 2 ? -0.015 : 0.012),
      span * 0.25,
      span * chance.between(0.03, 0.06),
      { ink: i % 2 ? leaf[3] : key, lit: leaf[3], clumps: 7 },
    ),
  )
  return [
    liana(stage, xAt(0.66), -10, height * 0.4, { ink: wood, leaf: leaf[3], thick: 2.4 }),
    liana(stage, xAt(-0.3), -10, height * 0.62, { ink: wood, leaf: leaf[3], thick: 2.6 }),
    fill(
      pen()
        .M(second - 3 * unit, -10)
        .Q(second + 8 * unit, height * 0.2, second - 2.5 * unit, y + 44 * size)
        .Q(second + 10 * unit, y + 150 * size, second - 4 * unit, y + 230 * size)
        .L(second + 2 * unit, y + 228 * size)
        .Q(second + 16 * unit, y + 150 * size, second + 3 * unit, y + 44 * size)
        .Q(second + 14 * unit, height * 0.2, second + 4 * unit, -10)
        .Z(),
      wood,
    ),
    liana(stage, x, -10, y + 120 * size, { ink: wood, leaf: leaf[3], thick: 5, sway: 0.015 }),
    ape(stage, x, y, size, sunward),
    canopy,
    foliage(stage, nearEdge(stage, 0.04), height * 1.04, unit * 2, {
      ...leaves,
      spread: sunward > 0 ? [-105, -8] : [-172, -75],
    }),
    foliage(stage, farEdge(stage, -0.01), height * 1.06, unit * 1.7, {
      ...leaves,
      count: 4,
      kinds: ['fern'],
      spread: sunward > 0 ? [-172, -80] : [-100, -8],
    }),
  ]
}
