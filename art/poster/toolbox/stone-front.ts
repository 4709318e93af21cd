import { mix, tinted } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** The brown stone front between the white towers: pilasters, niches and a curled crest. */
export function stoneFront(stage: Stage, x: number, foot: number): Art {
  const { span, inks, lampsLit } = stage
  const high = span * 0.56
  const at = (across: number) => x + across * high
  const up = (part: number) => foot - part * high
  const stone = mix(tinted(stage, '#b58a62'), inks.rock[1], 0.35)
  const [front, bars, dark] = [pen(), pen(), pen()]
  front
    .M(at(-0.2), foot)
    .V(up(0.42))
    .Q(at(-0.19), up(0.46), at(-0.13), up(0.47))
    .Q(at(-0.13), up(0.56), at(-0.06), up(0.57))
    .Q(at(0), up(0.63), at(0.06), up(0.57))
    .Q(at(0.13), up(0.56), at(0.13), up(0.47))
    .Q(at(0.19), up(0.46), at(0.2), up(0.42))
    .V(foot)
    .Z()
  for (const across of [-0.19, -0.085, 0.065, 0.17])
    bars
      .M(at(across), foot)
      .V(up(0.42))
      .H(at(across + 0.02))
      .V(foot)
      .Z()
  for (const level of [0.24, 0.42])
    bars
      .M(at(-0.205), up(level))
      .V(up(level + 0.02))
      .H(at(0.205))
      .V(up(level))
      .Z()
  dark
    .M(at(-0.05), foot)
    .V(up(0.14))
    .C(at(-0.05), up(0.21), at(0.05), up(0.21), at(0.05), up(0.14))
    .V(foot)
    .Z()
  for (const [across, low] of [
    [-0.135, 0.04],
    [0.12, 0.04],
    [-0.135, 0.28],
    [0.12, 0.28],
    [-0.008, 0.47],
  ] as const)
    dark
      .M(at(across - 0.02), up(low))
      .V(up(low + 0.08))
      .Q(at(across), up(low + 0.12), at(across + 0.022), up(low + 0.08))
      .V(up(low))
      .Z()
  dark.dot(x, up(0.34), high * 0.036)
  return [
    fill(front, stone),
    fill(bars, mix(stone, inks.rock[0], 0.45)),
    fill(dark, lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.5)),
    stroke(pen().M(x, up(0.6)).V(up(0.68)).M(at(-0.018), up(0.65)).H(at(0.018)), inks.key, 2),
  ]
}
