import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

interface DryStone {
  /** Middle of its foot. */
  x: number
  y: number
  wide: number
  tiers: number
  /** Height of one tier. */
  course: number
}

/** A low stepped mound of cut blocks laid without mortar, its corners round, grass on its ledges. */
export function dryStone(stage: Stage, { x, y, wide, tiers, course }: DryStone): Art {
  const { inks, span } = stage
  const foot = pen().lens(x, y + course * 0.1, wide * 1.12, course * 0.24)
  const halfOf = (tier: number) => wide * 0.5 * (1 - 0.155 * tier)
  return [
    fill(foot, inks.key, { opacity: 0.25 }),
    range(tiers, i => {
      const low = y - i * course * 1.04
      return tier(stage, x, low, halfOf(i), course * (i === tiers - 1 ? 0.9 : 1), i)
    }),
    steps(stage, x, y, wide * 0.1, tiers * course, span),
  ]
}

/** How far round the corners go: the ends of a tier lie this much higher up the picture, in half widths. */
const ROUND = 0.075

function tier(stage: Stage, x: number, low: number, half: number, high: number, index: number): Art {
  const { inks, light, chance } = stage
  const stone = mix(mix(inks.rock[0], inks.rock[1], 0.3), inks.paper, index % 2 ? 0.12 : 0)
  const end = half * ROUND
  const face = (top: number, foot: number, from: number, to: number): Point[] => [
    ...range(9, (_, t): Point => [x + half * lerp(from, to, t), top - bow(lerp(from, to, t), end)]),
    ...range(9, (_, t): Point => [x + half * lerp(to, from, t), foot - bow(lerp(to, from, t), end)]),
  ]
  const wall = pen().polygon(face(low - high, low, -1, 1))
  const [courses, joints, picked] = [pen(), pen(), pen()]
  const rows = Math.max(3, Math.round(high / 9))
  for (let row = 0; row < rows; row++) {
    const at = low - (high * row) / rows
    if (row > 0)
      courses.line(range(15, (_, t): Point => [x + half * lerp(-1, 1, t), at - bow(lerp(-1, 1, t), end)]))
    for (let across = -0.97 + (row % 2) * 0.03; across < 0.98; ) {
      const long = chance.between(0.035, 0.075) * Math.sqrt(1.08 - across * across) * (200 / half) ** 0.5
      const y = at - bow(across, end)
      joints.M(x + half * across, y).V(y - high / rows)
      if (chance.odds(0.16))
        picked
          .M(x + half * across, y)
          .V(y - high / rows)
          .H(x + half * Math.min(0.99, across + long))
          .V(y)
          .Z()
      across += long
    }
  }
  const back = low - high - end - high * 0.06
  const ledge = pen().polygon([
    [x - half, back + high * 0.06],
    [x - half * 0.96, back],
    [x + half * 0.96, back],
    ...face(low - high, low - high, -1, 1).slice(9),
  ])
  return [
    fill(wall, stone),
    fill(picked, mix(stone, inks.rock[2], 0.32), { opacity: 0.6 }),
    stroke(courses, mix(stone, inks.rock[2], 0.65), 1.2, { opacity: 0.75 }),
    stroke(joints, mix(stone, inks.rock[2], 0.65), 1, { opacity: 0.65 }),
    fill(
      pen().polygon(face(low - high, low, light > 0 ? -1 : 0.42, light > 0 ? -0.42 : 1)),
      mix(stone, inks.land[3], 0.5),
      { opacity: 0.6 },
    ),
    fill(ledge, mix(inks.leaf[1], inks.leaf[0], 0.25)),
  ]
}

/** Where a course goes round its corner, `across` -1 to 1. */
function bow(across: number, end: number): number {
  const out = Math.max(0, Math.abs(across) - 0.8) / 0.2
  return end * (1 - Math.sqrt(Math.max(0, 1 - out * out)))
}

function steps({ inks }: Stage, x: number, y: number, half: number, high: number, span: number): Art {
  const treads = pen()
  for (let up = high * 0.06; up < high; up += span * 0.016) {
    const wide = half * (1 - (0.28 * up) / high) * 0.95
    treads.M(x - wide, y - up).H(x + wide)
  }
  const body = pen()
    .M(x - half, y)
    .L(x - half * 0.72, y - high, x + half * 0.72, y - high, x + half, y)
    .Z()
  return [
    fill(body, mix(inks.rock[0], inks.paper, 0.35)),
    stroke(treads, mix(inks.rock[1], inks.rock[2], 0.5), 1.3),
  ]
}
