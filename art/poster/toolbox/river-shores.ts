import { crownGlow, forest, treeline } from './forest.ts'
import { mix } from './inks.ts'
import { clamp, first, last, lerp, nth, type Point, range } from './numbers.ts'
import type { RoadPoint } from './pass-road.ts'
import { pen } from './pen.ts'
import { farEdge, nearEdge, type Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

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

interface Tone {
  ink: string
  lit?: string
}

/** The ground of a plane: bushes hang over the water all along its shore and darken it. */
function overhang(
  stage: Stage,
  shore: readonly Point[],
  far: number,
  side: -1 | 1,
  size: number,
  { ink, lit }: Tone,
): Art {
  const { chance, inks, light } = stage
  const [start, end] = [first(shore), last(shore)]
  const [ground, shadow, glow] = [pen(), pen(), pen()]
  ground.M(far, start[1] - 4).L(...start)
  shadow.M(far, start[1]).L(...start)
  for (const [from, to] of shore.slice(1).map((point, i) => [nth(shore, i), point] as const)) {
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.5)))
    for (let bush = 1; bush <= count; bush++) {
      const out = size * chance.between(0.5, 1.25)
      const [middleX, middleY] = [
        lerp(from[0], to[0], (bush - 0.5) / count),
        lerp(from[1], to[1], (bush - 0.5) / count),
      ]
      const [x, y] = [lerp(from[0], to[0], bush / count), lerp(from[1], to[1], bush / count)]
      ground.Q(middleX - side * out * 1.3, middleY + out * 0.1, x + side * out * 0.1, y)
      shadow.Q(middleX - side * out * 1.5, middleY + size * 0.5, x, y + size * 0.35)
      if (lit && y < stage.height && chance.odds(0.55)) {
        crownGlow(glow, middleX - side * out * 0.05, middleY + out * 0.2, size * 0.75, size * 0.55, light)
      }
    }
  }
  ground.L(far, end[1] + 10).Z()
  shadow.L(far, end[1] + 10).Z()
  return [
    fill(shadow, mix(inks.land[4], inks.water[2], 0.35), { opacity: 0.5 }),
    fill(ground, ink),
    lit && fill(glow, lit),
  ]
}

interface Bank {
  /** x of the shore, and of the frame's edge behind it. */
  readonly edge: number
  readonly far: number
  readonly y: number
  readonly size: number
  /** 0 at the horizon, 1 at our feet. */
  readonly nearness: number
}

/** The forest behind the shore: crowns close by, a line of bumps where it is far. */
function bankTrees(stage: Stage, { edge, far, y, size, nearness }: Bank, { ink, lit }: Tone): Art {
  const { span } = stage
  const rise = span * lerp(0.035, 0.12, nearness)
  const slope = (x: number) => y - rise * clamp(Math.abs(x - edge) / (span * 0.22)) ** 0.7
  const [left, right] = [Math.min(edge, far), Math.max(edge, far)]
  if (nearness < 0.1) {
    const tops = range(7, (_, t): Point => [lerp(left, right, t), slope(lerp(left, right, t))])
    return treeline(stage, tops, size * 1.1, ink, y + 4)
  }
  return forest(stage, {
    from: left,
    to: right,
    y: slope,
    size,
    ink,
    lit,
    base: y + 4,
    rows: 2,
    bumps: 4,
    gap: nearness < 0.2 ? 1.8 : 1.45,
    litOdds: 0.55,
  })
}
