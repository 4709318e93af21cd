import { BLUE } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { dryStone } from '#art/poster/toolbox/dry-stone.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline, sheet } from '#art/poster/toolbox/land.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { emergentTree, grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const lubaantun: Landmark = {
  scene: {
    title: 'The dry-stone terraces of Lubaantun',
    best: 'day',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.47, 0.51)
      const lawn = height * 0.66
      const sun = stage.hang({ x: xAt(chance.between(0.32, 0.44)), y: horizon - span * 0.14, r: span * 0.15 })
      return [
        openSky(stage, horizon, sun),
        lowlands(stage, horizon),
        trees(stage, lawn),
        dryStone(stage, {
          x: xAt(0.36),
          y: lawn + span * 0.03,
          wide: span * 0.42,
          tiers: 3,
          course: span * 0.044,
        }),
        court(stage, lawn),
        dryStone(stage, {
          x: clamp(xAt(-0.22), span * 0.4, width - span * 0.4),
          y: lawn + span * 0.11,
          wide: span * 0.84,
          tiers: 5,
          course: span * 0.062,
        }),
        fallen(stage, lawn),
        traveller(stage, xAt(0.3), lawn + span * 0.2, unit * 1.8, { flip: -sunward }),
        traveller(stage, xAt(0.37), lawn + span * 0.205, unit * 1.7, {
          kind: 'hat',
          coat: BLUE,
          flip: -sunward,
        }),
        grass(stage, -10, width + 10, () => height * 0.97, span * 0.05, inks.leaf[3], 9),
        leafyCorners(stage, { near: 1.9, far: 1.6 }),
        birds(stage, xAt(0.05), height * 0.17, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon'],
    countries: ['belize'],
    habitats: ['rainforest', 'highland'],
    subjects: ['lubaantun', 'nim li punit', 'toledo ruin', 'dry stone'],
  },
}

/** The plain of Toledo below the hill, and the sea beyond it. */
function lowlands(stage: Stage, horizon: number): Art {
  const { span, inks, unit } = stage
  const { land, leaf, water } = inks
  return [
    sheet(
      stage,
      horizon,
      span * 0.06,
      stage.gradient([mix(water[0], inks.mist, 0.3), water[1]], 0, horizon, 0, horizon + span * 0.06),
    ),
    hill(stage, rollingSkyline(stage, horizon + span * 0.035, span * 0.012), mix(land[1], inks.mist, 0.35)),
    forest(stage, {
      y: at => horizon + span * (0.07 + 0.012 * Math.sin(at / 90)),
      size: 13 * unit,
      ink: mix(land[1], leaf[1], 0.3),
      lit: mix(land[0], leaf[0], 0.3),
      bumps: 4,
    }),
    mistTongue(stage, horizon + span * 0.1, span * 0.04, { opacity: 0.75 }),
  ]
}

function trees(stage: Stage, lawn: number): Art {
  const { span, unit, inks, chance, xAt } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  return [
    forest(stage, {
      y: at => lawn - span * (0.05 + 0.014 * Math.sin(at / 60)),
      size: 24 * unit,
      ink: mix(land[3], leaf[1], 0.6),
      lit: mix(leaf[1], leaf[0], 0.3),
    }),
    palm(crownId, xAt(0.62), lawn + 4, span * 0.34, { ink: leaf[3], scale: unit * 0.85, lean: 0.05 }),
    palm(crownId, xAt(0.74), lawn + 4, span * 0.25, { ink: leaf[2], scale: unit * 0.75, lean: -0.08 }),
    emergentTree(stage, nearEdge(stage, 0.05), lawn + span * 0.06, span * chance.between(0.54, 0.62), {
      ink: leaf[2],
      lit: leaf[1],
      trunk: land[4],
    }),
  ]
}

/** The mown court between the mounds. */
function court(stage: Stage, lawn: number): Art {
  const { width, height, span, inks } = stage
  const edge = range(12, (_, t): Point => [lerp(-20, width + 20, t), lawn + Math.sin(t * 9) * span * 0.006])
  return hill(
    stage,
    edge,
    stage.gradient([mix(inks.leaf[0], inks.leaf[1], 0.35), inks.leaf[1], inks.leaf[2]], 0, lawn, 0, height),
  )
}

/** What the name means: blocks that have come down. */
function fallen({ span, inks, chance, xAt, light }: Stage, lawn: number): Art {
  return range(9, i => {
    const x = xAt(lerp(0.12, 0.56, chance()) - (i % 3 === 0 ? 0.62 : 0))
    const y = lawn + span * chance.between(0.13, 0.27)
    const [wide, high] = [span * chance.between(0.018, 0.032), span * chance.between(0.016, 0.024)]
    const stone = mix(inks.rock[0], inks.rock[1], chance.between(0.2, 0.7))
    return [
      fill(pen().lens(x, y, wide * 2.6, 4), inks.key, { opacity: 0.25 }),
      fill(
        pen()
          .M(x - wide, y)
          .L(x - wide * 0.9, y - high, x + wide * 0.8, y - high * 1.1, x + wide, y)
          .Z(),
        stone,
      ),
      fill(
        pen()
          .M(x - light * wide, y)
          .L(x - light * wide * 0.9, y - high, x - light * wide * 0.2, y - high, x - light * wide * 0.3, y)
          .Z(),
        mix(stone, inks.land[3], 0.45),
      ),
    ]
  })
}
