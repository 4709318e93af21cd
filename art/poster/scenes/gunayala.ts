import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { cumulus, streaks } from '#art/poster/toolbox/clouds.ts'
import { surf } from '#art/poster/toolbox/coast.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { islet, turquoise } from '#art/poster/toolbox/islets.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const gunayala: Scene = {
  title: 'Sandbar islands with dugout canoe',
  best: 'day',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.4, 0.47)
    const crownId = palmCrown(stage, { wind: sunward * 0.35 })
    const sunX = xAt(chance.between(0.3, 0.55))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.04, 0.2), r: span * 0.15 })
    const shallows = shoals(stage, horizon)
    const canoeX = xAt(chance.between(0.3, 0.46))
    const canoeY = horizon + (height - horizon) * chance.between(0.56, 0.68)
    const underSail = chance.odds(0.6)
    const bar = plot(SANDBAR, xAt, down => horizon + ((height - horizon) * down) / 0.39)
    return [
      sky(stage, { horizon, sun }),
      mainland(stage, horizon),
      clouds(stage, horizon),
      sea(stage, horizon, height, {
        inks: [mix(inks.water[1], inks.water[2], 0.4), inks.water[1], turquoise(stage)],
      }),
      fill(shallows, turquoise(stage), { opacity: 0.55 }),
      lightRoad(stage, sun.x, horizon + 3, height * 0.86, {
        far: span * 0.08,
        near: span * 0.22,
        count: 11,
        opacity: 0.85,
      }),
      ripples(stage, horizon + 5, height * 0.92, { count: 34, opacity: 0.5, big: 64 }),
      islands(stage, crownId, horizon),
      reflection(stage, canoeX, canoeY + 4, span * 0.26, span * 0.06, inks.key, { count: 4, opacity: 0.35 }),
      canoe(stage, canoeX, canoeY, unit * 1.7, { flip: sunward }),
      underSail && sail(stage, canoeX, canoeY),
      surf(stage, bar, [
        [span * 0.05, inks.water[0], 0.7],
        [span * 0.026, inks.paper, 0.9],
        [span * 0.014, inks.sand[1]],
        [-span * 0.008, inks.sand[0]],
      ]),
      palm(crownId, xAt(-0.44), height * 1.02, span * chance.between(0.55, 0.7), {
        lean: sunward * chance.between(0.2, 0.45),
        ink: inks.leaf[3],
        trunk: inks.key,
        scale: unit * chance.between(1.4, 1.65),
      }),
      chance.odds(0.5) &&
        palm(crownId, farEdge(stage, 0), height * 1.04, span * 0.44, {
          lean: -sunward * 0.25,
          ink: inks.leaf[3],
          trunk: inks.key,
          scale: unit * 1.3,
          flip: -1,
        }),
      foliage(stage, xAt(-0.5), height * 1.03, unit * 1.4, {
        ink: inks.leaf[3],
        rib: inks.leaf[2],
        count: 4,
        spread: sunward > 0 ? [-110, -10] : [-170, -70],
      }),
      traveller(stage, xAt(0.12), height * 0.975, unit * 1.5, { kind: 'hat', coat: RED, flip: sunward }),
      traveller(stage, xAt(0.165), height * 0.978, unit * 1.3, {
        kind: 'plain',
        coat: inks.lamp,
        flip: sunward,
      }),
      birds(stage, xAt(0.2), height * 0.2, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** The sandbar we stand on: across toward the sun, and down from the horizon. */
const SANDBAR = [-2.4, 0.3, -0.6, 0.305, -0.3, 0.325, 0.1, 0.35, 0.5, 0.345, 0.9, 0.36, 2.4, 0.4]

function shoals({ height, span, chance, xAt }: Stage, horizon: number) {
  const spots = pen()
  for (let i = 0; i < 5; i++) {
    const x = xAt(chance.between(-0.6, 1))
    const y = horizon + (height - horizon) * chance.between(0.35, 0.85)
    spots.dot(x, y, span * chance.between(0.14, 0.34), span * chance.between(0.014, 0.03))
  }
  return spots
}

function mainland(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const spine = range(Math.round((width / span) * 3) * 2 + 1, (i, t): Point => {
    const x = lerp(-60, width + 60, t) + chance.between(-0.05, 0.05) * span
    return [x, horizon - span * (i % 2 ? chance.between(0.06, 0.12) : chance.between(0.01, 0.03))]
  })
  const shade = mix(inks.land[0], inks.land[1], 0.5)
  return massif(stage, { spine, base: horizon + 2, ink: inks.land[0], shade, spurs: 1, fade: 0.6 })
}

function clouds(stage: Stage, horizon: number): Art {
  const { height, span, chance, inks, xAt } = stage
  const banks = pen()
  cumulus(banks, chance, xAt(-0.4), horizon - span * 0.05, span * 0.6, span * 0.09)
  cumulus(banks, chance, xAt(0.7), horizon - span * 0.05, span * 0.5, span * 0.06)
  return [
    fill(banks, inks.paper, { opacity: 0.85 }),
    streaks(stage, xAt(0), height * 0.13, span * 0.5, 3, inks.mist, { opacity: 0.7 }),
  ]
}

/** Islets far to near; a wide picture has one more, and the nearest has a hut. */
function islands(stage: Stage, crownId: string, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const { land, leaf, key } = inks
  return [
    islet(stage, crownId, {
      across: chance.between(0.6, 0.7),
      y: horizon + span * 0.018,
      half: span * 0.07,
      palms: 4,
      ink: land[2],
      trunk: land[2],
    }),
    islet(stage, crownId, {
      across: chance.between(0.02, 0.12),
      y: horizon + span * 0.03,
      half: span * 0.1,
      palms: 5,
      ink: mix(land[2], leaf[1], 0.5),
      trunk: land[3],
    }),
    width > span * 1.5 &&
      islet(stage, crownId, {
        across: 1.3,
        y: horizon + span * 0.05,
        half: span * 0.16,
        palms: 6,
        ink: leaf[2],
        trunk: land[4],
      }),
    islet(stage, crownId, {
      across: -0.2 + chance.between(-0.04, 0.06),
      y: horizon + (height - horizon) * 0.34,
      half: span * chance.between(0.27, 0.33),
      palms: chance.whole(8, 10),
      ink: leaf[2],
      nearInk: leaf[3],
      hutAt: chance.pick([-0.3, 0.34]),
      trunk: key,
    }),
  ]
}

/** The dugout's red sail. */
function sail({ unit, inks, sunward }: Stage, x: number, y: number): Art {
  const at = (across: number) => x + sunward * across * unit
  const up = (part: number) => y - part * unit
  const mast = pen().M(at(4), up(6)).L(at(8), up(120))
  const cloth = pen()
    .M(at(9), up(118))
    .Q(at(-20), up(70), at(-62), up(26))
    .Q(at(-20), up(18), at(5), up(18))
    .Z()
  return [stroke(mast, inks.key, 2.4 * unit), fill(cloth, RED)]
}
