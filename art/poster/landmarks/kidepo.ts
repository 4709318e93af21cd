import { capeBuffalo } from '#art/poster/toolbox/buffalo.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { farHerd } from '#art/poster/toolbox/migration.ts'
import { leftToRight, lerp, plot, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { zebra } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { sugarPalm, sugarPalmHead } from '#art/poster/toolbox/sugar-palms.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const kidepo: Landmark = {
  scene: { title: 'Borassus palms in the valley of Kidepo', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'day'],
    countries: ['uganda'],
    habitats: ['savanna', 'mountain', 'dry-forest'],
    subjects: ['kidepo', 'narus', 'karamoja', 'sand river', 'safari'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const horizon = height * chance.between(0.5, 0.55)
  const { art } = openSky(stage, { horizon, across: [0.32, 0.46], up: [0.18, 0.26], r: 0.17 })
  return [
    art,
    mountains(stage, horizon),
    mist(stage, horizon, span * 0.08, { opacity: 0.6 }),
    valley(stage, horizon),
    palms(stage, horizon),
    herd(stage),
    grassAtFeet(stage, [0.93, 0.98], [mix(inks.sand[2], inks.leaf[2], 0.5), inks.key]),
    flockAt(stage, 0.1, 0.14),
  ]
}

/** Morungole and its neighbours: rough ridges that stand straight out of the plain. */
const RIDGE = [
  ...[-2.6, 0.1, -1.9, 0.2, -1.4, 0.1, -1, 0.22, -0.72, 0.14, -0.5, 0.26, -0.34, 0.2, -0.16, 0.3, 0.04, 0.16],
  ...[0.16, 0.18, 0.34, 0.05, 0.56, 0.11, 0.8, 0.04, 1.1, 0.14, 1.6, 0.05, 2.6, 0.12],
]

function mountains(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  const grow = chance.between(0.9, 1.1)
  const spine = leftToRight(plot(RIDGE, xAt, up => horizon - span * up * grow))
  const low = rollingSkyline(stage, horizon - span * 0.03, span * 0.035, { scale: 0.01 })
  return [
    massif(stage, {
      spine,
      base: horizon + 3,
      ink: mix(land[1], rock[1], 0.3),
      shade: mix(land[2], rock[2], 0.3),
      spurs: 3,
      fade: 0.5,
      step: 18,
      rough: 0.14,
      lean: 0.2,
    }),
    hill(stage, low, mix(land[2], inks.leaf[1], 0.4), horizon + span * 0.05),
  ]
}

/** Yellow grass, and the river of sand that winds through it. */
function valley(stage: Stage, horizon: number): Art {
  const { height, span, inks, xAt } = stage
  const straw = mix(inks.sand[1], inks.lamp, 0.25)
  const edge = acrossFrame(stage, 9, (_, t) => horizon + span * (0.03 + 0.006 * Math.sin(t * 9)))
  const down = (t: number) => lerp(horizon + span * 0.05, height, t)
  const sand = pen()
    .M(xAt(0.9), down(0))
    .Q(xAt(0.5), down(0.08), xAt(0.72), down(0.2))
    .Q(xAt(0.95), down(0.34), xAt(0.5), down(0.5))
    .Q(xAt(0.2), down(0.64), xAt(0.5), down(1.02))
    .L(xAt(0.95), down(1.02))
    .Q(xAt(0.6), down(0.68), xAt(0.8), down(0.52))
    .Q(xAt(1.2), down(0.34), xAt(0.86), down(0.18))
    .Q(xAt(0.7), down(0.08), xAt(0.96), down(0))
    .Z()
  const herd = farHerd(stage, [xAt(-0.5), down(0.24)], [xAt(0.3), down(0.1)], 22, span * 0.014)
  return [
    hill(
      stage,
      edge,
      stage.gradient(
        [mix(straw, inks.mist, 0.4), straw, mix(inks.sand[2], inks.leaf[1], 0.3)],
        0,
        horizon,
        0,
        height,
      ),
    ),
    fill(sand, stage.gradient([inks.sand[0], mix(inks.sand[0], inks.paper, 0.4)], 0, horizon, 0, height)),
    fill(herd, mix(inks.land[4], inks.rock[2], 0.4)),
  ]
}

function palms(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks, xAt, height } = stage
  const head = sugarPalmHead(stage)
  const far = mix(inks.land[3], inks.leaf[2], 0.5)
  const nearInks = { ink: inks.leaf[3], lit: inks.leaf[2], trunk: mix(inks.rock[2], inks.key, 0.45) }
  return [
    range(Math.round((7 * width) / span), () =>
      sugarPalm(
        head,
        width * chance(),
        horizon + span * chance.between(0.05, 0.09),
        span * chance.between(0.1, 0.17),
        {
          ink: far,
          trunk: mix(far, inks.key, 0.2),
          head: 0.22,
        },
      ),
    ),
    sugarPalm(head, xAt(0.98), horizon + span * 0.24, span * 0.34, {
      ...nearInks,
      ink: mix(far, inks.leaf[3], 0.6),
      lean: -0.04,
    }),
    sugarPalm(head, xAt(-0.44), height * 0.94, span * chance.between(0.7, 0.8), {
      ...nearInks,
      lean: 0.05,
      head: 0.17,
    }),
    sugarPalm(head, xAt(-0.28), height * 0.95, span * chance.between(0.5, 0.58), {
      ...nearInks,
      lean: -0.03,
      head: 0.18,
    }),
  ]
}

const BUFFALOES = [
  [-0.14, 0.9, 1, 1],
  [0.08, 0.92, 1.2, 1],
  [0.38, 0.93, 1.4, -1],
] as const

function herd(stage: Stage): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const hide = mix(inks.key, inks.rock[2], 0.3)
  const shift = chance.between(-0.05, 0.06)
  return [
    chance.odds(0.7) && zebra(xAt(0.68 + shift), height * 0.88, unit * 0.95, inks.paper, inks.key, -sunward),
    BUFFALOES.map(([across, down, size, way]) =>
      capeBuffalo(
        xAt(across + shift),
        height * down,
        unit * size,
        hide,
        mix(inks.paper, inks.rock[1], 0.3),
        way * sunward,
      ),
    ),
  ]
}
