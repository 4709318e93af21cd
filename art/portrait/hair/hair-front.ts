import type { Head } from '#art/portrait/head/head.ts'
import { SIDES, type Side } from '#art/portrait/head/sides.ts'
import { type Cut, corner, cut, type Vertex } from '#art/portrait/outline.ts'
import type { HairInks } from '#art/portrait/portrait-inks.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { curtain } from './curtain.ts'
import type { HairCut } from './hair-cuts.ts'
import { arcEnds, hairline, lock, outerArc } from './hair-mass.ts'
import { plait } from './plait.ts'

/** The mass of hair over the skull: a cap closed by the hairline, its shade, and light on the left. */
export function hairInFront({ head, hairCut, hair, person }: Sitter): Cut[] {
  if (!hairCut) return []
  const hairlineAge = hairCut.thins && person.sex === 'man' ? person.age : 30
  return [
    cut(hair.base, cap(head, hairCut, hairlineAge)),
    cut(hair.deep, shadedSide(head, hairCut)),
    ...(hairCut.curtain ? curtains(head, hairCut, hair) : []),
    cut(hair.light, ...lights(head, hairCut)),
    ...(hairCut.plait ? plait(head, hair) : []),
  ]
}

function cap(head: Head, hair: HairCut, age: number): Vertex[] {
  const [left, right] = arcEnds(head, hair)
  return [
    ...outerArc(head, hair, left, right),
    ...besideEar(head, hair, 1),
    ...hairline(head, hair, age),
    ...besideEar(head, hair, -1).reverse(),
  ]
}

function besideEar(head: Head, hair: HairCut, side: Side): Vertex[] {
  if (head.hidden !== side) return [head.project(side * 71, 14, -24)]
  return hair.side > 14 ? [head.insideEdge(side, 8, 1), head.insideEdge(side, -12, 2)] : []
}

function shadedSide(head: Head, hair: HairCut): Vertex[] {
  const hidden = head.hidden === 1
  const [, right] = arcEnds(head, hair)
  const temple = hidden ? [head.insideEdge(1, -12, 0)] : [head.project(72, 14, -30), head.onFace(66, -4, 2)]
  return [
    ...outerArc(head, hair, 14, hidden ? right : 104),
    ...temple,
    ...head.face`58,-36,2 46,${hair.line + 12},2 34,${hair.line + (hair.fringe ? 2 : 4)},2`,
    head.aroundSkull(24, 0, 0.8),
  ]
}

function curtains(head: Head, hair: HairCut, inks: HairInks): Cut[] {
  const shown = SIDES.filter(side => head.hidden !== side || Math.abs(head.turn) <= 0.3)
  return shown.flatMap(side =>
    side < 0
      ? curtain(head, hair, side, inks.base, inks.light)
      : curtain(head, hair, side, inks.deep, inks.base),
  )
}

function lights(head: Head, hair: HairCut): Vertex[][] {
  if (hair.curl) return curlLights(head, hair)
  if (hair.rows) return range(7, i => rowLight(head, hair, -51 + i * 17))
  return [
    lock(head, -66, -14, 0.97, 0.09, hair.top * 0.5),
    ...(hair.top > 5 ? [lock(head, -48, -6, 0.84, 0.06, hair.top * 0.4)] : []),
    ...(hair.fall ? [lock(head, -80, -40, 0.9, 0.05, 4)] : []),
  ]
}

function curlLights(head: Head, { top, tight }: HairCut): Vertex[][] {
  return range(tight ? 7 : 6, i => {
    const angle = -74 + i * (tight ? 15 : 17)
    const outer = lock(head, angle, angle + 11, 1, 0.07, top * 0.72 - (i % 2) * 5)
    return i % 2 && top > 20 ? [outer, lock(head, angle + 4, angle + 14, 0.92, 0.06, top * 0.4)] : [outer]
  }).flat()
}

function rowLight(head: Head, hair: HairCut, x: number): Vertex[] {
  return [
    head.onFace(x, hair.line + 1 + x * x * 0.008, 2),
    head.aroundSkull(x * 0.8, 0, 0.86),
    corner(head.aroundSkull(x * 0.5, 3)),
    head.aroundSkull(x * 0.8 + 5, 0, 0.84),
  ]
}
