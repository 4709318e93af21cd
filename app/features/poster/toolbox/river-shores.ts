import { mix } from './inks.ts'
import { bankTrees, overhang } from './leafy-banks.ts'
import { first, type Point } from './numbers.ts'
import type { RoadPoint } from './pass-road.ts'
import { farEdge, nearEdge, type Stage } from './stage.ts'
import type { Art } from './tags.ts'

/** Leaves over the water on both shores, darker the nearer. */
export function riverShores(stage: Stage, course: readonly RoadPoint[]): Art {
  const { span, inks, sunward } = stage
  const { land, leaf } = inks
  const planes = [
    { from: 0, to: 2, size: 0.026, nearness: 0.12 },
    { from: 2, to: 4, size: 0.045, nearness: 0.4 },
    { from: 4, to: 6, size: 0.07, nearness: 0.8 },
  ]
  return planes.flatMap(({ from, to, size, nearness }) =>
    ([-1, 1] as const).map(side => {
      const shore = course.slice(from, to + 1).map(([x, y, half]): Point => [x + side * sunward * half, y])
      const far = side > 0 ? farEdge(stage, -0.1) : nearEdge(stage, -0.1)
      const [edge, y] = first(shore)
      const tone = {
        ink: mix(mix(land[2], leaf[1], 0.35), leaf[3], nearness),
        lit: mix(mix(leaf[1], leaf[0], 0.3), leaf[2], nearness),
      }
      const ground = side * sunward > 0 ? 1 : -1
      return [
        bankTrees(stage, { edge: edge + ground * span * size, far, y, size: span * size, nearness }, tone),
        overhang(stage, shore, far, ground, span * size, tone),
      ]
    }),
  )
}
