import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { containerShip } from '#art/poster/toolbox/boats.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { clamp, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { sailboat } from '#art/poster/toolbox/sailing-boats.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { citySkyline } from '#art/poster/toolbox/skyline.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke, use } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const panama: Scene = {
  title: 'City skyline at the canal',
  best: 'dusk',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.55, 0.63)
    const sunX = xAt(chance.between(0.22, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.06, 0.26), r: span * 0.175 })
    const fleet = chance.odds(0.3)
    const city = stage.define(citySkyline(stage, horizon))
    const crownId = palmCrown(stage)
    const bank = nearBank(stage)
    const ship = berthShip(stage, horizon)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.2), height * 0.14, span * 0.6, 3, inks.sky[2], { opacity: 0.65 }),
      streaks(stage, sun.x, sun.y + span * 0.05, span * 0.6, 3, inks.sky[3], { opacity: 0.9 }),
      hill(
        stage,
        rollingSkyline(stage, horizon - span * 0.04, span * 0.05, { scale: 0.006 }),
        inks.land[0],
        horizon + 2,
      ),
      use(city),
      mist(stage, horizon - span * 0.01, span * 0.12, { opacity: 0.6 }),
      archBridge(stage, horizon),
      farShore(stage, horizon),
      sea(stage, horizon),
      reflectedPrint(city, horizon, 0.5, 0.4),
      lightRoad(stage, sun.x, horizon + 3, height * 0.9, {
        far: span * 0.12,
        near: span * 0.3,
        count: 12,
        opacity: 0.85,
      }),
      ripples(stage, horizon + 4, height * 0.9, { count: 34, ink: inks.mist, opacity: 0.5, big: 70 }),
      range(fleet ? 4 : 1, i =>
        sailboat(
          stage,
          xAt(chance.between(-0.36, 0.6)),
          horizon + span * chance.between(0.04, 0.09),
          unit * chance.between(0.4, 0.7),
          { flip: sunward, sail: i ? RED : inks.paper },
        ),
      ),
      shipArt(stage, ship),
      palms(stage, crownId),
      bank,
      foreground(stage),
      birds(stage, xAt(0.2), height * 0.3, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** The bridge over the canal's mouth, at the far side. */
function archBridge({ span, unit, inks, xAt }: Stage, horizon: number): Art {
  const ink = inks.land[4]
  const [from, to] = [xAt(0.42), xAt(1.3)]
  const deckY = horizon - span * 0.075
  const wide = (to - from) * 0.62
  const archX = from + (to - from) * 0.1
  const deck = pen().M(xAt(0.3), deckY).L(xAt(2), deckY)
  const arches = pen()
    .M(archX, deckY + span * 0.03)
    .Q(archX + wide / 2, deckY - span * 0.27, archX + wide, deckY + span * 0.03)
    .M(archX, deckY + span * 0.05)
    .Q(archX + wide / 2, deckY - span * 0.225, archX + wide, deckY + span * 0.05)
  const hangers = pen()
  for (let i = 1; i < 16; i++) {
    const t = i / 16
    hangers.M(archX + wide * t, deckY + span * 0.03 - span * 0.3 * 2 * t * (1 - t)).V(deckY)
  }
  const piers = pen()
  for (const x of [xAt(0.34), archX, archX + wide, archX + wide * 1.16]) {
    piers
      .M(x - 5 * unit, horizon + 2)
      .L(x - 3 * unit, deckY, x + 3 * unit, deckY, x + 5 * unit, horizon + 2)
      .Z()
  }
  return [
    stroke(arches, ink, 3 * unit + 1),
    stroke(hangers, ink, 1),
    stroke(deck, ink, 5 * unit + 1),
    fill(piers, ink),
  ]
}

function farShore(stage: Stage, horizon: number): Art {
  const { span, chance, inks } = stage
  const shore = acrossFrame(stage, 6, () => horizon - span * 0.004 - chance() * span * 0.01)
  return treeline(stage, shore, span * 0.014, inks.land[4], horizon + 3)
}

function nearBank(stage: Stage): Art {
  const { height, span, chance, inks, xAt } = stage
  const rise = (x: number) => span * 0.09 * clamp(Math.abs(x - xAt(0.1)) / span - 0.2)
  const edge = acrossFrame(stage, 9, x => height * 0.9 - rise(x) + chance.between(-1, 1) * span * 0.008, 30)
  return hill(stage, edge, inks.land[4])
}

interface Berth {
  readonly x: number
  readonly y: number
  readonly heading: number
}

function berthShip({ width, height, span, chance, sunward, xAt }: Stage, horizon: number): Berth {
  return {
    x: clamp(xAt(chance.between(0.02, 0.34)), span * 0.28, width - span * 0.28),
    y: horizon + (height * 0.88 - horizon) * chance.between(0.55, 0.72),
    heading: chance.odds(0.75) ? sunward : -sunward,
  }
}

function shipArt(stage: Stage, { x, y, heading }: Berth): Art {
  const { span, unit, chance, inks, sunward } = stage
  const boxes = [RED, BLUE, inks.paper, inks.lamp, mix(inks.land[3], inks.leaf[1], 0.4)]
  const wash = pen().lens(x - sunward * span * 0.02, y + 2, span * 0.5, 3 * unit)
  return [
    reflection(stage, x, y + 3, span * 0.48, span * 0.09, inks.key, { count: 6, opacity: 0.4 }),
    containerShip(stage, x, y, unit * chance.between(0.85, 1.15), boxes, heading),
    fill(wash, inks.paper, { opacity: 0.6 }),
  ]
}

function palms(stage: Stage, crownId: string): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const ink = inks.land[5]
  return [
    palm(crownId, xAt(-0.4), height * 0.93, span * chance.between(0.26, 0.46), {
      lean: chance.between(-0.1, 0.24) * sunward,
      ink,
      scale: unit * 0.95,
    }),
    palm(crownId, xAt(-0.5), height * 0.93, span * 0.25, {
      lean: -0.14 * sunward,
      ink,
      scale: unit * 0.8,
      flip: -1,
    }),
    chance.odds(0.6) &&
      palm(crownId, xAt(0.82), height * 0.92, span * 0.24, { lean: -0.18 * sunward, ink, scale: unit * 0.8 }),
  ]
}

function foreground(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const tufts = (x: number) => height * 0.955 + Math.sin(x / 90) * 5
  return [
    grass(stage, -10, width + 10, tufts, span * 0.04, inks.land[5], 8),
    foliage(stage, xAt(-0.46), height * 1.02, unit * 1.5, {
      ink: inks.key,
      rib: inks.land[4],
      spread: [-150, -30],
    }),
    traveller(stage, xAt(0.02), height * 0.925, unit * 1.3, { kind: 'hat', flip: sunward }),
    traveller(stage, xAt(0.065), height * 0.925, unit * 1.3, { kind: 'pack', coat: BLUE, flip: sunward }),
  ]
}
