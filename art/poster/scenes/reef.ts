import type { Scene } from '#art/poster/scene.ts'
import { type Atoll, blueHole, layAtoll } from '#art/poster/toolbox/atoll.ts'
import { barrierReef } from '#art/poster/toolbox/barrier-reef.ts'
import { cumulus } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { floatplane } from '#art/poster/toolbox/made-things.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sailboat } from '#art/poster/toolbox/sailing-boats.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { type Disc, type Stage, WIDE } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { coralGarden, shoal, snorkeller, swimmingTurtle, underwater } from '#art/poster/toolbox/underwater.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const reef: Scene = {
  title: 'Coral reef',
  best: 'day',
  zoom: [0.86, 1.06],
  draw(stage) {
    const view = stage.chance.pick(
      stage.ratio > WIDE ? ['hole', 'below'] : ['hole', 'barrier', 'below', 'below'],
    )
    return view === 'below' ? fromBelow(stage) : fromThePlane(stage, view)
  },
}

/** Half in the sea: the garden, a turtle and a swimmer under the surface, the cay and the disc above it. */
function fromBelow(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const surface = height * chance.between(0.3, 0.36)
  const sun = stage.hang({ x: xAt(chance.between(0.16, 0.4)), y: surface - span * 0.03, r: span * 0.165 })
  const heading = chance.sign()
  const middle = (down: number) => surface + (height - surface) * down
  const cayX = xAt(-chance.between(0.2, 0.34))
  return [
    sky(stage, { horizon: surface, sun }),
    clouds(stage, xAt(-0.2), surface),
    cay(stage, cayX, surface - span * 0.012, span * 0.26),
    cayPalms(stage, cayX, surface - span * 0.02, 1.35),
    sailboat(stage, xAt(0.62), surface, unit * 0.8, { flip: sunward }),
    underwater(stage, surface, sun.x),
    shoal(stage, xAt(-0.34), middle(0.36), 18, heading, mix(inks.paper, inks.water[1], 0.15)),
    snorkeller(stage, xAt(chance.between(0.1, 0.3)), surface + span * 0.02, unit * 1.15, chance.sign()),
    swimmingTurtle(
      stage,
      xAt(chance.between(0.06, 0.3)),
      middle(chance.between(0.4, 0.5)),
      unit * 1.9,
      heading,
    ),
    coralGarden(stage),
  ]
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
    clouds(stage, atoll.x, horizon),
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

function cayPalms(stage: Stage, x: number, y: number, size: number): Art {
  const { span, unit, inks } = stage
  const crownId = palmCrown(stage)
  const [ink, high] = [inks.leaf[3], span * size]
  return [
    palm(crownId, x - high * 0.05, y, high * 0.12, { lean: -0.25, ink, scale: unit * size * 0.5 }),
    palm(crownId, x + high * 0.04, y - 2, high * 0.15, {
      lean: 0.2,
      ink,
      scale: unit * size * 0.55,
      flip: -1,
    }),
  ]
}

function clouds({ span, chance, inks, sunward }: Stage, x: number, horizon: number): Art {
  const bank = pen()
  cumulus(bank, chance, x - sunward * span * 0.5, horizon, span * 0.5, span * 0.09)
  cumulus(bank, chance, x + sunward * span * 0.1, horizon, span * 0.4, span * 0.05)
  cumulus(bank, chance, x + sunward * span * 0.95, horizon, span * 0.5, span * 0.08)
  return fill(bank, inks.paper, { opacity: 0.85 })
}

/** A sand cay with a tuft of trees. */
function cay(stage: Stage, x: number, y: number, half: number): Art {
  const { inks } = stage
  return [
    fill(pen().dot(x, y, half, half * 0.34), inks.water[0]),
    fill(pen().dot(x, y - 2, half * 0.78, half * 0.24), inks.sand[0]),
    forest(stage, {
      from: x - half * 0.42,
      to: x + half * 0.42,
      y: () => y - half * 0.06,
      size: half * 0.13,
      ink: inks.leaf[2],
      lit: inks.leaf[0],
      base: y,
    }),
  ]
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
