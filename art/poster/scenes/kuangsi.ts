import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { dipterocarp } from '#art/poster/toolbox/lianas.ts'
import { clamp, lerp, nth } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { type Basin, basin, bather, poolInks, sitter } from '#art/poster/toolbox/travertine.ts'
import { veiledFall } from '#art/poster/toolbox/veiled-fall.ts'
import { ripples } from '#art/poster/toolbox/water.ts'

export const kuangsi: Scene = {
  title: 'Turquoise pools in the forest',
  best: 'day',
  zoom: [0.94, 1.12],
  draw(stage) {
    const { height, span, chance, inks, sunward, xAt } = stage
    const brink = height * chance.between(0.19, 0.23)
    const sunX = xAt(chance.between(0.42, 0.54))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.22, 0.28), r: span * 0.145 })
    const basins = stairs(stage)
    return [
      sky(stage, { horizon: height * 0.5, sun }),
      streaks(stage, sun.x + sunward * span * 0.06, sun.y - span * 0.03, span * 0.4, 2, inks.mist, {
        opacity: 0.9,
      }),
      farForest(stage, height * 0.34),
      veiledFall(stage, brink, nth(basins, 0).y),
      pools(stage, basins),
      bathers(stage, basins),
      frame(stage),
    ]
  },
}

/** Four basins, each below and before the last: across, down the picture, half-width, depth, fall. */
const STAIRS = [
  [-0.02, 0.49, 0.31, 0.034, 0.066, 5],
  [0.17, 0.605, 0.4, 0.042, 0.08, 5],
  [-0.2, 0.735, 0.52, 0.05, 0.096, 5],
  [0.12, 0.885, 0.95, 0.062, 0.12, 7],
] as const

function stairs({ height, span, chance, xAt }: Stage): Basin[] {
  const tall = clamp(height / span, 1, 1.5)
  return STAIRS.map(([across, down, half, deep, drop, scallops]) => ({
    x: xAt(across + chance.between(-0.03, 0.03)),
    y: height * down,
    half: span * half * chance.between(0.94, 1.06),
    deep: span * deep * tall,
    drop: span * drop * tall * chance.between(0.9, 1.15),
    scallops,
  }))
}

function farForest(stage: Stage, brink: number): Art {
  const { height, span, inks, xAt } = stage
  const { land, leaf } = inks
  const far = mix(land[1], leaf[1], 0.2)
  const middle = mix(land[2], leaf[1], 0.45)
  return [
    treeline(
      stage,
      rollingSkyline(stage, brink - span * 0.02, span * 0.05, { scale: 0.008, step: 40 }),
      span * 0.036,
      stage.gradient([far, mix(far, inks.mist, 0.6)], 0, brink - span * 0.1, 0, brink + span * 0.2),
    ),
    mist(stage, brink + span * 0.05, span * 0.2, { opacity: 0.6 }),
    dipterocarp(stage, xAt(0.24), brink + span * 0.2, span * 0.36, {
      ink: middle,
      lit: mix(leaf[0], land[1], 0.3),
      trunk: mix(land[2], inks.rock[1], 0.3),
    }),
    forest(stage, {
      y: x => brink + span * (0.05 + 0.03 * Math.sin(x / 70)),
      size: span * 0.06,
      ink: middle,
      lit: mix(leaf[1], leaf[0], 0.4),
      base: height * 0.62,
      rows: 3,
      bumps: 5,
      gap: 1.6,
      litOdds: 0.7,
    }),
  ]
}

/** Every basin from the back to the front, with bushes closing in on both sides. */
function pools(stage: Stage, basins: readonly Basin[]): Art {
  const { width, height, span, inks } = stage
  const { leaf, paper } = inks
  const { stone } = poolInks(stage)
  const ground = stage.gradient(
    [mix(stone, leaf[2], 0.55), mix(leaf[2], leaf[3], 0.6)],
    0,
    height * 0.48,
    0,
    height,
  )
  const bushes = (from: number, to: number, y: number, i: number) =>
    to > from + 12 &&
    forest(stage, {
      from,
      to,
      y: x => y - span * 0.01 + Math.sin(x / 40) * span * 0.01,
      size: span * lerp(0.036, 0.058, i / 3),
      ink: mix(leaf[2], leaf[3], i * 0.3),
      lit: mix(leaf[1], leaf[2], 0.15 + i * 0.2),
      base: height + 20,
      bumps: 4,
      gap: 1.5,
      rows: width > span * 1.6 ? 3 : 1,
      litOdds: 0.7,
    })
  return [
    `<path fill="${ground}" d="M0 ${Math.round(height * 0.485)}h${width}V${height}H0z"/>`,
    basins.map((shape, i) => [
      bushes(-20, shape.x - shape.half * 0.94, shape.y, i),
      bushes(shape.x + shape.half * 0.94, width + 20, shape.y, i),
      basin(stage, shape),
      ripples(stage, shape.y, shape.y + shape.deep * 0.7, {
        count: 5,
        ink: paper,
        opacity: 0.6,
        from: shape.x - shape.half * 0.6,
        to: shape.x + shape.half * 0.6,
      }),
    ]),
  ]
}

/** People in the pools, and one who has only her feet in. */
function bathers(stage: Stage, basins: readonly Basin[]): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const [second, third, near] = [nth(basins, 1), nth(basins, 2), nth(basins, 3)]
  const friends = xAt(chance.between(0.1, 0.2))
  const y = near.y + near.deep * 0.42
  return [
    bather(stage, second.x + sunward * span * 0.08, second.y + second.deep * 0.4, unit, { flip: -sunward }),
    sitter(
      stage,
      third.x + sunward * third.half * 0.08,
      third.y + third.deep * 1.06,
      unit * 1.4,
      sunward,
      inks.lamp,
    ),
    bather(stage, friends, y, unit * 1.6, { flip: sunward, shirt: RED }),
    bather(stage, friends + sunward * span * 0.11, y + span * 0.014, unit * 1.65, {
      flip: -sunward,
      shirt: BLUE,
      waving: true,
    }),
  ]
}

/** Two trunks, a roof of leaves, and banana leaves at our feet. */
function frame(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const { key, leaf } = inks
  const near = nearEdge(stage, 0.05)
  const trunk = pen()
    .M(near - span * 0.1, height * 1.02)
    .Q(near - span * 0.03, height * 0.8, near - span * 0.035, height * 0.4)
    .L(near - span * 0.03 + sunward * span * 0.01, -10)
    .H(near + span * 0.03)
    .Q(near + span * 0.03, height * 0.7, near + span * 0.11, height * 1.02)
    .Z()
  const leaves = { ink: key, rib: leaf[3] }
  return [
    fill(trunk, mix(key, leaf[3], 0.35)),
    leafMass(stage, nearEdge(stage, 0.06), span * 0.015, span * 0.3, span * 0.06, {
      ink: leaf[3],
      lit: leaf[2],
    }),
    leafMass(stage, farEdge(stage, -0.02), span * 0.005, span * 0.2, span * 0.05, {
      ink: leaf[3],
      lit: leaf[2],
      clumps: 6,
    }),
    foliage(stage, nearEdge(stage, 0.01), height * 1.05, unit * 1.9, {
      ...leaves,
      spread: sunward > 0 ? [-110, -8] : [-172, -70],
    }),
    foliage(stage, farEdge(stage, -0.01), height * 1.06, unit * 1.7, {
      ...leaves,
      count: 4,
      spread: sunward > 0 ? [-172, -80] : [-100, -8],
    }),
  ]
}
