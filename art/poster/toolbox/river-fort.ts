import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { layFront } from './masonry.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** Low grey walls down to the water, round turrets with caps of tile, a keep behind. */
export function fort(stage: Stage, x: number, shore: number): Art {
  const { span, inks, light } = stage
  const front = layFront(x, shore + span * 0.03, span * 0.26)
  const stone = mix(mix(inks.rock[1], inks.rock[0], 0.35), inks.leaf[1], 0.08)
  const [walls, shade, dark, joints, caps] = [pen(), pen(), pen(), pen(), pen()]
  const blocks = [
    [-0.9, -0.5, 0.36],
    [-0.52, 0.3, 0.52],
    [-0.34, 0.02, 0.78],
    [0.28, 0.9, 0.3],
    [0.5, 0.66, 0.44],
  ] as const
  for (const [from, to, top] of blocks) {
    front.box(walls, from, to, 0, top)
    const side = (to - from) * 0.22
    front.box(shade, light > 0 ? from : to - side, light > 0 ? from + side : to, 0, top)
    for (let across = from + 0.02; across < to - 0.04; across += 0.075)
      front.box(walls, across, across + 0.042, top - 0.002, top + 0.045)
    for (let i = 0; i < 7; i++)
      joints
        .M(front.at(from + stage.chance() * (to - from - 0.06)), front.up(stage.chance() * top * 0.9))
        .H(front.at(from + 0.06 + stage.chance() * (to - from - 0.08)))
  }
  for (const [middle, top] of [
    [-0.9, 0.5],
    [0.9, 0.42],
    [0.3, 0.66],
    [-0.34, 0.92],
  ] as const) {
    front.box(walls, middle - 0.07, middle + 0.07, top - 0.26, top)
    front.box(
      shade,
      light > 0 ? middle - 0.07 : middle + 0.02,
      light > 0 ? middle - 0.02 : middle + 0.07,
      top - 0.26,
      top,
    )
    front.gable(caps, middle - 0.095, middle + 0.095, top, top + 0.13)
    front.box(dark, middle - 0.012, middle + 0.012, top - 0.12, top - 0.05)
  }
  front.arch(dark, 0.1, 0.055, 0.02, 0.24)
  for (const middle of [-0.74, -0.4, -0.2, 0.44, 0.76])
    front.box(dark, middle - 0.022, middle + 0.022, 0.17, 0.215)
  return [
    fill(walls, stone),
    stroke(joints, mix(stone, inks.key, 0.35), 1, { opacity: 0.5 }),
    fill(shade, mix(stone, inks.land[4], 0.45), { opacity: 0.75 }),
    fill(dark, stage.lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.6)),
    fill(caps, mix(tinted(stage, '#b5654a'), inks.rock[2], 0.25)),
    stroke(pen().M(front.at(-0.16), front.up(0.8)).V(front.up(1.06)), inks.key, 1.6),
    fill(
      pen()
        .M(front.at(-0.16), front.up(1.06))
        .L(front.at(0.06), front.up(1.01), front.at(-0.16), front.up(0.95))
        .Z(),
      RED,
    ),
  ]
}
