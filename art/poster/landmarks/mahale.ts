import { RED } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, plot } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { farEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const mahale: Landmark = {
  scene: { title: 'The Mahale mountains over Lake Tanganyika', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'day', 'monsoon'],
    countries: ['tanzania'],
    habitats: ['lake', 'rainforest', 'mountain', 'beach'],
    subjects: ['mahale', 'tanganyika'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const shore = height * chance.between(0.56, 0.61)
  const { sun, art } = openSky(stage, { horizon: shore, across: [0.38, 0.52], up: [0.2, 0.3], r: 0.16 })
  return [
    art,
    mountains(stage, shore),
    sea(stage, shore, height),
    lightRoad(stage, sun.x, shore + 4, height * 0.92, { far: span * 0.1, near: span * 0.24, count: 11 }),
    ripples(stage, shore + 6, height, { count: 28, opacity: 0.5, big: 80 }),
    beachLine(stage, shore),
    boats(stage, shore),
    framing(stage),
    flockAt(stage, 0.3, 0.16),
  ]
}

/** The range that falls into the lake: across toward the sun, and up, in spans. */
const RANGE = [
  ...[
    -2.8, 0.2, -2.1, 0.34, -1.6, 0.24, -1.1, 0.4, -0.8, 0.3, -0.46, 0.47, -0.26, 0.38, -0.06, 0.44, 0.12,
    0.28,
  ],
  ...[0.26, 0.31, 0.44, 0.14, 0.54, 0.15, 0.7, 0.03, 0.78, 0],
]

function mountains(stage: Stage, shore: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const grow = chance.between(0.9, 1.05)
  const ridge = (scale: number, shift: number) =>
    leftToRight(
      plot(
        RANGE,
        across => xAt(across + shift),
        up => shore - span * up * scale * grow + 2,
      ),
    )
  const front = mix(land[3], leaf[2], 0.5)
  return [
    massif(stage, {
      spine: ridge(1, 0),
      base: shore + 3,
      ink: mix(land[1], leaf[1], 0.4),
      shade: mix(land[2], leaf[2], 0.4),
      spurs: 3,
      fade: 0.4,
      lean: 0.2,
    }),
    mistTongue(stage, shore - span * 0.16, span * 0.035, {
      opacity: 0.7,
      from: Math.min(xAt(-3), xAt(0.1)),
      to: Math.max(xAt(-3), xAt(0.1)),
    }),
    massif(stage, {
      spine: ridge(0.52, -0.2),
      base: shore + 3,
      ink: mix(land[2], leaf[1], 0.6),
      shade: mix(land[3], leaf[2], 0.55),
      spurs: 3,
      fade: 0.35,
      lean: 0.2,
    }),
    forest(stage, {
      y: () => shore - span * 0.02,
      size: 22 * unit,
      from: Math.min(xAt(-3), xAt(0.42)),
      to: Math.max(xAt(-3), xAt(0.42)),
      ink: front,
      lit: mix(leaf[1], land[2], 0.2),
      base: shore + 3,
    }),
  ]
}

/** White sand under the trees, and pitched thatch where one sleeps. */
function beachLine(stage: Stage, shore: number): Art {
  const { span, unit, inks, lampsLit, xAt } = stage
  const sand = pen()
    .M(xAt(-3), shore - 2)
    .L(xAt(0.36), shore - 2)
    .Q(xAt(0.46), shore + span * 0.004, xAt(0.3), shore + span * 0.014)
    .Q(xAt(-0.2), shore + span * 0.03, xAt(-3), shore + span * 0.03)
    .Z()
  const thatch = mix(inks.rock[1], inks.rock[2], 0.4)
  const glow = lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.5)
  const tent = (across: number, size: number) =>
    group(
      { transform: place(xAt(across), shore + span * 0.004, unit * size) },
      fill('M-20 0V-13H20V0Z', glow),
      fill('M-30-9L-6-44Q0-50 6-44L30-9Q0-16-30-9Z', thatch),
      fill('M0-48Q3-48 6-44L30-9Q16-12 4-13Z', mix(thatch, inks.key, 0.3)),
    )
  return [fill(sand, inks.sand[0]), tent(0.02, 0.9), tent(-0.12, 0.9), tent(-0.26, 0.85)]
}

/** The long wooden boat with an awning that comes from the airstrip, and a fisher's canoe. */
function boats(stage: Stage, shore: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const [x, y] = [xAt(chance.between(0.16, 0.3)), lerp(shore, height, chance.between(0.44, 0.54))]
  const k = unit * chance.between(1.25, 1.45)
  const wood = mix(inks.rock[2], inks.key, 0.45)
  const skin = mix(inks.rock[2], inks.key, 0.6)
  const flip = chance.sign()
  const heads = pen(10)
  for (const at of [-34, -16, 4, 22]) heads.dot(at, -24, 3.6)
  const [farX, farY] = [xAt(0.62), shore + span * 0.07]
  return [
    stroke(
      pen()
        .M(farX - span * 0.04, farY)
        .Q(farX, farY + 5, farX + span * 0.04, farY),
      inks.key,
      3.4,
    ),
    fill(
      pen()
        .dot(farX, farY - span * 0.018, span * 0.006)
        .lens(farX, farY - span * 0.005, span * 0.012, span * 0.02),
      inks.key,
    ),
    reflection(stage, x, y + 6, 170 * k, 46 * k, wood, { count: 6, opacity: 0.45 }),
    group(
      { transform: place(x, y, k, flip * sunward) },
      fill(heads, skin),
      fill('M-40-8V-18Q-34-23-28-18V-8ZM-2-8V-18Q4-23 10-18V-8Z', inks.lamp),
      fill('M-22-8V-18Q-16-23-10-18V-8ZM16-8V-18Q22-23 28-18V-8Z', RED),
      stroke('M-52-8V-42M-18-10V-42M16-10V-42M46-8V-42', wood, 2),
      fill('M-60-41Q-4-52 54-42L56-38Q-4-46-60-37Z', inks.paper),
      fill('M-102-16Q-60-7 0-7Q66-7 112-24Q98 2 66 7H-70Q-92 4-102-16Z', wood),
      fill(
        'M-101-14Q-60-5 0-5Q66-5 110-22L106-16Q60-1 0-1Q-60-1-99-10Z',
        mix(inks.water[1], inks.paper, 0.3),
      ),
      fill('M-104-24H-94V-2H-100Z', inks.key),
    ),
    fill(pen().lens(x, y + 8 * k, 230 * k, 3 * k), inks.paper, { opacity: 0.7 }),
  ]
}

/** Oil palms at the frame. */
function framing(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const crown = palmCrown(stage, { wind: sunward * 0.1 })
  const tones = { ink: inks.leaf[3], trunk: inks.key }
  return [
    palm(crown, xAt(-0.48), height * 1.03, span * chance.between(0.44, 0.54), {
      ...tones,
      lean: sunward * 0.08,
      scale: unit * 1.15,
    }),
    palm(crown, farEdge(stage, 0.02), height * 1.05, span * 0.26, {
      ...tones,
      lean: -sunward * 0.1,
      scale: unit * 0.9,
      flip: -1,
    }),
  ]
}
