import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { fall, spray } from '#art/poster/toolbox/falls.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { gorgeWall } from '#art/poster/toolbox/gorge.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const sipi: Landmark = {
  scene: { title: 'The great leap of Sipi from the edge of Elgon', best: 'day', draw },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon'],
    countries: ['uganda'],
    habitats: ['river', 'mountain', 'highland', 'farmland'],
    subjects: ['sipi', 'elgon', 'coffee', 'abseil'],
  },
}

function draw(given: Stage): Art {
  const stage: Stage = { ...given, focusX: given.xAt(-0.1) }
  const { height, span, chance, xAt } = given
  const plains = height * chance.between(0.44, 0.48)
  const { art } = openSky(given, { horizon: plains, across: [0.36, 0.48], up: [0.14, 0.2], r: 0.15 })
  const brink = height * chance.between(0.3, 0.34)
  const foot = height * 0.8
  return [
    art,
    lowlands(given, plains),
    cliff(given, brink, foot),
    fall(given, xAt(-0.1), brink + span * 0.02, foot, span * 0.05),
    mist(given, foot, span * 0.16, { opacity: 0.5 }),
    spray(stage, foot, span * 0.12, span * 0.12, 16, 0.5),
    bowl(given, foot),
    homes(given, brink),
    leaves(given),
    flockAt(given, 0.2, 0.16),
  ]
}

/** The dry plains far below, and a lone hill on them. */
function lowlands(stage: Stage, plains: number): Art {
  const { height, span, inks } = stage
  const dry = mix(inks.sand[1], inks.leaf[0], 0.35)
  const hills = rollingSkyline(stage, plains - span * 0.01, span * 0.035, { scale: 0.008 })
  const near = rollingSkyline(stage, plains + span * 0.16, span * 0.05, { scale: 0.009 })
  const slope = mix(inks.leaf[1], inks.land[2], 0.4)
  const level = pen()
    .M(-10, plains)
    .H(stage.width + 10)
    .V(height)
    .H(-10)
    .Z()
  return [
    hill(stage, hills, mix(inks.land[0], inks.mist, 0.2), plains + 4),
    fill(level, stage.gradient([mix(dry, inks.mist, 0.6), dry], 0, plains, 0, plains + span * 0.3)),
    mist(stage, plains + span * 0.03, span * 0.08, { opacity: 0.5 }),
    hill(stage, near, stage.gradient([mix(slope, inks.mist, 0.3), slope], 0, plains + span * 0.1, 0, height)),
  ]
}

/** The brow of the cliff: level behind the fall, broken off toward the plains. */
function brow(stage: Stage, brink: number): (x: number) => number {
  const { span, sunward, xAt } = stage
  return x => {
    const across = ((x - xAt(0)) * sunward) / span
    const drop = Math.max(0, across - 0.12)
    return brink + Math.sin(across * 9) * span * 0.01 + drop * drop * span * 2.4
  }
}

function cliff(stage: Stage, brink: number, foot: number): Art {
  const { span, unit, inks, sunward, xAt } = stage
  const { leaf, rock, land } = inks
  const top = brow(stage, brink)
  const [from, to] = [Math.min(xAt(-2.8), xAt(0.42)), Math.max(xAt(-2.8), xAt(0.42))]
  return [
    forest(stage, {
      from: Math.max(from, -20),
      to: Math.min(to, stage.width + 20),
      y: x => top(x) + span * 0.01,
      size: 26 * unit,
      ink: leaf[2],
      lit: leaf[1],
      base: brink + span * 0.5,
      below: x => top(x) + span * 0.1,
    }),
    gorgeWall(stage, {
      top: x => top(x) + span * 0.03,
      from: Math.max(from, -20),
      to: Math.min(to, stage.width + 20),
      foot: foot + span * 0.02,
      lip: brink,
      side: sunward,
      ink: mix(rock[1], land[3], 0.35),
      shade: mix(rock[2], land[4], 0.4),
      moss: mix(leaf[1], leaf[2], 0.4),
    }),
  ]
}

/** The green bowl at its foot, gardens on its sides, and two who have climbed down. */
function bowl(stage: Stage, foot: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { leaf } = inks
  const start = chance() * 6
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (80 * unit + 20) + start) * span * 0.02 + Math.abs(x - xAt(-0.1)) * -0.06,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.land[5], 0.3)], 0, y - span * 0.1, 0, height),
      lit,
    })
  const stream = pen()
    .M(xAt(-0.12), foot)
    .Q(xAt(-0.06), foot + span * 0.06, xAt(0.06), foot + span * 0.09)
    .L(xAt(0.12), foot + span * 0.09)
    .Q(xAt(-0.02), foot + span * 0.05, xAt(-0.07), foot)
    .Z()
  return [
    belt(foot + span * 0.04, 24, mix(leaf[1], leaf[2], 0.5), leaf[1]),
    fill(stream, inks.paper, { opacity: 0.85 }),
    belt(foot + span * 0.13, 34, leaf[2], mix(leaf[1], leaf[2], 0.3)),
    traveller(stage, xAt(0.22), foot + span * 0.12, unit * 1.7, { flip: -sunward }),
    traveller(stage, xAt(0.28), foot + span * 0.125, unit * 1.6, {
      coat: inks.lamp,
      kind: 'hat',
      flip: -sunward,
    }),
    mistTongue(stage, foot + span * 0.03, span * 0.03, { opacity: 0.4 }),
    belt(height * 0.99, 44, leaf[3], leaf[2]),
  ]
}

/** Round houses among the bananas on the brink. */
function homes(stage: Stage, brink: number): Art {
  const { span, unit, inks, lampsLit, xAt } = stage
  const top = brow(stage, brink)
  const thatch = mix(inks.rock[1], inks.rock[2], 0.3)
  return range(2, (i, t) => {
    const x = xAt(lerp(-0.42, -0.3, t))
    return group(
      { transform: place(x, top(x) + span * 0.012, unit * (0.9 - i * 0.15)) },
      fill('M-20 2V-16H20V2Z', mix(inks.rock[0], inks.rock[1], 0.4)),
      fill('M-6 2V-12H5V2Z', lampsLit ? inks.lamp : inks.key),
      fill('M-30-12L0-46L30-12Q0-18-30-12Z', thatch),
      fill('M0-46L30-12Q16-15 6-16Z', mix(thatch, inks.key, 0.3)),
    )
  })
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3], kinds: ['banana'] as const }
  return [
    foliage(stage, nearEdge(stage, 0.02), height * 1.05, unit * 2.1, {
      ...tones,
      spread: sunward > 0 ? [-125, -12] : [-168, -55],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.06, unit * 1.7, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-165, -95] : [-85, -15],
    }),
  ]
}
