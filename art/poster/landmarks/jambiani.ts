import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { turquoise } from '#art/poster/toolbox/islets.ts'
import { stoopingWoman, womanWithBasin } from '#art/poster/toolbox/kanga-women.ts'
import { ngalawa } from '#art/poster/toolbox/ngalawa.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const jambiani: Landmark = {
  scene: { title: 'Seaweed gardens and outriggers at low tide', best: 'day', draw },
  setting: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['tanzania'],
    habitats: ['beach', 'island', 'coral-reef'],
    subjects: ['jambiani', 'matemwe', 'seaweed', 'lagoon', 'beach', 'outrigger'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const horizon = height * chance.between(0.4, 0.46)
  const { sun, art } = openSky(stage, { horizon, across: [0.3, 0.46], up: [0.14, 0.2], r: 0.16 })
  return [
    art,
    lagoon(stage, horizon, sun.x),
    garden(stage, horizon),
    boats(stage, horizon),
    beach(stage),
    women(stage, horizon),
    palms(stage),
    flockAt(stage, 0.05, 0.16),
    ripples(stage, height * 0.86, height * 0.9, { count: 3, ink: inks.paper, opacity: 0.5, big: span * 0.1 }),
  ]
}

/** The deep beyond the reef, the white line of surf on it, and pale water over sand. */
function lagoon(stage: Stage, horizon: number, sunX: number): Art {
  const { width, height, span, chance, inks } = stage
  const shallow = turquoise(stage)
  const reef = horizon + span * 0.06
  const surf = pen()
  for (let x = -20; x < width + 20; x += span * chance.between(0.05, 0.11)) {
    surf.lens(x, reef + chance.between(-2, 2), span * chance.between(0.06, 0.16), span * 0.008)
  }
  const bars = pen()
  for (let i = 0; i < 7; i++) {
    const t = chance()
    bars.lens(
      width * chance(),
      lerp(reef + 10, height * 0.84, t),
      span * lerp(0.3, 0.7, t),
      span * lerp(0.006, 0.02, t),
    )
  }
  return [
    sea(stage, horizon, reef + 4, { inks: [inks.water[1], inks.water[2]] }),
    sea(stage, reef, height, {
      inks: [shallow, mix(inks.water[0], shallow, 0.5), mix(inks.water[0], inks.sand[0], 0.35)],
    }),
    fill(surf, inks.paper),
    fill(bars, inks.sand[0], { opacity: 0.65 }),
    lightRoad(stage, sunX, horizon + 4, height * 0.74, { far: span * 0.06, near: span * 0.18, count: 8 }),
    ripples(stage, reef + 8, height * 0.88, { count: 26, opacity: 0.55, big: 80 }),
  ]
}

/** Rows of stakes with lines between them, in perspective toward the sun. */
function garden(stage: Stage, horizon: number): Art {
  const { height, span, unit, inks, xAt } = stage
  const [stakes, weed]: [Pen, Pen] = [pen(), pen()]
  for (let row = 0; row < 8; row++) {
    const t = row / 7
    const y = lerp(horizon + span * 0.15, height * 0.79, t ** 1.2)
    const gap = lerp(0.05, 0.13, t)
    const from = lerp(0.16, -0.1, t)
    for (let i = 0; i < 9; i++) {
      const x = xAt(from + gap * i)
      const tall = span * lerp(0.012, 0.034, t)
      stakes.M(x, y + 2).V(y - tall)
      if (i < 8) weed.lens(x + (xAt(gap) - xAt(0)) / 2, y + 1, span * gap * 0.8, span * lerp(0.004, 0.012, t))
    }
  }
  return [
    fill(weed, mix(inks.leaf[2], inks.rock[2], 0.45), { opacity: 0.75 }),
    stroke(stakes, mix(inks.rock[2], inks.key, 0.4), 1.6 * unit + 0.4),
  ]
}

function boats(stage: Stage, horizon: number): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const boat = (across: number, down: number, size: number, sail: string, furled: boolean) => {
    const [x, y] = [xAt(across), lerp(horizon, height, down)]
    const scale = unit * size
    return [
      reflection(stage, x, y + 10 * scale, 120 * scale, 46 * scale, furled ? inks.key : sail, {
        count: 5,
        opacity: 0.45,
      }),
      ngalawa(stage, x, y, scale, { sail, flip: chance.sign() * sunward, furled }),
    ]
  }
  return [
    boat(chance.between(0.56, 0.66), 0.13, 0.34, RED, false),
    boat(chance.between(0.86, 0.98), 0.22, 0.5, inks.paper, false),
    boat(chance.between(-0.16, -0.04), 0.5, 1.45, inks.paper, chance.odds(0.35)),
  ]
}

function beach(stage: Stage): Art {
  const { height, span, inks, xAt } = stage
  const edge = (lift: number) =>
    pen()
      .curve([
        [xAt(2.8), height * 0.97 - lift],
        [xAt(1), height * 0.93 - lift],
        [xAt(0.4), height * 0.9 - lift],
        [xAt(-0.1), height * 0.87 - lift],
        [xAt(-0.6), height * 0.8 - lift],
        [xAt(-2.8), height * 0.74 - lift],
      ])
      .L(xAt(-2.8), height + 20, xAt(2.8), height + 20)
      .Z()
  return [
    fill(edge(span * 0.02), inks.paper, { opacity: 0.7 }),
    fill(edge(0), stage.gradient([inks.sand[0], inks.sand[1]], 0, height * 0.8, 0, height)),
  ]
}

function women(stage: Stage, horizon: number): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const row = (t: number) => lerp(horizon, height, t)
  const shift = chance.between(-0.05, 0.05)
  return [
    stoopingWoman(stage, xAt(0.52 + shift), row(0.44), unit * 1.3, {
      cloth: inks.lamp,
      wrap: BLUE,
      flip: sunward,
    }),
    stoopingWoman(stage, xAt(0.36 + shift), row(0.58), unit * 1.6, {
      cloth: BLUE,
      wrap: RED,
      flip: -sunward,
    }),
    womanWithBasin(stage, xAt(0.2 + shift), row(0.74), unit * 2, {
      cloth: RED,
      wrap: inks.lamp,
      flip: -sunward,
    }),
  ]
}

function palms(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const crown = palmCrown(stage, { wind: sunward * 0.25 })
  const tones = { ink: inks.leaf[3], trunk: inks.key }
  return TALL.map(([across, tall, lean, size], i) =>
    palm(crown, xAt(across), height * (0.98 + i * 0.02), span * tall * chance.between(0.92, 1.08), {
      ...tones,
      lean: sunward * lean,
      scale: unit * size,
      flip: i ? -1 : 1,
    }),
  )
}

/** Across toward the sun, height in spans, lean, and size of the crown. */
const TALL = [
  [-0.5, 0.62, 0.16, 1.1],
  [-0.44, 0.36, 0.3, 0.8],
] as const
