import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { streaks } from '#art/poster/toolbox/clouds.ts'
import { type Bowl, calderaWall, craterFloor, grassOf } from '#art/poster/toolbox/crater-bowl.ts'
import { elephants, wildebeests, zebras } from '#art/poster/toolbox/crater-life.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { farHerd } from '#art/poster/toolbox/migration.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { herder } from '#art/poster/toolbox/people.ts'
import { farCow } from '#art/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad } from '#art/poster/toolbox/water.ts'

export const crater: Scene = {
  title: 'Life in the crater',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const fromRim = chance.odds(0.35)
    const bowl: Bowl = {
      horizon: height * (fromRim ? chance.between(0.4, 0.44) : chance.between(0.45, 0.52)),
      wall: chance.between(0.09, 0.12),
      climb: chance.between(0.2, 0.3),
    }
    const { horizon } = bowl
    const sun = stage.hang({
      x: xAt(chance.between(0.2, 0.42)),
      y: horizon - span * chance.between(0.16, 0.26),
      r: span * 0.165,
    })
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.11, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      calderaWall(stage, bowl),
      craterFloor(stage, bowl),
      lake(stage, horizon, sun.x),
      farGrazers(stage, horizon),
      fromRim ? rim(stage, horizon) : [farTrees(stage, horizon), nearFloor(stage, horizon)],
      birds(stage, xAt(0.1), height * 0.22, 5, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}

/** Across toward the sun and down from the horizon, in spans: the far shore, then the near one. */
const LAKE = [
  -0.3, 0.085, -0.1, 0.06, 0.2, 0.066, 0.5, 0.05, 1, 0.056, 2.6, 0.06, 2.6, 0.2, 1.2, 0.17, 0.8, 0.185, 0.5,
  0.15, 0.2, 0.16, 0, 0.125, -0.2, 0.125,
]

/** The soda lake, the disc's road on it, and flamingos along its shallows. */
function lake(stage: Stage, horizon: number, sunX: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const yAt = (down: number) => horizon + span * down
  const shore = pen().blob(plot(LAKE, xAt, yAt))
  const flock = pen()
  for (let i = 0; i < 120; i++) {
    const across = chance.between(-0.16, 1.5)
    const y = yAt(0.078 + 0.016 * Math.sin(across * 5) + 0.012 * chance())
    flock.M(xAt(across), y).V(y - 6 * unit)
  }
  return [
    fill(shore, inks.paper, { opacity: 0.55, transform: `translate(0 ${Math.round(span * 0.008)})` }),
    fill(
      shore,
      stage.gradient([mix(inks.water[0], inks.paper, 0.3), inks.water[1]], 0, yAt(0.05), 0, yAt(0.19)),
    ),
    stroke(flock, mix(RED, inks.paper, 0.5), 3 * unit),
    lightRoad(stage, sunX, yAt(0.085), yAt(0.15), {
      far: span * 0.14,
      near: span * 0.22,
      count: 6,
      opacity: 0.85,
    }),
  ]
}

function farGrazers(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const at = (across: number, down: number): Point => [xAt(across), horizon + span * down]
  return [
    fill(farHerd(stage, at(-0.95, 0.11), at(-0.2, 0.06), 22, span * 0.011), inks.land[3]),
    fill(farHerd(stage, at(1.3, 0.2), at(0.3, 0.175), 16, span * 0.014), inks.land[3]),
  ]
}

function farTrees(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const ink = mix(inks.land[3], inks.leaf[2], 0.4)
  return [-0.62, -0.24, 0.62, 0.94].map(across => {
    const high = span * chance.between(0.07, 0.12)
    return acacia(stage, xAt(across + chance.between(-0.08, 0.08)), horizon + span * 0.14, high, {
      ink,
      flip: chance.sign(),
    })
  })
}

/** Standing on the floor: animals that come winding from the lake, and grass at our feet. */
function nearFloor(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const { leaf, sand, land } = inks
  const start = chance() * 9
  const swell = (y: number, long: number) => (x: number) => y + Math.sin(x / long + start) * span * 0.012
  const cast = chance.pick([zebras, elephants, wildebeests])
  const treeX = nearEdge(stage, chance.between(0.12, 0.2))
  return [
    grass(
      stage,
      -10,
      width + 10,
      swell(horizon + span * 0.24, 140),
      span * 0.02,
      mix(grassOf(stage), leaf[1], 0.3),
      8,
    ),
    acacia(stage, treeX, lerp(horizon, height, 0.72), span * chance.between(0.46, 0.58), {
      ink: leaf[3],
      lit: leaf[2],
      trunk: land[5],
      flip: chance.sign(),
    }),
    grass(
      stage,
      -10,
      width + 10,
      swell(lerp(horizon, height, 0.7), 110),
      span * 0.03,
      mix(leaf[1], sand[1], 0.22),
      8,
    ),
    cast(stage, horizon),
    grass(stage, -10, width + 10, swell(height * 0.95, 100), span * 0.07, leaf[3], 9),
  ]
}

/** Standing on the rim: the slope falls away before us, with a herder on it under a flat-topped tree. */
function rim(stage: Stage, horizon: number): Art {
  const { width, height, span, unit, chance, inks, sunward } = stage
  const { leaf, land, rock } = inks
  const slope = (rise: number, lower: number) =>
    leftToRight(
      range(9, (_, t): Point => {
        const out = lerp(-0.1, (width / span) * 1.05, t)
        const fall = Math.max(0, 1 - out / ((width / span) * 0.8)) ** 1.5
        return [nearEdge(stage, out), height - span * (0.07 + rise * fall - lower)]
      }),
    )
  const treeX = nearEdge(stage, chance.between(0.16, 0.24))
  const ground = height - span * 0.25
  const herderX = nearEdge(stage, chance.between(0.52, 0.6))
  const cattle = stage.define(group({}, farCow(mix(inks.paper, rock[1], 0.2), inks.key)))
  return [
    fill(
      farHerd(
        stage,
        [nearEdge(stage, 1), horizon + span * 0.36],
        [nearEdge(stage, 0.5), horizon + span * 0.22],
        18,
        span * 0.012,
      ),
      land[3],
    ),
    hill(stage, slope(0.42, 0), mix(leaf[2], land[3], 0.4)),
    acacia(stage, treeX, ground, span * chance.between(0.56, 0.66), {
      ink: leaf[3],
      lit: leaf[2],
      trunk: land[5],
      flip: chance.sign(),
    }),
    hill(stage, slope(0.34, 0.03), mix(leaf[3], land[4], 0.3)),
    [0.7, 0.84, 0.94].map((out, i) =>
      use(cattle, {
        transform: place(
          nearEdge(stage, out),
          height - span * (0.1 - i * 0.012),
          unit * 1.1,
          i % 2 ? -sunward : sunward,
        ),
      }),
    ),
    herder(stage, herderX, height - span * 0.1, unit * 2.6, sunward),
    grass(
      stage,
      -10,
      width + 10,
      x => height - span * 0.03 + Math.sin(x / 90) * span * 0.01,
      span * 0.06,
      inks.key,
      9,
    ),
  ]
}
