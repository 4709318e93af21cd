import type { Scene } from '#art/poster/scene.ts'
import { type Atoll, blueHole, layAtoll } from '#art/poster/toolbox/atoll.ts'
import { barrierReef } from '#art/poster/toolbox/barrier-reef.ts'
import { cay, cayClouds, cayPalms } from '#art/poster/toolbox/cay.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { floatplane } from '#art/poster/toolbox/made-things.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sailboat } from '#art/poster/toolbox/sailing-boats.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { type Disc, type Stage, WIDE } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const reef: Scene = {
  title: 'The Blue Hole and its reef from the air',
  best: 'day',
  zoom: [0.86, 1.06],
  draw(stage) {
    return fromThePlane(stage, stage.ratio > WIDE ? 'hole' : stage.chance.pick(['hole', 'hole', 'barrier']))
  },
}

/** From a small plane: a blue hole in its atoll, or the long reef with its lagoon. */
function fromThePlane(stage: Stage, view: 'hole' | 'barrier'): Art {
  const { height, span, chance, inks, sunward, xAt } = stage
  const horizon = height * 0.24
  const sun = stage.hang({ x: xAt(chance.between(0.3, 0.46)), y: horizon - span * 0.02, r: span * 0.15 })
  const atoll = layAtoll(stage)
  const plane = chance.odds(0.65)
  const at = (spans: number) => atoll.x + sunward * span * spans
  return [
    sky(stage, { horizon, sun }),
    cayClouds(stage, atoll.x, horizon),
    openSea(stage, horizon, sun),
    cay(stage, at(0.75), horizon + span * 0.1, span * 0.14),
    view === 'hole'
      ? [cay(stage, at(-0.42), horizon + span * 0.055, span * 0.07), blueHole(stage, atoll)]
      : barrierReef(stage, horizon),
    sailing(stage, view === 'hole' ? at : spans => at(spans + 0.4), atoll.y),
    palmCay(stage, atoll),
    plane && planeAndShadow(stage, at),
    birds(stage, at(-0.2), height * 0.34, 4, 8 * stage.unit + 2, inks.paper, span * 0.12),
  ]
}

function openSea(stage: Stage, horizon: number, sun: Disc): Art {
  const { height, span, inks } = stage
  return [
    sea(stage, horizon, height, {
      inks: [mix(inks.water[0], inks.water[1], 0.6), inks.water[2], mix(inks.water[2], inks.key, 0.25)],
    }),
    lightRoad(stage, sun.x, horizon + 3, horizon + span * 0.24, {
      far: span * 0.14,
      near: span * 0.2,
      count: 9,
      opacity: 0.85,
    }),
    ripples(stage, horizon + 4, height, { count: 40, opacity: 0.4, big: 60 }),
  ]
}

function palmCay(stage: Stage, atoll: Atoll): Art {
  const { span, chance, sunward } = stage
  const x = atoll.x - sunward * span * chance.between(0.42, 0.54)
  const y = atoll.y + span * chance.between(0.06, 0.22)
  return [cay(stage, x, y, span * 0.22), cayPalms(stage, x, y, 1)]
}

function sailing(stage: Stage, at: (spans: number) => number, y: number): Art {
  const { span, unit, inks, sunward } = stage
  const wake = pen()
    .M(at(-0.02), y + span * 0.27)
    .Q(at(0.2), y + span * 0.25, at(0.44), y + span * 0.185)
    .Q(at(0.2), y + span * 0.27, at(-0.02), y + span * 0.27)
    .Z()
  return [
    fill(wake, inks.paper, { opacity: 0.75 }),
    sailboat(stage, at(-0.02), y + span * 0.27, unit * 1.05, { flip: -sunward }),
  ]
}

function planeAndShadow(stage: Stage, at: (spans: number) => number): Art {
  const { height, span, unit, chance, inks } = stage
  const shadow = pen().lens(at(0.34), height * 0.92, span * 0.16, 5 * unit)
  return [
    floatplane(
      stage,
      at(chance.between(0.1, 0.36)),
      height * chance.between(0.34, 0.44),
      unit * chance.between(1, 1.4),
      chance.sign(),
    ),
    fill(shadow, mix(inks.water[2], inks.key, 0.45), { opacity: 0.5 }),
  ]
}
