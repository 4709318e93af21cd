import { mix, tinted } from './inks.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A palm-thatch sunshade with two low chairs under it, 110 tall, open to the right. */
export function thatchedShade(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  flip: number,
  cloth: string,
): Art {
  const { inks } = stage
  const straw = tinted(stage, '#d9a95c')
  const fringe: Pen = pen().M(-62, -72)
  for (let out = -62; out < 62; out += 8) fringe.L(out + 4, -62, out + 8, -70)
  return group(
    { transform: place(x, y, scale, flip) },
    fill(pen().lens(14, 3, 150, 7), inks.sand[2], { opacity: 0.65 }),
    stroke('M0 2V-100', mix(inks.rock[2], inks.key, 0.4), 5),
    [-1, 1].map(side => chair(stage, side * 36 + 6, cloth)),
    fill(fringe.L(62, -72).Z(), mix(straw, inks.rock[2], 0.45)),
    fill('M-64-70Q-28-84 0-112Q28-84 64-70Q0-62-64-70Z', straw),
    fill('M0-112Q28-84 64-70Q34-66 10-65Q14-90 0-112Z', mix(straw, inks.rock[2], 0.25)),
    stroke('M-40-74Q-16-88-2-108M-18-70Q-8-88-1-106M24-72Q12-88 2-106', mix(straw, inks.rock[2], 0.5), 1.4),
  )
}

function chair({ inks }: Stage, x: number, cloth: string): Art {
  return [
    fill(`M${x - 26}-30L${x - 18}-34L${x - 6}-11H${x + 26}V-5H${x - 14}Z`, cloth),
    stroke(`M${x - 10}-6V3M${x + 20}-6V3`, inks.key, 2.6),
  ]
}
