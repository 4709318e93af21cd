import { BLUE } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { EVERY_GOOD, type Good, pile } from './market-goods.ts'
import { range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke, tag, use } from './tags.ts'

const HULL = 'M-114 0C-94-19-60-28-18-29C28-29 72-22 114 0C72 22 28 29-18 29C-60 28-94 19-114 0Z'

const WELL = 'M-92 0C-76-14-48-22-14-23C26-23 62-16 92 0C62 16 26 23-14 23C-48 22-76 14-92 0Z'

const RIM = 'M-110 0C-92-16-58-25.5-18-26.5C28-26.5 70-19 110 0C70 19 28 26.5-18 26.5C-58 25.5-92 16-110 0Z'

/** Ids of the stored parts every boat is put together from. */
interface BoatParts {
  readonly wicker: string
  readonly hat: string
  readonly oar: string
  readonly deck: string
  readonly keel: string
}

export function storeBoatParts(stage: Stage): BoatParts {
  const { inks, sunward } = stage
  const { key, lamp, paper, rock } = inks
  const straw = mix(paper, lamp, 0.35)
  const strawShade = mix(straw, rock[2], 0.4)
  const oarWood = mix(rock[1], rock[2], 0.3)
  const hatShade =
    sunward > 0 ? 'M0 0L-15.8-12.1A20 20 0 0 0-7.3 18.6Z' : 'M0 0L15.8-12.1A20 20 0 0 1 7.3 18.6Z'
  const rings = pen(10).dot(0, 0, 13.5).dot(0, 0, 6.8)
  const stored = (...art: Art[]) => stage.define(group({}, ...art))
  return {
    wicker: stored(
      fill(pen().dot(0, 0, 21.5, 20), mix(straw, rock[2], 0.25)),
      fill(pen().dot(0, 0, 18.5, 17), mix(rock[2], key, 0.4)),
    ),
    hat: stored(
      fill(pen().dot(0, 0, 20), straw),
      fill(hatShade, strawShade),
      stroke(rings, strawShade, 0.9, { opacity: 0.7 }),
      fill(pen().dot(0, 0, 2), strawShade),
    ),
    oar: stored(stroke('M16-20L-4 52', oarWood, 2.6), fill('M-8 46Q-2 42 1 50L-4 72Q-11 74-12 66Z', oarWood)),
    deck: stored(
      stroke(RIM, mix(rock[0], rock[1], 0.5), 1.8),
      fill(WELL, mix(rock[2], key, 0.4)),
      stroke('M-38-21V21M-1-23V23M40-20V20', mix(woodOf(stage), key, 0.2), 3),
    ),
    keel: stage.define(tag('path', { d: HULL })),
  }
}

export function woodOf({ inks }: Stage): string {
  return mix(inks.rock[1], inks.rock[2], 0.45)
}

/** A good's pile, stored the first time a boat carries it. */
function put(stage: Stage, x: number, good: Good, scale = 1): Art {
  const id = stage.once(`pile of ${good}`, () => stage.define(group({}, pile(stage, good))))
  return use(id, { transform: `translate(${x} 0)${scale === 1 ? '' : `scale(${scale})`}` })
}

function basket(stage: Stage, { wicker }: BoatParts, x: number, good: Good): Art {
  return [use(wicker, { x }), put(stage, x, good, 0.78)]
}

/** Shoulders, arms on the paddle, and a conical hat with one shaded wedge. */
function vendor(stage: Stage, parts: BoatParts, coat: string, paddling: boolean, turn: number): Art {
  const { rock } = stage.inks
  return group(
    { transform: `translate(-60 0)rotate(${turn.toFixed(0)})` },
    paddling && use(parts.oar),
    fill('M-9-15Q2-20 9-14Q14 0 9 14Q2 20-9 15Q-13 0-9-15Z', coat),
    fill('M4-13Q16-16 14-8L6-6ZM4 13Q12 22 5 25L0 14Z', mix(rock[1], rock[2], 0.35)),
    use(parts.hat),
  )
}

interface MarketBoat {
  x: number
  y: number
  scale: number
  /** Heading in degrees from the right. */
  turn: number
  hull: string
  coat?: string
}

/** A laden boat, 228 long, seen from a bridge, with its shadow on the water. */
export function marketBoat(stage: Stage, parts: BoatParts, boat: MarketBoat): Art {
  const { chance, inks, sunward } = stage
  const { x, y, scale, turn } = boat
  const [first, second, third] = [chance.pick(EVERY_GOOD), chance.pick(EVERY_GOOD), chance.pick(EVERY_GOOD)]
  const coats = [BLUE, inks.paper, mix(inks.leaf[1], inks.leaf[0], 0.4), tinted(stage, '#c98bb0')] as const
  const coat = boat.coat ?? chance.pick(coats)
  const load = chance.pick(['pile', 'basket', 'mixed'])
  const cargo = {
    pile: () => [put(stage, -19, first, 1.22), put(stage, 24, first, 1.22), put(stage, 63, second, 0.86)],
    basket: () => [
      basket(stage, parts, -20, first),
      basket(stage, parts, 22, second),
      put(stage, 62, third, 0.84),
    ],
    mixed: () => [
      put(stage, -19, first, 1.25),
      basket(stage, parts, 24, second),
      put(stage, 63, third, 0.84),
    ],
  }[load]()
  const rotation = `rotate(${turn.toFixed(0)})`
  const shadowAt = `translate(${(x - sunward * 10 * scale).toFixed(0)} ${(y + 9 * scale).toFixed(0)})`
  return [
    group(
      { transform: `${shadowAt}${rotation}scale(${scale.toFixed(2)})` },
      use(parts.keel, { fill: mix(inks.water[2], inks.key, 0.55), opacity: 0.55 }),
    ),
    group(
      { transform: `${place(x, y, scale)}${rotation}` },
      use(parts.keel, { fill: boat.hull }),
      use(parts.deck),
      cargo,
      vendor(stage, parts, coat, chance.odds(0.7), chance.between(-8, 8)),
    ),
  ]
}

/** A sunshade from above, 104 across, in twelve gores of two inks. */
export function sunshade(stage: Stage, x: number, y: number, scale: number, even: string, odd: string): Art {
  const { inks, sunward } = stage
  const at = (turn: number, out: number) =>
    `${(Math.cos(turn) * out).toFixed(1)} ${(Math.sin(turn) * out).toFixed(1)}`
  return group(
    { transform: place(x, y, scale) },
    fill(pen().dot(-sunward * 10, 10, 54), mix(inks.water[2], inks.key, 0.5), { opacity: 0.4 }),
    range(12, i => {
      const from = (i / 12) * Math.PI * 2 + 0.15
      const to = ((i + 1) / 12) * Math.PI * 2 + 0.15
      return fill(`M0 0L${at(from, 52)}Q${at((from + to) / 2, 47)} ${at(to, 52)}Z`, i % 2 ? even : odd)
    }),
    fill(`M0 0L${-sunward * 50} 14Q${-sunward * 34} 46 ${-sunward * 4} 52Z`, inks.key, { opacity: 0.16 }),
    fill(pen().dot(0, 0, 3), inks.key),
  )
}
