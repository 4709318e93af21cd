import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { llama } from '#art/poster/toolbox/mountain-animals.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { oval, temple } from '#art/poster/toolbox/oval-temple.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
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
