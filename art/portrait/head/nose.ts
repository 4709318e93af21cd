import { type Cut, cut, type Vertex } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import type { Side } from './sides.ts'

export function nose(sitter: Sitter): Cut[] {
  const { head, shape, skin } = sitter
  const { halfWidth: w, bridge, tipDrop } = shape.nose
  const low = shape.brows.low
  const base = noseBase(sitter)
  const [left, right] = [head.side[-1], head.side[1]]
  const shade = head.turn > 0.2 ? skin.deep : skin.mid
  const shadedSide = right`10,${-20 + low},3! 4,-10,${7 * bridge} 3,8,${12 * bridge}
    4.5,${base - 12},${18 * bridge} 5,${base - 4 - tipDrop},${21 * bridge} 2,${base + 3},${17 * bridge}!
    ${w * 0.7},${base + 2},9 ${w + 1},${base - 1},3! ${w + 2},${base - 8},2 ${w - 3},${base - 15},3 8,8,5 11,-6,2`
  const leftWing = left`${w + 1},${base - 2},3! ${w + 2.5},${base - 9},2 ${w - 1},${base - 14},4!
    ${w - 0.5},${base - 8},4`
  const underside = head.face`${-w + 1},${base - 1},5! ${-w * 0.5},${base - 2},12 0,${base - 0.5},${16 * bridge}
    ${w * 0.5},${base - 2},12 ${w},${base - 2},5! ${w * 0.7},${base + 2.8},7 3,${base + 2},12
    0,${base + 4},12 -3,${base + 2},12 ${-w * 0.7},${base + 2},7`
  const castShadow = right`3,${base + 4},9! ${w},${base + 1},3! ${w + 5},${base + 8}! ${w - 3},${base + 11}
    5,${base + 9},2`
  const nostrils = [
    ...(head.turn < 0.35 ? [nostril(sitter, 1)] : []),
    ...(head.turn > -0.35 ? [nostril(sitter, -1)] : []),
  ]
  return [
    cut(shade, shadedSide),
    cut(skin.mid, leftWing),
    cut(skin.deep, underside),
    cut(shade, castShadow),
    cut(skin.key, ...nostrils),
  ]
}

/** Height of the base of the nose. */
export function noseBase({ shape }: Sitter): number {
  return 42 * shape.nose.length
}

function nostril(sitter: Sitter, side: Side): Vertex[] {
  const w = sitter.shape.nose.halfWidth
  const base = noseBase(sitter)
  return sitter.head.side[side]`3.5,${base + 2},12 ${w * 0.5},${base - 1},11 ${w * 0.8},${base + 1.5},8
    ${w * 0.5},${base + 3},10`
}
