import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { reedBoat } from '#art/poster/toolbox/boats.ts'
import { cumulus, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import { type Island, placeIsland, village, villagers } from '#art/poster/toolbox/reed-village.ts'
import { reedClump, reedHut, strawOf, thatchOf } from '#art/poster/toolbox/reeds.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const reeds: Scene = {
  title: 'Reed islands on the high lake',
  best: 'day',
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const horizon = height * chance.between(0.42, 0.48)
    const sunX = xAt(chance.between(0.26, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.16, 0.26), r: span * 0.15 })
    const range = cordillera(stage, horizon)
    const island = placeIsland(stage, horizon)
    const boat = placeBoat(stage, horizon)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.2), height * 0.12, span * 0.6, 3, inks.mist, { opacity: 0.85 }),
      clouds(stage, horizon),
      massif(stage, {
        spine: range,
        base: horizon + 2,
        ink: inks.snow[0],
        shade: mix(inks.snow[1], inks.land[1], 0.3),
        rocks: inks.land[1],
        fade: 0.35,
        step: 16,
      }),
      hill(
        stage,
        rollingSkyline(stage, horizon - span * 0.025, span * 0.025, { scale: 0.008 }),
        mix(inks.land[1], inks.rock[1], 0.35),
        horizon + 3,
      ),
      sea(stage, horizon, height, {
        inks: [
          mix(inks.water[0], inks.water[1], 0.55),
          mix(inks.water[1], inks.water[2], 0.4),
          inks.water[2],
        ],
      }),
      lightRoad(stage, sun.x, horizon + 3, height * 0.9, {
        far: span * 0.1,
        near: span * 0.24,
        count: 12,
        opacity: 0.85,
      }),
      ripples(stage, horizon + 5, height, { count: 32, big: 64 }),
      farIslets(stage, horizon),
      reedBeds(stage, horizon, island),
      village(stage, island),
      villagers(stage, island),
      boatAndCrew(stage, boat),
      nearReeds(stage),
      birds(stage, xAt(0.05), height * 0.26, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

function cordillera({ width, span, chance }: Stage, horizon: number): Point[] {
  return range(Math.round((width / span) * 4) * 2 + 1, (i, t) => {
    const x = lerp(-60, width + 60, t) + chance.between(-0.03, 0.03) * span
    const peak = i % 2 === 1
    const up = peak ? chance.between(0.07, 0.17) * (1 - 0.3 * Math.abs(t - 0.5)) : chance.between(0.03, 0.05)
    return [x, horizon - span * up]
  })
}

function clouds({ span, chance, inks, xAt }: Stage, horizon: number): Art {
  const banks = pen()
  cumulus(banks, chance, xAt(-0.42), horizon - span * 0.04, span * 0.5, span * 0.12)
  cumulus(banks, chance, xAt(1.05), horizon - span * 0.03, span * 0.4, span * 0.08)
  return fill(banks, mix(inks.paper, inks.sky[2], 0.25), { opacity: 0.9 })
}

interface Boat {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly scale: number
  readonly underSail: boolean
}

function placeBoat({ width, height, span, unit, chance, sunward, xAt }: Stage, horizon: number): Boat {
  return {
    x: clamp(xAt(chance.between(0.16, 0.3)), span * 0.3, width - span * 0.32),
    y: horizon + (height - horizon) * chance.between(0.62, 0.7),
    heading: chance.odds(0.7) ? sunward : -sunward,
    scale: unit * chance.between(1.5, 1.8),
    underSail: chance.odds(0.4),
  }
}

function farIslets(stage: Stage, horizon: number): Art {
  const { width, span, unit, chance, inks } = stage
  const perWidth = (5 * width) / span
  const ink = mix(inks.leaf[1], inks.land[2], 0.4)
  return range(Math.round(perWidth), i => {
    const x = lerp(-0.02, 1.02, (i + 0.5) / perWidth) * width + chance.between(-0.05, 0.05) * span
    const y = horizon + span * chance.between(0.014, 0.03)
    const half = span * chance.between(0.05, 0.09)
    return [
      reedClump(stage, x, y + 2, half, span * 0.03, 14, ink),
      i % 2 === 1 && reedHut(stage, x, y, unit * 0.24, false),
    ]
  })
}

function reedBeds(stage: Stage, horizon: number, island: Island): Art {
  const { span, inks, xAt } = stage
  const { leaf } = inks
  const thatch = thatchOf(stage)
  const { x, y, half } = island
  return [
    reedClump(
      stage,
      xAt(0.52),
      horizon + span * 0.085,
      span * 0.12,
      span * 0.075,
      22,
      mix(leaf[1], leaf[0], 0.3),
    ),
    reedClump(stage, xAt(-0.66), y - span * 0.02, span * 0.16, span * 0.14, 24, leaf[1], thatch),
    reedClump(stage, x + half * 0.9, y, span * 0.09, span * 0.12, 20, mix(leaf[1], leaf[2], 0.4), thatch),
  ]
}

function boatAndCrew(stage: Stage, { x, y, heading, scale, underSail }: Boat): Art {
  const { span, unit, inks } = stage
  const ahead = (spans: number) => x + heading * span * spans
  const pole = pen()
    .M(ahead(-0.16), y - span * 0.18)
    .L(ahead(-0.24), y + span * 0.06)
  return [
    reflection(stage, x, y + 14 * unit, span * 0.44, span * 0.1, strawOf(stage), { count: 6, opacity: 0.5 }),
    stroke(pole, inks.key, 2.4 * unit),
    reedBoat(stage, x, y, scale, { flip: heading, sail: underSail }),
    traveller(stage, ahead(-0.15), y - 10 * scale * 0.7, unit * 2.1, { kind: 'hat', flip: heading }),
    andeanWoman(stage, ahead(0.08), y - 5 * scale, unit * 1.8, { flip: heading, skirt: BLUE, shawl: RED }),
    !underSail &&
      andeanWoman(stage, ahead(-0.01), y - 5 * scale, unit * 1.75, {
        flip: -heading,
        skirt: inks.lamp,
        shawl: inks.paper,
      }),
    fill(pen().lens(ahead(0.02), y + 14 * unit, span * 0.4, 3 * unit), inks.paper, { opacity: 0.7 }),
  ]
}

function nearReeds(stage: Stage): Art {
  const { height, span, inks, xAt } = stage
  const [, , dark, darkest] = inks.leaf
  const thatch = thatchOf(stage)
  return [
    reedClump(stage, xAt(-0.48), height * 1.02, span * 0.2, span * 0.4, 34, dark, thatch),
    reedClump(stage, xAt(-0.52), height * 1.03, span * 0.22, span * 0.26, 30, darkest),
    reedClump(stage, xAt(0.94), height * 1.02, span * 0.16, span * 0.3, 26, dark, thatch),
    reedClump(stage, xAt(0.98), height * 1.03, span * 0.2, span * 0.18, 24, darkest),
  ]
}
