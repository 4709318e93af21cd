import { type Cut, cut } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'

const SPOTS = [
  { x: -40, y: 24, r: 2 },
  { x: -48, y: 30, r: 1.6 },
  { x: -33, y: 30, r: 1.5 },
  { x: -44, y: 37, r: 2.2 },
  { x: -26, y: 22, r: 1.4 },
  { x: -12, y: 18, r: 1.4 },
  { x: -36, y: -38, r: 2 },
]

/** What years of sun leave on the lit cheek. */
export function freckles({ person, head, skin }: Sitter): Cut[] {
  if (!person.sun) return []
  const spots = SPOTS.map(({ x, y, r }) => head.face`${x - r},${y} ${x},${y - r} ${x + r},${y} ${x},${y + r}`)
  return [cut(skin.mid, ...spots)]
}
