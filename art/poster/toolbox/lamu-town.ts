import { mix, tinted } from './inks.ts'
import { lerp, nth } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

interface House {
  /** Its middle, width and height, in spans; `at` counts toward the sun. */
  at: number
  wide: number
  high: number
  tone: 0 | 1 | 2
  /** Arches at street level. */
  arches?: number
  /** Rows of windows above. */
  rows?: number
  /** A palm thatch on posts over the roof terrace. */
  thatch?: boolean
  balcony?: boolean
}

const HOUSES: readonly House[] = [
  { at: -1.3, wide: 0.22, high: 0.26, tone: 1, rows: 2, thatch: true },
  { at: -1.1, wide: 0.19, high: 0.31, tone: 0, rows: 2 },
  { at: -0.92, wide: 0.2, high: 0.24, tone: 2, arches: 3, rows: 1 },
  { at: -0.73, wide: 0.18, high: 0.32, tone: 1, rows: 2, thatch: true },
  { at: -0.55, wide: 0.19, high: 0.25, tone: 0, arches: 3, rows: 1, balcony: true },
  { at: -0.36, wide: 0.19, high: 0.31, tone: 2, rows: 2, thatch: true, balcony: true },
  { at: -0.18, wide: 0.18, high: 0.235, tone: 0, arches: 3, rows: 1 },
  { at: -0.01, wide: 0.17, high: 0.28, tone: 1, rows: 2 },
  { at: 0.15, wide: 0.16, high: 0.19, tone: 2, rows: 1, thatch: true },
]

interface Town {
  readonly walls: readonly [Pen, Pen, Pen]
  readonly shade: Pen
  readonly openings: Pen
  readonly wood: Pen
  readonly rails: Pen
  readonly thatch: Pen
  readonly thatchLit: Pen
}

/** Lamu's sea front: coral houses limed white, arcades, carved doors, palm thatch on the roofs. */
export function lamuTown(stage: Stage, quay: number): Art {
  const town: Town = {
    walls: [pen(), pen(), pen()],
    shade: pen(),
    openings: pen(),
    wood: pen(),
    rails: pen(),
    thatch: pen(),
    thatchLit: pen(),
  }
  for (const house of HOUSES) cutHouse(stage, town, quay, house)
  const { inks, lampsLit } = stage
  const { sand, rock, paper, key, lamp, town: built } = inks
  const limes = [mix(sand[0], paper, 0.55), mix(sand[0], rock[0], 0.55), mix(sand[1], paper, 0.35)] as const
  const straw = mix(rock[1], rock[2], 0.55)
  return [
    town.walls.map((wall, i) => fill(wall, nth(limes, i))),
    fill(town.shade, mix(rock[1], built[0], 0.3), { opacity: 0.55 }),
    fill(town.openings, lampsLit ? mix(lamp, rock[1], 0.25) : mix(built[3], key, 0.25)),
    fill(town.wood, tinted(stage, mix('#6b4428', key, 0.2))),
    stroke(town.rails, tinted(stage, mix('#6b4428', key, 0.1)), 1.3),
    fill(town.thatch, straw),
    fill(town.thatchLit, mix(rock[0], rock[1], 0.55)),
  ]
}

function cutHouse(stage: Stage, town: Town, quay: number, house: House): void {
  const { span, xAt, light, chance } = stage
  const [middle, half] = [xAt(house.at), (house.wide * span) / 2]
  const [left, right] = [middle - half, middle + half]
  const top = quay - house.high * span * chance.between(0.94, 1.08)
  nth(town.walls, house.tone).M(left, quay).V(top).H(right).V(quay).Z()
  const depth = half * 0.2
  const from = light < 0 ? right - depth : left
  town.shade
    .M(from, quay)
    .V(top)
    .H(from + depth)
    .V(quay)
    .Z()
  parapet(town, house, left, right, top, span)
  const storey = span * 0.08
  const ground = quay - storey * 1.12
  if (house.arches) arcade(town, left, right, quay, house.arches, span)
  else door(town, middle + half * chance.between(-0.4, 0.4), quay, span)
  for (let row = 0; row < (house.rows ?? 1); row++)
    windows(stage, town, { left, right, y: ground - storey * row * 0.95 })
  if (house.balcony) balcony(town, middle - half * 0.5, middle + half * 0.6, ground - storey * 0.1, span)
  if (house.thatch) thatch(stage, town, left + half * 0.16, right - half * 0.16, top)
}

/** The roof terrace's edge: blunt merlons, two to a wall. */
function parapet(town: Town, { tone }: House, left: number, right: number, top: number, span: number): void {
  const wall = nth(town.walls, tone)
  const wide = span * 0.02
  for (const at of [0, 0.33, 0.66, 1]) {
    const x = lerp(left, right - wide, at)
    wall
      .M(x, top + 1)
      .V(top - span * 0.012)
      .Q(x + wide / 2, top - span * 0.022, x + wide, top - span * 0.012)
      .V(top + 1)
      .Z()
  }
}

function arch(path: Pen, x: number, y: number, wide: number, high: number): void {
  path
    .M(x, y)
    .V(y - high)
    .Q(x + wide * 0.08, y - high - wide * 0.56, x + wide / 2, y - high - wide * 0.66)
    .Q(x + wide * 0.92, y - high - wide * 0.56, x + wide, y - high)
    .V(y)
    .Z()
}

function arcade(town: Town, left: number, right: number, quay: number, count: number, span: number): void {
  const bay = (right - left) / count
  for (let i = 0; i < count; i++) arch(town.openings, left + bay * (i + 0.2), quay, bay * 0.6, span * 0.046)
}

/** A carved door in its frame. */
function door(town: Town, x: number, quay: number, span: number): void {
  arch(town.wood, x - span * 0.02, quay, span * 0.044, span * 0.046)
  town.rails.M(x, quay).V(quay - span * 0.064)
}

function windows(
  { span, chance }: Stage,
  town: Town,
  { left, right, y }: { left: number; right: number; y: number },
): void {
  const columns = Math.max(2, Math.round((right - left) / (span * 0.05)))
  for (let column = 0; column < columns; column++) {
    if (chance.odds(0.12)) continue
    const x = lerp(left, right, (column + 0.5) / columns)
    const [wide, high] = [span * 0.0095, span * 0.03]
    town.openings
      .M(x - wide, y)
      .V(y - high)
      .H(x + wide)
      .V(y)
      .Z()
    if (!chance.odds(0.5)) continue
    for (const side of [-1, 1]) {
      const hinge = x + side * wide
      town.wood
        .M(hinge, y)
        .V(y - high)
        .H(hinge + side * wide * 0.9)
        .V(y)
        .Z()
    }
  }
}

function balcony(town: Town, left: number, right: number, y: number, span: number): void {
  const rail = y - span * 0.026
  town.wood
    .M(left, y)
    .H(right)
    .V(y + span * 0.008)
    .H(left)
    .Z()
  town.rails.M(left, rail).H(right)
  for (let x = left; x <= right; x += span * 0.011) town.rails.M(x, rail).V(y)
}

function thatch({ span, light }: Stage, town: Town, left: number, right: number, top: number): void {
  const [eaves, ridge] = [top - span * 0.034, top - span * 0.088]
  const hang = span * 0.022
  for (const x of [left, (left + right) / 2, right]) town.rails.M(x, top).V(eaves)
  const inset = (right - left) * 0.26
  town.thatch
    .M(left - hang, eaves + span * 0.006)
    .Q(left + inset * 0.5, lerp(eaves, ridge, 0.5), left + inset, ridge)
    .H(right - inset)
    .Q(right - inset * 0.5, lerp(eaves, ridge, 0.5), right + hang, eaves + span * 0.006)
    .Q((left + right) / 2, eaves - span * 0.004, left - hang, eaves + span * 0.006)
  const [edge, crest] = light > 0 ? [right + hang, right - inset] : [left - hang, left + inset]
  town.thatchLit
    .M(edge, eaves + span * 0.006)
    .Q(lerp(edge, crest, 0.6), lerp(eaves, ridge, 0.5), crest, ridge)
    .H(crest - light * span * 0.03)
    .Q(lerp(edge, crest, 0.9), lerp(eaves, ridge, 0.5), edge - light * span * 0.05, eaves + span * 0.004)
    .Z()
}
