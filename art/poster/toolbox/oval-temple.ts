import { mix } from './inks.ts'
import { clamp, lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** The great oval platform of green-grey stone, rounded at both ends, course upon course. */
export function oval(stage: Stage, x: number, foot: number): Art {
  const { span, inks, light, chance } = stage
  const { rock, key } = inks
  const stone = mix(mix(rock[1], rock[0], 0.25), inks.leaf[1], 0.12)
  const [half, high, bow] = [span * 0.4, span * 0.18, span * 0.05]
  const ring = (up: number, t: number): Point => [
    x - Math.cos(Math.PI * t) * half * (1 - up * 0.05),
    foot - high * up + Math.sin(Math.PI * t) * bow - bow * 0.4,
  ]
  const face = pen()
    .line(range(21, (_, t) => ring(0, t)))
    .through(range(21, (_, t) => ring(1, 1 - t)))
    .Z()
  const top = pen()
    .line(range(21, (_, t) => ring(1, t)))
    .C(x + half * 0.9, foot - high - bow * 1.6, x - half * 0.9, foot - high - bow * 1.6, ...ring(1, 0))
    .Z()
  const shade = light > 0 ? [0, 0.34] : [0.66, 1]
  const dark = pen()
    .line(range(9, (_, t) => ring(0, lerp(shade[0] ?? 0, shade[1] ?? 1, t))))
    .through(range(9, (_, t) => ring(1, lerp(shade[1] ?? 1, shade[0] ?? 0, t))))
    .Z()
  const [courses, joints] = [pen(), pen()]
  for (let course = 1; course < 9; course++) {
    courses.curve(range(15, (_, t) => ring(course / 9, t)))
    for (let stoneNumber = 0; stoneNumber < 17; stoneNumber++) {
      const t = (stoneNumber + (course % 2) * 0.5 + chance.between(-0.1, 0.1)) / 17
      joints.M(...ring((course - 1) / 9, clamp(t))).L(...ring(course / 9, clamp(t)))
    }
  }
  return [
    fill(pen().lens(x, foot + bow * 0.5, half * 2.1, span * 0.03), key, { opacity: 0.25 }),
    fill(top, mix(inks.leaf[1], inks.sand[1], 0.35)),
    fill(face, stone),
    fill(dark, mix(stone, inks.land[4], 0.5), { opacity: 0.75 }),
    stroke(courses, mix(stone, key, 0.4), 1.3, { opacity: 0.7 }),
    stroke(joints, mix(stone, key, 0.4), 1.1, { opacity: 0.55 }),
  ]
}

/** What stands of the temple on top: one wall with trapezoid niches and a doorway. */
export function temple(stage: Stage, x: number, foot: number): Art {
  const { span, inks, light } = stage
  const stone = mix(mix(inks.rock[1], inks.rock[0], 0.4), inks.leaf[1], 0.08)
  const at = (across: number) => x + across * span
  const trapeze = (middle: number, half: number, low: number, high: number) =>
    pen()
      .M(at(middle - half), foot - span * low)
      .L(
        at(middle - half * 0.72),
        foot - span * high,
        at(middle + half * 0.72),
        foot - span * high,
        at(middle + half),
        foot - span * low,
      )
      .Z()
  const wall = pen()
    .M(at(-0.15), foot + 3)
    .L(
      at(-0.14),
      foot - span * 0.11,
      at(-0.02),
      foot - span * 0.12,
      at(0.08),
      foot - span * 0.115,
      at(0.135),
      foot - span * 0.08,
      at(0.15),
      foot + 3,
    )
    .Z()
  const end = light > 0 ? [-0.15, -0.1] : [0.1, 0.15]
  const shaded = pen()
    .M(at(end[0] ?? 0), foot + 3)
    .V(foot - span * 0.09)
    .H(at(end[1] ?? 0))
    .V(foot + 3)
    .Z()
  return [
    fill(wall, stone),
    fill(shaded, mix(stone, inks.land[4], 0.45), { opacity: 0.6 }),
    stroke(
      pen()
        .M(at(-0.145), foot - span * 0.035)
        .H(at(0.145))
        .M(at(-0.142), foot - span * 0.07)
        .H(at(0.14)),
      mix(stone, inks.key, 0.35),
      1.2,
      { opacity: 0.6 },
    ),
    [-0.085, 0.085].map(middle =>
      fill(trapeze(middle, 0.017, 0.03, 0.07), mix(inks.rock[2], inks.key, 0.45)),
    ),
    fill(trapeze(0, 0.03, 0, 0.085), mix(inks.rock[2], inks.key, 0.55)),
  ]
}
