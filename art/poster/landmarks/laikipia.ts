import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, plot, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { rhino } from '#art/poster/toolbox/rhino.ts'
import { zebra } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const laikipia: Landmark = {
  scene: { title: 'Rhinos on the plateau below Mount Kenya', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'day', 'golden', 'dusk'],
    countries: ['kenya'],
    habitats: ['savanna', 'highland', 'mountain'],
    subjects: ['laikipia', 'ol pejeta', 'rhino', 'mount kenya', 'conservancy', 'safari'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const horizon = height * chance.between(0.54, 0.6)
  const { art } = openSky(stage, { horizon, across: [0.3, 0.44], up: [0.22, 0.3], r: 0.16 })
  return [
    art,
    mountain(stage, horizon),
    mist(stage, horizon - span * 0.02, span * 0.12, { opacity: 0.85 }),
    plateau(stage, horizon),
    rhinos(stage),
    grassAtFeet(stage, [0.92, 0.975], [mix(inks.leaf[2], inks.sand[2], 0.3), inks.leaf[3]]),
    flockAt(stage, 0.05, 0.18),
  ]
}

/** A broad old volcano worn down to its teeth: across toward the sun, and up, in spans. */
const PROFILE = [
  ...[
    -2.6, 0.02, -1.6, 0.04, -1.1, 0.09, -0.7, 0.15, -0.44, 0.21, -0.3, 0.26, -0.2, 0.25, -0.1, 0.3, -0.06,
    0.28,
  ],
  ...[
    -0.01, 0.37, 0.02, 0.34, 0.05, 0.36, 0.1, 0.28, 0.15, 0.29, 0.22, 0.245, 0.34, 0.23, 0.5, 0.17, 0.8, 0.1,
  ],
  ...[1.2, 0.04, 2.6, 0.01],
]

function mountain(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock, snow, town } = inks
  const grow = chance.between(0.94, 1.08)
  const spine = leftToRight(plot(PROFILE, xAt, up => horizon - span * up * grow))
  return massif(stage, {
    spine,
    base: horizon + 3,
    ink: mix(mix(land[1], town[0], 0.5), rock[1], 0.1),
    shade: mix(land[2], town[1], 0.5),
    snow,
    snowline: 0.16,
    spurs: 1,
    fade: 0.75,
    step: 16,
    rough: 0.08,
  })
}

function plateau(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const straw = mix(inks.sand[1], inks.leaf[0], 0.4)
  const far = rollingSkyline(stage, horizon, span * 0.012, { scale: 0.008 })
  const edge = acrossFrame(stage, 9, (_, t) => horizon + span * (0.06 + 0.008 * Math.sin(t * 9)))
  const trees = range(Math.round((9 * width) / span), () => [width * chance(), chance()] as const)
  return [
    hill(stage, far, mix(inks.land[1], inks.leaf[0], 0.45)),
    trees.map(([x, t]) =>
      acacia(stage, x, horizon + span * lerp(0.02, 0.06, t), span * lerp(0.03, 0.07, t), {
        ink: mix(inks.land[2], inks.leaf[1], 0.5),
        flip: chance.sign(),
      }),
    ),
    hill(stage, edge, stage.gradient([straw, mix(inks.sand[2], inks.leaf[1], 0.6)], 0, horizon, 0, height)),
    grass(stage, -10, width + 10, x => horizon + span * 0.1 + Math.sin(x / 150) * 4, span * 0.014, straw, 9),
    hill(
      stage,
      acrossFrame(stage, 9, x => horizon + span * 0.105 + Math.sin(x / 150) * 4),
      stage.gradient([straw, mix(inks.sand[2], inks.leaf[1], 0.65)], 0, horizon + span * 0.1, 0, height),
    ),
  ]
}

function rhinos(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const hide = mix(mix(inks.rock[2], inks.land[4], 0.45), inks.key, 0.35)
  const shade = mix(hide, inks.key, 0.45)
  const shift = chance.between(-0.05, 0.05)
  const y = height * 0.92
  const calf = chance.odds(0.7)
  const shadow = pen().lens(xAt(0.02 + shift) - sunward * span * 0.06, y + 3, span * 0.4, 8 * unit)
  return [
    zebra(xAt(0.84), y - span * 0.1, unit * 0.7, inks.paper, inks.key, -sunward),
    zebra(xAt(0.97), y - span * 0.105, unit * 0.66, inks.paper, inks.key, sunward),
    acacia(stage, xAt(-0.44), y - span * 0.02, span * chance.between(0.34, 0.42), {
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      trunk: mix(inks.leaf[2], inks.lamp, 0.35),
      flip: chance.sign(),
    }),
    fill(shadow, inks.land[5], { opacity: 0.3 }),
    calf && rhino(xAt(-0.24 + shift), y - span * 0.01, unit * 0.95, hide, shade, sunward),
    rhino(xAt(0.04 + shift), y, unit * chance.between(1.85, 2.05), hide, shade, sunward),
    !calf &&
      rhino(xAt(0.48 + shift), y - span * 0.06, unit * 1.1, mix(hide, inks.land[3], 0.3), shade, -sunward),
  ]
}
