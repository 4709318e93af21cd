import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { thatchedShade } from '#art/poster/toolbox/beach-things.ts'
import { longtailBoat } from '#art/poster/toolbox/boats.ts'
import { cumulus, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { limestoneTowers, type Tower } from '#art/poster/toolbox/limestone.ts'
import { clamp, first, last, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { type Disc, type Stage, WIDE } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const beach: Scene = {
  title: 'Palm beach with longtail boat',
  best: 'day',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward } = stage
    const horizon = height * chance.between(0.45, 0.56)
    const plan = chance.whole(0, 2)
    const afloat = chance.odds(0.4)
    const sun = stage.hang({
      x: stage.xAt(chance.between(0.34, 0.62)),
      y: horizon - span * chance.between(0.08, 0.26),
      r: span * 0.155,
    })
    const isles = range(
      chance.whole(2, 4),
      (): Tower => [
        sun.x + chance.sign() * span * chance.between(0.2, 0.6),
        span * chance.between(0.09, 0.2),
        span * chance.between(0.07, 0.22),
      ],
    )
    const crownId = palmCrown(stage, { wind: 0.25 })
    const boatX = clamp(
      width / 2 + sunward * span * chance.between(0.1, 0.3),
      span * 0.25,
      width - span * 0.25,
    )
    const shallows = horizon + (height - horizon) * 0.5
    return [
      sky(stage, { horizon, sun }),
      clouds(stage, sun, horizon),
      sea(stage, horizon, height, { inks: inks.water.toReversed() }),
      limestoneTowers(stage, isles, horizon + 2, {
        ink: inks.land[2],
        shade: inks.land[3],
        green: mix(inks.leaf[1], inks.land[2], 0.4),
      }),
      lightRoad(stage, sun.x, horizon + 5, shallows, {
        far: span * 0.06,
        near: span * 0.2,
        count: 9,
        ink: inks.paper,
        opacity: 0.75,
      }),
      ripples(stage, horizon + 6, shallows, { opacity: 0.5 }),
      surfAndSand(stage, horizon),
      boat(stage, boatX, horizon, afloat),
      palms(stage, crownId, plan),
      people(stage),
      birds(stage, width / 2, height * 0.2, 3, 8 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

function clouds(stage: Stage, sun: Disc, horizon: number): Art {
  const { span, chance, inks, sunward } = stage
  const banks = pen()
  cumulus(banks, chance, sun.x - sunward * span * 0.5, horizon, span * 0.5, span * 0.1)
  cumulus(banks, chance, sun.x + sunward * span * 0.5, horizon, span * 0.4, span * 0.06)
  return [
    fill(banks, inks.paper, { opacity: 0.8 }),
    streaks(stage, sun.x, sun.y + span * 0.05, span * 0.42, 2, inks.paper, { opacity: 0.9 }),
  ]
}

/** x of the side where the palms stand. */
function palmEdge({ width, sunward }: Stage): number {
  return sunward > 0 ? 0 : width
}

/** The shoreline: 0 at the foot of the palms, 1 beyond the other edge of the frame. */
function shoreAt(stage: Stage, horizon: number, t: number): Point {
  const { width, height, sunward } = stage
  const x = lerp(palmEdge(stage) - sunward * 20, width / 2 + sunward * (width / 2 + 30), t)
  return [x, horizon + (height - horizon) * (0.36 + 0.5 * t ** 1.1 - 0.14 * Math.sin(t * Math.PI * 1.1))]
}

function surfAndSand(stage: Stage, horizon: number): Art {
  const { height, span, inks } = stage
  const band = (out: number, ink: string, opacity?: number) => {
    const edge = range(8, (_, t): Point => {
      const [x, y] = shoreAt(stage, horizon, t)
      return [x, y - out * (0.4 + t)]
    })
    const sand = pen()
      .curve(edge)
      .L(last(edge)[0], height + 20, first(edge)[0], height + 20)
    return fill(sand.Z(), ink, { opacity })
  }
  return [
    band(span * 0.07, inks.water[0], 0.8),
    band(span * 0.035, inks.paper, 0.9),
    band(span * 0.022, inks.sand[1]),
    band(-span * 0.01, inks.sand[0]),
  ]
}

function boat(stage: Stage, x: number, horizon: number, afloat: boolean): Art {
  const { width, span, unit, inks, sunward } = stage
  const [, shoreY] = shoreAt(stage, horizon, clamp((x - palmEdge(stage)) / (sunward * width), 0, 1))
  const off = (part: number) => horizon + (shoreY - horizon) * part
  const shadow = pen().lens(x + sunward * 8, shoreY + 7 * unit, span * 0.3, 5 * unit)
  const hull = { hull: mix(inks.key, inks.rock[2], 0.25), trim: inks.lamp, flip: sunward }
  return [
    afloat
      ? reflection(stage, x, off(0.46), span * 0.26, span * 0.04, inks.key, { count: 3, opacity: 0.35 })
      : fill(shadow, inks.sand[2], { opacity: 0.6 }),
    longtailBoat(stage, x, afloat ? off(0.44) : shoreY + 2, unit * (afloat ? 1.1 : 1.35), hull),
  ]
}

/** Palms lean over the sand with a long shadow before them; plan 2 sets one across from them. */
function palms(stage: Stage, crownId: string, plan: number): Art {
  const { width, height, span, unit, chance, inks, sunward } = stage
  const { leaf, key } = inks
  const edge = palmEdge(stage)
  const x = edge + sunward * span * 0.16
  const shadow = pen()
    .M(x - 6, height * 0.9)
    .Q(x - sunward * span * 0.1, height * 0.93, x + sunward * span * 0.5, height * 0.985)
    .Q(x + sunward * span * 0.1, height * 0.96, x + 6, height * 0.92)
    .Z()
  return [
    fill(shadow, inks.sand[2], { opacity: 0.7 }),
    plan !== 1 &&
      palm(crownId, edge + sunward * span * 0.02, height * 0.86, span * chance.between(0.4, 0.52), {
        lean: sunward * chance.between(0.16, 0.3),
        ink: leaf[2],
        trunk: inks.land[4],
        scale: unit * 1.35,
      }),
    palm(crownId, x, height * 0.93, span * chance.between(0.58, 0.7), {
      lean: sunward * chance.between(0.22, 0.46),
      ink: leaf[3],
      trunk: key,
      scale: unit * chance.between(1.5, 1.8),
      flip: -1,
    }),
    plan !== 2 &&
      palm(crownId, edge + sunward * span * 0.1, height * 0.97, span * 0.36, {
        lean: -sunward * 0.2,
        ink: leaf[3],
        trunk: key,
        scale: unit * 1.3,
      }),
    plan === 2 && [
      palm(crownId, width - edge - sunward * span * 0.03, height * 0.98, span * 0.5, {
        lean: -sunward * 0.2,
        ink: leaf[3],
        trunk: key,
        scale: unit * 1.35,
      }),
      foliage(stage, width - edge, height * 1.03, unit * 1.4, {
        ink: leaf[3],
        rib: leaf[2],
        count: 3,
        spread: sunward > 0 ? [-170, -100] : [-80, -10],
      }),
    ],
    foliage(stage, edge - sunward * span * 0.01, height * 1.02, unit * 1.7, {
      ink: leaf[3],
      rib: leaf[2],
      count: 4,
      spread: sunward > 0 ? [-80, -8] : [-172, -100],
    }),
  ]
}

/** Two on the sand; where there is room for it, a sunshade with its chairs beyond them. */
function people(stage: Stage): Art {
  const { width, height, span, unit, ratio, chance, inks, sunward } = stage
  const x = (spans: number) => width / 2 - sunward * span * spans
  const shade = ratio > WIDE || chance.odds(0.35)
  const shadeX = clamp(x(-0.44), span * 0.3, width - span * 0.3)
  return [
    shade &&
      thatchedShade(stage, shadeX, height * 0.94, unit * 1.45, sunward, chance.pick([RED, BLUE, inks.lamp])),
    traveller(stage, x(0.1), height * 0.86, unit * 1.9, { kind: 'hat', flip: sunward }),
    traveller(stage, x(0.03), height * 0.862, unit * 1.9, { kind: 'pack', coat: BLUE, flip: sunward }),
  ]
}
