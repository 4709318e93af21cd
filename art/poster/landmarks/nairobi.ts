import { mist } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { nairobiTowers } from '#art/poster/toolbox/nairobi-towers.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { giraffe, zebra } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const nairobi: Landmark = {
  scene: { title: 'Giraffes before the towers of Nairobi', best: 'dawn', mirror: false, draw },
  setting: {
    hours: ['dawn', 'golden', 'dusk', 'day'],
    countries: ['kenya'],
    habitats: ['city', 'savanna'],
    subjects: ['nairobi', 'skyline', 'city'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const horizon = height * chance.between(0.6, 0.65)
  const { art } = openSky(stage, { horizon, across: [0.3, 0.46], up: [0.18, 0.3], r: 0.18 })
  const hills = rollingSkyline(stage, horizon - span * 0.03, span * 0.03, { scale: 0.005 })
  return [
    art,
    hill(stage, hills, stage.gradient([inks.land[0], inks.mist], 0, horizon - span * 0.06, 0, horizon)),
    nairobiTowers(stage, horizon),
    mist(stage, horizon - span * 0.01, span * 0.09, { opacity: 0.6 }),
    park(stage, horizon),
    animals(stage),
    grassAtFeet(stage, [0.93, 0.98], [inks.leaf[2], mix(inks.leaf[3], inks.key, 0.4)]),
    flockAt(stage, 0.1, 0.16),
  ]
}

/** The strip of trees between town and plain, and the plain. */
function park(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const dry = mix(inks.sand[1], inks.leaf[0], 0.45)
  const trees = acrossFrame(stage, 11, (_, t) => horizon + span * (0.012 + 0.006 * Math.sin(t * 14)))
  const edge = (x: number) => horizon + span * 0.045 + Math.sin(x / 160) * span * 0.006
  return [
    treeline(stage, trees, span * 0.02, mix(inks.land[3], inks.leaf[2], 0.5)),
    grass(stage, -10, width + 10, edge, span * 0.014, dry, 9),
    hill(
      stage,
      acrossFrame(stage, 9, x => edge(x)),
      stage.gradient([dry, mix(inks.sand[2], inks.leaf[1], 0.55)], 0, horizon, 0, height),
    ),
    range(Math.round((3 * width) / span), (_, t) => {
      const x = lerp(0, width, t) + chance.between(-0.1, 0.1) * span
      const ink = mix(inks.land[3], inks.leaf[2], 0.5)
      return acacia(stage, x, horizon + span * 0.13, span * chance.between(0.06, 0.09), {
        ink,
        flip: chance.sign(),
      })
    }),
  ]
}

function animals(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const y = height * 0.94
  const coat = mix(mix(inks.rock[1], inks.rock[2], 0.5), inks.key, 0.45)
  const shift = chance.between(-0.04, 0.06)
  const stripes = (across: number, size: number, flip: number) =>
    zebra(xAt(across + shift), y - span * 0.03, unit * size, inks.paper, inks.key, flip)
  return [
    chance.odds(0.7) && stripes(0.62, 0.85, -sunward),
    chance.odds(0.7) && stripes(0.76, 0.8, sunward),
    giraffe(xAt(-0.36 + shift), y, unit * chance.between(1.7, 1.95), mix(coat, inks.key, 0.3), sunward),
    giraffe(xAt(-0.14 + shift), y - span * 0.02, unit * chance.between(1.3, 1.45), coat, -sunward),
    giraffe(xAt(0.3 + shift), y - span * 0.01, unit * chance.between(1.45, 1.65), coat, -sunward),
  ]
}
