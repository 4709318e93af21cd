import { BLUE, RED } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { clamp, lerp, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { type Course, pools } from '#art/poster/toolbox/river-pools.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const semuc: Landmark = {
  scene: {
    title: 'The pools of Semuc Champey from the lookout',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const horizon = height * chance.between(0.32, 0.36)
      const sun = stage.hang({ x: xAt(chance.between(0.12, 0.28)), y: horizon - span * 0.12, r: span * 0.14 })
      const sway = chance.between(-0.05, 0.05)
      const course = (t: number) => xAt(lerp(0.04, 0.12, t) + sway + 0.1 * Math.sin(t * 5.2))
      return [
        openSky(stage, horizon, sun),
        mountains(stage, horizon),
        mistTongue(stage, horizon + span * 0.04, span * 0.05, { opacity: 0.7 }),
        gorge(stage, horizon, course),
        pools(stage, horizon, course),
        lookout(stage),
        birds(stage, xAt(0.1), horizon - span * 0.2, 4, 8 * unit + 2, inks.land[4], span * 0.14),
        leafyCorners(stage, { near: 2, far: 2.1 }),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'monsoon', 'golden'],
    countries: ['guatemala'],
    habitats: ['river', 'rainforest'],
    subjects: ['semuc', 'champey', 'lanquín', 'lanquin', 'pool', 'swim'],
  },
}

function mountains(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, horizon - span * 0.08, span * 0.07, { scale: 0.007 })
  const near = rollingSkyline(stage, horizon - span * 0.01, span * 0.06, { scale: 0.009 })
  return [
    hill(stage, far, land[0]),
    hill(
      stage,
      near,
      stage.gradient(
        [mix(land[1], leaf[1], 0.3), mix(land[1], inks.mist, 0.5)],
        0,
        horizon - span * 0.06,
        0,
        horizon + span * 0.2,
      ),
    ),
  ]
}

/** Two walls of forest that fall to the river, nearest last. */
function gorge(stage: Stage, horizon: number, course: Course): Art {
  const { width, height, span, unit, inks } = stage
  const { land, leaf } = inks
  return range(7, (_, t) => {
    const y = lerp(horizon + span * 0.06, height * 0.94, t ** 1.2)
    return [-1, 1].map(side => {
      const edge = course(t)
      const inner = edge + side * span * lerp(0.05, 0.17, t)
      const climb = (x: number) =>
        clamp(Math.abs(x - inner) / (span * 0.9)) ** 0.8 * span * lerp(0.2, 0.42, t)
      return forest(stage, {
        from: side > 0 ? inner : -30,
        to: side > 0 ? width + 30 : inner,
        y: x => y - climb(x),
        size: lerp(12, 38, t) * unit,
        ink: mix(mix(land[2], leaf[1], 0.45), leaf[2], t),
        lit: mix(mix(land[1], leaf[0], 0.45), leaf[1], t),
        base: Math.min(height, y + span * 0.16),
        bumps: 5,
        litOdds: 0.6,
      })
    })
  })
}

/** The wooden lookout over the drop, with someone on it. */
function lookout(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const wood = mix(inks.rock[2], inks.key, 0.5)
  const at = (spans: number) => nearEdge(stage, spans)
  const deck = pen()
    .M(at(-0.1), height * 0.87)
    .L(at(0.42), height * 0.9, at(0.42), height * 0.925, at(-0.1), height * 0.91)
    .Z()
  const rails = pen()
  for (const spans of [0.02, 0.14, 0.27, 0.4])
    rails.M(at(spans), height * 0.895).V(height * 0.895 - span * 0.1)
  rails
    .M(at(-0.1), height * 0.865 - span * 0.09)
    .L(at(0.41), height * 0.9 - span * 0.1)
    .M(at(-0.1), height * 0.87 - span * 0.045)
    .L(at(0.41), height * 0.9 - span * 0.05)
  const crownId = palmCrown(stage)
  return [
    palm(crownId, at(0.02), height * 1.02, span * 0.5, {
      lean: sunward * 0.05,
      ink: inks.leaf[3],
      trunk: inks.key,
      scale: unit,
    }),
    fill(deck, wood),
    stroke(
      pen()
        .M(at(0.1), height)
        .V(height * 0.9)
        .M(at(0.38), height * 1.02)
        .V(height * 0.91),
      wood,
      6 * unit,
    ),
    traveller(stage, at(0.2), height * 0.893, unit * 2.9, { coat: RED, flip: sunward }),
    traveller(stage, at(0.3), height * 0.899, unit * 2.8, { kind: 'hat', coat: BLUE, flip: sunward }),
    stroke(rails, wood, 3.4 * unit),
  ]
}
