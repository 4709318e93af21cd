import { BLUE, RED } from '#art/poster/palettes.ts'
import { flyingToucan } from '#art/poster/toolbox/birds.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mound, tower } from '#art/poster/toolbox/el-castillo.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { layFront } from '#art/poster/toolbox/masonry.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { emergentTree, grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const xunantunich: Landmark = {
  scene: {
    title: 'El Castillo of Xunantunich',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const foot = height * chance.between(0.74, 0.78)
      const x = clamp(xAt(-0.06), span * 0.36, width - span * 0.36)
      const sun = stage.hang({ x: xAt(chance.between(0.36, 0.48)), y: foot - span * 0.38, r: span * 0.16 })
      const front = layFront(x, foot, span * chance.between(0.52, 0.58))
      return [
        openSky(stage, foot, sun),
        forests(stage, foot),
        mound(stage, front),
        tower(stage, front),
        plaza(stage, foot),
        traveller(stage, x + span * 0.1, foot + span * 0.03, unit * 1.4, { coat: RED, flip: sunward }),
        traveller(stage, x + span * 0.14, foot + span * 0.032, unit * 1.4, {
          kind: 'hat',
          coat: BLUE,
          flip: sunward,
        }),
        traveller(stage, front.at(0.03), front.up(0.37), unit * 0.9, { kind: 'plain', coat: RED }),
        flyingToucan(stage, xAt(0.16), foot - span * 0.62, unit * 0.7, -sunward, 8),
        grass(stage, -10, width + 10, () => height * 0.96, span * 0.05, inks.leaf[3], 9),
        leafyCorners(stage, { near: 2, far: 1.7 }),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'monsoon', 'dusk'],
    countries: ['belize'],
    habitats: ['rainforest', 'dry-forest'],
    subjects: ['xunantunich', 'maya', 'altun', 'temple', 'ruin', 'history', 'san ignacio'],
  },
}

function forests(stage: Stage, foot: number): Art {
  const { span, unit, inks, chance, xAt } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const far = rollingSkyline(stage, foot - span * 0.24, span * 0.06, { scale: 0.006 })
  return [
    hill(stage, far, stage.gradient([land[1], mix(land[0], inks.mist, 0.6)], 0, foot - span * 0.3, 0, foot)),
    forest(stage, {
      y: at => foot - span * (0.13 + 0.02 * Math.sin(at / 70)),
      size: 20 * unit,
      ink: mix(land[2], leaf[1], 0.35),
      lit: mix(land[1], leaf[0], 0.4),
      bumps: 4,
    }),
    mistTongue(stage, foot - span * 0.1, span * 0.05, { opacity: 0.7 }),
    emergentTree(stage, xAt(0.6), foot + 4, span * chance.between(0.34, 0.42), {
      ink: leaf[2],
      lit: leaf[1],
      trunk: land[4],
    }),
    palm(crownId, xAt(0.42), foot + 4, span * 0.24, { lean: 0.08, ink: leaf[3], scale: unit * 0.52 }),
    palm(crownId, xAt(-0.56), foot + 4, span * 0.3, { lean: -0.1, ink: leaf[3], scale: unit * 0.6 }),
    forest(stage, {
      y: at => foot - span * (0.045 + 0.012 * Math.sin(at / 45)),
      size: 24 * unit,
      ink: leaf[2],
      lit: leaf[1],
      base: foot + span * 0.04,
    }),
  ]
}

function plaza(stage: Stage, foot: number): Art {
  const { width, height, span, inks } = stage
  const edge = range(12, (_, t): Point => [lerp(-20, width + 20, t), foot + Math.sin(t * 11) * span * 0.005])
  return hill(
    stage,
    edge,
    stage.gradient([mix(inks.leaf[0], inks.leaf[1], 0.35), inks.leaf[1], inks.leaf[2]], 0, foot, 0, height),
  )
}
