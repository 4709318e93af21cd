import { RED } from '#art/poster/palettes.ts'
import { toucan } from '#art/poster/toolbox/birds.ts'
import { caana } from '#art/poster/toolbox/caana.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { layFront } from '#art/poster/toolbox/masonry.ts'
import { clamp } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const caracol: Landmark = {
  scene: {
    title: 'Caana, the sky palace of Caracol, over the forest',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const foot = height * chance.between(0.82, 0.85)
      const x = clamp(xAt(-0.04), span * 0.44, width - span * 0.44)
      const sun = stage.hang({ x: xAt(chance.between(0.36, 0.46)), y: foot - span * 0.5, r: span * 0.145 })
      const front = layFront(x, foot, span * chance.between(0.62, 0.66))
      return [
        openSky(stage, foot - span * 0.2, sun),
        farForest(stage, foot),
        caana(stage, front),
        traveller(stage, front.at(-0.02), front.up(0.5), unit * 0.8, { kind: 'plain', coat: RED }),
        traveller(stage, front.at(0.03), front.up(0.235), unit * 0.9, {
          kind: 'hat',
          coat: inks.lamp,
          flip: -1,
        }),
        canopy(stage, foot),
        bough(stage),
        toucan(stage, xAt(0.4), height * 0.735, unit * 1.45, -sunward),
        leafyCorners(stage, { near: 2, far: 1.7 }),
        birds(stage, xAt(-0.3), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'monsoon', 'day', 'dusk'],
    countries: ['belize'],
    habitats: ['rainforest'],
    subjects: ['caracol', 'caana', 'sky palace', 'chiquibul'],
  },
}

function farForest(stage: Stage, foot: number): Art {
  const { span, unit, inks, xAt } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, foot - span * 0.36, span * 0.07, { scale: 0.006 })
  return [
    hill(
      stage,
      far,
      stage.gradient([land[1], mix(land[0], inks.mist, 0.6)], 0, foot - span * 0.42, 0, foot - span * 0.1),
    ),
    forest(stage, {
      y: at => foot - span * (0.24 + 0.02 * Math.sin(at / 80)),
      size: 18 * unit,
      ink: mix(land[2], leaf[1], 0.25),
      lit: mix(land[1], leaf[0], 0.3),
      bumps: 4,
    }),
    mistTongue(stage, foot - span * 0.2, span * 0.05, { opacity: 0.75 }),
    emergentTree(stage, xAt(0.66), foot, span * 0.44, { ink: leaf[1], lit: leaf[0], trunk: land[3] }),
    forest(stage, {
      y: at => foot - span * (0.12 + 0.018 * Math.sin(at / 60)),
      size: 25 * unit,
      ink: mix(land[3], leaf[1], 0.6),
      lit: mix(leaf[1], leaf[0], 0.4),
    }),
    mistTongue(stage, foot - span * 0.05, span * 0.05, { opacity: 0.6 }),
  ]
}

/** The canopy before it: we see the palace as a bird does. */
function canopy(stage: Stage, foot: number): Art {
  const { span, unit, inks, xAt, focusX } = stage
  const { leaf } = inks
  const crownId = palmCrown(stage)
  const dip = (at: number) => span * 0.09 * Math.min(1, (Math.abs(at - focusX) / (span * 0.5)) ** 2)
  return [
    palm(crownId, xAt(-0.5), foot + span * 0.04, span * 0.24, {
      ink: leaf[3],
      scale: unit * 0.56,
      lean: 0.05,
    }),
    forest(stage, {
      y: at => foot + span * 0.012 - dip(at) * 0.6,
      size: 28 * unit,
      ink: leaf[2],
      lit: leaf[1],
    }),
    emergentTree(stage, xAt(-0.64), foot + span * 0.16, span * 0.5, {
      ink: leaf[2],
      lit: leaf[1],
      trunk: inks.key,
    }),
    forest(stage, {
      y: at => foot + span * 0.1 - dip(at) * 0.8,
      size: 40 * unit,
      ink: leaf[3],
      lit: leaf[2],
    }),
  ]
}

/** The toucan's bough. */
function bough(stage: Stage): Art {
  const { height, span, inks, xAt } = stage
  const limb = pen()
    .M(xAt(0.9), height * 0.92)
    .Q(xAt(0.62), height * 0.79, xAt(0.3), height * 0.765)
  return [
    stroke(limb, inks.key, span * 0.018, { strokeLinecap: 'round' }),
    leafMass(stage, xAt(0.29), height * 0.775, span * 0.07, span * 0.022, {
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      clumps: 6,
    }),
  ]
}
