import { type Cut, cut, piercedCut, tracer, type Vertex } from '#art/portrait/outline.ts'
import { PAPER } from '#art/portrait/portrait-inks.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { SCALE } from './head.ts'
import { SIDES, type Side } from './sides.ts'

/** The ears that neither the turn nor the hair hides, with what hangs from them. */
export function ears(sitter: Sitter): Cut[] {
  if (sitter.person.scarf || sitter.hairCut?.curtain) return []
  return SIDES.filter(side => side !== sitter.head.hidden).flatMap(side => ear(sitter, side))
}

function ear({ person, shape, head, skin }: Sitter, side: Side): Cut[] {
  const trace = tracer((x, y) => head.project(side * (66 * shape.skull.cheek + x), y, -8 - x * 0.5))
  const [lobe] = trace`4,27`
  return [
    cut(side < 0 ? skin.lit : skin.mid, trace`-2,-8 4,-17 12,-15 13,-2 9,12 7,25 1,27 -4,18`),
    cut(side < 0 ? skin.mid : skin.deep, trace`3,-9! 9,-10 9,0 4,9! 5,0`),
    ...(lobe && person.earrings ? [earring(person, lobe)] : []),
  ]
}

function earring({ earrings, palette }: Sitter['person'], lobe: Vertex): Cut {
  const ink = palette === 'leaf' ? PAPER : '#ffc75a'
  const trace = tracer((x, y) => ({ x: lobe.x + x * SCALE, y: lobe.y + y * SCALE, corner: false }))
  if (earrings === 'stud') return cut(ink, trace`-4,-3 4,-3 4,4 -4,4`)
  if (earrings === 'drop') return cut(ink, trace`0,-4! 7,14 0,22 -7,14`)
  return piercedCut(ink, trace`-12,8 -9,-4 9,-4 12,8 8,22 -8,22`, trace`-8,9 -6,0 6,0 8,9 5,17 -5,17`)
}
