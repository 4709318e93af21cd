import { BLUE, RED } from '#art/poster/palettes.ts'
import { cumulus, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const baru: Landmark = {
  scene: {
    title: 'Volcán Barú over the gardens of Cerro Punta',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const base = height * chance.between(0.56, 0.6)
      const sun = stage.hang({ x: xAt(chance.between(0.36, 0.5)), y: base - span * 0.3, r: span * 0.15 })
      return [
        openSky(stage, base, sun),
        volcano(stage, base),
        mistTongue(stage, base - span * 0.04, span * 0.05, { opacity: 0.8 }),
        slopes(stage, base),
        fields(stage, base),
        farm(stage, base),
        workers(stage),
        birds(stage, xAt(0.1), base - span * 0.4, 4, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'monsoon'],
    countries: ['panama'],
    habitats: ['volcano', 'highland', 'farmland', 'mountain'],
    subjects: ['barú', 'baru', 'cerro punta', 'boquete', 'volcan', 'chiriquí', 'chiriqui'],
  },
}

const BARU = [
  -2.4, 0.02, -1.5, 0.16, -1.2, 0.1, -0.72, 0.26, -0.56, 0.24, -0.3, 0.43, -0.2, 0.37, -0.1, 0.45, 0.04, 0.36,
  0.12, 0.38, 0.4, 0.2, 0.56, 0.21, 1, 0.06, 1.4, 0.12, 2.4, 0.02,
]

/** Barú: a broad old volcano with a broken crown and masts on its head. */
function volcano(stage: Stage, base: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, leaf, rock } = inks
  const cloud = pen()
  cumulus(cloud, chance, xAt(-0.6), base - span * 0.2, span * 0.44, span * 0.05)
  cumulus(cloud, chance, xAt(0.36), base - span * 0.16, span * 0.44, span * 0.045)
  const [x, y] = [xAt(-0.1), base - span * 0.44]
  return [
    stroke(
      pen()
        .M(x, y + 6)
        .V(y - span * 0.04)
        .M(x + 7, y + 6)
        .V(y - span * 0.026),
      inks.land[3],
      1.6,
    ),
    massif(stage, {
      spine: leftToRight(plot(BARU, xAt, up => base - span * up * chance.between(0.98, 1.02))),
      base: base + span * 0.04,
      ink: mix(land[2], rock[1], 0.22),
      shade: mix(land[3], leaf[2], 0.2),
      lit: mix(land[1], rock[0], 0.3),
      fade: 0.55,
      spurs: 3,
      rough: 0.1,
    }),
    fill(cloud, mix(inks.mist, inks.paper, 0.5), { opacity: 0.92 }),
  ]
}

function slopes(stage: Stage, base: number): Art {
  const { span, inks } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, base + span * 0.01, span * 0.05, { scale: 0.008 })
  return treeline(
    stage,
    far,
    span * 0.022,
    stage.gradient(
      [mix(land[3], leaf[1], 0.4), mix(leaf[1], inks.mist, 0.3)],
      0,
      base - span * 0.04,
      0,
      base + span * 0.1,
    ),
  )
}

/** Strips of vegetables that fold over the hill: lettuce, earth, potatoes, onions. */
function fields(stage: Stage, base: number): Art {
  const { width, height, span, chance, inks } = stage
  const { leaf, rock, sand } = inks
  const tones = [
    mix(leaf[0], leaf[1], 0.3),
    mix(rock[2], tinted(stage, '#8a5a3c'), 0.6),
    leaf[1],
    mix(leaf[0], sand[1], 0.35),
    mix(leaf[2], leaf[1], 0.4),
  ]
  const start = chance() * 9
  const rows = 9
  return range(rows, (i, t) => {
    const y = lerp(base + span * 0.05, height * 0.98, t ** 1.3)
    const line = range(
      14,
      (_, along): Point => [
        lerp(-30, width + 30, along),
        y + Math.sin(along * 6 + start + i * 0.5) * span * lerp(0.012, 0.035, t),
      ],
    )
    const next = lerp(base + span * 0.05, height * 0.98, ((i + 1) / (rows - 1)) ** 1.3)
    const drills = pen()
    for (let row = 1; row < 4; row++)
      drills.curve(line.map(([x, at]): Point => [x, at + ((next - y) * row) / 4]))
    const tone = tones[(i * 2 + (i > 4 ? 1 : 0)) % tones.length] ?? leaf[1]
    return [
      hill(stage, line, tone),
      stroke(drills, mix(tone, i % 2 ? inks.paper : inks.key, 0.22), lerp(1.4, 4, t), {
        opacity: 0.7,
        strokeDasharray: `${Math.round(lerp(3, 9, t))} ${Math.round(lerp(3, 7, t))}`,
      }),
    ]
  })
}

/** A chalet with a steep red roof, pines by it. */
function farm(stage: Stage, base: number): Art {
  const { span, unit, inks, chance, xAt, sunward, lampsLit } = stage
  const trees = pen()
  for (let i = 0; i < 6; i++) {
    const [x, high] = [xAt(-0.62 + i * 0.07), span * chance.between(0.1, 0.17)]
    const y = base + span * 0.1
    for (const up of [0.15, 0.4, 0.65])
      trees
        .M(x - high * (0.26 - up * 0.24), y - high * up)
        .L(x, y - high * (up + 0.42), x + high * (0.26 - up * 0.24), y - high * up)
        .Z()
  }
  return [
    fill(trees, inks.leaf[3]),
    group(
      { transform: place(xAt(-0.16), base + span * 0.13, unit * 1.3, sunward) },
      fill('M-34 0V-24H34V0Z', mix(inks.paper, inks.sand[1], 0.2)),
      fill('M-34 0V-24H-14V0Z', inks.land[3], { opacity: 0.25 }),
      fill('M-42-22L-8-54L10-54L44-22Z', mix(RED, inks.rock[2], 0.35)),
      fill('M-42-22L-8-54L-26-22Z', mix(RED, inks.key, 0.45)),
      fill('M-8-24V-40H12V-24Z', mix(inks.paper, inks.sand[1], 0.2)),
      fill(
        'M-26-5V-17H-16V-5ZM-4 0V-17H6V0ZM16-5V-17H27V-5ZM-3-27V-36H7V-27Z',
        lampsLit ? inks.lamp : mix(inks.town[3], inks.key, 0.3),
      ),
      stroke('M24-44V-54', inks.key, 5),
    ),
  ]
}

/** Ngäbe women in long bright dresses at work in the rows. */
function workers(stage: Stage): Art {
  const { height, unit, inks, sunward, xAt, chance } = stage
  const woman = (x: number, y: number, scale: number, dress: string, flip: number) =>
    group(
      { transform: place(x, y, scale, flip) },
      fill('M-10 0Q-5-12-4-24H5Q7-12 11 0Z', dress),
      stroke('M-8.6-4L-6-7L-3-4L0-7L3-4L6-7L9.4-4', inks.paper, 1.6),
      fill('M-6-21Q-6-29 0-30Q7-29 6-21Z', dress),
      stroke('M-6-22Q0-19 6.4-22', inks.lamp, 1.6),
      fill('M-3-33a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0', mix(inks.rock[2], inks.key, 0.4)),
      fill('M-4.6-33Q-5-39 .6-39Q6-38.6 5-31Q7-24 4-20Q3-30-4.6-33Z', inks.key),
      fill('M7-8L21-11L20 0H8Z', mix(inks.rock[1], inks.rock[2], 0.3)),
      fill('M7-9Q14-16 21-11Z', inks.leaf[0]),
    )
  return [
    woman(xAt(0.12), height * 0.8, unit * 1.7, BLUE, -sunward),
    woman(xAt(0.3), height * 0.88, unit * 2.3, RED, sunward),
    chance.odds(0.7) && woman(xAt(-0.32), height * 0.92, unit * 2.5, tinted(stage, '#8a5bb0'), sunward),
  ]
}
