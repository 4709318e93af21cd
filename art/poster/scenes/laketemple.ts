import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { ceremonialParasol, offeringBearer, parasolYellow } from '#art/poster/toolbox/meru.ts'
import { heightAlong, leftToRight, type Point, plot } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { splitGate } from '#art/poster/toolbox/split-gate.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, use } from '#art/poster/toolbox/tags.ts'
import { templeInWater, templeIsle } from '#art/poster/toolbox/temple-isle.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const laketemple: Scene = {
  title: 'Temple on the misty lake',
  best: 'dawn',
  zoom: [0.94, 1.14],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.6, 0.66)
    const sunX = xAt(chance.between(0.16, 0.4))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.24, 0.36), r: span * 0.165 })
    const base = horizon + span * 0.03
    const temple = stage.define(group({}, templeIsle(stage, base)))
    const throughGate = chance.odds(0.4)
    const withBoat = chance.odds(0.6)
    const shore = plot(SHORE, xAt, down => height + span * down * chance.between(0.9, 1.1))
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.13, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.06, sun.y + span * 0.07, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      mountains(stage, horizon),
      mistTongue(stage, horizon - span * 0.12, span * 0.06, { opacity: 0.85 }),
      wooded(stage, horizon, 0.1, 0.06, 0.006, inks.land[1], 0.75, 0.014),
      mistTongue(stage, horizon - span * 0.05, span * 0.05, { opacity: 0.8 }),
      wooded(stage, horizon, 0.035, 0.03, 0.009, mix(inks.land[2], inks.leaf[1], 0.25), 0.6, 0.018),
      mist(stage, horizon - span * 0.005, span * 0.1),
      sea(stage, horizon, height, {
        inks: [inks.water[0], mix(inks.water[0], inks.water[1], 0.7), inks.water[2]],
      }),
      lightRoad(stage, sun.x, horizon + span * 0.03, height * 0.9, {
        far: span * 0.12,
        near: span * 0.26,
        count: 11,
        opacity: 0.85,
      }),
      templeInWater(temple, base + span * 0.015),
      ripples(stage, horizon + 8, height * 0.94, {
        count: 30,
        ink: mix(inks.paper, inks.water[0], 0.3),
        opacity: 0.7,
        big: 90,
      }),
      use(temple),
      fill(pen().lens(xAt(0.1), base + span * 0.022, span * 0.8, span * 0.008), inks.paper, { opacity: 0.7 }),
      mistTongue(stage, base + span * 0.012, span * 0.018, { opacity: 0.5 }),
      withBoat && boat(stage),
      nearShore(stage, shore, throughGate),
      leaves(stage),
      birds(stage, xAt(0.3), height * 0.2, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** The near shore: across toward the sun, and down from the foot of the picture. */
const SHORE = [
  -2.4, -0.16, -0.8, -0.14, -0.5, -0.11, -0.3, -0.065, -0.05, -0.04, 0.3, -0.05, 0.7, -0.09, 1.1, -0.08, 2.4,
  -0.16,
]

function mountains(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const [left, right] = [chance.between(0.34, 0.44), chance.between(0.26, 0.36)]
  const spine = plot(
    [
      ...[-1.8, 0.1, -1.2, 0.3, -0.9, 0.18, -0.5, left, -0.2, 0.2, 0.2, 0.28],
      ...[0.44, 0.16, 0.84, right, 1.2, 0.14, 1.7, 0.3, 2.3, 0.1],
    ],
    xAt,
    up => horizon - span * up,
  )
  return massif(stage, {
    spine: leftToRight(spine),
    base: horizon,
    ink: inks.land[0],
    shade: mix(inks.land[0], inks.land[1], 0.6),
    fade: 0.85,
    step: 24,
  })
}

/** A wooded ridge `up` from the horizon that fades into the lake's mist. */
function wooded(
  stage: Stage,
  horizon: number,
  up: number,
  rise: number,
  scale: number,
  ink: string,
  fade: number,
  size: number,
): Art {
  const { span, inks } = stage
  const y = horizon - span * up
  const skyline = rollingSkyline(stage, y, span * rise, { scale })
  const faded = stage.gradient([ink, mix(ink, inks.mist, fade)], 0, y - span * rise, 0, horizon)
  return treeline(stage, skyline, span * size, faded, horizon + 3)
}

function boat(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  return [
    reflection(stage, xAt(0.62), height * 0.8, span * 0.16, span * 0.04, inks.key, {
      count: 3,
      opacity: 0.4,
    }),
    canoe(stage, xAt(0.62), height * 0.79, unit * 1.1, { flip: -sunward }),
  ]
}

/** Three women bring offerings along the shore, beside a parasol or through the split gate. */
function nearShore(stage: Stage, shore: readonly Point[], throughGate: boolean): Art {
  const { width, height, span, unit, chance, inks, xAt } = stage
  const ground = heightAlong(leftToRight(shore))
  const gateAt = 0.14
  const aside = throughGate ? gateAt + 0.07 : 0
  const standing = (across: number) =>
    [xAt(across + aside), ground(xAt(across + aside)) + span * 0.02] as const
  const bank = pen()
    .curve(shore)
    .L(xAt(2.4), height + 20, xAt(-2.4), height + 20)
    .Z()
  return [
    fill(bank, inks.leaf[3]),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.03, span * 0.045, inks.leaf[3], 8),
    throughGate
      ? splitGate(stage, xAt(gateAt), height + span * 0.01, span * 0.74, span * 0.56)
      : ceremonialParasol(stage, ...standing(-0.25), unit * 1.7, parasolYellow(stage), inks.paper),
    offeringBearer(stage, ...standing(-0.15), unit * 1.6, RED),
    offeringBearer(stage, ...standing(-0.08), unit * 1.6, BLUE),
    chance.odds(0.6) && offeringBearer(stage, ...standing(-0.01), unit * 1.5, inks.lamp),
  ]
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    foliage(stage, nearEdge(stage, -0.02), height * 1.04, unit * 1.9, {
      ...tones,
      spread: sunward > 0 ? [-110, -10] : [-170, -70],
    }),
    foliage(stage, farEdge(stage, -0.01), height * 1.05, unit * 1.6, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-170, -90] : [-90, -10],
    }),
  ]
}
