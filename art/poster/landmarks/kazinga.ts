import { RED } from '#art/poster/palettes.ts'
import { capeBuffalo } from '#art/poster/toolbox/buffalo.ts'
import { candelabra } from '#art/poster/toolbox/candelabra.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, crag, hill } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { hippoPool, riverLaunch } from '#art/poster/toolbox/river-animals.ts'
import { elephant } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const kazinga: Landmark = {
  scene: { title: 'The banks of the Kazinga channel', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day'],
    countries: ['uganda'],
    habitats: ['river', 'savanna', 'lake', 'wetland'],
    subjects: ['kazinga', 'queen elizabeth', 'ishasha', 'safari'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const bank = height * chance.between(0.5, 0.54)
  const { sun, art } = openSky(stage, { horizon: bank, across: [0.32, 0.46], up: [0.22, 0.3], r: 0.16 })
  return [
    art,
    farRange(stage, bank),
    bluff(stage, bank),
    sea(stage, bank + span * 0.1, height),
    lightRoad(stage, sun.x, bank + span * 0.13, height * 0.94, {
      far: span * 0.1,
      near: span * 0.22,
      count: 10,
    }),
    ripples(stage, bank + span * 0.12, height, { count: 26, opacity: 0.5, big: 80 }),
    herd(stage, bank),
    onTheWater(stage, bank),
    nearShore(stage),
    flockAt(stage, 0.1, 0.14),
  ]
}

/** The Rwenzori as one sees them from here: a long wall with a little snow, half in cloud. */
function farRange(stage: Stage, bank: number): Art {
  const { width, span, chance, inks } = stage
  const spine = range(
    Math.round((width / span) * 4) * 2 + 1,
    (i, t): Point => [
      lerp(-60, width + 60, t),
      bank -
        span *
          (0.06 + (i % 2 ? chance.between(0.1, 0.16) : chance.between(0.03, 0.08)) * Math.sin(Math.PI * t)),
    ],
  )
  return massif(stage, {
    spine,
    base: bank + span * 0.02,
    ink: inks.land[0],
    shade: mix(inks.land[0], inks.land[1], 0.5),
    spurs: 1,
    fade: 0.85,
    step: 20,
  })
}

/** The bank across the channel: grass above, red earth cut by hooves below, candelabras on its brink. */
function bluff(stage: Stage, bank: number): Art {
  const { width, span, chance, inks, light } = stage
  const waver = chance() * 6
  const top = (x: number) => bank - span * 0.07 + Math.sin(x / (span * 0.34) + waver) * span * 0.018
  const foot = (x: number) => bank + span * 0.09 + Math.sin(x / 70 + waver) * span * 0.006
  const earth = mix(inks.rock[1], inks.sand[2], 0.4)
  const grass = mix(inks.leaf[1], inks.sand[1], 0.35)
  const gullies = pen()
  for (let x = -10; x < width + 10; x += span * chance.between(0.05, 0.1)) {
    const wide = span * chance.between(0.014, 0.03)
    gullies
      .M(x, top(x) + span * 0.03)
      .L(x + light * wide * 0.3, bank + span * 0.02, x - light * wide, foot(x), x - light * wide * 2, foot(x))
      .Z()
  }
  const trees = range(
    Math.round((width / span) * 6),
    (_, t) => lerp(0, width, t) + chance.between(-0.06, 0.06) * span,
  )
  const tones = {
    ink: mix(inks.leaf[2], inks.land[3], 0.25),
    lit: mix(inks.leaf[1], inks.leaf[2], 0.4),
    trunk: inks.land[4],
  }
  return [
    trees.map((x, i) =>
      i % 3 === 2
        ? acacia(stage, x, top(x) + 6, span * chance.between(0.1, 0.15), { ...tones, flip: chance.sign() })
        : candelabra(stage, x, top(x) + 6, span * chance.between(0.1, 0.17), tones),
    ),
    hill(
      stage,
      acrossFrame(stage, 15, x => top(x)),
      grass,
    ),
    crag(
      stage,
      acrossFrame(stage, 21, x => top(x) + span * 0.035),
      stage.gradient([earth, mix(earth, inks.rock[2], 0.5)], 0, bank - span * 0.04, 0, bank + span * 0.1),
      bank + span * 0.12,
    ),
    fill(gullies, mix(inks.rock[2], inks.land[4], 0.2), { opacity: 0.6 }),
    hill(
      stage,
      acrossFrame(stage, 15, x => foot(x) - span * 0.03),
      mix(inks.sand[1], earth, 0.3),
      bank + span * 0.13,
    ),
  ]
}

const BEASTS = [
  [-0.44, 0.5],
  [-0.3, 0.42],
  [0.16, 0.46],
  [0.3, 0.52],
  [0.42, 0.44],
  [0.8, 0.5],
] as const

/** Buffalo and elephants at the water's edge. */
function herd(stage: Stage, bank: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const y = bank + span * 0.1
  const hide = mix(mix(inks.key, inks.rock[2], 0.3), inks.land[4], 0.2)
  const grey = mix(mix(inks.rock[2], inks.land[4], 0.4), inks.key, 0.15)
  const shift = chance.between(-0.06, 0.06)
  const buffaloes = BEASTS.map(([across, size], i) =>
    capeBuffalo(
      xAt(across + shift),
      y - span * 0.012 * (i % 2),
      unit * size * 1.15,
      hide,
      inks.paper,
      (i % 3 ? 1 : -1) * sunward,
    ),
  )
  return [
    elephant(xAt(-0.1 + shift), y - 2, unit * 0.8, grey, mix(grey, inks.rock[1], 0.3), inks.paper, sunward),
    elephant(xAt(0.03 + shift), y - 3, unit * 0.45, grey, mix(grey, inks.rock[1], 0.3), inks.paper, sunward),
    buffaloes,
    reflection(stage, xAt(-0.1 + shift), y + 3, span * 0.5, span * 0.04, grey, { count: 4, opacity: 0.35 }),
  ]
}

function onTheWater(stage: Stage, bank: number): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const [x, y] = [xAt(chance.between(0.26, 0.4)), lerp(bank, height, chance.between(0.52, 0.58))]
  const k = unit * chance.between(1.05, 1.2)
  return [
    reflection(stage, x, y + 5 * k, 130 * k, 50 * k, inks.paper, { count: 6, opacity: 0.5 }),
    riverLaunch(stage, x, y, k, RED, -sunward),
    hippoPool(stage, xAt(chance.between(-0.2, -0.1)), lerp(bank, height, 0.76)),
  ]
}

function nearShore(stage: Stage): Art {
  const { height, span, inks, xAt } = stage
  const dark = { ink: inks.leaf[3], lit: inks.leaf[2], trunk: inks.key }
  const edge = pen()
    .M(xAt(-2.8), height * 0.9)
    .Q(xAt(-0.5), height * 0.9, xAt(-0.3), height * 0.95)
    .Q(xAt(-0.1), height * 0.99, xAt(0.3), height + 10)
    .L(xAt(-2.8), height + 10)
    .Z()
  return [
    fill(edge, stage.gradient([mix(inks.leaf[3], inks.rock[2], 0.3), inks.key], 0, height * 0.9, 0, height)),
    candelabra(stage, xAt(-0.46), height * 0.95, span * stage.chance.between(0.5, 0.58), dark),
  ]
}
