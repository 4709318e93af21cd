import { CENTRE, type Head, SCALE } from '#art/portrait/head/head.ts'
import { type Cut, cut, tracer } from '#art/portrait/outline.ts'
import { type HairInks, RED } from '#art/portrait/portrait-inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { skullHalfWidth } from './hair-mass.ts'

/** A plait over the near shoulder: strands that cross left and right, tied with red. */
export function plait(head: Head, hair: HairInks): Cut[] {
  const side = head.hidden === -1 ? 1 : -1
  const middle = skullHalfWidth(head) - 16
  const trace = tracer((x, y) => ({
    x: head.skull.x + side * (middle + x) * SCALE,
    y: CENTRE.y + y * SCALE,
    corner: false,
  }))
  const strands = range(6, i => {
    const y = 36 + i * 27
    const w = 21 - i * 1.6
    const over = i % 2 === 0
    const d = over ? -w : w
    const strand = trace`${-d},${y - 4} ${d * 0.4},${y - 10} ${d},${y + 14} ${d * 0.5},${y + 36}
      ${-d * 0.8},${y + 30}! ${-d},${y + 10}`
    const shine = trace`${-w * 0.75},${y + 20}! ${-w * 0.5},${y + 2} ${w * 0.2},${y - 1}! ${-w * 0.2},${y + 8}`
    return over ? [cut(hair.base, strand), cut(hair.light, shine)] : [cut(hair.deep, strand)]
  })
  return [
    ...strands.flat(),
    cut(hair.base, trace`-9,204! 9,204! 5,236 -5,236`),
    cut(RED, trace`-9,198! 9,198! 8,208! -8,208!`),
  ]
}
