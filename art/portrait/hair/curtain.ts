import type { Head } from '#art/portrait/head/head.ts'
import type { Side } from '#art/portrait/head/sides.ts'
import { type Cut, corner, cut, type Vertex } from '#art/portrait/outline.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { HairCut } from './hair-cuts.ts'
import { hanging, skullHalfWidth } from './hair-mass.ts'

/** A curtain of hair beside the face, from the parting down, with its light. */
export function curtain(head: Head, hair: HairCut, side: Side, ink: string, light: string): Cut[] {
  const { fall = 0, curl = 0, wave = 0 } = hair
  const short = fall < 100
  const w = skullHalfWidth(head) + hair.side
  const trace = hanging(head, side)
  const outline = [
    corner(head.aroundSkull(side * (hair.fringe ? 40 : 24), hair.top * 0.6)),
    head.onFace(side * 40, hair.fringe ? hair.line : -56, 3),
    ...innerEdge(head, hair, side),
    ...(short ? [] : trace`${w - 30 + wave},${fall * 0.6}`),
    ...trace`${w - 27},${fall - (short ? 4 : 22)}!`,
    ...trace`${w + (short ? -4 : 6)},${fall - (short ? 8 : 0)}`.map(tip => (curl ? tip : corner(tip))),
    ...(curl
      ? range(7, i => trace`${w + (i % 2 ? curl : -curl * 0.6)},${fall - 14 - (i * (fall + 10)) / 7}`).flat()
      : trace`${w + 7 + wave},${fall * 0.6} ${w + 2 - wave},${fall * 0.2} ${w + 1},-34`),
  ]
  return [cut(ink, outline), cut(light, ...curtainLights(head, hair, side))]
}

/** Where the curtain lies against the cheek. */
function innerEdge(head: Head, { curl = 0, wave = 0 }: HairCut, side: Side): Vertex[] {
  const over = head.hidden === side ? 1 : 4
  return range(curl ? 5 : 3, (i, t) =>
    head.insideEdge(side, Math.min(-20 + t * 100, 84), over - (i % 2 ? 1 : -1) * (curl + wave) * 0.5),
  )
}

function curtainLights(head: Head, hair: HairCut, side: Side): Vertex[][] {
  const { fall = 0, curl, ropes } = hair
  const w = skullHalfWidth(head) + hair.side
  const trace = hanging(head, side)
  if (ropes) {
    return range(3, i => {
      return trace`${w - 4 - i * 9},-10! ${w + 3 - i * 9},40 ${w - 2 - i * 8},${fall - 8}! ${w - 2 - i * 9},40`
    })
  }
  return curl
    ? []
    : [trace`${w - 4},-20! ${w + 1},${fall * 0.35} ${w - 4},${fall * 0.9}! ${w - 6},${fall * 0.35}`]
}
