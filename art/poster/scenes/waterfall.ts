import type { Scene } from '#art/poster/scene.ts'
import { flyingToucan } from '#art/poster/toolbox/birds.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { fall, spray } from '#art/poster/toolbox/falls.ts'
import { type ForestOptions, forest, treeline } from '#art/poster/toolbox/forest.ts'
import { gorgeWall } from '#art/poster/toolbox/gorge.ts'
import { type Gorge, layGorge, wings } from '#art/poster/toolbox/gorge-wings.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { clamp } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const waterfall: Scene = {
  title: 'Waterfall in the forest',
  best: 'monsoon',
  draw(stage) {
    const { height, span, chance, inks, focusX, sunward, xAt } = stage
    const sunX = xAt(chance.between(0.1, 0.36))
    const lip = height * chance.between(0.3, 0.36)
    const sun = stage.hang({ x: sunX, y: lip - span * chance.between(0.04, 0.14), r: span * 0.145 })
    const pool = height * chance.between(0.73, 0.78)
    const twin = chance.odds(0.45)
    const wide = span * (twin ? chance.between(0.1, 0.14) : chance.between(0.13, 0.19))
    const stoneAt = (chance.odds(0.7) ? sunward : -sunward) * chance.between(0.14, 0.24)
    const gorge = layGorge(stage, lip, pool)
    return [
      sky(stage, { horizon: height * 0.42, sun }),
      streaks(stage, gorge.at(-sunward * 0.3), height * 0.1, span * 0.4, 2, inks.mist, { opacity: 0.7 }),
      backForest(stage, lip),
      backWall(stage, gorge, wide),
      fall(stage, focusX, lip, pool, wide),
      twin &&
        fall(
          stage,
          focusX - sunward * wide * chance.between(1.1, 1.35),
          lip + span * 0.004,
          pool,
          wide * 0.5,
        ),
      sideFalls(stage, gorge),
      mist(stage, pool - span * 0.06, span * 0.4, { opacity: 0.55 }),
      wings(stage, gorge),
      spray(stage, pool, span * 0.26, span * 0.1, 10, 0.5),
      poolWater(stage, pool),
      boulders(stage, gorge, stoneAt),
      traveller(stage, gorge.at(stoneAt), pool + span * 0.092, stage.unit * 1.5, {
        kind: 'pack',
        flip: -sunward,
      }),
      nearForest(stage, gorge),
      toucans(stage, gorge),
    ]
  },
}

/** More falls along the wall, where the gorge is open enough to see it. */
function sideFalls(stage: Stage, { lip, pool, at, apart }: Gorge): Art {
  const { span, chance, sunward } = stage
  if (apart(sunward) === 1) return
  return [0.185, 0.25, 0.315].map((out, i) =>
    fall(
      stage,
      at(sunward * (out + chance.between(-0.015, 0.015))),
      lip - span * 0.02,
      pool - span * 0.02,
      span * (i === 1 ? 0.026 : 0.05) * chance.between(0.85, 1.2),
    ),
  )
}

function backForest(stage: Stage, lip: number): Art {
  const { span, inks } = stage
  const hills = rollingSkyline(stage, lip - span * 0.05, span * 0.05, { scale: 0.008 })
  const trees = rollingSkyline(stage, lip - span * 0.005, span * 0.014, { scale: 0.02 })
  return [
    hill(stage, hills, inks.land[0], lip + span * 0.1),
    treeline(stage, trees, span * 0.02, inks.land[1], lip + span * 0.1),
  ]
}

/** The wall the water falls over, with trees on its brink left and right of the fall. */
function backWall(stage: Stage, { lip, pool }: Gorge, wide: number): Art {
  const { width, span, inks, focusX } = stage
  const { land, leaf, rock } = inks
  const brink: Omit<ForestOptions, 'y'> = {
    size: span * 0.042,
    gap: 1.45,
    bumps: 4,
    ink: mix(land[3], leaf[1], 0.6),
    lit: mix(leaf[0], land[2], 0.4),
    base: lip + span * 0.03,
  }
  const away = (distance: number) => lip + span * 0.012 - span * 0.04 * clamp(distance / span)
  return [
    gorgeWall(stage, {
      from: -20,
      to: width + 20,
      top: x => lip + span * 0.012 - span * 0.05 * clamp(Math.abs(x - focusX) / span - 0.08),
      foot: pool,
      lip,
      ink: mix(land[2], rock[1], 0.35),
      shade: mix(land[3], rock[2], 0.4),
      moss: mix(leaf[1], land[2], 0.35),
    }),
    forest(stage, { ...brink, to: focusX - wide * 0.45, y: x => away(focusX - x) }),
    forest(stage, { ...brink, from: focusX + wide * 0.45, y: x => away(x - focusX) }),
  ]
}

function poolWater(stage: Stage, pool: number): Art {
  const { height, span, inks, focusX, sunward } = stage
  const foam = pen()
    .lens(focusX, pool + span * 0.02, span * 0.42, span * 0.02)
    .lens(focusX, pool + span * 0.055, span * 0.28, span * 0.008)
  const roadX = focusX + sunward * span * 0.06
  return [
    sea(stage, pool),
    ripples(stage, pool + 6, height, { count: 28, opacity: 0.7, big: 90 }),
    fill(foam, inks.paper, { opacity: 0.8 }),
    spray(stage, pool + span * 0.012, span * 0.16, span * 0.06, 8, 0.9),
    lightRoad(stage, roadX, pool + span * 0.08, height, {
      far: span * 0.08,
      near: span * 0.14,
      count: 5,
      opacity: 0.8,
    }),
  ]
}

/** Boulders in the pool, the last of them flat enough to stand on. */
function boulders({ span, inks, sunward }: Stage, { pool, at }: Gorge, stoneAt: number): Art {
  const [rocks, faces] = [pen(), pen()]
  for (const [across, below, half, high] of [
    [-0.21, 0.02, 0.05, 0.04],
    [0.2, 0.015, 0.045, 0.035],
    [0.3, 0.04, 0.07, 0.06],
    [-0.32, 0.06, 0.09, 0.07],
    [stoneAt, 0.15, 0.1, 0.062],
  ] as const) {
    const [x, y, w, h] = [at(across), pool + below * span, half * span, high * span]
    const toSun = sunward * w
    rocks
      .M(x - w, y)
      .L(x - w * 0.92, y - h * 0.55, x - w * 0.5, y - h * 0.95, x + w * 0.15, y - h)
      .L(x + w * 0.7, y - h * 0.7, x + w, y - h * 0.2, x + w * 0.96, y)
      .Z()
    faces
      .M(x + toSun * 0.9, y - h * 0.2)
      .L(x + toSun * 0.84, y - h * 0.55, x + toSun * 0.45, y - h * 0.92, x - toSun * 0.12, y - h * 0.96)
      .L(x + toSun * 0.1, y - h * 0.62, x + toSun * 0.5, y - h * 0.5, x + toSun * 0.55, y - h * 0.15)
      .Z()
  }
  return [fill(rocks, inks.land[4]), fill(faces, mix(inks.land[3], inks.rock[1], 0.4))]
}

function nearForest(stage: Stage, { at, apart }: Gorge): Art {
  const { height, span, unit, inks } = stage
  const { key, leaf } = inks
  const trees = {
    size: span * 0.068,
    ink: mix(leaf[2], leaf[3], 0.75),
    lit: leaf[2],
    rows: 5,
    gap: 1.5,
    bumps: 4,
  }
  const [left, right] = [at(-0.4 * apart(-1)), at(0.42 * apart(1))]
  const leaves = { ink: key, rib: leaf[3], count: 6 }
  return [
    forest(stage, {
      ...trees,
      to: left,
      y: x => height * 0.86 - span * 0.28 * clamp((left - x) / (span * 0.4)),
    }),
    forest(stage, {
      ...trees,
      from: right,
      y: x => height * 0.88 - span * 0.3 * clamp((x - right) / (span * 0.4)),
    }),
    foliage(stage, at(-0.42 * apart(-1)), height * 1.03, unit * 1.9, { ...leaves, spread: [-140, -15] }),
    foliage(stage, at(0.48 * apart(1)), height * 1.03, unit * 1.9, { ...leaves, spread: [-165, -40] }),
  ]
}

function toucans(stage: Stage, { at }: Gorge): Art {
  const { height, unit, sunward } = stage
  return [
    flyingToucan(stage, at(-sunward * 0.16), height * 0.47, unit * 0.6, sunward, 6),
    flyingToucan(stage, at(-sunward * 0.25), height * 0.41, unit * 0.42, sunward, -6),
  ]
}
