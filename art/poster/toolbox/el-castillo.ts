import { mix } from './inks.ts'
import type { Front } from './masonry.ts'
import { lerp, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** Broad green terraces with the stair up their middle: wide below, each set back behind the last. */
const TIERS = [
  [0.62, 0, 0.13],
  [0.54, 0.13, 0.24],
  [0.45, 0.24, 0.36],
  [0.38, 0.36, 0.46],
] as const

export function mound(stage: Stage, front: Front): Art {
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
export function tower(stage: Stage, front: Front): Art {
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
