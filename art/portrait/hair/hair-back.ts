import { CENTRE, type Head, SCALE } from '#art/portrait/head/head.ts'
import type { Side } from '#art/portrait/head/sides.ts'
import { type Cut, corner, cut, tracer, type Vertex } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { HairCut } from './hair-cuts.ts'
import { hanging, outerArc, skullHalfWidth } from './hair-mass.ts'

/** Hair that hangs or is tied behind the neck. */
export function hairBehind({ head, hairCut, hair }: Sitter): Cut[] {
  if (!hairCut) return []
  const cuts: Cut[] = []
  if (hairCut.fall) {
    const left = fallingEdge(head, hairCut, hairCut.fall, -1).reverse()
    cuts.push(
      cut(hair.deep, [
        ...outerArc(head, hairCut, -90, 90),
        ...fallingEdge(head, hairCut, hairCut.fall, 1),
        ...left,
      ]),
    )
  }
  if (hairCut.knot) {
    const trace = knotTracer(head, hairCut.knot)
    cuts.push(
      cut(hair.base, trace`-1,0 -.9,-1 .9,-1 1.1,0 .7,1 -.7,1`),
      cut(hair.light, trace`-.7,-.1! -.4,-.75 .4,-.7! -.2,-.45`),
    )
  }
  if (hairCut.tail) cuts.push(...tail(head, hair))
  return cuts
}

function fallingEdge(head: Head, hair: HairCut, fall: number, side: Side): Vertex[] {
  const steps = hair.curl ? 8 : 3
  const width = skullHalfWidth(head) + hair.side
  const unrest = hair.curl || hair.wave || 0
  const trace = hanging(head, side)
  return range(steps, (i, t) => {
    const flare = t * 8 - (fall < 100 ? 10 * t * t : 0)
    const x = width + flare + unrest * (i % 2 ? 1.2 : -0.8)
    const points = trace`${x},${-30 + ((fall + 30) * (i + 1)) / steps}`
    return i === steps - 1 && !hair.curl ? points.map(corner) : points
  }).flat()
}

/** Behind the crown, on the near side; coordinates are radii of the knot. */
function knotTracer(head: Head, size: number) {
  const r = 27 * size * SCALE
  const middle = { x: head.skull.x - head.turn * 40 * SCALE, y: CENTRE.y - 118 * SCALE }
  return tracer((x, y) => ({ x: middle.x + r * x, y: middle.y + r * y, corner: false }))
}

function tail(head: Head, hair: Sitter['hair']): Cut[] {
  const trace = hanging(head, head.hidden === 1 ? -1 : 1)
  const w = skullHalfWidth(head)
  return [
    cut(
      hair.deep,
      trace`${w - 14},-60! ${w + 24},-50 ${w + 34},10 ${w + 26},90 ${w + 4},140! ${w + 4},60 ${w - 10},0`,
    ),
    cut(hair.light, trace`${w + 8},-36! ${w + 24},10 ${w + 16},90! ${w + 16},20`),
  ]
}
