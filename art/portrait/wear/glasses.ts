import { SIDES, type Side } from '#art/portrait/head/sides.ts'
import { type Cut, cut, piercedCut, tracer, type Vertex } from '#art/portrait/outline.ts'
import { INK } from '#art/portrait/portrait-inks.ts'
import type { Sitter } from '#art/portrait/sitter.ts'

export function glasses(sitter: Sitter): Cut[] {
  const { person, head } = sitter
  if (!person.glasses) return []
  const bridge = head.face`-11,-3,8! 0,-8,12 11,-3,8! 11,1,8! 0,-4,12 -11,1,8!`
  const arms = SIDES.filter(side => side !== head.hidden).map(side => arm(sitter, side))
  const rims = SIDES.flatMap(side => [lens(sitter, side, 1), lens(sitter, side, 0.86)])
  return [piercedCut(INK, ...rims), cut(INK, bridge, ...arms)]
}

function onNose({ head, shape }: Sitter, side: Side) {
  return tracer((x, y) => head.onFace(side * (shape.eyes.apart + x), y + 2, 6))
}

function lens(sitter: Sitter, side: Side, size: number): Vertex[] {
  const trace = onNose(sitter, side)
  if (sitter.person.glasses === 'square') {
    const [w, h] = [20 * size, 14 * size]
    return trace`${-w},${-h}! ${w + 1},${-h}! ${w},${h * 0.3} ${w * 0.7},${h} ${-w * 0.6},${h} ${-w},${h * 0.3}`
  }
  const [w, h] = [19 * size * 1.08, 17 * size * 1.12]
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap(i => {
    const angle = (i * Math.PI) / 4
    return trace`${w * Math.cos(angle)},${h * Math.sin(angle)}`
  })
}

function arm(sitter: Sitter, side: Side): Vertex[] {
  const hinge = sitter.person.glasses === 'round' ? 18 : 19
  const [top, bottom] = onNose(sitter, side)`${hinge},-7! ${hinge},-3!`
  const ear = tracer((x, y) => sitter.head.project(side * x, y, 0))`68,-3! 68,1!`
  return top && bottom ? [top, ...ear, bottom] : ear
}
