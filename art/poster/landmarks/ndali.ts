import { mist } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group } from '#art/poster/toolbox/tags.ts'
import { ripples } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const ndali: Landmark = {
  scene: { title: 'Crater lakes before the Rwenzori', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'day', 'golden', 'dusk', 'monsoon'],
    countries: ['uganda'],
    habitats: ['lake', 'volcano', 'highland', 'farmland'],
    subjects: ['crater lake', 'fort portal', 'ndali', 'kibale', 'rim', 'hiking'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const horizon = height * chance.between(0.36, 0.4)
  const { art } = openSky(stage, { horizon, across: [0.34, 0.48], up: [0.12, 0.18], r: 0.14 })
  return [
    art,
    farRange(stage, horizon),
    mist(stage, horizon + span * 0.02, span * 0.1, { opacity: 0.7 }),
    hills(stage, horizon),
    farLake(stage, horizon),
    bowl(stage, horizon),
    rim(stage),
    grassAtFeet(stage, [0.96, 1], [inks.leaf[3], inks.key]),
    flockAt(stage, 0.1, 0.14),
  ]
}

function farRange(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const spine = range(
    Math.round((width / span) * 4.4) * 2 + 1,
    (i, t): Point => [
      lerp(-60, width + 60, t),
      horizon - span * (i % 2 ? chance.between(0.13, 0.2) : chance.between(0.05, 0.1)),
    ],
  )
  return massif(stage, {
    spine,
    base: horizon + span * 0.03,
    ink: mix(inks.land[0], inks.land[1], 0.6),
    shade: mix(inks.land[1], inks.land[2], 0.5),
    snow: inks.snow,
    snowline: 0.34,
    spurs: 2,
    fade: 0.8,
    step: 16,
  })
}

function hills(stage: Stage, horizon: number): Art {
  const { height, span, inks } = stage
  const { leaf, land } = inks
  const far = rollingSkyline(stage, horizon + span * 0.02, span * 0.04, { scale: 0.008 })
  const near = rollingSkyline(stage, horizon + span * 0.07, span * 0.05, { scale: 0.009 })
  const green = mix(leaf[1], land[2], 0.3)
  return [
    treeline(stage, far, span * 0.012, mix(mix(land[1], leaf[1], 0.5), inks.mist, 0.3)),
    hill(stage, near, stage.gradient([mix(green, inks.mist, 0.25), green], 0, horizon, 0, height)),
  ]
}

/** A lake as one sees it over its rim: far wall, water, and the shadow under the wall. */
function lake(stage: Stage, x: number, y: number, half: number, deep: number, haze: number): Art {
  const { span, inks, light, chance } = stage
  const { leaf } = inks
  const hazed = (ink: string) => mix(ink, inks.mist, haze)
  const at = (across: number, down: number): Point => [x + across * half, y + down * deep]
  const hollow = pen().blob([
    at(-1.1, 0.3),
    at(-0.9, -0.2),
    at(-0.4, -0.38),
    at(0.3, -0.34),
    at(0.9, -0.16),
    at(1.12, 0.3),
    at(0.8, 0.9),
    at(0, 1.1),
    at(-0.8, 0.9),
  ])
  const water = pen().blob([
    at(-0.86, 0.5),
    at(-0.6, 0.26),
    at(0, 0.18),
    at(0.6, 0.24),
    at(0.86, 0.5),
    at(0.6, 0.84),
    at(0, 0.96),
    at(-0.6, 0.84),
  ])
  const trees = range(9, (_, t): Point => at(lerp(-0.98, 0.98, t), 0.3 - 0.3 * Math.sin(Math.PI * t) * 0.6))
  const folds = pen()
  for (let i = 0; i < 12; i++) {
    const across = lerp(-0.9, 0.9, (i + chance()) / 12)
    const top = -0.3 + 0.3 * across * across
    folds
      .M(...at(across, top))
      .L(
        ...at(across * 0.92 + 0.02, top + 0.22),
        ...at(across * 0.86 - light * 0.05, top + 0.5),
        ...at(across * 0.9 - light * 0.06, top + 0.2),
      )
      .Z()
  }
  const clipPath = stage.clip(hollow)
  const sheet = stage.gradient([mix(inks.water[1], leaf[2], 0.15), inks.water[2]], 0, y, 0, y + deep)
  return [
    fill(hollow, hazed(mix(leaf[2], leaf[1], 0.35))),
    group(
      { clipPath },
      fill(folds, hazed(leaf[3]), { opacity: 0.5 }),
      treeline(stage, trees, span * 0.018 * (1 + half / span), hazed(mix(leaf[2], leaf[3], 0.6)), y + deep),
    ),
    fill(water, sheet),
    group(
      { clipPath: stage.clip(water) },
      fill(pen().dot(x, y + deep * 0.16, half * 0.9, deep * 0.22), hazed(leaf[3]), { opacity: 0.35 }),
    ),
  ]
}

function farLake(stage: Stage, horizon: number): Art {
  const { span, xAt } = stage
  return lake(stage, xAt(0.64), horizon + span * 0.13, span * 0.19, span * 0.075, 0.2)
}

function bowl(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt, height } = stage
  const [x, y] = [xAt(0.06), horizon + span * 0.22]
  const [half, deep] = [span * chance.between(0.46, 0.52), Math.min(span * 0.3, height * 0.3)]
  return [
    lake(stage, x, y, half, deep, 0),
    ripples(stage, y + deep * 0.45, y + deep * 0.85, {
      count: 12,
      opacity: 0.5,
      from: x - half * 0.6,
      to: x + half * 0.6,
      big: span * 0.09,
      ink: inks.paper,
    }),
  ]
}

/** The near rim we stand on, with its path. */
function rim(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { leaf } = inks
  const edge = pen()
    .M(xAt(-2.8), height * 0.78)
    .Q(xAt(-0.7), height * 0.8, xAt(-0.4), height * 0.88)
    .Q(xAt(-0.1), height * 0.95, xAt(0.4), height * 0.94)
    .Q(xAt(0.9), height * 0.93, xAt(2.8), height * 0.84)
    .L(xAt(2.8), height + 10, xAt(-2.8), height + 10)
    .Z()
  const x = xAt(chance.between(0.3, 0.42))
  return [
    fill(edge, stage.gradient([mix(leaf[2], leaf[1], 0.3), leaf[3]], 0, height * 0.8, 0, height)),
    traveller(stage, x, height * 0.965, unit * 2.1, { flip: -sunward }),
    traveller(stage, x + sunward * span * 0.07, height * 0.965, unit * 2, {
      coat: inks.lamp,
      kind: 'hat',
      flip: -sunward,
    }),
    foliage(stage, nearEdge(stage, 0.04), height * 1.04, unit * 2.3, {
      ink: inks.key,
      rib: leaf[3],
      kinds: ['banana'],
      spread: sunward > 0 ? [-125, -12] : [-168, -55],
    }),
  ]
}
