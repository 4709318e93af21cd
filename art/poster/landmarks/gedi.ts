import { streaks } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill } from '#art/poster/toolbox/land.ts'
import { foliage, hangingVines } from '#art/poster/toolbox/leaves.ts'
import { buttressedTrunk } from '#art/poster/toolbox/lianas.ts'
import { openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { palaceGate, pillarTomb } from '#art/poster/toolbox/swahili-ruins.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const gedi: Landmark = {
  scene: { title: 'Arches of a Swahili town in the forest of Gedi', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'day', 'dusk'],
    countries: ['kenya'],
    habitats: ['dry-forest', 'city'],
    subjects: ['gedi', 'ruin', 'swahili', 'mida', 'history', 'culture'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks, xAt } = stage
  const ground = height * chance.between(0.74, 0.78)
  const { sun, art } = openSky(stage, { horizon: ground, across: [0.3, 0.42], up: [0.42, 0.5], r: 0.16 })
  return [
    art,
    streaks(stage, sun.x, sun.y + span * 0.05, span * 0.4, 2, inks.mist, { opacity: 0.8 }),
    woods(stage, ground),
    floor(stage, ground),
    palaceGate(stage, xAt(0.02), ground + span * 0.03, span * chance.between(0.62, 0.7)),
    pillarTomb(stage, xAt(0.6), ground + span * 0.06, span * chance.between(0.34, 0.4)),
    people(stage, ground),
    fig(stage),
  ]
}

function woods(stage: Stage, ground: number): Art {
  const { span, unit, inks, xAt } = stage
  const { land, leaf } = inks
  const belt = (lift: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => ground - span * lift + Math.sin(x / (90 * unit + 30)) * span * 0.03,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.5)], 0, ground - span * lift, 0, ground + span * 0.1),
      lit,
      base: ground + span * 0.1,
      gap: 1.35,
    })
  return [
    belt(0.2, 30, land[1], mix(land[1], inks.mist, 0.4)),
    emergentTree(stage, xAt(-0.3), ground + span * 0.04, span * 0.66, {
      ink: land[2],
      lit: mix(land[2], leaf[0], 0.3),
    }),
    belt(0.1, 38, mix(land[2], leaf[1], 0.5), mix(leaf[1], leaf[0], 0.3)),
  ]
}

function floor(stage: Stage, ground: number): Art {
  const { height, span, inks, xAt } = stage
  const earth = mix(inks.sand[1], inks.leaf[1], 0.3)
  const path = pen()
    .M(xAt(0.0), ground + span * 0.04)
    .Q(xAt(0.1), ground + span * 0.12, xAt(0.02), height + 10)
    .L(xAt(0.5), height + 10)
    .Q(xAt(0.3), ground + span * 0.12, xAt(0.1), ground + span * 0.04)
    .Z()
  return [
    hill(
      stage,
      acrossFrame(stage, 9, (_, t) => ground + span * 0.008 * Math.sin(t * 9)),
      stage.gradient([earth, mix(inks.leaf[2], inks.rock[2], 0.4)], 0, ground, 0, height),
    ),
    fill(path, mix(inks.sand[0], inks.sand[1], 0.4)),
  ]
}

function people(stage: Stage, ground: number): Art {
  const { span, unit, sunward, xAt } = stage
  const y = ground + span * 0.1
  return [
    traveller(stage, xAt(0.2), y, unit * 1.9, { kind: 'plain', flip: -sunward }),
    traveller(stage, xAt(0.27), y + 4, unit * 1.9, { kind: 'hat', coat: stage.inks.lamp, flip: -sunward }),
  ]
}

/** A great fig at the frame's edge, its vines, and leaves at our feet. */
function fig(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const vines = hangingVines(stage, 7, [xAt(-0.5), xAt(-0.24)], 0.4)
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    stroke(vines, inks.key, 1.8),
    leafMass(stage, xAt(-0.44), height * 0.01, span * 0.3, span * 0.08, {
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      clumps: 11,
    }),
    buttressedTrunk(stage, xAt(-0.5), span * 0.06, { ink: inks.key, lit: mix(inks.key, inks.rock[2], 0.35) }),
    foliage(stage, nearEdge(stage, 0.02), height * 1.04, unit * 1.7, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
      kinds: ['fern'],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.05, unit * 1.5, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-170, -90] : [-90, -10],
    }),
  ]
}
