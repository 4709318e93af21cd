import { BLUE, RED } from '#art/poster/palettes.ts'
import { macaw } from '#art/poster/toolbox/birds.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { type Front, layFront } from '#art/poster/toolbox/masonry.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree, grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const xunantunich: Landmark = {
  scene: {
    title: 'El Castillo of Xunantunich',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const foot = height * chance.between(0.74, 0.78)
      const x = clamp(xAt(-0.06), span * 0.36, width - span * 0.36)
      const sun = stage.hang({ x: xAt(chance.between(0.36, 0.48)), y: foot - span * 0.38, r: span * 0.16 })
      const front = layFront(x, foot, span * chance.between(0.52, 0.58))
      return [
        openSky(stage, foot, sun),
        forests(stage, foot),
        mound(stage, front),
        tower(stage, front),
        plaza(stage, foot),
        traveller(stage, x + span * 0.1, foot + span * 0.03, unit * 1.4, { coat: RED, flip: sunward }),
        traveller(stage, x + span * 0.14, foot + span * 0.032, unit * 1.4, {
          kind: 'hat',
          coat: BLUE,
          flip: sunward,
        }),
        traveller(stage, front.at(0.03), front.up(0.37), unit * 0.9, { kind: 'plain', coat: RED }),
        macaw(stage, xAt(0.16), foot - span * 0.62, unit * 0.7, -sunward, 8),
        grass(stage, -10, width + 10, () => height * 0.96, span * 0.05, inks.leaf[3], 9),
        leafyCorners(stage, { near: 2, far: 1.7 }),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'monsoon', 'dusk'],
    countries: ['belize'],
    habitats: ['rainforest', 'dry-forest'],
    subjects: ['xunantunich', 'maya', 'caracol', 'altun', 'temple', 'ruin', 'history', 'san ignacio'],
  },
}

function forests(stage: Stage, foot: number): Art {
  const { span, unit, inks, chance, xAt } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const far = rollingSkyline(stage, foot - span * 0.24, span * 0.06, { scale: 0.006 })
  return [
    hill(stage, far, stage.gradient([land[1], mix(land[0], inks.mist, 0.6)], 0, foot - span * 0.3, 0, foot)),
    forest(stage, {
      y: at => foot - span * (0.13 + 0.02 * Math.sin(at / 70)),
      size: 20 * unit,
      ink: mix(land[2], leaf[1], 0.35),
      lit: mix(land[1], leaf[0], 0.4),
      bumps: 4,
    }),
    mistTongue(stage, foot - span * 0.1, span * 0.05, { opacity: 0.7 }),
    emergentTree(stage, xAt(0.6), foot + 4, span * chance.between(0.34, 0.42), {
      ink: leaf[2],
      lit: leaf[1],
      trunk: land[4],
    }),
    palm(crownId, xAt(0.42), foot + 4, span * 0.24, { lean: 0.08, ink: leaf[3], scale: unit * 0.52 }),
    palm(crownId, xAt(-0.56), foot + 4, span * 0.3, { lean: -0.1, ink: leaf[3], scale: unit * 0.6 }),
    forest(stage, {
      y: at => foot - span * (0.045 + 0.012 * Math.sin(at / 45)),
      size: 24 * unit,
      ink: leaf[2],
      lit: leaf[1],
      base: foot + span * 0.04,
    }),
  ]
}

/** Broad green terraces with the stair up their middle: wide below, each set back behind the last. */
const TIERS = [
  [0.62, 0, 0.13],
  [0.54, 0.13, 0.24],
  [0.45, 0.24, 0.36],
  [0.38, 0.36, 0.46],
] as const

function mound(stage: Stage, front: Front): Art {
  const { inks, light } = stage
  const stone = mix(inks.rock[0], inks.rock[1], 0.3)
  return [
    TIERS.map(([half, low, top], i) => {
      const body = pen()
        .M(front.at(-half - 0.03), front.up(low))
        .L(
          front.at(-half),
          front.up(top),
          front.at(half),
          front.up(top),
          front.at(half + 0.03),
          front.up(low),
        )
        .Z()
      const side = light > 0 ? -1 : 1
      const dark = pen()
        .M(front.at(side * (half + 0.03)), front.up(low))
        .L(
          front.at(side * half),
          front.up(top),
          front.at(side * half * 0.7),
          front.up(top),
          front.at(side * half * 0.76),
          front.up(low),
        )
        .Z()
      const joints = pen()
      for (const t of [0.3, 0.62])
        joints.M(front.at(-half * 0.98), front.up(lerp(low, top, t))).H(front.at(half * 0.98))
      const turf = front.box(pen(), -half - 0.004, half + 0.004, top - 0.012, top + 0.01)
      return [
        fill(body, mix(stone, inks.rock[2], 0.06 * i)),
        stroke(joints, mix(stone, inks.rock[2], 0.6), 1.1, { opacity: 0.6 }),
        fill(dark, mix(stone, inks.land[3], 0.42), { opacity: 0.8 }),
        fill(turf, mix(inks.leaf[1], inks.leaf[2], 0.3)),
      ]
    }),
    stair(stage, front),
  ]
}

function stair({ inks }: Stage, front: Front): Art {
  const treads = pen()
  for (let up = 0.015; up < 0.46; up += 0.022) {
    const half = lerp(0.17, 0.1, up / 0.46)
    treads.M(front.at(-half), front.up(up)).H(front.at(half))
  }
  const body = pen()
    .M(front.at(-0.18), front.up(0))
    .L(front.at(-0.105), front.up(0.46), front.at(0.105), front.up(0.46), front.at(0.18), front.up(0))
    .Z()
  return [
    fill(body, mix(inks.rock[0], inks.paper, 0.25)),
    stroke(treads, mix(inks.rock[1], inks.rock[2], 0.5), 1.3),
  ]
}

/** The tower: the great stucco frieze round its waist, doorways above, the broken roof comb on top. */
function tower(stage: Stage, front: Front): Art {
  const { inks, light, chance } = stage
  const stone = mix(inks.rock[0], inks.rock[1], 0.2)
  const [walls, shade, frieze, doors, bands] = [pen(), pen(), pen(), pen(), pen()]
  front.box(walls, -0.27, 0.27, 0.46, 0.62)
  front.box(walls, -0.22, 0.22, 0.62, 0.78)
  walls
    .M(front.at(-0.15), front.up(0.78))
    .L(
      front.at(-0.13),
      front.up(0.94),
      front.at(-0.06),
      front.up(0.98),
      front.at(0.02),
      front.up(0.95),
      front.at(0.09),
      front.up(1),
      front.at(0.14),
      front.up(0.92),
      front.at(0.15),
      front.up(0.78),
    )
    .Z()
  for (const [half, low, top] of [
    [0.27, 0.46, 0.62],
    [0.22, 0.62, 0.78],
    [0.15, 0.78, 0.95],
  ] as const)
    front.box(shade, light > 0 ? -half : half * 0.55, light > 0 ? -half * 0.55 : half, low, top)
  front.box(frieze, -0.27, 0.27, 0.5, 0.585)
  front.box(bands, -0.28, 0.28, 0.485, 0.5)
  front.box(bands, -0.28, 0.28, 0.585, 0.602)
  front.box(bands, -0.23, 0.23, 0.77, 0.785)
  for (const middle of [-0.12, 0, 0.12]) front.box(doors, middle - 0.028, middle + 0.028, 0.625, 0.71)
  front.box(doors, -0.03, 0.03, 0.82, 0.89)
  const masks = range(9, (i, t) => {
    const middle = lerp(-0.235, 0.235, t)
    const path = pen().dot(
      front.at(middle),
      front.up(0.545),
      (front.at(0.018) - front.at(0)) * (i % 2 ? 1 : 1.3),
    )
    front.box(path, middle - 0.024, middle + 0.024, 0.508, 0.516 + chance() * 0.01)
    return path
  })
  return [
    fill(walls, stone),
    fill(bands, mix(stone, inks.paper, 0.4)),
    fill(frieze, mix(inks.rock[1], inks.rock[2], 0.35)),
    masks.map(mask => fill(mask, mix(stone, inks.paper, 0.2))),
    fill(shade, mix(stone, inks.land[3], 0.45), { opacity: 0.75 }),
    fill(doors, mix(inks.rock[2], inks.key, 0.6)),
  ]
}

function plaza(stage: Stage, foot: number): Art {
  const { width, height, span, inks } = stage
  const edge = range(12, (_, t): Point => [lerp(-20, width + 20, t), foot + Math.sin(t * 11) * span * 0.005])
  return hill(
    stage,
    edge,
    stage.gradient([mix(inks.leaf[0], inks.leaf[1], 0.35), inks.leaf[1], inks.leaf[2]], 0, foot, 0, height),
  )
}
