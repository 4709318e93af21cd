import { CENTRE, SCALE } from '#art/portrait/head/head.ts'
import type { Side } from '#art/portrait/head/sides.ts'
import { type Cut, cut, piercedCut, tracer } from '#art/portrait/outline.ts'
import { tonesOf } from '#art/portrait/portrait-inks.ts'
import type { Sitter } from '#art/portrait/sitter.ts'

/** A headscarf drawn close round the face and over the neck. */
export function headscarf({ head, person }: Sitter): Cut[] {
  if (!person.scarf) return []
  const { lit, mid, deep } = tonesOf(person.scarf)
  const at = tracer((x, y) => ({ x: CENTRE.x + x * SCALE, y: CENTRE.y + y * SCALE, corner: false }))
  const cheek = (side: Side) => [
    head.insideEdge(side, -20, 3),
    head.insideEdge(side, 20, 4),
    head.insideEdge(side, 60, 3),
  ]
  const over = (angles: number[]) => angles.map(angle => head.aroundSkull(angle, 11))
  const rightShoulder = at`74,70 84,130 112,176! 70,206`
  const cloth = [
    ...over([-100, -70, -35, 0, 35, 70, 100]),
    ...rightShoulder,
    ...at`0,214 -60,204 -106,176! -86,130 -76,70`,
  ]
  const opening = [
    ...head.face`0,-70,2 -40,-60,2`,
    ...cheek(-1),
    head.project(-26, 100, 60),
    head.project(0, 111, 66),
    head.project(26, 100, 60),
    ...cheek(1).reverse(),
    ...head.face`40,-60,2`,
  ]
  const shadedSide = [
    ...over([40, 70, 100]),
    ...rightShoulder,
    ...at`14,213! 30,128`,
    head.insideEdge(1, 80, -2),
    head.insideEdge(1, 40, 1),
    head.insideEdge(1, 0, 1),
    head.insideEdge(1, -40, 4),
  ]
  const underChin = [head.insideEdge(-1, 40, -3), ...at`-40,112 20,128! 50,116 20,140 -40,126`]
  return [
    piercedCut(lit, cloth, opening),
    cut(mid, shadedSide),
    cut(mid, underChin, at`-80,120! -30,156 40,158! -30,168`),
    cut(deep, at`8,124! 40,112 62,80! 56,126 20,152`),
  ]
}
