import { mist } from '#art/poster/toolbox/clouds.ts'
import { doumPalm } from '#art/poster/toolbox/doum-palms.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { muddyWater } from '#art/poster/toolbox/migration.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { escarpment } from '#art/poster/toolbox/rift.ts'
import { elephant, giraffe } from '#art/poster/toolbox/savanna-animals.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type SugarPalmHead, sugarPalmHead } from '#art/poster/toolbox/sugar-palms.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const samburu: Landmark = {
  scene: { title: 'Doum palms on the Ewaso Ng’iro below Ololokwe', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'day'],
    countries: ['kenya'],
    habitats: ['river', 'savanna', 'dry-forest'],
    subjects: ['samburu', 'ewaso', 'ololokwe', 'doum', 'safari'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const horizon = height * chance.between(0.5, 0.55)
  const river = horizon + span * 0.14
  const { sun, art } = openSky(stage, { horizon, across: [0.36, 0.5], up: [0.3, 0.4], r: 0.15 })
  const head = sugarPalmHead(stage)
  return [
    art,
    mesa(stage, horizon),
    mist(stage, horizon, span * 0.08, { opacity: 0.6 }),
    farBank(stage, horizon, river, head),
    sea(stage, river, height, { inks: muddyWater(stage) }),
    lightRoad(stage, sun.x, river + 5, height * 0.84, { far: span * 0.08, near: span * 0.2, count: 8 }),
    ripples(stage, river, height * 0.9, { count: 24, opacity: 0.5, big: 70 }),
    drinkers(stage, river),
    nearBank(stage, head),
    flockAt(stage, 0.1, 0.2),
    grassAtFeet(stage, [0.96, 1.0], [mix(inks.leaf[3], inks.rock[2], 0.3), inks.key]),
  ]
}

/** Ololokwe: a table of rock with sheer sides. */
function mesa(stage: Stage, horizon: number): Art {
  const { span, chance, inks } = stage
  const { land, rock } = inks
  const at = chance.between(0.26, 0.36)
  const table = [-0.62, 0, -0.5, 0.07, -0.4, 0.11, -0.36, 0.29, -0.24, 0.32, 0, 0.315, 0.12, 0.29, 0.17, 0.17]
  const foot = [0.3, 0.08, 0.46, 0.04, 0.6, 0]
  const line = range((table.length + foot.length) / 2, i => {
    const all = [...table, ...foot]
    return [(all[i * 2] ?? 0) + at, all[i * 2 + 1] ?? 0] as const
  })
  const far = rollingSkyline(stage, horizon - span * 0.04, span * 0.05, { scale: 0.008 })
  return [
    hill(stage, far, stage.gradient([inks.land[0], inks.mist], 0, horizon - span * 0.1, 0, horizon)),
    escarpment(stage, {
      line,
      base: horizon + 3,
      ink: mix(mix(land[2], rock[1], 0.45), inks.mist, 0.1),
      shade: mix(land[2], rock[2], 0.5),
    }),
  ]
}

/** Red earth, a gallery of palms, and the sand the river leaves. */
function farBank(stage: Stage, horizon: number, river: number, head: SugarPalmHead): Art {
  const { width, span, chance, inks } = stage
  const earth = mix(inks.sand[2], inks.rock[1], 0.5)
  const far = mix(inks.land[3], inks.leaf[2], 0.5)
  const palms = range(Math.round((width / span) * 7), () => [chance(), chance.between(0.05, 0.085)] as const)
  return [
    hill(
      stage,
      acrossFrame(stage, 7, () => horizon),
      mix(earth, inks.mist, 0.3),
    ),
    palms.map(([across, up]) =>
      doumPalm(head, width * across, horizon + span * up, span * chance.between(0.13, 0.2), {
        ink: far,
        trunk: mix(far, inks.key, 0.3),
        flip: chance.sign(),
      }),
    ),
    hill(
      stage,
      acrossFrame(stage, 9, (_, t) => horizon + span * (0.085 + 0.012 * Math.sin(t * 11))),
      mix(inks.sand[1], earth, 0.35),
    ),
    hill(
      stage,
      acrossFrame(stage, 9, (_, t) => river - span * (0.02 + 0.006 * Math.sin(t * 13))),
      inks.sand[0],
    ),
  ]
}

const AT_WATER = [
  [0.04, 0.66],
  [-0.15, 0.56],
  [0.2, 0.36],
  [0.36, 0.6],
] as const

function drinkers(stage: Stage, river: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const body = mix(mix(inks.rock[2], inks.land[4], 0.5), inks.key, 0.3)
  const drift = chance.between(-0.05, 0.1)
  const turn = chance.sign()
  return AT_WATER.map(([across, size], i) => {
    const x = xAt(across + drift)
    const y = river + span * 0.012
    const scale = unit * size
    const facing = (i % 2 ? -1 : 1) * turn * sunward
    return [
      reflection(stage, x, y + 3, 100 * scale, 60 * scale, body, { count: 6, opacity: 0.4 }),
      elephant(x, y, scale, body, mix(body, inks.rock[1], 0.3), inks.paper, facing),
    ]
  })
}

function nearBank(stage: Stage, head: SugarPalmHead): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { leaf, key, rock } = inks
  const earth = mix(inks.sand[2], rock[2], 0.5)
  const bank = acrossFrame(stage, 11, x => {
    const fromEdge = Math.abs(x - nearEdge(stage, 0)) / span
    return lerp(height * 0.86, height * 0.97, Math.min(1, fromEdge * 1.1))
  })
  const tall = chance.between(0.72, 0.86)
  const tones = { ink: leaf[3], trunk: mix(key, rock[2], 0.2), lit: leaf[2] }
  return [
    hill(stage, bank, stage.gradient([earth, mix(earth, key, 0.5)], 0, height * 0.84, 0, height)),
    doumPalm(head, xAt(-0.42), height * 0.95, span * tall * 0.5, { ...tones, flip: -sunward, lean: 0.1 }),
    doumPalm(head, xAt(-0.3), height * 0.98, span * tall, { ...tones, flip: sunward, lean: 0.04 }),
    giraffe(xAt(0.5), height * 0.985, unit * chance.between(1.5, 1.8), mix(key, rock[2], 0.25), -sunward),
  ]
}
