import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, plot } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky } from '#art/poster/toolbox/view.ts'
import { lightRoad, ripples } from '#art/poster/toolbox/water.ts'

/** Kawah Ijen: the turquoise lake of acid, the steam of its sulphur, and a carrier on the rim. */
export const ijen: Landmark = {
  scene: {
    title: 'The turquoise crater of Ijen',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.4, 0.45], across: [0.24, 0.42], up: [0.1, 0.2], r: 0.15 })
      const { horizon, sun } = view
      const lake = horizon + span * 0.18
      const heading = chance.sign()
      return [
        clearSky(stage, view),
        farCones(stage, horizon),
        mistTongue(stage, horizon - span * 0.03, span * 0.05, { opacity: 0.8 }),
        farWall(stage, horizon, lake),
        water(stage, lake),
        lightRoad(stage, sun.x, lake + 4, lake + span * 0.24, {
          far: span * 0.08,
          near: span * 0.16,
          count: 8,
        }),
        ripples(stage, lake + 8, lake + span * 0.28, { count: 18, big: 60 }),
        steam(stage, xAt(-0.14), lake + span * 0.13),
        nearRim(stage, lake),
        carrier(stage, xAt(chance.between(0.06, 0.2)), height * 0.87, unit * 1.9, heading),
        carrier(stage, xAt(-0.3), height * 0.83, unit * 1.3, -heading),
        birds(stage, xAt(0.2), height * 0.14, 4, 8 * unit + 2, inks.land[4], span * 0.1 * sunward),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'night'],
    countries: ['indonesia'],
    habitats: ['volcano', 'mountain'],
    subjects: ['ijen', 'sulphur', 'blue fire', 'banyuwangi', 'crater lake'],
  },
}

function farCones(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const spine = plot(
    [-2, 0.04, -1.2, 0.1, -0.7, 0.28, -0.3, 0.1, 0.2, 0.07, 0.7, 0.2, 1.1, 0.06, 2.3, 0.04],
    xAt,
    up => horizon - span * up,
  )
  return massif(stage, {
    spine: leftToRight(spine),
    base: horizon + span * 0.1,
    ink: inks.land[0],
    shade: inks.land[1],
    fade: 0.7,
    step: 24,
  })
}

/** The wall of the crater across the lake: pale rock in flutes, higher at both ends. */
function farWall(stage: Stage, horizon: number, lake: number): Art {
  const { span, inks, xAt } = stage
  const { rock, lamp } = inks
  const spine = plot(
    [
      -2.4, 0.3, -1.5, 0.24, -1.1, 0.15, -0.8, 0.17, -0.5, 0.06, -0.3, 0.09, -0.05, 0.02, 0.15, 0.05, 0.35,
      0.01, 0.6, 0.07, 0.85, 0.06, 1.2, 0.16, 1.6, 0.2, 2.4, 0.28,
    ],
    xAt,
    up => horizon + span * (0.03 - up),
  )
  const stone = {
    base: lake + 4,
    ink: mix(rock[0], rock[1], 0.5),
    shade: mix(rock[1], rock[2], 0.55),
    lit: mix(rock[0], lamp, 0.3),
  }
  return massif(stage, { spine: leftToRight(spine), ...stone, spurs: 4, fade: 0.35, step: 16 })
}

function water({ width, height, inks, gradient }: Stage, lake: number): Art {
  const sheet = gradient(
    [mix(inks.water[0], inks.leaf[0], 0.3), mix(BLUE, inks.leaf[1], 0.42)],
    0,
    lake,
    0,
    height * 0.85,
  )
  return [
    fill(`M0 ${Math.round(lake)}h${width}V${height}H0z`, sheet),
    fill(`M0 ${Math.round(lake - 3)}h${width}v6H0z`, mix(inks.lamp, inks.paper, 0.4), { opacity: 0.8 }),
  ]
}

/** Steam over the yellow vents, leaning with the wind. */
function steam({ span, chance, inks, sunward }: Stage, x: number, y: number): Art {
  const puffs = pen()
  for (let i = 0; i < 13; i++) {
    const t = i / 12
    const r = span * (0.025 + t * 0.075) * chance.between(0.8, 1.15)
    puffs.dot(
      x - sunward * span * 0.34 * t ** 1.4 + span * chance.between(-0.03, 0.03),
      y - span * 0.46 * t,
      r,
      r * 0.86,
    )
  }
  const sulphur = pen()
    .M(x - span * 0.14, y + span * 0.03)
    .Q(x - span * 0.08, y - span * 0.04, x, y - span * 0.035)
    .Q(x + span * 0.08, y - span * 0.03, x + span * 0.15, y + span * 0.03)
    .Z()
  return [
    fill(sulphur, inks.lamp),
    fill(puffs, inks.paper, { opacity: 0.62 }),
    fill(puffs, inks.paper, {
      opacity: 0.5,
      transform: `translate(${Math.round(-sunward * span * 0.02)} ${Math.round(span * -0.015)})`,
    }),
  ]
}

/** The rim we stand on: ash, cut by gullies, with the path along it. */
function nearRim({ width, height, span, chance, inks, xAt, light }: Stage, lake: number): Art {
  const { rock, key, sand } = inks
  const crest = leftToRight([
    [xAt(-1.6), lake + span * 0.02],
    [xAt(-0.7), lake + span * 0.1],
    [xAt(-0.3), height * 0.78],
    [xAt(0.1), height * 0.82],
    [xAt(0.5), height * 0.78],
    [xAt(0.9), lake + span * 0.06],
    [xAt(1.8), lake - span * 0.1],
  ])
  const ground = pen()
    .curve(crest)
    .L(width + 900, height + 20, -900, height + 20)
    .Z()
  const gullies = pen()
  for (let i = 0; i < 14; i++) {
    const [x, y] = [xAt(-0.9 + i * 0.14), height * chance.between(0.86, 0.93)]
    gullies
      .M(x, y)
      .L(x - light * span * 0.06, height + 10, x - light * span * 0.015, height + 10)
      .Z()
  }
  return [
    fill(ground, mix(sand[0], rock[0], 0.5), { transform: 'translate(0 -5)' }),
    fill(ground, mix(rock[1], rock[2], 0.55)),
    fill(ground, mix(rock[2], key, 0.35), { transform: `translate(0 ${Math.round(span * 0.09)})` }),
    fill(gullies, mix(rock[2], key, 0.6)),
  ]
}

/** A sulphur carrier, 46 tall, two baskets on a pole. */
function carrier({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, rock, lamp } = inks
  const skin = mix(rock[2], key, 0.35)
  const basket = mix(rock[1], rock[2], 0.6)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-5 0L-3-17H2L0 0ZM3 0L1-17H6L9 0Z', key),
    fill('M-5-15Q-6-31 1-32Q8-31 7-15Z', RED),
    fill('M-2-36a4 4 0 1 0 8 0a4 4 0 1 0-8 0', skin),
    fill('M-3-37Q-2-42 3-42Q8-41 8-37Z', BLUE),
    stroke('M-27-24Q0-37 29-24', mix(basket, key, 0.3), 2.2),
    stroke('M5-28L14-30', skin, 2.6),
    fill('M-36-20H-18L-21-6H-33ZM20-20H38L35-6H23Z', basket),
    fill('M-36-20L-32-30L-26-25L-22-29L-18-20ZM20-20L25-29L30-25L34-30L38-20Z', lamp),
    stroke('M-27-24V-19M29-24V-19', key, 1.2),
  )
}
