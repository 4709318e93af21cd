import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline, sheet } from '#art/poster/toolbox/land.ts'
import { lanternStrings } from '#art/poster/toolbox/lantern-strings.ts'
import { lantern } from '#art/poster/toolbox/made-things.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { cutShophouses, printShophouses } from '#art/poster/toolbox/shophouses.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, stroke, use } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const hoian: Scene = {
  title: 'Old town lanterns at night',
  best: 'night',
  draw(stage) {
    const { height, span, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.58, 0.66)
    const withBridge = chance.odds(0.7)
    const moonX = xAt(chance.between(0.05, 0.4))
    const moon = stage.hang({ x: moonX, y: height * chance.between(0.2, 0.34), r: span * 0.145 })
    const wallHue = chance.whole(0, 2)
    const houses = cutShophouses(stage, horizon)
    const town = stage.define(printShophouses(stage, houses, wallHue))
    const bridgeX = xAt(chance.between(0.4, 0.56))
    const lamps = lanternStrings(stage, houses.count)
    const floaters = floatingCandles(stage, horizon)
    const boatX = xAt(withBridge ? chance.between(-0.2, 0) : chance.between(-0.1, 0.4))
    const boatY = height * chance.between(0.78, 0.88)
    return [
      sky(stage, { horizon, sun: moon }),
      streaks(
        stage,
        moon.x - sunward * span * 0.1,
        moon.y + span * 0.04,
        span * 0.5,
        3,
        mix(inks.sky[2], inks.sky[1], 0.4),
        { opacity: 0.85 },
      ),
      treeline(
        stage,
        rollingSkyline(stage, horizon - span * 0.2, span * 0.05, { scale: 0.009 }),
        span * 0.02,
        inks.land[3],
        horizon,
      ),
      use(town),
      sheet(stage, horizon, span * 0.03, mix(inks.rock[2], inks.key, 0.4)),
      water(stage, horizon, town),
      lampRoads(stage, horizon),
      lightRoad(stage, moon.x, horizon + span * 0.05, height, {
        far: span * 0.1,
        near: span * 0.22,
        count: 10,
        opacity: 0.8,
      }),
      ripples(stage, horizon + span * 0.04, height, { count: 24, ink: inks.mist, opacity: 0.45, big: 80 }),
      withBridge && coveredBridge(stage, bridgeX, horizon),
      floaters,
      boat(stage, boatX, boatY),
      lamps,
    ]
  },
}

/** The river, with the town upside down in it from the quay's foot. */
function water(stage: Stage, horizon: number, town: string): Art {
  const { height, span, inks, night } = stage
  const [far, middle, deep] = inks.water
  const fold = Math.round((horizon + span * 0.014) * 1.85 + span * 0.012)
  return [
    sea(stage, horizon + span * 0.028, height, {
      inks: [mix(far, inks.lamp, night ? 0.35 : 0.1), middle, deep],
    }),
    group({ transform: `matrix(1 0 0 -.85 0 ${fold})`, opacity: 0.4 }, use(town)),
  ]
}

/** Every lamp on the quay lays a short road on the water. */
function lampRoads(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const perWidth = (7 * width) / span
  return range(Math.round(perWidth), i => {
    const x = (width * (i + chance.between(0.2, 0.8))) / perWidth
    const end = lerp(horizon, height, chance.between(0.5, 0.95))
    const ink = i % 3 === 1 ? RED : inks.lamp
    const road = { far: span * 0.02, near: span * 0.05, count: 7, ink, opacity: 0.7 }
    return lightRoad(stage, x, horizon + span * 0.04, end, road)
  })
}

/** The covered bridge with its humped deck. */
function coveredBridge(stage: Stage, x: number, horizon: number): Art {
  const { span, unit, inks } = stage
  const wide = span * 0.46
  const deckY = horizon - span * 0.02
  const at = (across: number) => x + wide * across
  const up = (spans: number) => deckY - span * spans
  const foot = horizon + span * 0.05
  const deck = pen()
    .M(at(-0.5) - span * 0.05, foot)
    .L(at(-0.5), deckY)
    .Q(x, up(0.05), at(0.5), deckY)
    .L(at(0.5) + span * 0.05, foot, at(0.42), foot)
    .Q(at(0.42), up(-0.02), at(0.22), up(-0.012))
    .Q(at(0.07), up(-0.014), at(0.06), foot)
    .L(at(-0.06), foot)
    .Q(at(-0.07), up(-0.014), at(-0.22), up(-0.012))
    .Q(at(-0.42), up(-0.02), at(-0.42), foot)
    .Z()
  const roof = pen()
    .M(at(-0.5), up(0.075))
    .Q(at(-0.42), up(0.1), at(-0.38), up(0.13))
    .L(at(-0.17), up(0.135))
    .Q(at(-0.15), up(0.16), at(-0.12), up(0.18))
    .L(at(0.12), up(0.18))
    .Q(at(0.15), up(0.16), at(0.17), up(0.135))
    .L(at(0.38), up(0.13))
    .Q(at(0.42), up(0.1), at(0.5), up(0.075))
    .Z()
  const inside = pen()
    .M(at(-0.42), deckY)
    .V(up(0.08))
    .H(at(0.42))
    .V(deckY)
    .Q(x, up(0.05), at(-0.42), deckY)
    .Z()
  const columns = pen()
  for (let i = 0; i <= 8; i++) columns.M(at(lerp(-0.42, 0.42, i / 8)), up(0.01)).V(up(0.08))
  const painted = (ink: string) => tinted(stage, ink, stage.night ? 0.75 : 1)
  return [
    fill(inside, inks.lamp),
    stroke(columns, mix(painted('#b4472f'), inks.key, 0.35), 2.4 * unit + 0.6),
    fill(deck, mix(painted('#c9563c'), inks.land[4], 0.3)),
    fill(roof, mix(painted('#8a3b2e'), inks.key, 0.35)),
  ]
}

/** Candles in paper boats, drifting down the river. */
function floatingCandles({ width, height, span, unit, chance, inks }: Stage, horizon: number): Art {
  return range(11, i => {
    const x = chance() * width
    const y = lerp(horizon + span * 0.09, height * 0.97, chance())
    const k = unit * lerp(0.5, 1.2, (y - horizon) / (height - horizon))
    const glow = pen().lens(x, y + 6 * k, 60 * k, 4 * k)
    const candle = pen()
      .M(x - 10 * k, y)
      .L(x - 7 * k, y - 12 * k, x + 7 * k, y - 12 * k, x + 10 * k, y)
      .Z()
    const paper = pen()
      .M(x - 13 * k, y - 2 * k)
      .Q(x, y + 8 * k, x + 13 * k, y - 2 * k)
      .Z()
    return [
      fill(glow, inks.lamp, { opacity: 0.35 }),
      fill(candle, i % 3 ? inks.lamp : RED),
      fill(paper, inks.rock[0]),
    ]
  })
}

function boat(stage: Stage, x: number, y: number): Art {
  const { span, unit, inks, sunward } = stage
  return [
    canoe(stage, x, y, unit * 1.55, { conical: true, flip: sunward }),
    lantern(stage, x + sunward * span * 0.14, y - span * 0.085, unit * 0.7, 1, RED),
    reflection(stage, x, y + 6 * unit, span * 0.26, span * 0.06, inks.key, { count: 4, opacity: 0.5 }),
  ]
}
