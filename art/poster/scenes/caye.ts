import type { Scene } from '#art/poster/scene.ts'
import { cayeHouse, mooringPost, type Pier, palapa, pier, skiff } from '#art/poster/toolbox/caye.ts'
import { cumulus, mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, type Point } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pelicanLine, perchedPelican } from '#art/poster/toolbox/pelicans.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const caye: Scene = {
  title: 'A pier on a caye behind the reef',
  best: 'day',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.42, 0.47)
    const sunX = xAt(chance.between(0.34, 0.48))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.14, 0.24), r: span * 0.155 })
    const head: Point = [xAt(chance.between(0.14, 0.2)), horizon + span * 0.14]
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.25), height * 0.1, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      seaClouds(stage, horizon),
      shallows(stage, horizon),
      mist(stage, horizon, span * 0.05, { opacity: 0.5 }),
      lightRoad(stage, sun.x, horizon + span * 0.04, height * 0.96, { far: span * 0.09, near: span * 0.24 }),
      ripples(stage, horizon + span * 0.07, height * 0.98, { count: 30, opacity: 0.5, big: 80 }),
      island(stage, horizon),
      pelicanLine(stage, xAt(chance.between(0.16, 0.3)), height * chance.between(0.16, 0.2), {
        scale: unit * 0.36,
        count: chance.whole(3, 5),
        flip: sunward,
        ink: inks.land[4],
      }),
      reflection(stage, head[0], head[1] + span * 0.05, span * 0.2, span * 0.1, inks.land[4], {
        count: 6,
        opacity: 0.4,
      }),
      palapa(stage, head[0], head[1], unit * 1.15),
      pier(stage, pierTo(stage, head)),
      skiff(stage, head[0] + sunward * span * 0.19, head[1] + span * 0.055, unit * 0.7, sunward),
      posts(stage),
    ]
  },
}

/** The pier comes in from under our feet on the near side. */
function pierTo({ height, span, xAt }: Stage, [headX, headY]: Point): Pier {
  const from: Point = [xAt(-0.34), height * 1.06]
  return {
    at: out => [lerp(from[0], headX, out), lerp(from[1], headY + span * 0.006, out)],
    half: out => span * lerp(0.17, 0.02, out),
  }
}

function seaClouds(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const bank = pen()
  for (let x = -20; x < width + 60; x += span * chance.between(0.22, 0.36)) {
    cumulus(bank, chance, x, horizon + 2, span * chance.between(0.2, 0.34), span * chance.between(0.03, 0.06))
  }
  return fill(bank, inks.paper, { opacity: 0.7 })
}

/** Deep water outside, the white line of the reef, the lagoon, and one round hole of the deepest blue. */
function shallows(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const { water, leaf, paper } = inks
  const lagoon = mix(mix(water[1], water[0], 0.3), leaf[0], 0.1)
  const reef = horizon + span * 0.034
  const [surf, patches, sandbars] = [pen(), pen(), pen()]
  for (let x = -10; x < width + 20; x += span * chance.between(0.03, 0.12)) {
    const long = span * chance.between(0.05, 0.16)
    surf.lens(
      x + long / 2,
      reef + chance.between(-0.5, 1) * span * 0.005,
      long,
      span * chance.between(0.003, 0.007),
    )
  }
  for (let i = 0; i < 9; i++) {
    const down = chance()
    const y = lerp(reef + span * 0.05, height, down)
    const patch = i % 3 ? patches : sandbars
    patch.lens(chance() * width, y, span * lerp(0.16, 0.5, down), span * lerp(0.012, 0.045, down))
  }
  const hole: Point = [xAt(0.64), horizon + span * 0.12]
  return [
    sea(stage, horizon, reef + 4, { inks: [water[1], mix(water[2], inks.key, 0.1)] }),
    sea(stage, reef, height, { inks: [mix(lagoon, water[0], 0.4), lagoon, mix(water[1], water[2], 0.35)] }),
    fill(sandbars, mix(water[0], inks.sand[0], 0.4), { opacity: 0.5 }),
    fill(patches, mix(water[1], water[2], 0.6), { opacity: 0.4 }),
    fill(pen().dot(...hole, span * 0.25, span * 0.04), mix(water[0], inks.sand[0], 0.35), { opacity: 0.55 }),
    fill(pen().dot(...hole, span * 0.19, span * 0.03), mix(water[2], inks.key, 0.12)),
    fill(pen().dot(hole[0], hole[1] + span * 0.006, span * 0.15, span * 0.019), mix(water[2], inks.key, 0.4)),
    fill(surf, paper),
  ]
}

/** The caye: a bar of sand, painted houses on posts, coconut palms. */
function island(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, sunward } = stage
  const xAt = (spans: number) => stage.xAt(spans + 0.1)
  const { sand, leaf, rock, key } = inks
  const base = horizon + span * 0.1
  const beach = pen()
    .curve([
      [xAt(-3), base - span * 0.03],
      [xAt(-0.7), base - span * 0.034],
      [xAt(-0.3), base - span * 0.03],
      [xAt(-0.1), base - span * 0.008],
      [xAt(-0.03), base + span * 0.004],
      [xAt(-0.12), base + span * 0.022],
      [xAt(-0.5), base + span * 0.034],
      [xAt(-3), base + span * 0.05],
    ])
    .Z()
  const crown = palmCrown(stage, { wind: -0.25 })
  const tree = { ink: leaf[2], trunk: mix(rock[2], key, 0.4) }
  const grove = [
    [-0.14, 0.24],
    [-0.3, 0.36],
    [-0.42, 0.3],
    [-0.62, 0.4],
    [-0.84, 0.34],
    [-1.1, 0.38],
    [-1.4, 0.32],
  ] as const
  const houses = [
    [-0.24, 0.92],
    [-0.5, 1.06],
    [-0.8, 0.96],
    [-1.16, 1.02],
  ] as const
  const paint = chance.whole(0, 3)
  return [
    reflection(stage, xAt(-0.5), base + span * 0.03, span * 0.9, span * 0.08, mix(sand[1], leaf[2], 0.4), {
      count: 7,
      opacity: 0.4,
    }),
    grove.map(([across, high], i) =>
      palm(
        crown,
        xAt(across + chance.between(-0.03, 0.03)),
        base + (i % 2) * 3,
        span * high * chance.between(0.9, 1.1),
        {
          ...tree,
          lean: sunward * chance.between(-0.06, 0.2),
          scale: unit * 0.74,
        },
      ),
    ),
    fill(beach, sand[0]),
    houses.map(([across, size], i) =>
      cayeHouse(
        stage,
        xAt(across + chance.between(-0.02, 0.02)),
        base + span * 0.004,
        unit * size,
        paint + i,
        -sunward,
      ),
    ),
    fill(pen().lens(xAt(-0.4), base + span * 0.026, span * 0.7, span * 0.006), inks.paper, { opacity: 0.8 }),
  ]
}

/** Posts close by, and the pelicans that own them. */
function posts(stage: Stage): Art {
  const { height, span, unit, chance, sunward, xAt } = stage
  const near = xAt(chance.between(0.46, 0.54))
  const other = near + sunward * span * chance.between(0.15, 0.18)
  const [nearY, otherY] = [height * 0.86, height * 0.8]
  return [
    mooringPost(stage, other, otherY, span * 0.042, height),
    mooringPost(stage, near, nearY, span * 0.054, height),
    perchedPelican(stage, other, otherY, unit * 1.15, -sunward),
    perchedPelican(
      stage,
      near,
      nearY,
      unit * chance.between(1.5, 1.65),
      chance.odds(0.6) ? -sunward : sunward,
    ),
  ]
}
