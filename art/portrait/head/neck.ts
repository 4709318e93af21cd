import { type Cut, cut, tracer } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { CENTRE, SCALE } from './head.ts'

/** A lit column, shaded right, with the shadow that the jaw throws on it. */
export function neck({ head, shape, skin }: Sitter): Cut[] {
  const n = shape.neck
  const chin = 106 * shape.skull.length
  const lean = -14 * head.turn
  const trace = tracer((x, y) => ({
    x: CENTRE.x + SCALE * (x + lean * Math.max(0, 1 - (y - 60) / 90)),
    y: CENTRE.y + SCALE * y,
    corner: false,
  }))
  const rightSide = trace`24,240! ${n + 12},148! ${n + 3},128 ${n - 1},90 ${n},20!`
  const column = [...trace`${-n},20! ${-n + 1},90 ${-n - 3},128 ${-n - 12},148! -24,240!`, ...rightSide]
  const shaded = [...trace`${n * 0.1},${chin}! ${n * 0.15},128 -6,160! 6,182 2,240!`, ...rightSide]
  const underJaw = trace`${-n},30! ${-n + 1},${chin - 34}! ${-n * 0.5},${chin + 2} ${n * 0.2},${chin + 19}
    ${n * 0.7},${chin + 22}! ${n + 2},${chin + 12}! ${n},20!`
  const secondChin = trace`-40,${chin - 30}! -34,${chin - 2} -4,${chin + 15} 32,${chin + 2} 40,${chin - 30}!`
  return [
    cut(skin.lit, column),
    cut(skin.mid, shaded),
    cut(skin.deep, underJaw),
    ...(shape.heavy ? [cut(skin.mid, secondChin)] : []),
  ]
}
