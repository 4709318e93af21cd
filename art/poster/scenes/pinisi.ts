import { BLUE } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { acrossFrame } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import {
  clamp,
  heightAlong,
  leftToRight,
  lerp,
  type Point,
  plot,
  range,
} from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { pinisi as schooner } from '#art/poster/toolbox/pinisi.ts'
import { grassyRidge } from '#art/poster/toolbox/savanna-islands.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const pinisi: Scene = {
  title: 'Schooner in a bay of Komodo',
  best: 'golden',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.4, 0.46)
    const sunX = xAt(chance.between(0.34, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.08, 0.2), r: span * 0.165 })
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.2), height * 0.1, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.08, sun.y + span * 0.03, span * 0.44, 2, inks.mist, {
        opacity: 0.9,
      }),
      farIslands(stage, horizon),
      mist(stage, horizon - span * 0.01, span * 0.07, { opacity: 0.7 }),
      sea(stage, horizon),
      lightRoad(stage, sun.x, horizon + 3, height * 0.97, {
        far: span * 0.1,
        near: span * 0.28,
        count: 14,
        opacity: 0.9,
      }),
      ripples(stage, horizon + 6, height, { count: 30, opacity: 0.5 }),
      bays(stage, horizon),
      boats(stage, sun, horizon),
      nearRidge(stage, horizon),
      birds(stage, xAt(0.05), height * 0.18, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

function farIslands(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const spine = range(Math.round((width / span) * 2.4) * 2 + 1, (i, t): Point => {
    const x = lerp(-60, width + 60, t) + chance.between(-0.06, 0.06) * span
    return [x, horizon - span * (i % 2 ? chance.between(0.03, 0.1) : 0)]
  })
  return massif(stage, {
    spine,
    base: horizon + 2,
    ink: inks.land[0],
    shade: mix(inks.land[0], inks.land[1], 0.6),
    spurs: 1,
    fade: 0.4,
    step: 18,
  })
}

/** Crests toward the sun and down from the horizon, in spans, and the shores at their feet. */
const FAR_CREST = [
  -2.6, -0.06, -1.9, -0.16, -1.5, -0.07, -1.15, -0.19, -0.92, -0.09, -0.6, -0.24, -0.44, -0.12, -0.3, -0.155,
  -0.14, -0.045, -0.02, -0.065, 0.15, 0.012,
]
const FAR_FOOT = [
  0.15, 0.014, -0.06, 0.03, -0.14, 0.075, -0.36, 0.03, -0.52, 0.05, -0.62, 0.12, -1.1, 0.08, -2.6, 0.14,
]
const MIDDLE_CREST = [
  -2.6, 0.06, -1.6, 0, -1.1, 0.07, -0.74, -0.045, -0.58, 0.05, -0.4, 0.03, -0.26, 0.115, -0.12, 0.1, 0.05,
  0.165,
]
const MIDDLE_FOOT = [
  0.05, 0.168, -0.14, 0.18, -0.2, 0.24, -0.42, 0.19, -0.56, 0.21, -0.66, 0.31, -1.2, 0.26, -2.6, 0.34,
]
const NEAR_CREST = [
  -2.6, 0.16, -1.2, 0.2, -0.72, 0.22, -0.46, 0.315, -0.3, 0.31, -0.12, 0.4, 0.1, 0.43, 0.4, 0.5, 0.8, 0.545,
  1.5, 0.56, 2.6, 0.54,
]

/** Two bent ridges with a bay before each. */
function bays(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const { leaf, land, sand } = inks
  const down = (spans: number) => horizon + span * spans
  const dry = mix(sand[1], leaf[0], 0.5)
  const shallows = tinted(stage, '#58d2c6', 1.3)
  const ridge = (crest: readonly number[], foot: readonly number[], beach: number, near: number) =>
    grassyRidge(stage, plot(crest, xAt, down), plot(foot, xAt, down), span * beach, {
      grass: mix(mix(dry, land[1], 0.18), leaf[1], near),
      shade: mix(mix(land[2], leaf[2], 0.35), dry, 0.3),
      lit: mix(dry, sand[0], 0.35),
      sand: mix(sand[0], inks.paper, 0.35),
      shallows,
    })
  return [ridge(FAR_CREST, FAR_FOOT, 0.012, 0.05), ridge(MIDDLE_CREST, MIDDLE_FOOT, 0.018, 0.25)]
}

/** The schooner under sail, another far off, and a dinghy on its way ashore. */
function boats(stage: Stage, sun: Disc, horizon: number): Art {
  const { width, span, unit, chance, inks, sunward } = stage
  const heading = chance.odds(0.6) ? sunward : -sunward
  const ahead = heading > 0 ? 0.42 : 0.3
  const x = clamp(
    sun.x + sunward * span * chance.between(-0.1, 0.02),
    span * (0.72 - ahead),
    width - span * ahead,
  )
  const y = horizon + span * chance.between(0.25, 0.29)
  const wash = pen()
    .lens(x - heading * span * 0.06, y + 7 * unit, span * 0.5, 3 * unit)
    .lens(x + heading * span * 0.16, y + 4 * unit, span * 0.14, 3 * unit)
  return [
    reflection(stage, x, y + 8 * unit, span * 0.44, span * 0.16, mix(inks.key, inks.water[2], 0.4), {
      count: 7,
      opacity: 0.4,
    }),
    schooner(stage, x, y, unit * chance.between(1.2, 1.36), heading),
    fill(wash, inks.paper, { opacity: 0.75 }),
  ]
}

/** The ridge we stand on, with its path, and two who have climbed it. */
function nearRidge(stage: Stage, horizon: number): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const { leaf, sand } = inks
  const crest = plot(NEAR_CREST, xAt, spans => horizon + (span * spans * (height - horizon)) / (span * 0.56))
  const ground = heightAlong(leftToRight(crest))
  const dark = mix(leaf[2], leaf[3], 0.4)
  const body = pen()
    .curve(crest)
    .L(xAt(2.6), height + 20, xAt(-2.6), height + 20)
    .Z()
  const path = pen()
    .M(xAt(-0.42), ground(xAt(-0.42)) + 2)
    .Q(xAt(-0.34), ground(xAt(-0.3)) + span * 0.05, xAt(-0.4), height * 0.96)
    .L(xAt(-0.46), height * 1.02, xAt(-0.28), height * 1.02)
    .Q(xAt(-0.3), ground(xAt(-0.3)) + span * 0.08, xAt(-0.38), ground(xAt(-0.38)) + 2)
    .Z()
  const lower = acrossFrame(stage, 9, x => ground(x) + span * 0.12)
  const standing = (across: number) => [xAt(across), ground(xAt(across)) + 3] as const
  return [
    grass(stage, -10, width + 10, x => ground(x) + span * 0.006, span * 0.03, dark, 7),
    fill(body, dark),
    fill(path, mix(sand[1], leaf[2], 0.35)),
    traveller(stage, ...standing(-0.36), unit * 1.75, { kind: 'pack', coat: BLUE, flip: sunward }),
    traveller(stage, ...standing(-0.28), unit * 1.7, { kind: 'hat', coat: inks.lamp, flip: sunward }),
    fill(
      pen()
        .curve(lower)
        .L(width + 20, height + 20, -20, height + 20)
        .Z(),
      leaf[3],
    ),
    grass(stage, -10, width + 10, heightAlong(leftToRight(lower)), span * 0.06, leaf[3], 8),
  ]
}
