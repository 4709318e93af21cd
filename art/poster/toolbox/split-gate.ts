import { mix } from './inks.ts'
import { type Point, plot } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** Half a gate: across outward from the passage and up from its foot, in heights of the gate. */
const HALF = [
  0, 0, 0, 0.92, 0.02, 1, 0.045, 0.92, 0.05, 0.84, 0.075, 0.84, 0.07, 0.72, 0.115, 0.73, 0.105, 0.6, 0.16,
  0.61, 0.15, 0.46, 0.215, 0.47, 0.2, 0.3, 0.27, 0.31, 0.255, 0.14, 0.33, 0.14, 0.33, 0,
]
const LEDGES = [
  [0.075, 0.84],
  [0.115, 0.73],
  [0.16, 0.61],
  [0.215, 0.47],
  [0.27, 0.31],
  [0.33, 0.14],
] as const

/** A Balinese split gate close by: two mirrored halves that frame what lies beyond. */
export function splitGate(stage: Stage, x: number, foot: number, high: number, passage: number): Art {
  const { inks, light } = stage
  const [stone, ledges, lit] = [pen(), pen(), pen()]
  for (const side of [-1, 1]) {
    const at = (across: number) => x + side * (passage / 2 + high * across)
    const up = (part: number) => foot - high * part
    stone.polygon(plot(HALF, at, up))
    for (const [out, part] of LEDGES) ledge(ledges, [at(0), up(part)], [at(out * 1.03), up(part - 0.018)])
    if (side === light) continue
    lit.polygon(plot([0, 0, 0, 0.92, 0.012, 0.96, 0.022, 0.9, 0.022, 0], at, up))
  }
  const wall = mix(inks.key, inks.rock[2], 0.28)
  return [
    fill(stone, wall),
    fill(ledges, mix(wall, inks.rock[2], 0.55)),
    fill(lit, mix(inks.rock[1], inks.rock[2], 0.4)),
  ]
}

function ledge(path: Pen, from: Point, to: Point): void {
  path
    .M(...from)
    .H(to[0])
    .V(to[1])
    .H(from[0])
    .Z()
}
