import { mist } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { pinks } from '#art/poster/toolbox/flamingos.ts'
import { farFlocks } from '#art/poster/toolbox/flock.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { herder } from '#art/poster/toolbox/people.ts'
import { escarpment } from '#art/poster/toolbox/rift.ts'
import { farCow } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, place, use } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const lengai: Landmark = {
  scene: { title: 'Ol Doinyo Lengai over the soda of the Rift', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'golden', 'day', 'dusk'],
    countries: ['tanzania'],
    habitats: ['volcano', 'lake', 'savanna'],
    subjects: ['lengai', 'natron', 'empakaai', 'rift', 'maasai'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, xAt } = stage
  const horizon = height * chance.between(0.55, 0.6)
  const { sun, art } = openSky(stage, { horizon, across: [0.36, 0.5], up: [0.24, 0.34], r: 0.15 })
  return [
    art,
    riftWall(stage, horizon),
    mountain(stage, horizon),
    mist(stage, horizon - span * 0.01, span * 0.1, { opacity: 0.7 }),
    soda(stage, horizon, sun.x),
    nearShore(stage),
    cattle(stage),
    flockAt(stage, xAt(0) > 0 ? 0.14 : 0, 0.2),
  ]
}

function riftWall(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const { land, rock } = inks
  const far = rollingSkyline(stage, horizon - span * 0.03, span * 0.04, { scale: 0.007 })
  return [
    hill(stage, far, stage.gradient([land[0], inks.mist], 0, horizon - span * 0.08, 0, horizon)),
    escarpment(stage, {
      line: [
        [-2.6, 0.2],
        [-1.2, 0.19],
        [-0.6, 0.17],
        [-0.4, 0.1],
        [-0.2, 0.04],
        [0.1, 0],
      ],
      base: horizon + 3,
      ink: mix(land[1], rock[1], 0.2),
      shade: mix(land[1], land[2], 0.7),
    }),
  ]
}

/** A steep lone cone, its summit white with ash as if with snow. */
function mountain(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock, snow } = inks
  const high = span * chance.between(0.44, 0.5)
  const surface = cone({
    x: xAt(0.02),
    top: horizon - high,
    base: horizon + span * 0.02,
    half: high * 1.02,
    crater: high * 0.07,
    curve: 1.5,
  })
  return volcanoCone(stage, surface, {
    ink: mix(land[2], rock[1], 0.35),
    shade: mix(land[3], rock[2], 0.4),
    lit: mix(land[2], rock[0], 0.3),
    gullies: 11,
    fade: 0.55,
    snow: [mix(snow[0], rock[0], 0.3), mix(snow[1], rock[1], 0.35)],
    snowline: 0.17,
  })
}

/** Shallow soda water, pans of salt, and a pink line of flamingos. */
function soda(stage: Stage, horizon: number, sunX: number): Art {
  const { height, span, chance, inks, width } = stage
  const { pale, body } = pinks(stage)
  const water = [
    mix(inks.water[0], pale, 0.35),
    mix(inks.water[0], body, 0.3),
    mix(inks.water[1], body, 0.15),
  ]
  const pans = pen()
  for (let i = 0; i < 26; i++) {
    const t = chance()
    const [x, y, r] = [
      width * chance(),
      lerp(horizon + span * 0.09, height * 0.86, t),
      span * lerp(0.02, 0.09, t),
    ]
    const points = range(6, (k): Point => {
      const angle = (k / 6) * Math.PI * 2 + 0.4
      return [x + Math.cos(angle) * r * chance.between(0.75, 1.1), y + Math.sin(angle) * r * 0.2]
    })
    pans.polygon(points)
  }
  return [
    sea(stage, horizon, height, { inks: water }),
    fill(pans, inks.paper, { opacity: 0.45 }),
    lightRoad(stage, sunX, horizon + span * 0.03, height * 0.84, {
      far: span * 0.07,
      near: span * 0.2,
      count: 9,
    }),
    farFlocks(stage, horizon),
    ripples(stage, horizon + span * 0.1, height * 0.9, { count: 16, opacity: 0.6, big: 80 }),
  ]
}

function nearShore(stage: Stage): Art {
  const { width, height, span, inks, xAt } = stage
  const edge = (lower: number) =>
    acrossFrame(stage, 9, x => {
      const t = Math.abs(x - xAt(0.6)) / span
      return height * 0.87 - span * 0.05 * Math.min(1, t) + lower + Math.sin(x / 70) * span * 0.006
    })
  const earth = mix(inks.sand[2], inks.rock[2], 0.35)
  return [
    hill(stage, edge(-span * 0.016), inks.paper, height, { opacity: 0.8 }),
    hill(stage, edge(0), stage.gradient([mix(inks.sand[1], earth, 0.3), earth], 0, height * 0.82, 0, height)),
    grass(
      stage,
      -10,
      width + 10,
      x => height * 0.985 + Math.sin(x / 90) * span * 0.01,
      span * 0.05,
      inks.key,
      9,
    ),
  ]
}

/** A Maasai herder and his cows along the shore: across, down, size, way. */
const COWS = [
  [-0.08, 0.91, 1.5, 1],
  [0.12, 0.9, 1.3, 1],
  [0.32, 0.915, 1.45, 1],
  [0.46, 0.9, 1.2, 1],
] as const

function cattle(stage: Stage): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const coats = [inks.paper, mix(inks.rock[1], inks.rock[2], 0.4), mix(inks.rock[2], inks.key, 0.6)] as const
  const cows = coats.map(coat => stage.define(`<g>${farCow(coat, inks.key)}</g>`))
  const start = chance.whole(0, 2)
  return [
    COWS.map(([across, down, size, way], i) =>
      use(cows[(i + start) % 3] ?? '', {
        transform: place(xAt(across), height * down, unit * size * chance.between(0.92, 1.08), way * sunward),
      }),
    ),
    herder(stage, xAt(-0.26), height * 0.93, unit * 2, sunward),
  ]
}
