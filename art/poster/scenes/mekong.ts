import type { Scene } from '#art/poster/scene.ts'
import { canoe, slowBoat } from '#art/poster/toolbox/boats.ts'
import { streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import {
  clamp,
  heightAlong,
  leftToRight,
  lerp,
  type Point,
  plot,
  range,
} from '#art/poster/toolbox/numbers.ts'
import { palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { monk } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { farBank, farHills, sandbar, type TempleHill, templeOnHill } from '#art/poster/toolbox/temple-hill.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { bamboo } from '#art/poster/toolbox/wat.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const mekong: Scene = {
  title: 'Slow boat on the Mekong',
  best: 'golden',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.46, 0.52)
    const sunX = xAt(chance.between(0.22, 0.46))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.1, 0.24), r: span * 0.165 })
    const templeHill: TempleHill = {
      horizon,
      at: chance.between(-0.26, -0.1),
      rise: chance.between(0.17, 0.23),
    }
    const crownId = palmCrown(stage)
    const boat = placeBoat(stage, horizon)
    const bank = plot(BANK, xAt, up => height - span * up)
    const monks = chance.whole(4, 6)
    const leadAt = chance.between(0.28, 0.4)
    const { sand, rock, water } = inks
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.13, span * 0.55, 3, mix(inks.mist, inks.sky[2], 0.3), {
        opacity: 0.85,
      }),
      streaks(
        stage,
        sun.x + sunward * span * 0.1,
        sun.y + span * 0.03,
        span * 0.44,
        3,
        mix(inks.mist, inks.sky[3], 0.3),
        { opacity: 0.9 },
      ),
      farHills(stage, horizon),
      farBank(stage, horizon),
      templeOnHill(stage, templeHill, crownId),
      sea(stage, horizon + span * 0.008, height, {
        inks: [mix(water[0], sand[1], 0.5), mix(sand[1], rock[1], 0.35), mix(sand[2], rock[1], 0.45)],
      }),
      sandbar(stage, horizon),
      reflection(
        stage,
        xAt(templeHill.at),
        horizon + span * 0.015,
        span * 0.5,
        span * 0.07,
        mix(inks.land[3], rock[2], 0.4),
        { count: 5, opacity: 0.35 },
      ),
      lightRoad(stage, sun.x, horizon + span * 0.014, height * 0.8, {
        far: span * 0.1,
        near: span * 0.26,
        count: 11,
        opacity: 0.85,
      }),
      ripples(stage, horizon + 8, height * 0.86, {
        count: 30,
        ink: mix(inks.paper, sand[0], 0.3),
        opacity: 0.6,
        big: 90,
      }),
      chance.odds(0.7) &&
        canoe(stage, xAt(chance.between(0.62, 0.74)), horizon + span * 0.09, unit * 0.6, {
          flip: -boat.heading,
        }),
      boatArt(stage, boat),
      nearBank(stage, bank),
      almsRound(stage, bank, monks, leadAt),
      foreground(stage, bank),
      birds(stage, xAt(0.2), height * 0.22, 5, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** The near bank: across toward the sun, and up from the foot of the picture. */
const BANK = [
  -2.4, 0.24, -0.8, 0.235, -0.5, 0.22, -0.2, 0.165, 0.1, 0.135, 0.4, 0.115, 0.8, 0.115, 1.2, 0.14, 2.4, 0.2,
]

interface Boat {
  readonly x: number
  readonly y: number
  readonly heading: number
}

function placeBoat({ width, height, span, chance, sunward, xAt }: Stage, horizon: number): Boat {
  const y = horizon + (height - horizon) * chance.between(0.36, 0.46)
  const heading = chance.odds(0.65) ? sunward : -sunward
  return { x: clamp(xAt(chance.between(0.2, 0.38)), span * 0.32, width - span * 0.34), y, heading }
}

function boatArt(stage: Stage, { x, y, heading }: Boat): Art {
  const { span, unit, chance, inks } = stage
  const wash = pen()
    .lens(x - heading * span * 0.05, y + 12 * unit, span * 0.56, 3 * unit)
    .lens(x + heading * span * 0.2, y + 8 * unit, span * 0.14, 3 * unit)
  const shadow = mix(inks.rock[2], inks.key, 0.5)
  return [
    reflection(stage, x, y + 10 * unit, span * 0.5, span * 0.07, shadow, { count: 5, opacity: 0.45 }),
    slowBoat(stage, x, y, unit * chance.between(1.15, 1.35), { flip: heading }),
    fill(wash, inks.paper, { opacity: 0.75 }),
  ]
}

/** The grassy bank, its path, and the wet sand below it. */
function nearBank({ height, span, inks, xAt }: Stage, edge: readonly Point[]): Art {
  const { leaf, rock, sand } = inks
  const bank = pen()
    .curve(edge)
    .L(xAt(2.4), height + 20, xAt(-2.4), height + 20)
    .Z()
  const lowered = (spans: number) => `translate(0 ${Math.round(span * spans)})`
  return [
    fill(bank, sand[0], { opacity: 0.6, transform: lowered(-0.008) }),
    fill(bank, mix(leaf[2], rock[2], 0.3)),
    fill(bank, mix(rock[1], rock[2], 0.4), { transform: lowered(0.03) }),
  ]
}

/** Monks in file along the path, most of them under parasols. */
function almsRound(stage: Stage, bank: readonly Point[], count: number, leadAt: number): Art {
  const { span, unit, inks, sunward, xAt } = stage
  const ground = heightAlong(leftToRight(bank))
  return range(count, i => {
    const x = xAt(leadAt - i * 0.085)
    const shadow = pen().lens(x - sunward * span * 0.03, ground(x) + span * 0.056, span * 0.12, 3 * unit)
    return [
      fill(shadow, inks.key, { opacity: 0.3 }),
      monk(stage, x, ground(x) + span * 0.055, unit * lerp(1.9, 1.65, i / count), sunward, i % 3 !== 2),
    ]
  })
}

function foreground(stage: Stage, bank: readonly Point[]): Art {
  const { width, height, span, unit, chance, inks, sunward } = stage
  const { key, leaf } = inks
  const ground = heightAlong(leftToRight(bank))
  const leaves = { ink: key, rib: leaf[3] }
  return [
    grass(stage, -10, width + 10, x => ground(x) + span * 0.085, span * 0.04, leaf[3], 8),
    bamboo(stage, nearEdge(stage, 0.02), height * 1.02, span * chance.between(0.7, 0.85), 7),
    foliage(stage, nearEdge(stage, 0.03), height * 1.04, unit * 1.7, {
      ...leaves,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
    }),
    foliage(stage, farEdge(stage, -0.01), height * 1.06, unit * 1.6, {
      ...leaves,
      count: 4,
      spread: sunward > 0 ? [-170, -80] : [-100, -10],
    }),
  ]
}
