import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { llama } from '#art/poster/toolbox/mountain-animals.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const ingapirca: Landmark = {
  scene: {
    title: 'The temple of the Sun at Ingapirca',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const foot = height * chance.between(0.72, 0.76)
      const x = clamp(xAt(-0.06), span * 0.42, width - span * 0.42)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.44)), y: foot - span * 0.36, r: span * 0.16 })
      return [
        openSky(stage, foot - span * 0.2, sun),
        hills(stage, foot),
        oval(stage, x, foot),
        temple(stage, x, foot - span * 0.185),
        lawn(stage, foot),
        llama(stage, xAt(0.36), foot + span * 0.1, unit * 1.35, { flip: -sunward }),
        chance.odds(0.6) && llama(stage, xAt(0.54), foot + span * 0.06, unit, { flip: sunward }),
        traveller(stage, xAt(0.14), foot + span * 0.06, unit * 1.7, { coat: RED, flip: -sunward }),
        traveller(stage, xAt(0.2), foot + span * 0.062, unit * 1.7, {
          kind: 'hat',
          coat: BLUE,
          flip: -sunward,
        }),
        grass(stage, -10, width + 10, () => height * 0.965, span * 0.06, inks.leaf[3], 9),
        birds(stage, x, foot - span * 0.5, 4, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['golden', 'day', 'dawn', 'monsoon'],
    countries: ['ecuador'],
    habitats: ['highland', 'mountain'],
    subjects: ['ingapirca', 'inca', 'ruin', 'cañari', 'history'],
  },
}

function hills(stage: Stage, foot: number): Art {
  const { span, chance, inks } = stage
  const { land, leaf, sand } = inks
  const ridge = (rise: number, swell: number) =>
    rollingSkyline(stage, foot - span * rise, span * swell, { scale: 0.006 })
  const green = mix(leaf[1], sand[1], 0.3)
  const fields = pen()
  for (let i = 0; i < 9; i++) {
    const [x, y] = [chance() * stage.width, foot - span * chance.between(0.08, 0.2)]
    const wide = span * chance.between(0.06, 0.14)
    fields
      .M(x, y)
      .L(x + wide, y - wide * 0.16, x + wide * 1.3, y + wide * 0.16, x + wide * 0.2, y + wide * 0.3)
      .Z()
  }
  return [
    hill(stage, ridge(0.34, 0.07), mix(land[0], land[1], 0.3)),
    hill(stage, ridge(0.24, 0.05), mix(land[1], leaf[1], 0.3)),
    hill(
      stage,
      ridge(0.15, 0.03),
      stage.gradient([mix(green, land[1], 0.4), green], 0, foot - span * 0.2, 0, foot),
    ),
    fill(fields, mix(leaf[0], sand[1], 0.4), { opacity: 0.6 }),
  ]
}

/** The great oval platform of green-grey stone, rounded at both ends, course upon course. */
function oval(stage: Stage, x: number, foot: number): Art {
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
function temple(stage: Stage, x: number, foot: number): Art {
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

function lawn(stage: Stage, foot: number): Art {
  const { width, height, span, inks } = stage
  const edge = range(
    12,
    (_, t): Point => [lerp(-20, width + 20, t), foot + span * 0.02 + Math.sin(t * 11) * span * 0.006],
  )
  return [
    hill(
      stage,
      edge,
      stage.gradient(
        [mix(inks.leaf[0], inks.sand[1], 0.3), mix(inks.leaf[1], inks.sand[2], 0.2), inks.leaf[2]],
        0,
        foot,
        0,
        height,
      ),
    ),
    grass(
      stage,
      -10,
      width + 10,
      () => foot + span * 0.035,
      span * 0.018,
      mix(inks.leaf[0], inks.sand[1], 0.3),
      8,
    ),
  ]
}
