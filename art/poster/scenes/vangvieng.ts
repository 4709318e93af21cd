import type { Scene } from '#art/poster/scene.ts'
import { bambooBridge, parasolCyclist } from '#art/poster/toolbox/bamboo-bridge.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { limestoneTowers, type Tower } from '#art/poster/toolbox/limestone.ts'
import { clamp, heightAlong, lerp, range } from '#art/poster/toolbox/numbers.ts'
import { fieldHut, paddies } from '#art/poster/toolbox/paddies.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { type Disc, farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { bamboo } from '#art/poster/toolbox/wat.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const vangvieng: Scene = {
  title: 'Bamboo bridge below the limestone',
  best: 'day',
  zoom: [0.92, 1.12],
  draw(stage) {
    const { width, height, span, unit, chance, inks, xAt } = stage
    const horizon = height * chance.between(0.5, 0.55)
    const river = height * chance.between(0.75, 0.78)
    const sunX = xAt(chance.between(0.36, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.22, 0.32), r: span * 0.155 })
    const fields = paddies(stage, {
      horizon: horizon + span * 0.03,
      bottom: river + span * 0.06,
      vanishing: clamp(sun.x, width * 0.1, width * 0.9),
      rows: 4,
      flooded: 34,
      wide: 0.34,
    })
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.09, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      limestone(stage, sun, horizon),
      fields.art,
      farmPalms(stage, horizon),
      riverSide(stage, sun, river),
      bridge(stage, river),
      frame(stage),
      birds(stage, xAt(0.3), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** Walls of towers that stand shoulder to shoulder, nearest and tallest away from the sun. */
function limestone(stage: Stage, sun: Disc, horizon: number): Art {
  const { width, span, chance, inks, focusX, sunward } = stage
  const { land, leaf, rock } = inks
  const wall = (count: number, rise: (across: number) => number, wide: number): Tower[] =>
    range(Math.round((count * width) / span), (_, t): Tower => {
      const x = lerp(-0.06, 1.06, t) * width + chance.between(-0.03, 0.03) * span
      const across = ((x - focusX) * sunward) / span
      return [x, span * wide * chance.between(0.8, 1.3), span * rise(across) * chance.between(0.6, 1.15)]
    })
  const farther = wall(7, across => 0.16 + 0.06 * Math.sin(across * 5), 0.24)
  const nearer = wall(7, across => (across > 0.16 ? 0.09 : 0.33 - 0.1 * Math.abs(across + 0.2)), 0.27)
  const far = mix(land[0], land[1], 0.3)
  return [
    limestoneTowers(stage, farther, horizon + 2, { ink: far, shade: mix(far, land[1], 0.7) }),
    mist(stage, horizon - span * 0.03, span * 0.16, { opacity: 0.75 }),
    streaks(stage, sun.x, sun.y + span * 0.08, span * 0.4, 2, inks.mist, { opacity: 0.9 }),
    limestoneTowers(stage, nearer, horizon + span * 0.02, {
      ink: mix(land[2], rock[1], 0.35),
      shade: mix(land[3], rock[2], 0.2),
      green: mix(land[3], leaf[2], 0.55),
    }),
    mistTongue(stage, horizon - span * 0.01, span * 0.04, { opacity: 0.85 }),
    treeline(
      stage,
      rollingSkyline(stage, horizon + span * 0.022, span * 0.01, { scale: 0.01, step: 60 }),
      span * 0.024,
      mix(land[3], leaf[2], 0.5),
      horizon + span * 0.05,
    ),
  ]
}

/** Coconut palms and field huts along the dikes. */
function farmPalms(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const crownId = palmCrown(stage)
  const { leaf } = inks
  const planted = (across: number, down: number, high: number) =>
    palm(crownId, xAt(across), horizon + span * down, span * high, {
      lean: chance.between(-0.12, 0.12),
      ink: leaf[3],
      scale: unit * high * 3,
    })
  return [
    planted(-0.3, 0.12, 0.15),
    planted(-0.24, 0.125, 0.11),
    fieldHut(stage, xAt(chance.between(0.5, 0.62)), horizon + span * 0.125),
    planted(0.72, 0.12, 0.14),
    planted(1.2, 0.1, 0.13),
    planted(-1.1, 0.11, 0.14),
  ]
}

/** The Nam Song, its far bank, and a boat going down it. */
function riverSide(stage: Stage, sun: Disc, river: number): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const { leaf, sand, water, land, rock } = inks
  const bank = rollingSkyline(stage, river - span * 0.006, span * 0.012, { scale: 0.008, step: 60 })
  const edge = heightAlong(bank)
  const shingle = acrossFrame(stage, 9, (x, _, i) => edge(x) + span * (i % 2 ? 0.034 : 0.024))
  const roadX = clamp(sun.x, width * 0.08, width * 0.92)
  return [
    treeline(stage, bank, span * 0.03, leaf[2], river + span * 0.05),
    sea(stage, river + span * 0.014, height, {
      inks: [mix(water[0], leaf[0], 0.2), mix(water[1], leaf[1], 0.15), water[2]],
    }),
    fill(
      pen()
        .curve(bank)
        .L(width + 30, river + span * 0.02)
        .soft(shingle.toReversed())
        .Z(),
      mix(leaf[2], leaf[3], 0.5),
    ),
    fill(
      pen()
        .curve(shingle)
        .soft(shingle.toReversed().map(([x, y], i) => [x, y + span * (i % 2 ? 0.002 : 0.012)] as const))
        .Z(),
      sand[0],
    ),
    reflection(stage, xAt(-0.2), river + span * 0.05, span * 0.8, span * 0.1, mix(land[3], rock[2], 0.3), {
      count: 6,
      opacity: 0.35,
    }),
    lightRoad(stage, roadX, river + span * 0.03, height, {
      far: span * 0.14,
      near: span * 0.26,
      count: 10,
      opacity: 0.9,
    }),
    ripples(stage, river + span * 0.03, height, { count: 22, opacity: 0.6, big: 70 }),
    canoe(stage, xAt(0.6), river + span * 0.07, unit * 0.62, { flip: -sunward, coat: inks.lamp }),
  ]
}

/** The bridge across, and a girl who rides home over it. */
function bridge(stage: Stage, river: number): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const y = lerp(river, height, 0.5)
  const water = y + span * 0.085
  const { art, deck } = bambooBridge(stage, { from: -40, to: width + 40, y, water })
  const heading = chance.odds(0.5) ? sunward : -sunward
  const x = xAt(chance.between(-0.02, 0.14))
  return [
    reflection(stage, width / 2, water + 4, width * 1.1, span * 0.05, inks.key, { count: 4, opacity: 0.25 }),
    art,
    parasolCyclist(stage, x, deck(x) - 2 * unit, unit * chance.between(1.35, 1.5), heading),
  ]
}

function frame(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward } = stage
  const { key, leaf } = inks
  return [
    grass(stage, -10, width + 10, x => height * (0.985 + 0.008 * Math.sin(x / 80)), span * 0.035, leaf[3], 8),
    bamboo(stage, nearEdge(stage, 0.03), height * 1.02, span * chance.between(0.72, 0.86), 6),
    foliage(stage, nearEdge(stage, 0.02), height * 1.06, unit * 1.6, {
      ink: key,
      rib: leaf[3],
      spread: sunward > 0 ? [-120, -10] : [-170, -60],
    }),
    foliage(stage, farEdge(stage, -0.01), height * 1.06, unit * 1.4, {
      ink: key,
      rib: leaf[3],
      count: 4,
      spread: sunward > 0 ? [-170, -80] : [-100, -10],
    }),
  ]
}
