import { RED } from '#art/poster/palettes.ts'
import { bank } from '#art/poster/toolbox/canal-banks.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { launch } from '#art/poster/toolbox/small-craft.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const tortuguero: Landmark = {
  scene: {
    title: 'A canal of Tortuguero and its hill',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.5, 0.54)
      const end = xAt(chance.between(0.02, 0.1))
      const sun = stage.hang({
        x: end + sunward * span * 0.14,
        y: horizon - span * chance.between(0.2, 0.27),
        r: span * 0.15,
      })
      const boatX = end + sunward * span * chance.between(-0.08, 0.08)
      const boatY = lerp(horizon, height, chance.between(0.42, 0.52))
      return [
        openSky(stage, horizon, sun),
        turtleHill(stage, horizon, end),
        sea(stage, horizon, height, {
          inks: [
            inks.water[0],
            mix(inks.water[1], inks.leaf[1], 0.25),
            mix(inks.water[2], inks.leaf[3], 0.5),
          ],
        }),
        mist(stage, horizon, span * 0.08, { opacity: 0.7 }),
        lightRoad(stage, end + sunward * span * 0.06, horizon + 4, height * 0.92, {
          far: span * 0.05,
          near: span * 0.2,
          count: 12,
        }),
        [-1, 1].map(side => bank(stage, side, horizon, end)),
        ripples(stage, horizon + span * 0.1, height, {
          count: 20,
          opacity: 0.4,
          big: 70,
          from: end - span * 0.4,
          to: end + span * 0.4,
        }),
        reflection(stage, boatX, boatY + 8 * unit, span * 0.26, span * 0.08, inks.key, {
          count: 5,
          opacity: 0.4,
        }),
        launch(stage, boatX, boatY, unit * 1.05, chance.sign(), RED),
        egrets(stage, horizon),
        leafyCorners(stage, { near: 2.2, far: 1.9 }),
        birds(stage, end, horizon - span * 0.36, 4, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'monsoon', 'golden'],
    countries: ['costa-rica'],
    habitats: ['rainforest', 'river', 'wetland', 'mangrove'],
    subjects: ['tortuguero', 'canals', 'canal', 'lagoon'],
  },
}

/** Cerro Tortuguero, the only hill on that coast, beyond the canal's end. */
function turtleHill(stage: Stage, horizon: number, end: number): Art {
  const { width, span, inks, sunward } = stage
  const x = end - sunward * span * 0.1
  const dome = range(
    13,
    (_, t): Point => [
      lerp(x - span * 0.42, x + span * 0.42, t),
      horizon - span * 0.2 * Math.sin(Math.PI * t) ** 1.2,
    ],
  )
  const ink = mix(inks.land[1], inks.leaf[1], 0.25)
  return [
    hill(
      stage,
      dome,
      stage.gradient([ink, mix(ink, inks.mist, 0.7)], 0, horizon - span * 0.2, 0, horizon),
      horizon + 2,
    ),
    forest(stage, {
      y: () => horizon - span * 0.008,
      from: -20,
      to: width + 20,
      size: span * 0.026,
      ink: mix(inks.land[2], inks.leaf[1], 0.3),
      base: horizon + 3,
      bumps: 3,
    }),
  ]
}

function egrets({ span, chance, inks, xAt }: Stage, horizon: number): Art {
  const flock = pen()
  for (let i = 0; i < 3; i++) {
    const [x, y, wing] = [
      xAt(-0.16 + i * 0.09),
      horizon - span * (0.02 + chance.between(0, 0.06)),
      span * 0.026,
    ]
    flock
      .M(x - wing, y - wing * 0.5)
      .Q(x - wing * 0.3, y - wing * 0.5, x, y)
      .Q(x + wing * 0.4, y - wing * 0.7, x + wing, y - wing * 0.7)
      .Q(x + wing * 0.4, y - wing * 0.2, x, y + wing * 0.24)
      .Q(x - wing * 0.4, y - wing * 0.1, x - wing, y - wing * 0.5)
  }
  return fill(flock, inks.paper)
}
