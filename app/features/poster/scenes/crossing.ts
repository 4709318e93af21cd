import type { Scene } from '#app/features/poster/scene.ts'
import { cumulus, mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { brokenLine, hill, rollingSkyline, sheet } from '#app/features/poster/toolbox/land.ts'
import {
  type Ford,
  herdInWater,
  herdOnPlain,
  herdOnRamp,
  muddyWater,
} from '#app/features/poster/toolbox/migration.ts'
import {
  first,
  heightAlong,
  last,
  leftToRight,
  lerp,
  nth,
  type Point,
  plot,
  range,
} from '#app/features/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#app/features/poster/toolbox/pen.ts'
import { crocodile, type Gait, wildebeest } from '#app/features/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#app/features/poster/toolbox/stage.ts'
import { type Art, fill } from '#app/features/poster/toolbox/tags.ts'
import { acacia, grass } from '#app/features/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const crossing: Scene = {
  title: 'Wildebeest crossing the river',
  best: 'golden',
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const horizon = height * chance.between(0.36, 0.42)
    const sunX = xAt(chance.between(0.14, 0.4))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0, 0.12), r: span * 0.19 })
    const climbing = chance.pick(['climb', 'climb', 'watch']) === 'climb'
    const ford: Ford = { horizon, rampAt: chance.between(0.12, 0.26), foot: horizon + span * 0.21 }
    const bank = cutFarBank(stage, ford)
    const farHerd = herdOnPlain(stage, ford)
    const line = herdOnRamp(stage, ford)
    const swim = herdInWater(stage, ford)
    const nearEdge = plot(NEAR_BANK, xAt, up => height - span * up)
    const dust = dustCloud(stage, ford)
    const dustInk = mix(inks.sand[0], inks.halo, 0.4)
    return [
      sky(stage, { horizon, sun }),
      clouds(stage, sun),
      plain(stage, horizon),
      fill(dust, dustInk, { opacity: 0.6 }),
      fill(farHerd, mix(inks.land[4], inks.rock[2], 0.35)),
      bankAcacias(stage, bank.top),
      sea(stage, ford.foot - span * 0.01, height, { inks: muddyWater(stage) }),
      printFarBank(stage, ford, bank),
      line,
      fill(dust, dustInk, { opacity: 0.18, transform: `translate(0 ${Math.round(span * 0.05)})` }),
      lightRoad(stage, sun.x, ford.foot + span * 0.02, height * 0.92, {
        far: span * 0.12,
        near: span * 0.26,
        count: 10,
        opacity: 0.8,
      }),
      ripples(stage, ford.foot + 8, height * 0.92, {
        count: 28,
        ink: mix(inks.paper, inks.sand[0], 0.4),
        opacity: 0.6,
        big: 80,
      }),
      swim,
      chance.odds(0.7) && waitingCrocodile(stage),
      nearBank(stage, nearEdge, climbing),
      birds(stage, xAt(0.2), height * 0.2, 6, 8 * unit + 2, inks.land[4], span * 0.16),
    ]
  },
}

interface FarBank {
  readonly top: (x: number) => number
  readonly earth: Pen
  readonly lumps: Pen
  readonly clefts: Pen
  readonly sward: Pen
}

/** A crumbling shelf of earth, broken down where the herd comes through. */
function cutFarBank(stage: Stage, { horizon, rampAt, foot }: Ford): FarBank {
  const { width, span, chance, sunward, xAt } = stage
  const lip = leftToRight(
    plot(
      [
        ...[-2.6, 0.075, -0.7, 0.085, -0.4, 0.09, rampAt - 0.3, 0.095, rampAt - 0.16, 0.1],
        ...[rampAt - 0.06, 0.125, rampAt, 0.16, rampAt + 0.1, 0.175, rampAt + 0.2, 0.14, rampAt + 0.26, 0.1],
        ...[rampAt + 0.5, 0.095, 1.2, 0.1, 2.6, 0.09],
      ],
      xAt,
      down => horizon + span * down + chance.between(-1, 1) * span * 0.004,
    ),
  )
  const top = heightAlong(lip)
  const rough = lip.slice(1).flatMap((to, i) => brokenLine(chance, nth(lip, i), to, span * 0.05, 0.06))
  const toe: Point[] = []
  for (let x = width + 40; x > -40; x -= span * chance.between(0.03, 0.07)) {
    toe.push([x, foot + chance.between(-0.3, 1) * span * 0.012])
  }
  const earth = pen()
    .M(first(lip)[0], foot)
    .L(...first(lip))
    .through(rough)
    .L(last(lip)[0], foot)
    .through(toe)
    .Z()
  const under: Point[] = []
  const turf: Point[] = []
  for (let x = -40; x < width + 40; x += span * chance.between(0.025, 0.06)) {
    const y = top(x)
    under.push([x, lerp(y, foot, chance.between(0.42, 0.68))])
    turf.push([x, y + span * chance.between(0.002, 0.012)])
  }
  const clefts = pen()
  for (let i = 0; i < 7; i++) {
    const x = chance() * width
    const y = top(x)
    const high = foot - y
    const wide = sunward * span * chance.between(0.012, 0.03)
    if (high <= span * 0.07) continue
    clefts
      .M(x, y + 2)
      .L(x + wide * 0.4, y + high * 0.3, x + wide * 0.1, y + high * 0.7)
      .L(x - wide * 0.7, y + high * 0.62, x - wide * 0.4, y + high * 0.3)
      .Z()
  }
  const lumps = pen().M(-40, foot + 8)
  for (const [i, [x, y]] of under.entries()) {
    lumps.L(x, y, x + span * 0.008, y + span * (i % 2 ? 0.012 : -0.004))
  }
  const sward = pen().line(lip)
  for (const [x, y] of turf.reverse()) sward.L(x, y, x - span * 0.006, y - span * 0.006)
  return { top, earth, lumps: lumps.L(width + 40, foot + 8).Z(), clefts, sward: sward.Z() }
}

function printFarBank({ span, inks, gradient }: Stage, { horizon, foot }: Ford, bank: FarBank): Art {
  const { land, leaf, rock, sand } = inks
  const earth = gradient(
    [mix(rock[0], rock[1], 0.55), mix(rock[1], rock[2], 0.55)],
    0,
    horizon + span * 0.1,
    0,
    foot,
  )
  return [
    fill(bank.earth, earth),
    fill(bank.lumps, mix(rock[2], land[4], 0.1), { opacity: 0.6 }),
    fill(bank.clefts, mix(rock[2], land[4], 0.2), { opacity: 0.3 }),
    fill(bank.sward, mix(leaf[1], sand[2], 0.4)),
  ]
}

function clouds(stage: Stage, sun: Disc): Art {
  const { height, span, inks, sunward, xAt } = stage
  const [, , low, lowest] = inks.sky
  return [
    streaks(stage, xAt(-0.3), height * 0.12, span * 0.6, 3, mix(low, inks.halo, 0.5), { opacity: 0.85 }),
    streaks(
      stage,
      sun.x + sunward * span * 0.1,
      sun.y - span * 0.03,
      span * 0.7,
      4,
      mix(lowest, inks.halo, 0.4),
      { opacity: 0.9 },
    ),
  ]
}

function plain(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const { land, leaf, sand } = inks
  const rise = (down: number, swell: number, scale: number, ink: string) =>
    hill(stage, rollingSkyline(stage, horizon + span * down, span * swell, { scale }), ink)
  const perWidth = (6 * width) / span
  const earth = stage.gradient([sand[0], sand[1]], 0, horizon + span * 0.03, 0, horizon + span * 0.15)
  return [
    rise(-0.03, 0.035, 0.005, land[0]),
    rise(-0.004, 0.02, 0.008, land[1]),
    rise(0.015, 0.008, 0.01, mix(sand[1], land[1], 0.25)),
    range(Math.round(perWidth), i => {
      const x = (width * (i + chance.between(0.15, 0.85))) / perWidth
      const y = horizon + span * chance.between(0.02, 0.045)
      const high = span * chance.between(0.04, 0.075)
      return acacia(stage, x, y, high, { ink: mix(land[3], leaf[2], 0.3), flip: chance.sign() })
    }),
    mist(stage, horizon + span * 0.02, span * 0.07, { opacity: 0.5 }),
    sheet(stage, horizon + span * 0.04, span * 0.16, earth),
  ]
}

/** Dust over the plain, thickest at the ramp. */
function dustCloud({ span, chance, xAt }: Stage, { horizon, rampAt }: Ford): Pen {
  const dust = pen()
  for (let i = 0; i < 12; i++) {
    const t = i / 11
    const x = xAt(rampAt + lerp(0.02, 1, t) + chance.between(-0.03, 0.03))
    const high = span * lerp(0.07, 0.04, t) * chance.between(0.6, 1.1)
    cumulus(dust, chance, x, horizon + span * lerp(0.11, 0.05, t), span * lerp(0.26, 0.16, t), high)
  }
  return dust
}

function bankAcacias(stage: Stage, top: (x: number) => number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, leaf } = inks
  return [
    acacia(stage, xAt(-0.34), top(xAt(-0.34)) + 4, span * chance.between(0.3, 0.4), {
      ink: leaf[3],
      lit: leaf[2],
      trunk: land[5],
      flip: chance.sign(),
    }),
    chance.odds(0.6) &&
      acacia(stage, xAt(0.78), top(xAt(0.78)) + 4, span * chance.between(0.16, 0.22), {
        ink: leaf[2],
        lit: leaf[1],
        trunk: land[4],
        flip: chance.sign(),
      }),
  ]
}

function waitingCrocodile({ height, span, unit, inks, sunward, xAt }: Stage): Art {
  const y = height * 0.76
  const wake = pen().lens(xAt(0.5) + sunward * span * 0.05, y + 5, span * 0.24, 2.4 * unit)
  return [
    crocodile(xAt(0.5), y, unit * 0.95, inks.land[5], -sunward),
    fill(wake, inks.paper, { opacity: 0.6 }),
  ]
}

/** Across toward the sun, and up from the foot of the picture. */
const NEAR_BANK = [
  -2.6, 0.16, -0.9, 0.165, -0.6, 0.19, -0.46, 0.2, -0.34, 0.16, -0.22, 0.11, 0, 0.085, 0.3, 0.07, 0.7, 0.085,
  1.1, 0.1, 2.6, 0.14,
]

/** The bank we stand on: beasts climb out past us, or one watches while another leaps in. */
function nearBank(stage: Stage, edge: readonly Point[], climbing: boolean): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const { key, land, rock } = inks
  const mane = mix(key, rock[2], 0.4)
  const flip = -sunward
  const ground = heightAlong(leftToRight(edge))
  const beast = (across: number, down: number, scale: number, gait: Gait, turn: number, facing = flip) =>
    wildebeest(xAt(across), ground(xAt(across)) + span * down, unit * scale, key, mane, {
      gait,
      flip: facing,
      turn,
    })
  const earth = pen()
    .curve(edge)
    .L(xAt(2.6), height + 20, xAt(-2.6), height + 20)
    .Z()
  const rim = (x: number) => Math.max(ground(x) + span * 0.07, height * 0.93)
  const lowered = (spans: number) => `translate(0 ${Math.round(span * spans)})`
  return [
    fill(earth, mix(rock[1], rock[2], 0.35)),
    fill(earth, mix(rock[2], land[4], 0.5), { transform: lowered(0.03) }),
    fill(earth, mix(land[5], rock[2], 0.2), { transform: lowered(0.075) }),
    climbing
      ? [beast(-0.27, 0.035, 1.6, 'leap', -flip * 16), beast(0.06, 0.012, 1.3, 'run', -flip * 4)]
      : [beast(-0.36, 0.035, 1.75, 'stand', 0, sunward), beast(0.02, 0.014, 1.35, 'leap', -flip * 10)],
    grass(stage, -10, width + 10, rim, span * 0.07, key, 8),
  ]
}
