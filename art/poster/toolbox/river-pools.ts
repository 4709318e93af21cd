import { RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'
import { bather, poolInks } from './travertine.ts'

export type Course = (t: number) => number

/** How far down the picture a place on the river is: 0 far, 1 at our feet. */
function levelAt({ height, span }: Stage, horizon: number, t: number): number {
  return lerp(horizon + span * 0.1, height * 1.02, t ** 1.3)
}

/** The pale bed of the river, and on it emerald pools that spill one into the next, wider as they come. */
export function pools(stage: Stage, horizon: number, course: Course): Art {
  const { span, inks } = stage
  const { stone } = poolInks(stage)
  const bank = (side: number) =>
    range(
      12,
      (_, t): Point => [
        course(t) + side * span * lerp(0.03, 0.25, t) * (1 + 0.12 * Math.sin(t * 21 + side)),
        levelAt(stage, horizon, t),
      ],
    )
  const bed = pen().curve(bank(-1)).through(bank(1).toReversed()).Z()
  return [
    fill(bed, mix(mix(stone, inks.leaf[2], 0.45), inks.rock[2], 0.15)),
    range(9, i => pool(stage, horizon, course, i, 9)),
  ]
}

function pool(stage: Stage, horizon: number, course: Course, i: number, count: number): Art {
  const { span, unit, inks, chance } = stage
  const { bright, deep, white, stone } = poolInks(stage)
  const t = (i + 0.35) / count
  const [y, next] = [levelAt(stage, horizon, t), levelAt(stage, horizon, (i + 1.35) / count)]
  const [half, low] = [span * lerp(0.03, 0.2, t) * chance.between(0.7, 1), (next - y) * 0.36]
  const x = course(t) + (i % 2 ? 1 : -1) * half * 0.28
  const waves = [
    chance.between(0.75, 1.1),
    chance.between(0.9, 1.2),
    chance.between(0.8, 1.1),
    chance.between(0.85, 1.2),
  ]
  const shape = (out: number): Point[] =>
    range(12, (corner, along) => {
      const angle = along * Math.PI * 2 * (11 / 12)
      const wave = waves[corner % 4] ?? 1
      return [x + Math.cos(angle) * (half * wave + out), y + Math.sin(angle) * (low * wave + out * 0.5)]
    })
  const [spill, threads] = [pen(), pen()]
  const [from, to] = [x - half * 0.7, x + half * 0.7]
  spill
    .M(from, y + low * 0.6)
    .L(to, y + low * 0.6, to - half * 0.16, next - low * 0.5, from + half * 0.2, next - low * 0.5)
    .Z()
  for (const aside of [-0.4, 0, 0.36])
    threads.M(x + half * aside, y + low * 0.9).L(x + half * aside * 0.9, next - low * 0.6)
  return [
    i < count - 1 && [
      fill(spill, mix(white, bright, 0.3)),
      stroke(threads, mix(bright, deep, 0.4), 1.6 + t * 2, { opacity: 0.6 }),
    ],
    fill(pen().blob(shape(span * lerp(0.006, 0.02, t))), mix(stone, inks.paper, 0.55)),
    fill(pen().blob(shape(0)), stage.gradient([mix(bright, inks.paper, 0.15), deep], 0, y - low, 0, y + low)),
    fill(pen().lens(x - half * 0.2, y - low * 0.3, half, 1.8 * unit), inks.paper, { opacity: 0.55 }),
    t > 0.45 &&
      i % 2 === 0 &&
      bather(stage, x + half * chance.between(-0.4, 0.4), y + low * 0.2, unit * lerp(0.5, 1.2, t), {
        shirt: i % 4 ? RED : inks.paper,
        waving: i % 4 === 0,
      }),
  ]
}
