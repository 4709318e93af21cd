import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A Balinese meru: roofs of black palm thatch, each smaller than the one below. Widths in spans. */
export interface Meru {
  x: number
  /** Foot of its plinth. */
  y: number
  roofs: number
  /** Half-width of the lowest roof, and the height of a storey. */
  wide: number
  step: number
  plinth: { wide: number; high: number }
}

interface CutMeru {
  readonly thatch: Pen
  /** Thatch on the sunward side. */
  readonly lit: Pen
  readonly walls: Pen
  readonly gold: Pen
  readonly stone: Pen
  readonly ledges: Pen
}

export function cutMeru(stage: Stage, merus: readonly Meru[]): CutMeru {
  const cut = { thatch: pen(), lit: pen(), walls: pen(), gold: pen(), stone: pen(), ledges: pen() }
  for (const meru of merus) cutPlinth(stage, cut, meru)
  for (const meru of merus) cutRoofs(stage, cut, meru)
  return cut
}

/** Three steps of stone, each with a pale ledge. */
function cutPlinth({ span }: Stage, { stone, ledges }: CutMeru, { x, y, plinth }: Meru): void {
  const high = span * plinth.high
  for (let step = 0; step < 3; step++) {
    const half = span * plinth.wide * (1 - step * 0.1)
    const top = y - (high * (step + 1)) / 3
    const foot = y - (high * step) / 3
    stone
      .M(x - half, foot)
      .L(x - half * 0.98, top)
      .H(x + half * 0.98)
      .L(x + half, foot)
      .Z()
    ledges
      .M(x - half * 1.03, top + span * 0.005)
      .H(x + half * 1.03)
      .V(top)
      .H(x - half * 1.03)
      .Z()
  }
}

function cutRoofs({ span, sunward }: Stage, cut: CutMeru, meru: Meru): void {
  const { x, roofs, step, plinth } = meru
  let y = meru.y - span * plinth.high
  let half = span * meru.wide
  for (let roof = 0; roof < roofs; roof++) {
    const last = roof === roofs - 1
    const high = span * step * (last ? 1.5 : 0.62)
    const neck = y - span * step * 0.42
    cut.walls
      .M(x - half * 0.46, y + 1)
      .V(neck)
      .H(x + half * 0.46)
      .V(y + 1)
      .Z()
    cut.gold
      .M(x - half * 0.46 * 1.16, neck + span * 0.006)
      .H(x + half * 0.46 * 1.16)
      .V(neck)
      .H(x - half * 0.46 * 1.16)
      .Z()
    cutRoof(cut, x, neck + span * 0.005, half, high, last ? half * 0.05 : half * 0.42, sunward)
    y = neck + span * 0.005 - high + span * step * 0.05
    half *= 0.905 - 0.006 * roof
  }
  cut.gold
    .M(x - span * 0.005, y + 2)
    .L(x - span * 0.002, y - span * 0.03, x, y - span * 0.045, x + span * 0.002, y - span * 0.03)
    .L(x + span * 0.005, y + 2)
    .Z()
}

/** One roof, sweeping up from its eaves to a flat `top`. */
function cutRoof(
  { thatch, lit }: CutMeru,
  x: number,
  eaves: number,
  half: number,
  high: number,
  top: number,
  sunward: number,
): void {
  const up = (part: number) => eaves - high * part
  thatch
    .M(x - half, eaves)
    .Q(x - half * 0.96, up(0.18), x - half * 0.82, up(0.36))
    .Q(x - half * 0.58, up(0.74), x - top, up(1))
    .H(x + top)
    .Q(x + half * 0.58, up(0.74), x + half * 0.82, up(0.36))
    .Q(x + half * 0.96, up(0.18), x + half, eaves)
    .Q(x, up(-0.14), x - half, eaves)
    .Z()
  const toSun = (part: number) => x + sunward * half * part
  lit
    .M(toSun(0.98), eaves - 1)
    .Q(toSun(0.96), up(0.18), toSun(0.82), up(0.36))
    .Q(toSun(0.58), up(0.74), x + sunward * top, up(1))
    .H(x + sunward * top * 0.5)
    .Q(toSun(0.34), up(0.6), toSun(0.46), up(0.06))
    .Z()
}

export function printMeru(stage: Stage, cut: CutMeru): Art {
  const { inks } = stage
  const { rock, key } = inks
  return [
    fill(cut.stone, mix(rock[1], rock[2], 0.45)),
    fill(cut.ledges, mix(rock[0], rock[1], 0.4)),
    fill(cut.walls, tinted(stage, '#b8322a')),
    fill(cut.thatch, mix(rock[2], key, 0.62)),
    fill(cut.lit, mix(rock[1], rock[2], 0.45)),
    fill(cut.gold, goldOf(stage)),
  ]
}

function goldOf({ inks }: Stage): string {
  return mix(inks.lamp, inks.rock[1], 0.2)
}

export function parasolYellow(stage: Stage): string {
  return tinted(stage, '#f6c24a')
}

/** A fringed ceremonial parasol, 64 tall. */
export function ceremonialParasol(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  cloth: string,
  fringe: string,
): Art {
  const gold = goldOf(stage)
  return group(
    { transform: place(x, y, scale) },
    stroke('M0 0V-52', gold, 1.8),
    fill('M-20-40Q-16-54 0-56Q16-54 20-40Q0-45-20-40Z', cloth),
    fill('M-20-40L-19-35Q0-40 19-35L20-40Q0-45-20-40Z', fringe),
    stroke('M-14-38V-33M-7-40V-35M0-41V-36M7-40V-35M14-38V-33', gold, 1.2),
    fill('M-1.5-56h3l-1.5-8z', gold),
  )
}

/** A woman with a tower of fruit on her head, 44 tall. */
export function offeringBearer(stage: Stage, x: number, y: number, scale: number, sash: string): Art {
  const { key, lamp, paper } = stage.inks
  return group(
    { transform: place(x, y, scale, stage.sunward) },
    fill('M-4.5 0L-4-15H4L5.5 0Z', sash),
    fill('M-4.5-13Q-6-23 0-24Q6-23 4.5-13Z', paper),
    stroke('M4-21Q9-24 6-31', paper, 2.4),
    stroke('M-4.5-14H4.5', lamp, 1.8),
    fill('M-2.8-26.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0', key),
    fill('M-6-30H7L5-33H-4Z', goldOf(stage)),
    fill('M-4-33Q-3-42 0.5-44Q4-42 5-33Z', RED),
    fill('M-4-35H5L4.6-37H-3.6ZM-3-39H4L3.4-41H-2.4Z', lamp),
  )
}
