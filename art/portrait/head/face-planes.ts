import { type Cut, cut, tracer, type Vertex } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import type { Head } from './head.ts'
import type { Side } from './sides.ts'

/** The skull and its planes of shade. One light, from the left: the right side is never lit. */
export function facePlanes(sitter: Sitter): Cut[] {
  const { head, skin } = sitter
  const skull = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150].map(angle => head.aroundSkull(angle))
  const mask = [...head.edge[1].slice(3), ...head.edge[-1].slice(3).reverse()]
  return [
    cut(skin.lit, skull, mask),
    cut(skin.mid, sidePlane(sitter)),
    cut(skin.jaw, jawPlane(sitter)),
    cut(skin.mid, socket(sitter, -1)),
    cut(skin.deep, socket(sitter, 1)),
  ]
}

/** Overprints the silhouette a little, so that no lit hairline shows at the edge. */
function shadedEdge(head: Head, from: number): Vertex[] {
  const overprint = head.edge[1].map(point => ({ ...point, x: point.x + 2, y: point.y + 1 }))
  return overprint.slice(from).reverse()
}

/** A measure that depends on the turn: facing left, facing the reader, facing right. */
function byTurn({ turn }: Head): (left: number, front: number, right: number) => number {
  return (left, front, right) => lerp(front, turn < 0 ? left : right, Math.min(1, Math.abs(turn) / 0.5))
}

/** Where the light ends follows the turn of the head; from there the plane runs to the silhouette. */
function sidePlane({ head, shape }: Sitter): Vertex[] {
  const at = byTurn(head)
  const width = lerp(1, shape.skull.cheek, 0.6)
  const trace = tracer((x, y) => head.onFace(x * width, y))
  return [
    ...trace`${at(30, 20, 6)},-92 ${at(40, 30, 14)},-62 ${at(50, 37, 20)},-36 ${at(55, 46, 34)},-22!
      ${at(54, 49, 44)},-2 ${at(50, 44, 40)},14! ${at(47, 41, 33)},26 ${at(41, 31, 22)},44
      ${at(36, 26, 19)},60! ${at(31, 22, 13)},76 ${at(21, 15, 9)},90 ${at(10, 6, 3)},104!`,
    ...shadedEdge(head, 4),
    ...[108, 80, 50, 22].map(angle => head.aroundSkull(angle, 1)),
  ]
}

/** The deep edge, from under the cheekbone to the jaw. */
function jawPlane({ head, shape }: Sitter): Vertex[] {
  const at = byTurn(head)
  const soft = shape.softness * 5
  const away = Math.max(0, head.turn)
  const width = lerp(1, shape.skull.jaw, 0.6)
  const trace = tracer((x, y) => head.onFace(x * width, y))
  return [
    ...trace`${at(67, 66, 62)},${12 + soft * 4 + away * 84}! ${at(55, 57, 47) + soft},${30 + soft * 3 + away * 66}!
      ${at(52, 50, 44) + soft},${58 + away * 16} ${at(46, 43, 35) + soft},${72 + away * 8}
      ${at(39, 33, 27) + soft * 0.6},86! ${at(15, 14, 13)},104!`,
    ...shadedEdge(head, head.turn > 0.2 ? 12 : 9),
  ]
}

/** The shade of the brow over one eye. */
function socket({ head, shape }: Sitter, side: Side): Vertex[] {
  const low = shape.brows.low
  return head.side[
    side
  ]`9,${-19 + low},3! 24,${-21 + low} 44,${-19 + low} 52,-9! 44,-9 28,-11 17,-5 13,4! 10,-4,2`
}
