import { RED } from '#art/poster/palettes.ts'
import { cumulus } from '#art/poster/toolbox/clouds.ts'
import { leafMass, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline, sheet } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { horse } from '#art/poster/toolbox/mountain-animals.ts'
import { leftToRight, lerp, plot, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const guanacaste: Landmark = {
  scene: {
    title: 'A guanacaste tree under Rincón de la Vieja',
    best: 'golden',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const horizon = height * chance.between(0.6, 0.64)
      const sun = stage.hang({
        x: xAt(chance.between(0.3, 0.44)),
        y: horizon - span * chance.between(0.2, 0.28),
        r: span * 0.16,
      })
      return [
        openSky(stage, horizon, sun),
        volcano(stage, horizon),
        pasture(stage, horizon),
        cattle(stage, horizon),
        tree(stage, horizon),
        sabanero(stage, xAt(chance.between(0.2, 0.3)), height * 0.88, unit * 1.35),
        grass(stage, -10, stage.width + 10, () => height * 0.95, span * 0.06, inks.leaf[3], 9),
        birds(stage, xAt(0.1), height * 0.2, 5, 8 * unit + 2, inks.key, span * 0.16),
      ]
    },
  },
  setting: {
    hours: ['golden', 'day', 'dawn', 'dusk'],
    countries: ['costa-rica'],
    habitats: ['dry-forest', 'farmland', 'volcano'],
    subjects: ['liberia', 'guanacaste', 'rincón', 'rincon', 'dry side', 'horse'],
  },
}

const RINCON = [
  -2.4, 0.02, -1.5, 0.08, -0.9, 0.13, -0.6, 0.12, -0.2, 0.22, -0.02, 0.2, 0.14, 0.25, 0.28, 0.2, 0.46, 0.23,
  0.7, 0.12, 1.2, 0.06, 1.7, 0.1, 2.4, 0.02,
]

function volcano(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const cloud = pen()
  cumulus(cloud, chance, xAt(0.2), horizon - span * 0.19, span * 0.5, span * 0.05)
  cumulus(cloud, chance, xAt(-0.6), horizon - span * 0.12, span * 0.4, span * 0.04)
  const trees = rollingSkyline(stage, horizon - span * 0.02, span * 0.012, { scale: 0.014 })
  return [
    massif(stage, {
      spine: leftToRight(plot(RINCON, xAt, up => horizon - span * up)),
      base: horizon + 3,
      ink: mix(inks.land[1], inks.leaf[1], 0.12),
      shade: mix(inks.land[1], inks.land[2], 0.7),
      fade: 0.5,
      rough: 0.08,
    }),
    fill(cloud, mix(inks.mist, inks.paper, 0.5), { opacity: 0.92 }),
    treeline(stage, trees, span * 0.03, mix(inks.land[3], inks.leaf[1], 0.4), horizon + 4),
  ]
}

/** Dry-season pasture, living fences across it. */
function pasture(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const straw = mix(inks.sand[1], inks.leaf[0], 0.3)
  const tones = [mix(straw, inks.mist, 0.25), straw, mix(inks.leaf[1], inks.sand[2], 0.4)]
  const posts = pen()
  for (let x = -10; x < width; x += span * 0.05) posts.M(x, horizon + span * 0.075).V(horizon + span * 0.035)
  for (const up of [0.042, 0.056]) posts.M(-10, horizon + span * up).H(width + 10)
  const shade = pen()
  for (let i = 0; i < 9; i++)
    shade.lens(
      chance() * width,
      lerp(horizon + span * 0.1, height, chance()),
      span * chance.between(0.2, 0.5),
      4,
    )
  return [
    sheet(stage, horizon, height - horizon, stage.gradient(tones, 0, horizon, 0, height)),
    grass(stage, -10, width + 10, () => horizon + span * 0.03, span * 0.014, straw, 8),
    stroke(posts, mix(inks.rock[2], inks.key, 0.2), 1.6),
    fill(shade, mix(inks.leaf[2], inks.sand[2], 0.5), { opacity: 0.3 }),
  ]
}

/** Humped zebu cattle, white and grey. */
function cattle(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  return range(4, i => {
    const [x, y] = [
      xAt(-0.1 + i * 0.2 + chance.between(-0.05, 0.05)),
      horizon + span * (0.1 + 0.03 * (i % 2)),
    ]
    const hide = mix(inks.paper, inks.rock[1], i % 2 ? 0.3 : 0.06)
    return group(
      { transform: place(x, y, unit * chance.between(0.62, 0.75), i % 2 ? -sunward : sunward) },
      fill(
        'M-30-6L-32-30C-34-42-22-44-6-43C0-52 14-52 16-42L30-46C36-52 44-48 46-42L52-32L46-28L38-34C34-26 30-24 26-24L27 0H21L18-20H-16L-20 0H-26Z',
        hide,
      ),
      fill('M36-48Q34-58 40-60L41-48ZM30-34Q34-22 24-22L20-30Z', mix(hide, inks.key, 0.3)),
    )
  })
}

/** The tree: a short thick trunk, arms spread wide, a crown broader than it is high, its shade below. */
function tree(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { leaf, key } = inks
  const [x, foot, high] = [xAt(-0.22), horizon + span * 0.13, span * chance.between(0.44, 0.5)]
  const wood = mix(inks.rock[2], key, 0.5)
  const arms = pen()
  for (const [across, up] of [
    [-0.7, 0.66],
    [-0.4, 0.86],
    [0, 0.92],
    [0.42, 0.84],
    [0.72, 0.68],
  ] as const) {
    arms
      .M(x, foot - high * 0.2)
      .Q(x + across * high * 0.25, foot - high * 0.55, x + across * high, foot - high * up)
  }
  const bole = pen()
    .M(x - high * 0.12, foot)
    .Q(x - high * 0.06, foot - high * 0.16, x - high * 0.07, foot - high * 0.34)
    .L(x + high * 0.07, foot - high * 0.34)
    .Q(x + high * 0.06, foot - high * 0.16, x + high * 0.13, foot)
    .Z()
  return [
    fill(pen().lens(x, foot + 2, high * 1.9, high * 0.07), key, { opacity: 0.22 }),
    fill(bole, wood),
    stroke(arms, wood, high * 0.05, { strokeLinecap: 'round' }),
    leafMass(stage, x - high * 0.5, foot - high * 0.7, high * 0.42, high * 0.13, {
      ink: mix(leaf[2], leaf[3], 0.35),
      lit: leaf[1],
      clumps: 8,
    }),
    leafMass(stage, x + high * 0.52, foot - high * 0.7, high * 0.42, high * 0.13, {
      ink: mix(leaf[2], leaf[3], 0.35),
      lit: leaf[1],
      clumps: 8,
    }),
    leafMass(stage, x, foot - high * 0.86, high * 0.6, high * 0.16, {
      ink: leaf[2],
      lit: leaf[1],
      clumps: 12,
    }),
  ]
}

/** A sabanero on his horse, a lasso on the saddle. */
function sabanero(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks, sunward } = stage
  const coat = mix(inks.rock[2], inks.key, 0.45)
  return [
    fill(pen().lens(x, y + 2, 110 * scale, 6 * scale), inks.key, { opacity: 0.25 }),
    horse(x, y, scale, coat, inks.key, { flip: sunward }),
    group(
      { transform: place(x, y, scale, sunward) },
      fill('M-14-56Q-4-62 8-56L6-46H-12Z', mix(inks.rock[1], inks.rock[2], 0.5)),
      fill('M-6-56L-2-30L4-26L8-30L4-34L6-56Z', inks.key),
      fill('M-9-54C-11-76-6-84 0-85C7-84 10-74 7-54Z', RED),
      stroke('M4-76L16-66L22-70', mix(inks.rock[2], inks.key, 0.3), 4),
      fill('M-4.6-90a5 5 0 1 0 10 0a5 5 0 1 0-10 0', mix(inks.rock[2], inks.key, 0.35)),
      fill('M-15-92Q0-98 16-92Q0-95-15-92ZM-6-94V-101Q0-104 7-101V-94Z', inks.paper),
      stroke('M-14-50a6 7 0 1 0 2 0', inks.lamp, 1.8),
    ),
  ]
}
