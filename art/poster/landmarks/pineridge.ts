import { BLUE, RED } from '#art/poster/palettes.ts'
import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { fall } from '#art/poster/toolbox/falls.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { pine } from '#art/poster/toolbox/pines.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const pineridge: Landmark = {
  scene: {
    title: 'The thousand-foot falls of the Mountain Pine Ridge',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt, sunward } = stage
      const brink = height * chance.between(0.34, 0.38)
      const sun = stage.hang({ x: xAt(chance.between(0.34, 0.48)), y: brink - span * 0.14, r: span * 0.15 })
      const x = xAt(chance.between(-0.06, 0.02))
      return [
        openSky(stage, brink, sun),
        ridges(stage, brink),
        cliff(stage, brink, x),
        fall(stage, x, brink + span * 0.01, height * 0.78, span * 0.034),
        fall(stage, x + sunward * span * 0.045, brink + span * 0.12, height * 0.74, span * 0.014),
        valley(stage),
        mist(stage, height * 0.78, span * 0.14, { opacity: 0.5 }),
        pines(stage),
        birds(stage, xAt(0.24), brink + span * 0.1, 5, 8 * unit + 2, inks.paper, span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon'],
    countries: ['belize'],
    habitats: ['mountain', 'river', 'highland'],
    subjects: ['pine ridge', 'waterfall', 'fall', 'pine'],
  },
}

function ridges(stage: Stage, brink: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, brink - span * 0.09, span * 0.04, { scale: 0.006 })
  const near = rollingSkyline(stage, brink - span * 0.03, span * 0.03, { scale: 0.008 })
  return [hill(stage, far, inks.land[0]), hill(stage, near, mix(inks.land[1], inks.land[2], 0.3))]
}

/** A granite wall, pines along its brink, forest hanging in its clefts. */
function cliff(stage: Stage, brink: number, x: number): Art {
  const { width, height, span, chance, inks, light } = stage
  const { rock, land, leaf } = inks
  const top = (at: number) =>
    brink + span * 0.012 * Math.sin(at / 50) - span * 0.05 * Math.min(1, Math.abs(at - x) / (span * 0.5))
  const edge = range(26, (_, t): Point => [lerp(-20, width + 20, t), top(lerp(-20, width + 20, t))])
  const [shades, gleams] = [pen(), pen()]
  for (let at = -10; at < width; at += span * chance.between(0.05, 0.1)) {
    const [wide, low] = [span * chance.between(0.02, 0.055), height * chance.between(0.66, 0.84)]
    const path = chance.odds(0.62) ? shades : gleams
    path
      .M(at, top(at) + span * 0.02)
      .L(
        at + wide,
        lerp(top(at), low, 0.3),
        at + wide * 0.7,
        lerp(top(at), low, 0.55),
        at + wide * 1.3,
        low,
        at - wide * 0.3,
        low,
        at + light * wide * 0.1,
        lerp(top(at), low, 0.5),
      )
      .Z()
  }
  const tones = [mix(rock[1], rock[0], 0.2), mix(rock[1], rock[2], 0.35), mix(land[3], leaf[2], 0.4)]
  return [
    hill(stage, edge, stage.gradient(tones, 0, brink, 0, height * 0.86)),
    fill(shades, mix(rock[2], land[3], 0.3), { opacity: 0.6 }),
    fill(gleams, mix(rock[0], inks.paper, 0.15), { opacity: 0.5 }),
    pineRow(stage, edge, x),
  ]
}

function pineRow(stage: Stage, edge: readonly Point[], x: number): Art {
  const { span, chance, inks } = stage
  const far = pen()
  for (const [at, y] of edge) {
    for (let i = 0; i < 2; i++) {
      const treeX = at + chance.between(-0.5, 0.5) * span * 0.08
      if (Math.abs(treeX - x) > span * 0.04) pine(far, treeX, y + 3, span * chance.between(0.05, 0.1))
    }
  }
  return fill(far, mix(inks.land[3], inks.leaf[2], 0.5))
}

function valley(stage: Stage): Art {
  const { height, span, unit, inks } = stage
  const { leaf } = inks
  return [
    forest(stage, {
      y: at => height * 0.78 + span * 0.03 * Math.sin(at / 80),
      size: 26 * unit,
      ink: mix(leaf[2], leaf[1], 0.3),
      lit: leaf[1],
      rows: 2,
    }),
    mistTongue(stage, height * 0.84, span * 0.03, { opacity: 0.5 }),
  ]
}

/** The ledge we look from: tall pines at the sides, two who have walked here. */
function pines(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward } = stage
  const near = pen()
  for (const [spans, high] of [
    [0.05, 0.92],
    [0.2, 0.7],
    [-0.04, 0.6],
  ] as const)
    pine(near, nearEdge(stage, spans), height * 1.01, span * high * chance.between(0.9, 1.05))
  for (const [spans, high] of [
    [0.04, 0.66],
    [0.16, 0.42],
  ] as const)
    pine(near, farEdge(stage, spans), height * 1.01, span * high)
  const ledge = pen()
    .M(nearEdge(stage, -0.1), height * 0.88)
    .Q(nearEdge(stage, 0.3), height * 0.88, nearEdge(stage, 0.56), height * 0.95)
    .L(nearEdge(stage, 0.6), height + 10, nearEdge(stage, -0.1), height + 10)
    .Z()
  return [
    fill(near, mix(inks.leaf[3], inks.key, 0.35)),
    fill(ledge, mix(inks.rock[2], inks.key, 0.3)),
    stroke(
      pen()
        .M(nearEdge(stage, 0), height * 0.885)
        .Q(nearEdge(stage, 0.3), height * 0.885, nearEdge(stage, 0.54), height * 0.95),
      mix(inks.rock[1], inks.rock[2], 0.3),
      5,
    ),
    traveller(stage, nearEdge(stage, 0.34), height * 0.9, unit * 2.6, { coat: RED, flip: sunward }),
    traveller(stage, nearEdge(stage, 0.43), height * 0.918, unit * 2.5, {
      kind: 'hat',
      coat: BLUE,
      flip: sunward,
    }),
    grass(stage, -10, width + 10, () => height * 0.985, span * 0.05, mix(inks.leaf[3], inks.key, 0.3), 9),
  ]
}
