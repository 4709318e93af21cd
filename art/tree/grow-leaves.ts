import type { Chance } from '#art/poster/toolbox/chance.ts'
import type { Point } from '#art/poster/toolbox/numbers.ts'
import { CROWN, reachInCrown } from './crown.ts'
import { numbers, type Shape } from './join-shapes.ts'

interface Leaf {
  x: number
  y: number
  halfWidth: number
  height: number
}

/** Flat leaves in tiers round every tip, most of them on the rim of the crown. */
export function growLeaves(chance: Chance, tips: readonly Point[]): Shape[] {
  const leaves: Leaf[] = []
  for (const tip of tips) {
    const cap = leafAt(chance, [tip[0] + chance.between(-4, 4), tip[1] + 2], [14, 18])
    if (hangsInCrown(cap)) leaves.push(cap)
    const [x, y] = tip
    const reach = reachInCrown(x, y)
    const more = chance.whole(3, 5) + (reach > 0.8 ? 2 : reach < 0.55 ? -2 : 0)
    for (let i = 0; i < more; i++) {
      const leaf = leafAt(chance, [x + chance.between(-28, 28), y + chance.between(-12, 10)], [9, 18])
      if (hangsInCrown(leaf) && leaves.every(other => apart(leaf, other))) leaves.push(leaf)
    }
  }
  return leaves.map(leaf => leafShape(chance, leaf))
}

function leafAt(chance: Chance, [x, y]: Point, [least, most]: Point): Leaf {
  const halfWidth = chance.between(least, most)
  return { x, y, halfWidth, height: (5.2 + halfWidth * 0.4) * chance.between(0.9, 1.15) }
}

function hangsInCrown({ x, y }: Leaf): boolean {
  return reachInCrown(x, y) < 0.98 && Math.hypot(x - CROWN.x, y - CROWN.y) < CROWN.r - 8
}

/** Leaves may overlap, but not so far that one hides the other. */
function apart(a: Leaf, b: Leaf): boolean {
  return Math.abs(a.x - b.x) > (a.halfWidth + b.halfWidth) * 0.35 || Math.abs(a.y - b.y) > 4.6
}

/** A flat edge below, a bow above, and a slight tilt. */
function leafShape(chance: Chance, { x, y, halfWidth, height }: Leaf): Shape {
  const start: Point = [Math.round(x - halfWidth), Math.round(y)]
  const tilt = Math.round(chance.between(-1.3, 1.3))
  const bow = numbers(Math.round(halfWidth * 0.9), -Math.round(height), Math.round(halfWidth * 2), tilt)
  return { start, data: `q${bow}z`, end: start }
}
