import type { Scene } from '#art/poster/scene.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, type Point } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { cecropiaLeaf, sloth as hangingSloth } from '#art/poster/toolbox/sloth.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'

export const sloth: Scene = {
  title: 'A sloth in a guarumo tree',
  best: 'day',
  zoom: [0.96, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const sun = stage.hang({
      x: xAt(chance.between(0.26, 0.38)),
      y: height * chance.between(0.3, 0.38),
      r: span * 0.17,
    })
    const level = height * chance.between(0.27, 0.31)
    const hung: Point = [xAt(chance.between(-0.04, 0.02)), level + span * 0.012]
    return [
      openSky(stage, height * 0.68, sun),
      beyond(stage),
      watchers(stage),
      trunk(stage, level),
      leaves(stage, level, false),
      bough(stage, level),
      hangingSloth(stage, ...hung, unit * chance.between(1.5, 1.62), -sunward),
      leaves(stage, level, true),
      leafyCorners(stage, { near: 1.7, far: 1.6 }),
      birds(stage, xAt(0.5), height * 0.62, 4, 7 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

function beyond(stage: Stage): Art {
  const { height, span, unit, inks } = stage
  const { land, leaf } = inks
  const hills = rollingSkyline(stage, height * 0.58, span * 0.05, { scale: 0.006 })
  const trees = rollingSkyline(stage, height * 0.655, span * 0.03, { scale: 0.009 })
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (100 * unit + 20)) * span * 0.02,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.5)], 0, y - span * 0.05, 0, y + span * 0.2),
      lit,
      gap: 1.3,
    })
  return [
    hill(stage, hills, land[0]),
    treeline(
      stage,
      trees,
      span * 0.018,
      stage.gradient([land[1], inks.mist], 0, height * 0.62, 0, height * 0.76),
    ),
    belt(height * 0.76, 32, mix(land[2], leaf[1], 0.35), mix(land[2], leaf[0], 0.5)),
    mistTongue(stage, height * 0.83, span * 0.05, { opacity: 0.7 }),
    belt(height * 0.89, 44, mix(leaf[2], leaf[1], 0.3), leaf[1]),
  ]
}

/** Those who have found it stand on a path far below. */
function watchers(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const y = height * 0.955
  const path = pen()
    .M(xAt(0.26), height * 0.985)
    .Q(xAt(0.5), height * 0.92, xAt(0.86), height * 0.95)
    .L(xAt(0.86), height * 0.99)
    .Q(xAt(0.5), height * 0.965, xAt(0.3), height + 10)
    .Z()
  return [
    fill(path, mix(inks.sand[1], inks.leaf[2], 0.3)),
    traveller(stage, xAt(0.46), y, unit * 1.9, { flip: -sunward }),
    traveller(stage, xAt(0.46) + sunward * span * 0.06, y - span * 0.004, unit * 1.8, {
      coat: inks.lamp,
      kind: 'hat',
      flip: -sunward,
    }),
  ]
}

/** A guarumo: a slim pale stem with rings. */
function trunk(stage: Stage, level: number): Art {
  const { height, span, inks, light, xAt } = stage
  const x = xAt(-0.46)
  const wide = span * 0.035
  const bark = mix(inks.rock[1], inks.leaf[3], 0.55)
  const rings = pen()
  for (let i = 0; i < 12; i++) {
    const y = lerp(-10, height, (i + 0.4) / 12)
    const half = wide * lerp(0.7, 1.15, y / height)
    rings.M(x - half, y).Q(x, y + wide * 0.3, x + half, y)
  }
  const body = pen()
    .M(x - wide * 1.2, height + 10)
    .L(
      x - wide * 0.72,
      level,
      x - wide * 0.6,
      -10,
      x + wide * 0.6,
      -10,
      x + wide * 0.72,
      level,
      x + wide * 1.2,
      height + 10,
    )
    .Z()
  const lit = pen()
    .M(x + light * wide * 0.6, -10)
    .L(x + light * wide * 1.2, height + 10, x + light * wide * 0.5, height + 10, x + light * wide * 0.2, -10)
    .Z()
  return [
    fill(body, bark),
    fill(lit, mix(bark, inks.rock[0], 0.45)),
    stroke(rings, mix(bark, inks.key, 0.45), 2.2),
  ]
}

function bough(stage: Stage, level: number): Art {
  const { span, inks, xAt } = stage
  const bark = mix(inks.rock[1], inks.leaf[3], 0.55)
  const wood = pen()
    .M(xAt(-0.47), level + span * 0.1)
    .C(xAt(-0.34), level + span * 0.012, xAt(-0.1), level - span * 0.006, xAt(0.46), level - span * 0.07)
    .L(xAt(0.46), level - span * 0.078)
    .C(xAt(-0.08), level - span * 0.05, xAt(-0.34), level - span * 0.04, xAt(-0.45), level + span * 0.03)
    .Z()
  const top = pen()
    .M(xAt(-0.44), level + span * 0.02)
    .C(xAt(-0.33), level - span * 0.042, xAt(-0.08), level - span * 0.048, xAt(0.42), level - span * 0.074)
  return [fill(wood, mix(bark, inks.key, 0.25)), stroke(top, mix(bark, inks.rock[0], 0.4), span * 0.008)]
}

/** Where its leaves grow: across, up from the bough, size, turn, and whether before the animal. */
const LEAVES = [
  [-0.3, 0.2, 1.9, -28, false],
  [-0.1, 0.16, 1.5, 8, false],
  [0.4, 0.12, 1.7, 34, false],
  [0.2, 0.16, 1.35, 14, false],
  [-0.5, 0.12, 1.8, -70, false],
  [0.5, -0.02, 1.5, 88, true],
  [-0.4, -0.02, 1.25, 210, true],
  [0.32, -0.06, 1.1, 150, true],
] as const

function leaves(stage: Stage, level: number, before: boolean): Art {
  const { span, unit, inks, sunward, xAt } = stage
  const { leaf, key } = inks
  const stalks = pen()
  const drawn = LEAVES.filter(([, , , , front]) => front === before).map(([across, up, size, turn], i) => {
    const [x, y] = [xAt(across), level - span * up]
    const footX = xAt(across * 0.9)
    stalks.M(footX, level - span * 0.03).Q(lerp(footX, x, 0.3), lerp(level, y, 0.7), x, y)
    return cecropiaLeaf(stage, x, y, unit * size, turn * sunward, {
      ink: before ? leaf[3] : i % 2 ? leaf[1] : leaf[2],
      rib: before ? key : i % 2 ? leaf[2] : leaf[3],
    })
  })
  return [stroke(stalks, mix(leaf[2], inks.rock[1], 0.3), 4 * unit, { strokeLinecap: 'round' }), drawn]
}
