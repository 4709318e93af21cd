import { RED } from '#art/poster/palettes.ts'
import { craterLake } from '#art/poster/toolbox/crater-lake.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { llama } from '#art/poster/toolbox/mountain-animals.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const quilotoa: Landmark = {
  scene: {
    title: 'The crater lake of Quilotoa',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const rim = height * chance.between(0.36, 0.4)
      const sun = stage.hang({ x: xAt(chance.between(0.26, 0.42)), y: rim - span * 0.14, r: span * 0.15 })
      const lake = {
        x: xAt(chance.between(0, 0.1)),
        rim,
        y: lerp(rim, height * 0.88, 0.54),
        half: span * chance.between(0.56, 0.62),
        deep: span * 0.125,
      }
      const { land, rock, leaf, sand } = inks
      return [
        openSky(stage, rim, sun),
        farPeaks(stage, rim),
        craterLake(stage, lake, {
          wall: mix(mix(rock[1], sand[1], 0.4), leaf[1], 0.22),
          shade: mix(rock[2], land[3], 0.45),
          lit: mix(sand[0], leaf[0], 0.2),
          water: [tinted(stage, '#3fc4b4', 1), tinted(stage, '#14788e', 1)],
        }),
        lightRoad(
          stage,
          lake.x + stage.sunward * span * 0.16,
          lake.y - lake.deep * 0.7,
          lake.y + lake.deep * 0.7,
          { far: span * 0.05, near: span * 0.12, count: 7 },
        ),
        nearRim(stage),
        birds(stage, xAt(-0.3), rim - span * 0.2, 3, 8 * unit + 2, inks.key, span * 0.1),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon'],
    countries: ['ecuador'],
    habitats: ['lake', 'volcano', 'highland', 'mountain'],
    subjects: ['quilotoa', 'crater', 'rim', 'cuicocha', 'shalalá'],
  },
}

const PEAKS = [
  -2.2, 0.02, -1.2, 0.08, -0.86, 0.2, -0.5, 0.06, 0.3, 0.05, 0.62, 0.24, 0.98, 0.06, 1.6, 0.16, 2.3, 0.02,
]

/** The Ilinizas, snow on their heads. */
function farPeaks(stage: Stage, rim: number): Art {
  const { span, inks, xAt, sunward } = stage
  const spine = range(
    PEAKS.length / 2,
    (i): Point => [xAt(PEAKS[i * 2] ?? 0), rim - span * (PEAKS[i * 2 + 1] ?? 0)],
  )
  return massif(stage, {
    spine: sunward > 0 ? spine : spine.toReversed(),
    base: rim + span * 0.1,
    ink: inks.land[1],
    shade: mix(inks.land[1], inks.land[2], 0.6),
    snow: inks.snow,
    snowline: 0.22,
    fade: 0.7,
  })
}

/** The path along the rim: a woman with her llamas, and a walker. */
function nearRim(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const start = chance() * 9
  const ground = (x: number) =>
    height * 0.9 -
    span * 0.16 * Math.max(0, ((xAt(0.1) - x) * sunward) / width) ** 0.9 +
    Math.sin(x / 80 + start) * span * 0.008
  const skyline = range(20, (_, t): Point => [lerp(-30, width + 30, t), ground(lerp(-30, width + 30, t))])
  const path = pen().line(skyline.map(([x, y]): Point => [x, y + span * 0.045]))
  const tone = mix(inks.leaf[2], inks.sand[2], 0.35)
  const stand = (across: number) => [xAt(across), ground(xAt(across)) + span * 0.045] as const
  return [
    hill(stage, skyline, tone),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.02, span * 0.035, tone, 8),
    stroke(path, inks.sand[1], span * 0.018, { opacity: 0.85 }),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.1, span * 0.06, inks.leaf[3], 9),
    llama(stage, ...stand(-0.16), unit * 1.25, { flip: sunward }),
    llama(stage, ...stand(0.02), unit * 1.1, { flip: -sunward }),
    andeanWoman(stage, ...stand(-0.3), unit * 2.6, { skirt: RED, flip: sunward }),
    chance.odds(0.6) && traveller(stage, ...stand(0.44), unit * 2.1, { flip: -sunward }),
  ]
}
