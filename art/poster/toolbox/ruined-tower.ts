import { mix } from './inks.ts'
import { layFront } from './masonry.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** The tower of four storeys, roofless, square, of brown rubble with a window in each. */
export function tower(stage: Stage, x: number, foot: number): Art {
  const { inks, span, light, chance } = stage
  const front = layFront(x, foot + span * 0.01, span * 0.56)
  const stone = mix(inks.rock[1], inks.rock[0], 0.2)
  const [wall, shade, bands, holes, stones] = [pen(), pen(), pen(), pen(), pen()]
  wall
    .M(front.at(-0.14), front.up(0))
    .L(
      front.at(-0.135),
      front.up(0.95),
      front.at(-0.09),
      front.up(0.97),
      front.at(-0.03),
      front.up(0.955),
      front.at(0.04),
      front.up(0.98),
      front.at(0.1),
      front.up(0.96),
      front.at(0.135),
      front.up(0.975),
      front.at(0.14),
      front.up(0),
    )
    .Z()
  front.box(shade, light > 0 ? -0.14 : 0.06, light > 0 ? -0.06 : 0.14, 0, 0.955)
  for (const level of [0.27, 0.5, 0.73]) front.box(bands, -0.145, 0.145, level, level + 0.014)
  front.arch(holes, 0, 0.045, 0, 0.17)
  for (const low of [0.32, 0.55, 0.78]) front.arch(holes, 0, 0.04, low, low + 0.12)
  for (let i = 0; i < 46; i++) {
    const [across, up] = [chance.between(-0.13, 0.11), chance.between(0.02, 0.93)]
    stones.M(front.at(across), front.up(up)).H(front.at(across + chance.between(0.012, 0.028)))
  }
  return [
    fill(wall, stone),
    stroke(stones, mix(stone, inks.rock[2], 0.6), 1.4, { opacity: 0.6 }),
    fill(bands, mix(stone, inks.rock[2], 0.4)),
    fill(shade, mix(stone, inks.land[4], 0.45), { opacity: 0.7 }),
    fill(holes, stage.lampsLit ? mix(inks.lamp, stone, 0.2) : mix(inks.rock[2], inks.key, 0.5)),
  ]
}

/** Broken walls of the nave beside it. */
export function naves(stage: Stage, x: number, foot: number): Art {
  const { inks, span, sunward } = stage
  const stone = mix(inks.rock[1], inks.rock[2], 0.2)
  const at = (across: number) => x + sunward * span * across
  const up = (part: number) => foot + span * 0.01 - span * part
  const wall = pen()
    .M(at(0.06), up(0))
    .L(
      at(0.06),
      up(0.2),
      at(0.14),
      up(0.17),
      at(0.2),
      up(0.19),
      at(0.28),
      up(0.13),
      at(0.34),
      up(0.145),
      at(0.42),
      up(0.07),
      at(0.46),
      up(0.08),
      at(0.5),
      up(0),
    )
    .Z()
  const holes = pen()
  for (const [across, high] of [
    [0.15, 0.11],
    [0.25, 0.09],
    [0.35, 0.07],
  ] as const)
    holes
      .M(at(across - 0.02), up(0))
      .V(up(high * 0.7))
      .Q(at(across), up(high * 1.2), at(across + 0.02), up(high * 0.7))
      .V(up(0))
      .Z()
  const stub = pen()
    .M(at(-0.1), up(0))
    .V(up(0.1))
    .L(at(-0.18), up(0.12), at(-0.24), up(0.06), at(-0.3), up(0.07), at(-0.34), up(0))
    .Z()
  return [fill(wall, stone), fill(stub, stone), fill(holes, mix(inks.leaf[2], inks.key, 0.2))]
}
