import { BLUE, RED } from '#art/poster/palettes.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, plot, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { reedClump } from '#art/poster/toolbox/reeds.ts'
import { giraffe } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const meru: Landmark = {
  scene: { title: 'Mount Meru over the Momella lakes', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'day', 'golden', 'dusk'],
    countries: ['tanzania'],
    habitats: ['volcano', 'mountain', 'lake', 'savanna'],
    subjects: ['meru', 'arusha', 'momella'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const shore = height * chance.between(0.54, 0.58)
  const { sun, art } = openSky(stage, { horizon: shore, across: [0.38, 0.5], up: [0.26, 0.34], r: 0.15 })
  return [
    art,
    mountain(stage, shore),
    mist(stage, shore - span * 0.02, span * 0.12, { opacity: 0.8 }),
    woods(stage, shore),
    sea(stage, shore + span * 0.03, height),
    lightRoad(stage, sun.x, shore + span * 0.05, height * 0.86, {
      far: span * 0.07,
      near: span * 0.2,
      count: 9,
    }),
    ripples(stage, shore + span * 0.05, height * 0.9, { count: 22, opacity: 0.5, big: 70 }),
    canoes(stage, shore),
    ourShore(stage),
    grassAtFeet(stage, [0.96, 1], [mix(inks.leaf[3], inks.key, 0.3), inks.key]),
    flockAt(stage, 0.1, 0.16),
  ]
}

/** A cone with one whole side blown out: the summit's wall, the ash cone in its lap, Little Meru's shoulder. */
const PROFILE = [
  ...[-2.6, 0.03, -1.5, 0.08, -0.9, 0.18, -0.56, 0.3, -0.44, 0.325, -0.36, 0.31, -0.1, 0.46, -0.05, 0.445],
  ...[
    0.03, 0.36, 0.08, 0.27, 0.13, 0.235, 0.19, 0.28, 0.25, 0.225, 0.34, 0.2, 0.44, 0.17, 0.8, 0.08, 1.3, 0.03,
    2.6, 0.02,
  ],
]

function mountain(stage: Stage, shore: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  const grow = chance.between(0.94, 1.06)
  const spine = leftToRight(plot(PROFILE, xAt, up => shore - span * up * grow))
  return massif(stage, {
    spine,
    base: shore + 3,
    ink: mix(mix(land[1], land[2], 0.4), rock[1], 0.2),
    shade: mix(land[2], land[3], 0.5),
    lit: mix(land[1], rock[0], 0.3),
    rocks: mix(land[2], rock[1], 0.4),
    spurs: 2,
    fade: 0.6,
    step: 15,
    rough: 0.09,
    lean: 0.15,
  })
}

function woods(stage: Stage, shore: number): Art {
  const { width, span, chance, inks } = stage
  const far = mix(inks.land[2], inks.leaf[1], 0.45)
  const near = mix(inks.land[3], inks.leaf[2], 0.5)
  const line = rollingSkyline(stage, shore - span * 0.02, span * 0.03, { scale: 0.008 })
  const low = rollingSkyline(stage, shore + span * 0.012, span * 0.012, { scale: 0.01 })
  return [
    treeline(
      stage,
      line,
      span * 0.018,
      stage.gradient([far, mix(far, inks.mist, 0.5)], 0, shore - span * 0.06, 0, shore + span * 0.03),
    ),
    treeline(stage, low, span * 0.022, near, shore + span * 0.036),
    range(Math.round((3 * width) / span), () =>
      acacia(stage, width * chance(), shore + span * 0.03, span * chance.between(0.07, 0.11), {
        ink: near,
        flip: chance.sign(),
      }),
    ),
  ]
}

function canoes(stage: Stage, shore: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const flock = pen()
  for (let i = 0; i < 70; i++) {
    const across = chance.between(-0.3, 1.2)
    flock.M(xAt(across), shore + span * (0.05 + 0.012 * chance())).V(shore + span * 0.045)
  }
  const boat = (x: number, y: number, k: number, coat: string) => [
    reflection(stage, x, y + 5 * k, 100 * k, 30 * k, inks.land[5], { count: 5, opacity: 0.45 }),
    canoe(stage, x, y, k, { coat, flip: -sunward, hat: inks.lamp }),
  ]
  return [
    boat(xAt(0.62), shore + span * 0.1, unit * 0.6, BLUE),
    boat(xAt(chance.between(0.22, 0.36)), lerp(shore, height, chance.between(0.46, 0.54)), unit * 1.15, RED),
    fill(flock, inks.paper),
  ]
}

/** Giraffes come down to our side of the lake. */
function ourShore(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const ground = pen()
    .M(xAt(-2.8), height * 0.84)
    .Q(xAt(-0.4), height * 0.85, xAt(-0.1), height * 0.92)
    .Q(xAt(0.2), height * 0.98, xAt(0.6), height + 10)
    .L(xAt(-2.8), height + 10)
    .Z()
  const coat = mix(mix(inks.rock[1], inks.rock[2], 0.6), inks.key, 0.5)
  const green = mix(inks.leaf[2], inks.leaf[3], 0.4)
  return [
    fill(ground, stage.gradient([mix(green, inks.sand[2], 0.3), green], 0, height * 0.84, 0, height)),
    reedClump(stage, xAt(0.12), height * 0.98, span * 0.12, span * 0.09, 14, inks.leaf[3]),
    giraffe(xAt(-0.36), height * 0.94, unit * chance.between(1.75, 1.95), mix(coat, inks.key, 0.3), sunward),
    giraffe(xAt(-0.16), height * 0.95, unit * chance.between(1.35, 1.5), coat, chance.sign() * sunward),
  ]
}
