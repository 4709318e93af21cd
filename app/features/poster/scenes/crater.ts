import { RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { cumulus, mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { acrossFrame, hill } from '#app/features/poster/toolbox/land.ts'
import { massif } from '#app/features/poster/toolbox/massif.ts'
import { leftToRight, lerp, type Point, range } from '#app/features/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#app/features/poster/toolbox/pen.ts'
import { elephant, type Gait, wildebeest, zebra } from '#app/features/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#app/features/poster/toolbox/stage.ts'
import { type Art, fill, place, stroke, use } from '#app/features/poster/toolbox/tags.ts'
import { acacia, grass } from '#app/features/poster/toolbox/trees.ts'
import { lightRoad } from '#app/features/poster/toolbox/water.ts'

export const crater: Scene = {
  title: 'Life on the crater floor',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const horizon = height * chance.between(0.48, 0.54)
    const sunX = xAt(chance.between(0.1, 0.4))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.17, 0.26), r: span * 0.165 })
    const spill = cloudsOverLip(stage, horizon)
    const lakeY = horizon + span * chance.between(0.1, 0.13)
    const flamingos = farFlamingos(stage, lakeY)
    const herd = farHerd(stage, horizon)
    const cast = chance.whole(0, 2)
    const start = chance() * 9
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.12, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      craterWall(stage, horizon, spill),
      floor(stage, horizon, start),
      lake(stage, lakeY, sun),
      stroke(flamingos, mix(RED, inks.paper, 0.45), 2.2 * unit),
      fill(herd, inks.land[3]),
      cloudShadows(stage, horizon),
      middleGround(stage, horizon, cast),
      nearFloor(stage, horizon, start),
      cast !== 1 && zebras(stage),
      cast > 0 && wildebeests(stage, cast === 1),
      foreground(stage),
      birds(stage, xAt(0.2), height * 0.24, 5, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}

/** A level rim scored by ravines, with clouds spilling over the lip. */
function craterWall(stage: Stage, horizon: number, spill: Pen): Art {
  const { width, span, chance, inks } = stage
  const { land, leaf } = inks
  const wall = (up: number, swell: number, perSpan: number, base: number) => {
    const spine = range(Math.round((width / span) * perSpan) * 2 + 1, (i, t): Point => {
      const x = lerp(-80, width + 80, t) + chance.between(-0.03, 0.03) * span
      const wave = i % 2 ? -swell * chance.between(0.4, 1) : swell * chance.between(0.1, 0.5)
      return [x, horizon - span * up + span * wave]
    })
    return { spine: leftToRight(spine), base: horizon + span * base, step: 18, rough: 0.1, lean: 0.3 }
  }
  return [
    massif(stage, {
      ...wall(0.11, 0.035, 3, 0.02),
      ink: land[1],
      shade: mix(land[1], land[2], 0.6),
      fade: 0.7,
    }),
    fill(spill, mix(inks.mist, inks.paper, 0.4), { opacity: 0.9 }),
    massif(stage, {
      ...wall(0.045, 0.03, 4, 0.035),
      ink: mix(land[2], leaf[1], 0.25),
      shade: mix(land[3], leaf[2], 0.25),
    }),
    mist(stage, horizon + span * 0.01, span * 0.09, { opacity: 0.75 }),
  ]
}

function cloudsOverLip({ width, span, chance }: Stage, horizon: number): Pen {
  const spill = pen()
  const perWidth = (6 * width) / span
  for (let i = 0; i < Math.round(perWidth); i++) {
    const x = (width * (i + chance())) / perWidth
    cumulus(
      spill,
      chance,
      x,
      horizon - span * chance.between(0.12, 0.17),
      span * chance.between(0.2, 0.4),
      span * 0.04,
    )
  }
  return spill
}

function grassOf({ inks }: Stage): string {
  return mix(inks.sand[1], inks.leaf[0], 0.45)
}

function floor(stage: Stage, horizon: number, start: number): Art {
  const { height, span, inks, xAt } = stage
  const dry = grassOf(stage)
  const tones = [mix(dry, inks.mist, 0.45), dry, mix(inks.sand[2], inks.leaf[1], 0.5)]
  const edge = acrossFrame(stage, 9, (_, t) => horizon + span * 0.03 + Math.sin(t * 9 + start) * 2)
  const wood = range(6, (_, t): Point => [lerp(xAt(-0.9), xAt(-0.3), t), horizon + span * 0.045])
  const woodInk = mix(inks.land[2], inks.leaf[2], 0.5)
  return [
    hill(stage, edge, stage.gradient(tones, 0, horizon + span * 0.02, 0, height)),
    treeline(stage, leftToRight(wood), span * 0.016, woodInk, horizon + span * 0.055),
  ]
}

function lake(stage: Stage, y: number, sun: Disc): Art {
  const { span, inks, xAt } = stage
  const yAt = (down: number) => y + span * down
  const water = pen()
    .M(xAt(-0.16), y)
    .Q(xAt(0.1), yAt(-0.035), xAt(0.5), yAt(-0.03))
    .L(xAt(2.6), yAt(-0.02), xAt(2.6), yAt(0.055))
    .Q(xAt(0.7), yAt(0.075), xAt(0.3), yAt(0.05))
    .Q(xAt(0), yAt(0.045), xAt(-0.16), y)
    .Z()
  return [
    fill(water, stage.gradient([inks.water[0], inks.water[1]], 0, yAt(-0.03), 0, yAt(0.08))),
    lightRoad(stage, sun.x, yAt(-0.01), yAt(0.05), {
      far: span * 0.14,
      near: span * 0.2,
      count: 5,
      opacity: 0.85,
    }),
  ]
}

/** A pink band of flamingos in the lake. */
function farFlamingos({ span, unit, chance, xAt }: Stage, lakeY: number): Pen {
  const flock = pen()
  for (let i = 0; i < 150; i++) {
    const x = xAt(lerp(-0.06, 1.5, chance()))
    const y = lakeY + span * lerp(0.012, 0.034, chance())
    flock.M(x, y).V(lakeY + span * 0.006 + span * 0.028 * chance() - 3 * unit)
  }
  return flock
}

function farHerd({ span, chance, xAt }: Stage, horizon: number): Pen {
  const herd = pen()
  for (let i = 0; i < 40; i++) {
    const across = chance.between(-0.7, 1.4)
    const x = xAt(across)
    const y = horizon + span * chance.between(0.06, 0.09) + (across < -0.2 ? span * 0.05 * chance() : 0)
    const k = span * chance.between(0.006, 0.009)
    herd
      .M(x - k, y)
      .Q(x - k, y - k, x, y - k * 0.9)
      .L(x + k * 0.9, y - k * 0.9, x + k * 1.2, y - k * 0.4, x + k * 0.8, y - k * 0.3)
      .L(x + k * 0.8, y + k * 0.5, x + k * 0.5, y + k * 0.5, x + k * 0.3, y)
      .L(x - k * 0.6, y, x - k * 0.7, y + k * 0.5, x - k, y + k * 0.5)
      .Z()
  }
  return herd
}

/** Shade of clouds drifting over the plain. */
function cloudShadows({ span, chance, inks, xAt }: Stage, horizon: number): Art {
  const shade = pen()
  for (let i = 0; i < 5; i++) {
    const x = xAt(lerp(-0.8, 1.3, (i + chance.between(0.1, 0.9)) / 5))
    const y = horizon + span * chance.between(0.15, 0.3)
    shade.lens(x, y, span * chance.between(0.3, 0.55), span * chance.between(0.01, 0.02))
  }
  return fill(shade, mix(inks.land[2], inks.leaf[2], 0.4), { opacity: 0.16 })
}

/** Half way to us: acacias, a herd on the move, and an old bull elephant when the zebras have the front. */
function middleGround(stage: Stage, horizon: number, cast: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const { land, leaf, rock } = inks
  const ink = mix(land[4], rock[2], 0.25)
  const beast = stage.define(wildebeest(0, 0, 1, ink, mix(ink, rock[1], 0.3), { gait: 'stand' }))
  const trees = [-0.02, 0.5, 0.86].map(across =>
    acacia(
      stage,
      xAt(across + chance.between(-0.1, 0.1)),
      horizon + span * chance.between(0.13, 0.16),
      span * chance.between(0.08, 0.13),
      { ink: mix(land[3], leaf[2], 0.4), flip: chance.sign() },
    ),
  )
  const herd = range(chance.whole(5, 8), i => {
    const x = xAt(0.05 + i * 0.1 + chance.between(-0.03, 0.03))
    const y = horizon + span * chance.between(0.185, 0.215)
    return use(beast, {
      transform: place(x, y, unit * chance.between(0.36, 0.44), i % 3 ? sunward : -sunward),
    })
  })
  const bullAt = xAt(chance.between(0.62, 0.74))
  return [
    trees,
    herd,
    cast === 0 &&
      elephant(
        bullAt,
        horizon + span * 0.24,
        unit * 0.62,
        land[4],
        mix(land[4], land[5], 0.5),
        inks.paper,
        -sunward,
      ),
  ]
}

function nearFloor(stage: Stage, horizon: number, start: number): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const { land, leaf, sand } = inks
  const far = (x: number) => horizon + span * 0.2 + Math.sin(x / 140 + start) * span * 0.012
  const near = (x: number) => height * 0.8 + Math.sin(x / 110 + start) * span * 0.012
  return [
    grass(stage, -10, width + 10, far, span * 0.024, mix(grassOf(stage), leaf[1], 0.3), 8),
    acacia(stage, xAt(-0.36), height * 0.82, span * chance.between(0.34, 0.44), {
      ink: leaf[3],
      lit: leaf[2],
      trunk: land[5],
      flip: chance.sign(),
    }),
    grass(stage, -10, width + 10, near, span * 0.035, mix(leaf[1], sand[2], 0.4), 8),
  ]
}

/** Zebras, the farthest first: across, up from the ground line in spans, and scale. */
const ZEBRAS = [
  [0.5, 0.085, 0.8],
  [-0.08, 0.06, 0.95],
  [0.36, 0.04, 1.15],
  [0.12, -0.01, 1.5],
] as const

function zebras({ height, span, unit, chance, inks, sunward, xAt }: Stage): Art {
  return ZEBRAS.slice(-chance.whole(3, 4)).map(([across, up, size], i) =>
    zebra(
      xAt(across),
      height * 0.86 - span * up,
      unit * size,
      inks.paper,
      inks.key,
      i % 2 ? -sunward : sunward,
    ),
  )
}

/** Wildebeests, the farthest first: across, up from the ground line in spans, scale and gait. */
const WILDEBEESTS: readonly (readonly [number, number, number, Gait])[] = [
  [0.62, 0.08, 0.8, 'stand'],
  [-0.04, 0.06, 0.9, 'stand'],
  [0.42, 0.035, 1.15, 'run'],
  [0.1, -0.015, 1.55, 'stand'],
]

/** A herd of its own, or one beast among the zebras. */
function wildebeests({ height, span, unit, inks, sunward, xAt }: Stage, herd: boolean): Art {
  const { key, rock } = inks
  const [coat, mane] = [mix(key, rock[2], 0.18), mix(key, rock[2], 0.55)]
  return WILDEBEESTS.slice(0, herd ? 4 : 1).map(([across, up, size, gait], i) => {
    const x = xAt(across - (herd ? 0.06 : 0))
    const flip = i % 2 ? sunward : -sunward
    return wildebeest(x, height * 0.86 - span * up, unit * size, coat, mane, { gait, flip })
  })
}

function foreground(stage: Stage): Art {
  const { width, height, span, inks } = stage
  const far = (x: number) => height * 0.9 + Math.sin(x / 100) * span * 0.012
  const near = (x: number) => height * 0.96 + Math.sin(x / 80) * span * 0.01
  return [
    grass(stage, -10, width + 10, far, span * 0.06, inks.leaf[2], 9),
    grass(stage, -10, width + 10, near, span * 0.06, inks.leaf[3], 9),
  ]
}
