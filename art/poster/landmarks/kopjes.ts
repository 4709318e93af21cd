import { type Boulder, boulder } from '#art/poster/toolbox/boulders.ts'
import { candelabra } from '#art/poster/toolbox/candelabra.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { restingLion, sittingLioness, sleepingCub } from '#art/poster/toolbox/lions.ts'
import { farHerd } from '#art/poster/toolbox/migration.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const kopjes: Landmark = {
  scene: { title: 'Lions on a kopje of the Serengeti', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'day'],
    countries: ['tanzania'],
    habitats: ['savanna'],
    subjects: ['serengeti', 'kopje', 'lion', 'ndutu', 'safari'],
  },
}

function draw(stage: Stage): Art {
  const { height, chance, inks } = stage
  const horizon = height * chance.between(0.56, 0.61)
  const { art } = openSky(stage, { horizon, across: [0.3, 0.46], up: [0.1, 0.2], r: 0.19 })
  return [
    art,
    plain(stage, horizon),
    farKopje(stage, horizon),
    kopje(stage),
    grassAtFeet(stage, [0.92, 0.975], [mix(inks.sand[2], inks.leaf[2], 0.55), inks.key]),
    flockAt(stage, 0.1, 0.16),
  ]
}

/** Short grass to the edge of the world, and the herds on it. */
function plain(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const ground = mix(inks.sand[1], inks.leaf[0], 0.25)
  const far = rollingSkyline(stage, horizon - span * 0.015, span * 0.02, { scale: 0.006 })
  const edge = acrossFrame(stage, 9, (_, t) => horizon + Math.sin(t * 8) * span * 0.006)
  const down = (spans: number) => horizon + span * spans
  const shade = pen()
  for (let i = 0; i < 7; i++) {
    shade.lens(
      width * chance(),
      down(chance.between(0.08, 0.26)),
      span * chance.between(0.3, 0.6),
      span * 0.012,
    )
  }
  const tones = [mix(ground, inks.mist, 0.45), ground, mix(inks.sand[2], inks.leaf[1], 0.3)]
  const herds = [
    farHerd(stage, [xAt(1.1), down(0.07)], [xAt(0.2), down(0.025)], 30, span * 0.012),
    farHerd(stage, [xAt(0.3), down(0.14)], [xAt(1), down(0.1)], 18, span * 0.015),
    farHerd(stage, [xAt(-1.2), down(0.07)], [xAt(-0.5), down(0.04)], 18, span * 0.012),
  ]
  return [
    hill(stage, far, inks.land[0]),
    hill(stage, edge, stage.gradient(tones, 0, horizon, 0, height)),
    fill(shade, mix(inks.land[2], inks.leaf[2], 0.4), { opacity: 0.2 }),
    range(Math.round((3 * width) / span), () =>
      acacia(stage, width * chance(), down(0.03), span * chance.between(0.04, 0.08), {
        ink: inks.land[3],
        flip: chance.sign(),
      }),
    ),
    herds.map(herd => fill(herd, mix(inks.land[4], inks.rock[2], 0.4))),
  ]
}

function stones(stage: Stage, haze: number) {
  const { inks } = stage
  const [lit, ink, shade] = inks.rock
  const hazed = (tone: string) => mix(tone, inks.mist, haze)
  return {
    ink: hazed(mix(ink, shade, 0.45)),
    shade: hazed(mix(shade, inks.land[4], 0.35)),
    lit: hazed(mix(lit, ink, 0.45)),
    crack: hazed(mix(shade, inks.key, 0.4)),
  }
}

function farKopje(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const [x, y] = [xAt(0.62), horizon + span * 0.06]
  const blocks = [
    [-0.07, 0.05, 0.06],
    [0.05, 0.06, 0.09],
    [-0.01, 0.05, 0.05],
  ] as const
  return [
    acacia(stage, x - span * 0.02, y, span * 0.13, {
      ink: mix(inks.land[3], inks.leaf[2], 0.4),
      flip: chance.sign(),
    }),
    blocks.map(([across, half, high]) =>
      boulder(stage, { x: x + across * span, y, half: half * span, high: high * span }, stones(stage, 0.35)),
    ),
  ]
}

/** The pile, back to front: across from its middle, up from its foot, half-width and height, in spans. */
const PILE = [
  [0.0, 0.12, 0.22, 0.2],
  [-0.3, 0.06, 0.2, 0.26],
  [0.16, 0.0, 0.24, 0.2],
  [-0.14, -0.02, 0.28, 0.19],
  [-0.42, -0.03, 0.2, 0.14],
  [0.42, -0.02, 0.12, 0.08],
] as const

function kopje(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const foot = height * 0.9
  const grown = chance.between(0.94, 1.06)
  const at = (across: number) => xAt(-0.06 + across * grown)
  const up = (spans: number) => foot - span * spans * grown
  const stone = ([across, lift, half, high]: (typeof PILE)[number]): Boulder => ({
    x: at(across),
    y: up(lift),
    half: half * span * grown,
    high: high * span * grown * chance.between(0.96, 1.04),
  })
  const blocks = PILE.map(block => boulder(stage, stone(block), stones(stage, 0)))
  const green = { ink: inks.leaf[3], lit: inks.leaf[2], trunk: mix(inks.key, inks.rock[2], 0.3) }
  const male = chance.odds(0.65)
  const [onTop, onSlab] = [up(0.305), up(0.15)]
  return [
    candelabra(stage, at(-0.2), up(0.24), span * 0.36 * grown, green),
    acacia(stage, at(-0.46), up(0), span * lerp(0.34, 0.42, chance()), { ...green, flip: -1 }),
    blocks.slice(0, 2),
    male
      ? restingLion(stage, at(0.02), onTop, unit * 1.25, sunward)
      : sittingLioness(stage, at(0.04), onTop, unit * 1.25, sunward),
    blocks.slice(2),
    sittingLioness(stage, at(0.2), up(0.185), unit * 1.2, sunward),
    sleepingCub(stage, at(-0.1), onSlab, unit * 1.4, -sunward),
    chance.odds(0.6) && sleepingCub(stage, at(-0.24), onSlab + 2, unit * 1.3, sunward),
  ]
}
