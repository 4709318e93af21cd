import { BLUE, RED } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { fall } from '#art/poster/toolbox/falls.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { reflection, ripples } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const laguna: Landmark = {
  scene: {
    title: 'Laguna 69 under the wall of Chacraraju',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const shore = height * chance.between(0.58, 0.62)
      const sun = stage.hang({ x: xAt(chance.between(0.36, 0.5)), y: shore - span * 0.4, r: span * 0.145 })
      return [
        openSky(stage, shore, sun),
        wall(stage, shore),
        mistTongue(stage, shore - span * 0.2, span * 0.05, { opacity: 0.6 }),
        apron(stage, shore),
        fall(stage, xAt(-0.02), shore - span * 0.17, shore + span * 0.012, span * 0.02),
        lake(stage, shore),
        reflection(stage, xAt(-0.1), shore + span * 0.04, span * 0.4, span * 0.14, inks.snow[0], {
          count: 7,
          opacity: 0.35,
        }),
        ripples(stage, shore + 8, height * 0.8, { count: 18, opacity: 0.5, big: 60 }),
        nearShore(stage),
        traveller(stage, xAt(-0.2), height * 0.885, unit * 2.6, { coat: RED, flip: stage.sunward }),
        traveller(stage, xAt(-0.12), height * 0.89, unit * 2.5, {
          kind: 'hat',
          coat: BLUE,
          flip: stage.sunward,
        }),
        lupins(stage),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon'],
    countries: ['peru'],
    habitats: ['mountain', 'lake', 'highland'],
    subjects: ['laguna', 'huaraz', 'cordillera blanca', 'huascarán', 'white range'],
  },
}

const CHACRARAJU = [
  -2.4, 0.2, -1.6, 0.38, -1.2, 0.26, -0.8, 0.46, -0.6, 0.38, -0.34, 0.58, -0.2, 0.5, -0.04, 0.6, 0.14, 0.42,
  0.34, 0.5, 0.56, 0.3, 0.9, 0.42, 1.3, 0.24, 1.8, 0.4, 2.4, 0.2,
]

/** A wall of fluted ice from end to end. */
function wall(stage: Stage, shore: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  return massif(stage, {
    spine: leftToRight(plot(CHACRARAJU, xAt, up => shore - span * up * chance.between(0.82, 0.88))),
    base: shore,
    ink: mix(land[1], rock[1], 0.3),
    shade: mix(land[2], rock[2], 0.35),
    lit: mix(land[1], rock[0], 0.4),
    rocks: mix(land[2], rock[2], 0.45),
    snow: inks.snow,
    snowline: 0.58,
    spurs: 4,
    step: 18,
    fade: 0.3,
  })
}

/** The bare slabs that the glacier left, down to the water. */
function apron(stage: Stage, shore: number): Art {
  const { span, inks, xAt, chance } = stage
  const slope = [
    -2.4, 0.14, -1, 0.2, -0.6, 0.26, -0.34, 0.14, -0.1, 0.19, 0.06, 0.16, 0.3, 0.22, 0.6, 0.12, 0.9, 0.24,
    1.5, 0.2, 2.4, 0.26,
  ]
  return massif(stage, {
    spine: leftToRight(plot(slope, xAt, up => shore - span * up * chance.between(0.9, 1.1))),
    base: shore + 6,
    ink: mix(inks.rock[2], inks.land[3], 0.35),
    shade: mix(inks.land[4], inks.rock[2], 0.25),
    lit: mix(inks.rock[1], inks.land[2], 0.4),
    step: 15,
    fade: 0.12,
  })
}

function lake(stage: Stage, shore: number): Art {
  const { width, height, span } = stage
  const tones = [tinted(stage, '#1b93ad', 1), tinted(stage, '#3cc6cf', 1), tinted(stage, '#8fe3dc', 1)]
  const ink = stage.gradient(tones, 0, shore, 0, height * 0.86)
  return [
    `<path fill="${ink}" d="M0 ${Math.round(shore)}h${width}v${Math.round(height - shore)}H0z"/>`,
    fill(pen().lens(width / 2, shore + 2, width * 1.3, span * 0.008), stage.inks.paper, { opacity: 0.5 }),
  ]
}

/** Boulders and grass on our side. */
function nearShore(stage: Stage): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const start = chance() * 9
  const ground = (x: number) =>
    height * 0.86 +
    Math.sin(x / 120 + start) * span * 0.012 -
    span * 0.05 * Math.max(0, ((xAt(-0.1) - x) * stage.sunward) / width)
  const skyline = range(16, (_, t): Point => [lerp(-30, width + 30, t), ground(lerp(-30, width + 30, t))])
  const [rocks, lit] = [pen(), pen()]
  for (let i = 0; i < 9; i++)
    boulder(
      rocks,
      lit,
      chance() * width,
      height * chance.between(0.86, 0.9),
      span * chance.between(0.02, 0.06),
    )
  return [
    fill(rocks, mix(inks.rock[2], inks.key, 0.2)),
    fill(lit, inks.rock[1]),
    hill(stage, skyline, mix(inks.leaf[2], inks.sand[2], 0.3)),
    grass(
      stage,
      -10,
      width + 10,
      x => ground(x) + span * 0.03,
      span * 0.04,
      mix(inks.leaf[2], inks.sand[2], 0.3),
      8,
    ),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.12, span * 0.06, inks.leaf[3], 8),
  ]
}

function boulder(rocks: Pen, lit: Pen, x: number, y: number, half: number): void {
  rocks
    .M(x - half, y)
    .L(
      x - half * 0.8,
      y - half * 0.6,
      x - half * 0.1,
      y - half * 0.95,
      x + half * 0.7,
      y - half * 0.6,
      x + half,
      y,
    )
    .Z()
  lit
    .M(x - half * 0.6, y - half * 0.55)
    .L(x - half * 0.1, y - half * 0.85, x + half * 0.6, y - half * 0.56, x, y - half * 0.5)
    .Z()
}

/** The lupins of the Cordillera Blanca: tall violet spikes. */
function lupins(stage: Stage): Art {
  const { height, span, chance, inks, xAt } = stage
  const [stems, flowers, tips] = [pen(), pen(), pen()]
  for (let i = 0; i < 13; i++) {
    const x = i < 8 ? xAt(chance.between(0.3, 0.64)) : xAt(-chance.between(0.4, 0.62))
    const high = span * chance.between(0.1, 0.19)
    const foot = height * 0.99
    stems.M(x, foot).Q(x + 3, foot - high * 0.5, x + 1, foot - high)
    for (let up = 0.4; up < 1.05; up += 0.1) {
      const half = span * 0.014 * (1.25 - up)
      ;(up > 0.85 ? tips : flowers)
        .dot(x - half, foot - high * up, half * 1.15, half)
        .dot(x + half, foot - high * up, half * 1.15, half)
    }
  }
  return [
    stroke(stems, inks.leaf[3], 2.4),
    fill(flowers, tinted(stage, '#5a55b8', 1)),
    fill(tips, tinted(stage, '#b9b4ec', 1)),
  ]
}
