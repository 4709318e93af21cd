import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { farDhows, planVoyage, type Voyage } from '#art/poster/toolbox/far-dhows.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { lateenDhow } from '#art/poster/toolbox/sailing-boats.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#art/poster/toolbox/stage.ts'
import { stoneTown } from '#art/poster/toolbox/stone-town.ts'
import { type Art, fill, use } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const dhow: Scene = {
  title: 'Dhow off a stone town',
  best: 'golden',
  mirror: false,
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.56, 0.62)
    const sunX = xAt(chance.between(0.02, 0.34))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.14, 0.26), r: span * 0.2 })
    const tone = chance.whole(0, 2)
    const town = stage.define(stoneTown(stage, horizon, tone))
    const crownId = palmCrown(stage, { wind: sunward * 0.35 })
    const voyage = planVoyage(stage, horizon)
    const smallBoats = chance.whole(1, 3)
    return [
      sky(stage, { horizon, sun }),
      clouds(stage, sun),
      palmShore(stage, crownId, horizon),
      use(town),
      mist(stage, horizon - span * 0.004, span * 0.05, { opacity: 0.5 }),
      sea(stage, horizon),
      reflectedPrint(town, horizon, 0.55, 0.3),
      lightRoad(stage, sun.x, horizon + 3, height * 0.96, { far: span * 0.16, near: span * 0.3 }),
      ripples(stage, horizon + 5, height, { count: 34, opacity: 0.5, big: 70 }),
      ripples(stage, height * 0.8, height, { count: 9, ink: inks.water[2], opacity: 0.5, big: 110 }),
      voyage.pair ? secondDhow(stage, voyage) : farDhows(stage, voyage, horizon, smallBoats),
      nearDhow(stage, voyage),
      beach(stage, horizon),
      traveller(stage, xAt(-0.3), height * 0.93, unit * 1.5, { kind: 'plain', flip: sunward }),
      traveller(stage, xAt(-0.25), height * 0.935, unit * 1.5, { kind: 'hat', coat: BLUE, flip: sunward }),
      beachPalms(stage, crownId),
      birds(stage, xAt(0.4), height * 0.24, 5, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}

function clouds(stage: Stage, sun: Disc): Art {
  const { height, span, inks, sunward, xAt } = stage
  const [, , low, lowest] = inks.sky
  return [
    streaks(stage, xAt(-0.3), height * 0.15, span * 0.6, 3, mix(low, inks.halo, 0.5), { opacity: 0.85 }),
    streaks(
      stage,
      sun.x + sunward * span * 0.16,
      sun.y + span * 0.02,
      span * 0.6,
      3,
      mix(lowest, inks.halo, 0.4),
      { opacity: 0.9 },
    ),
  ]
}

/** Trees and palms behind the town. */
function palmShore(stage: Stage, crownId: string, horizon: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const trees = range(
    7,
    (_, t): Point => [xAt(lerp(-2.4, 0.62, t)), horizon - span * (0.03 + 0.03 * (1 - t))],
  )
  return [
    treeline(stage, leftToRight(trees), span * 0.022, inks.land[1], horizon + 2),
    range(9, i =>
      palm(
        crownId,
        xAt(-0.66 + i * 0.145 + chance.between(-0.03, 0.03)),
        horizon + 1,
        span * chance.between(0.1, 0.16),
        {
          lean: chance.between(-0.12, 0.16),
          ink: mix(inks.land[2], inks.leaf[2], 0.4),
          scale: unit * chance.between(0.22, 0.32),
          flip: i % 2 ? -1 : 1,
        },
      ),
    ),
  ]
}

function secondDhow(stage: Stage, { secondX, y, heading }: Voyage): Art {
  const { span, unit, chance, inks } = stage
  return [
    reflection(stage, secondX, y - span * 0.06, span * 0.2, span * 0.12, inks.paper, {
      count: 6,
      opacity: 0.5,
    }),
    lateenDhow(stage, secondX, y - span * 0.07, unit * chance.between(0.8, 1), {
      sail: RED,
      shade: mix(RED, inks.key, 0.22),
      flip: heading,
    }),
  ]
}

function nearDhow(stage: Stage, { x, y, scale, sail, heading }: Voyage): Art {
  const { span, unit, inks } = stage
  const wash = pen()
    .lens(x + heading * span * 0.04, y + 5 * unit, span * 0.4, 3 * unit)
    .lens(x - heading * span * 0.2, y + 9 * unit, span * 0.2, 2 * unit)
  return [
    reflection(stage, x - heading * span * 0.02, y + 6 * unit, span * 0.34, span * 0.18, sail, {
      opacity: 0.5,
    }),
    reflection(stage, x, y + 4 * unit, span * 0.4, span * 0.05, inks.key, { count: 3, opacity: 0.5 }),
    lateenDhow(stage, x, y, scale, { sail, flip: heading }),
    fill(wash, inks.paper, { opacity: 0.8 }),
  ]
}

/** Across toward the sun, and down from the horizon. */
const BEACH = [-2.4, 0.16, -0.7, 0.19, -0.44, 0.23, -0.2, 0.29, 0.1, 0.335, 0.4, 0.385, 0.7, 0.44]

function beach(stage: Stage, horizon: number): Art {
  const { height, span, inks, sunward, xAt } = stage
  const edge = plot(BEACH, xAt, down => horizon + ((height - horizon) * down) / 0.4)
  const sand = pen()
    .curve(edge)
    .L(xAt(0.7), height + 30, xAt(-2.4), height + 30)
    .Z()
  const transform = `translate(${Math.round(sunward * 6)} ${Math.round(-span * 0.014)})`
  return [
    fill(sand, inks.paper, { opacity: 0.8, transform }),
    fill(sand, stage.gradient([inks.sand[0], inks.sand[1]], 0, horizon + span * 0.15, 0, height)),
  ]
}

function beachPalms(stage: Stage, crownId: string): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf } = inks
  return [
    palm(crownId, xAt(-0.45), height * 0.99, span * chance.between(0.5, 0.66), {
      lean: -sunward * chance.between(0.1, 0.24),
      ink: leaf[3],
      trunk: key,
      scale: unit * chance.between(1.05, 1.2),
    }),
    chance.odds(0.6) &&
      palm(crownId, xAt(-0.48), height, span * 0.3, {
        lean: sunward * 0.14,
        ink: leaf[3],
        trunk: key,
        scale: unit * 0.8,
        flip: -1,
      }),
    foliage(stage, xAt(-0.5), height * 1.03, unit * 1.4, {
      ink: key,
      rib: leaf[3],
      count: 4,
      spread: sunward > 0 ? [-120, -10] : [-170, -60],
    }),
  ]
}
