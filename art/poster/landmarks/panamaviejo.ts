import { BLUE, RED } from '#art/poster/palettes.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { naves, tower } from '#art/poster/toolbox/ruined-tower.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const panamaviejo: Landmark = {
  scene: {
    title: 'The cathedral tower of Panamá Viejo',
    best: 'dusk',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const foot = height * chance.between(0.76, 0.79)
      const x = clamp(xAt(-0.12), span * 0.24, width - span * 0.24)
      const sun = stage.hang({ x: xAt(chance.between(0.26, 0.4)), y: foot - span * 0.34, r: span * 0.16 })
      return [
        openSky(stage, foot, sun),
        city(stage, foot),
        trees(stage, foot),
        naves(stage, x, foot),
        tower(stage, x, foot),
        lawn(stage, foot),
        traveller(stage, x + sunward * span * 0.2, foot + span * 0.05, unit * 1.8, {
          coat: RED,
          flip: -sunward,
        }),
        traveller(stage, x + sunward * span * 0.26, foot + span * 0.052, unit * 1.8, {
          kind: 'hat',
          coat: BLUE,
          flip: -sunward,
        }),
        grass(stage, -10, width + 10, () => height * 0.96, span * 0.05, inks.leaf[3], 9),
        leafyCorners(stage, { near: 1.8, far: 1.5 }),
        birds(stage, x, foot - span * 0.68, 6, 7 * unit + 2, inks.key, span * 0.16),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'day', 'monsoon'],
    countries: ['panama'],
    habitats: ['city'],
    subjects: ['panamá viejo', 'panama viejo', 'ruin', 'history'],
  },
}

/** The glass towers that have grown up round the ruins. */
function city(stage: Stage, foot: number): Art {
  const { width, span, chance, inks, lampsLit } = stage
  const [far, near, panes] = [pen(), pen(), pen()]
  for (let x = -10; x < width; x += span * chance.between(0.035, 0.08)) {
    const [wide, high] = [span * chance.between(0.026, 0.055), span * chance.between(0.16, 0.44)]
    const path = chance.odds(0.5) ? far : near
    path
      .M(x, foot)
      .V(foot - high)
      .L(
        x + wide * chance.between(0.2, 0.9),
        foot - high - span * chance.between(0, 0.05),
        x + wide,
        foot - high,
      )
      .V(foot)
      .Z()
    for (let up = 0.3; up < 0.95; up += 0.08)
      if (chance.odds(0.55)) panes.dash(x + wide * 0.26, foot - high * up, wide * 0.5)
  }
  const ink = mix(inks.town[0], inks.mist, 0.45)
  return [
    fill(far, mix(ink, inks.mist, 0.4)),
    fill(near, ink),
    stroke(panes, lampsLit ? inks.lamp : mix(ink, inks.paper, 0.6), 1.4, { opacity: 0.8 }),
  ]
}

function trees(stage: Stage, foot: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const crownId = palmCrown(stage)
  return [
    forest(stage, {
      y: x => foot - span * (0.07 + 0.02 * Math.sin(x / 50)),
      size: 24 * unit,
      ink: mix(inks.leaf[2], inks.land[3], 0.2),
      lit: inks.leaf[1],
      base: foot + 6,
      rows: 2,
    }),
    [0.42, 0.66, -0.6].map((across, i) =>
      palm(crownId, xAt(across), foot + 4, span * lerp(0.26, 0.36, i / 2), {
        lean: chance.between(-0.14, 0.14),
        ink: inks.leaf[3],
        scale: unit * 0.66,
      }),
    ),
    palm(crownId, farEdge(stage, 0.1), foot + span * 0.03, span * 0.46, {
      lean: 0.05,
      ink: inks.leaf[3],
      scale: unit * 0.85,
    }),
  ]
}

function lawn(stage: Stage, foot: number): Art {
  const { width, height, span, inks } = stage
  const edge = range(12, (_, t): Point => [lerp(-20, width + 20, t), foot + Math.sin(t * 11) * span * 0.006])
  return hill(
    stage,
    edge,
    stage.gradient([mix(inks.leaf[0], inks.leaf[1], 0.5), inks.leaf[1], inks.leaf[2]], 0, foot, 0, height),
  )
}
