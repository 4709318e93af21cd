import { BLUE, RED } from '#art/poster/palettes.ts'
import { twinTowers } from '#art/poster/toolbox/churches.ts'
import { cumulus } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { layFront } from '#art/poster/toolbox/masonry.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { clamp, leftToRight, plot, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import { fountain } from '#art/poster/toolbox/plaza.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { paved } from '#art/poster/toolbox/town-square.ts'
import type { Landmark } from './landmark.ts'

export const arequipa: Landmark = {
  scene: {
    title: 'The white cathedral of Arequipa under El Misti',
    best: 'golden',
    zoom: [0.94, 1.1],
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt } = stage
      const foot = height * chance.between(0.72, 0.76)
      const x = clamp(xAt(0.02), span * 0.46, width - span * 0.46)
      const sun = stage.hang({ x: xAt(chance.between(0.4, 0.52)), y: foot - span * 0.5, r: span * 0.145 })
      return [
        openSky(stage, foot, sun),
        volcanoes(stage, foot),
        cathedral(stage, x, foot),
        paved(stage, foot),
        fountain(stage, xAt(chance.between(-0.1, 0)), foot + span * 0.15, span * 0.15),
        crowd(stage, foot),
        palms(stage, foot),
        birds(stage, xAt(0.2), foot - span * 0.6, 5, 7 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'day', 'dusk'],
    countries: ['peru'],
    habitats: ['city', 'volcano', 'highland'],
    subjects: ['arequipa', 'misti', 'sillar', 'santa catalina', 'white city'],
  },
}

const CHACHANI = [0.3, 0, 0.44, 0.14, 0.56, 0.24, 0.66, 0.2, 0.78, 0.28, 0.94, 0.18, 1.1, 0.22, 1.5, 0.02]

function volcanoes(stage: Stage, foot: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  const misti = cone({
    x: xAt(-0.16),
    top: foot - span * chance.between(0.6, 0.64),
    base: foot,
    half: span * 0.78,
    crater: span * 0.035,
    curve: 1.5,
  })
  const cloud = pen()
  cumulus(cloud, chance, xAt(-0.56), foot - span * 0.34, span * 0.34, span * 0.04)
  cumulus(cloud, chance, xAt(0.3), foot - span * 0.36, span * 0.3, span * 0.035)
  return [
    massif(stage, {
      spine: leftToRight(plot(CHACHANI, xAt, up => foot - span * up)),
      base: foot,
      ink: land[1],
      shade: mix(land[1], land[2], 0.6),
      snow: inks.snow,
      snowline: 0.24,
      fade: 0.6,
    }),
    volcanoCone(stage, misti, {
      ink: mix(land[1], rock[1], 0.4),
      shade: mix(land[2], rock[2], 0.4),
      lit: mix(land[1], rock[0], 0.4),
      gullies: 9,
      fade: 0.45,
      snow: inks.snow,
      snowline: 0.16,
    }),
    fill(cloud, mix(inks.mist, inks.paper, 0.5), { opacity: 0.92 }),
  ]
}

/** White sillar from one side of the square to the other: columns, two towers with spires, an arch at either end. */
function cathedral(stage: Stage, x: number, foot: number): Art {
  const { span, inks, lampsLit } = stage
  const stone = mix(inks.paper, inks.sand[0], 0.4)
  const trim = mix(stone, inks.rock[2], 0.24)
  const front = layFront(x, foot, span * 0.42)
  const [wings, bands, dark, columns] = [pen(), pen(), pen(), pen()]
  for (const side of [-1, 1]) {
    const [from, to] = side < 0 ? [-1.02, -0.3] : [0.3, 1.02]
    front.box(wings, from, to, 0, 0.44)
    front.box(bands, from - 0.01, to + 0.01, 0.42, 0.45)
    front.box(bands, from, to, 0.22, 0.235)
    for (const middle of [0.64, 0.78]) front.arch(dark, side * middle, 0.036, 0.03, 0.19)
    for (const middle of [0.64, 0.78]) front.arch(dark, side * middle, 0.028, 0.27, 0.38)
    front.arch(dark, side * 0.94, 0.055, 0, 0.3)
    for (const middle of [0.57, 0.71, 0.86])
      front.box(columns, side * middle - 0.012, side * middle + 0.012, 0, 0.42)
  }
  return [
    fill(wings, stone),
    fill(bands, trim),
    fill(dark, lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.5)),
    fill(columns, mix(stone, inks.paper, 0.6)),
    twinTowers(stage, {
      x,
      foot,
      high: span * 0.42,
      stone,
      trim,
      cap: mix(stone, inks.rock[1], 0.25),
      half: 0.4,
      body: 0.46,
      gable: 'pointed',
      towerAt: 0.44,
      towerHalf: 0.1,
      shaft: 0.5,
      belfry: 0.72,
      top: 'spire',
      doors: 3,
    }),
    range(2, i =>
      fill(
        front.box(pen(), -1.04 - i * 0.02, 1.04 + i * 0.02, -0.02 * (i + 1), -0.02 * i + 0.002),
        mix(trim, inks.rock[1], 0.3 * i),
      ),
    ),
  ]
}

function palms(stage: Stage, foot: number): Art {
  const { span, unit, chance, inks } = stage
  const crownId = palmCrown(stage)
  const tones = { ink: inks.leaf[3], trunk: mix(inks.rock[2], inks.key, 0.5) }
  return [
    palm(crownId, nearEdge(stage, 0.06), foot + span * 0.12, span * chance.between(0.5, 0.6), {
      ...tones,
      lean: 0.02,
      scale: unit * 0.9,
    }),
    palm(crownId, farEdge(stage, 0.08), foot + span * 0.09, span * chance.between(0.3, 0.4), {
      ...tones,
      lean: -0.03,
      scale: unit * 0.75,
    }),
  ]
}

function crowd(stage: Stage, foot: number): Art {
  const { span, unit, sunward, inks, xAt } = stage
  const y = (down: number) => foot + span * down
  return [
    traveller(stage, xAt(0.34), y(0.05), unit * 1.3, { kind: 'plain', coat: BLUE, flip: sunward }),
    andeanWoman(stage, xAt(0.2), y(0.17), unit * 2.1, { skirt: RED, shawl: inks.lamp, flip: -sunward }),
    traveller(stage, xAt(0.3), y(0.17), unit * 2.1, { kind: 'hat', coat: BLUE, flip: -sunward }),
    traveller(stage, xAt(-0.32), y(0.09), unit * 1.6, { kind: 'pack', coat: RED, flip: sunward }),
  ]
}
