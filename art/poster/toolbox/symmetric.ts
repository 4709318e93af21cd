import { type Point, pairs } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** A building's right half, `x, y, x, y …` from its foot to its top; its left half is the mirror image. */
export type Half = readonly number[]

/** Adds the closed outline of a building that is the same on both sides of `x`. */
export function symmetric(path: Pen, half: Half, x = 0): Pen {
  const right = pairs(half)
  const left = right.map(([across, y]): Point => [-across, y]).reverse()
  return path.polygon([...right, ...left].map(([across, y]): Point => [x + across, y]))
}

/** Adds what lies between the axis and one side of such an outline. */
export function oneHalf(path: Pen, half: Half, side: number, x = 0): Pen {
  const points = pairs(half)
  const foot = points[0]?.[1] ?? 0
  const top = points.at(-1)?.[1] ?? 0
  return path.polygon([[x, foot], ...points.map(([across, y]): Point => [x + side * across, y]), [x, top]])
}

/** Such a building, lit from the side of the light. */
export function twoToned({ light }: Stage, half: Half, lit: string, shade: string, x = 0): Art {
  return [fill(symmetric(pen(2), half, x), lit), fill(oneHalf(pen(2), half, -light, x), shade)]
}

/** Arched openings in a row: the middle of each foot, how wide, and how high. */
export function arches(path: Pen, feet: readonly Point[], wide: number, high: number): Pen {
  const half = wide / 2
  for (const [x, y] of feet) {
    path
      .M(x - half, y)
      .V(y - high + half)
      .Q(x - half, y - high, x, y - high)
      .Q(x + half, y - high, x + half, y - high + half)
      .V(y)
      .Z()
  }
  return path
}
