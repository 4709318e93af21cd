import { RED } from '#art/poster/palettes.ts'
import { foliage } from './leaves.ts'
import { first, last, lerp, nth, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface TrunkOptions {
  ink: string
  /** How far the top leans, in units; drawn by lot when left out. */
  lean?: number
  foot?: number
  moss?: string
  /** Limbs: how far up, to which side, how long. */
  limbs?: readonly (readonly [up: number, side: number, long: number])[]
}

/** A wandering, flared trunk right up out of the picture. `wide` is its girth half way. */
export function mossyTrunk(stage: Stage, x: number, wide: number, options: TrunkOptions): Art {
  const { height, chance } = stage
  const { lean = chance.between(-0.05, 0.05) * height, foot = height + 20, moss, limbs = [] } = options
  const top = x + lean
  const middle: Point = [x + lean * 0.6 + chance.between(-0.4, 0.4) * wide, lerp(-30, foot, 0.5)]
  const [middleX, middleY] = middle
  const flareY = lerp(foot, middleY, 0.3)
  const trunk = pen()
    .M(x - wide * 1.5, foot)
    .Q(x - wide * 0.6, flareY, middleX - wide * 0.5, middleY)
    .Q(top - wide * 0.6, height * 0.2, top - wide * 0.36, -30)
    .H(top + wide * 0.36)
    .Q(top + wide * 0.4, height * 0.22, middleX + wide * 0.5, middleY)
    .Q(x + wide * 0.66, flareY, x + wide * 1.7, foot)
    .Z()
  for (const [up, side, long] of limbs) {
    const [limbX, limbY] = [lerp(middleX, top, up), lerp(middleY, -30, up)]
    trunk
      .M(limbX - wide * 0.2 * side, limbY + wide * 0.7)
      .Q(limbX + side * long * 0.4, limbY - long * 0.05, limbX + side * long, limbY - long * 0.5)
      .L(limbX + side * long * 1.02, limbY - long * 0.47)
      .Q(limbX + side * long * 0.5, limbY + wide * 0.3, limbX + wide * 0.2 * side, limbY + wide * 1.1)
      .Z()
  }
  return [
    fill(trunk, options.ink),
    moss !== undefined && fill(mossDown(stage, { x, top, middleX, foot, wide }), moss),
  ]
}

interface TrunkShape {
  readonly x: number
  readonly top: number
  readonly middleX: number
  readonly foot: number
  readonly wide: number
}

/** Ragged moss down the lit side. */
function mossDown({ chance, sunward }: Stage, { x, top, middleX, foot, wide }: TrunkShape) {
  const on = (down: number, out: number): Point => {
    const upper = down < 0.5
    const centre = upper ? lerp(top, middleX, down * 2) : lerp(middleX, x, down * 2 - 1)
    const half = wide * (upper ? lerp(0.36, 0.5, down * 2) : lerp(0.5, 1, (down * 2 - 1) ** 2))
    return [centre + sunward * half * out, lerp(-20, foot, down)]
  }
  const moss = pen().M(...on(0, 1.12))
  for (let i = 1; i <= 9; i++) moss.Q(...on((i - 0.5) / 9, 1.3), ...on(i / 9, i % 2 ? 1.06 : 1.14))
  for (let i = 9; i >= 0; i--) {
    moss.L(...on(Math.max(0, (i + chance.between(-0.3, 0.3)) / 9), chance.between(-0.15, 0.2)))
    moss.L(...on(Math.max(0, (i - 0.4) / 9), chance.between(0.3, 0.7)))
  }
  return moss.Z()
}

export interface Bough {
  readonly art: Art
  /** The point of the bough above or below x. */
  pointAt(x: number): Point
}

interface BoughOptions {
  /** Half its thickness at either end. */
  thick: readonly [from: number, to: number]
  ink: string
  moss: string
  /** Length of the longest tongues of moss. */
  hang: number
}

/** A bough along the points, with moss hanging from it in tongues. */
export function mossyBough(
  { unit, chance }: Stage,
  points: readonly Point[],
  { thick, ink, moss, hang }: BoughOptions,
): Bough {
  const on = (t: number): Point => {
    const along = (points.length - 1) * t
    const step = Math.min(points.length - 2, Math.floor(along))
    const part = along - step
    const [[fromX, fromY], [toX, toY]] = [nth(points, step), nth(points, step + 1)]
    return [lerp(fromX, toX, part), lerp(fromY, toY, part * part * (3 - 2 * part))]
  }
  const edge = (side: number, low: number, high: number) =>
    range(19, (_, t): Point => {
      const [x, y] = on(t)
      return [x, y + side * lerp(...thick, t) * chance.between(low, high)]
    })
  const [upper, lower] = [edge(-1, 0.8, 1.15), edge(1, 0.7, 1.1)]
  const wood = pen()
    .curve(upper)
    .L(...last(lower))
    .soft(lower.slice(0, -1).reverse())
    .Z()
  const tongues = pen()
    .M(...first(upper))
    .soft(upper.slice(1).map(([x, y]): Point => [x, y - 2 * unit]))
  for (let i = 26; i > 0; i--) {
    const [[fromX, fromY], [toX, toY]] = [on(i / 26), on((i - 1) / 26)]
    const long = hang * (chance.odds(0.3) ? chance.between(0.6, 1.2) : chance.between(0.05, 0.3))
    const half = lerp(...thick, i / 26)
    const middleX = lerp(fromX, toX, 0.5)
    const [tipY, sideY] = [(fromY + toY) / 2 + half * 0.3 + long, toY + half * 0.3 + long * 0.4]
    tongues
      .Q(lerp(fromX, middleX, 0.4), fromY + half * 0.2 + long * 0.7, middleX, tipY)
      .Q(lerp(middleX, toX, 0.6), sideY, toX, toY + half * 0.15)
  }
  const places = range(41, i => on(i / 40))
  return {
    art: [fill(wood, ink), fill(tongues.Z(), moss)],
    pointAt: x => places.reduce((best, at) => (Math.abs(at[0] - x) < Math.abs(best[0] - x) ? at : best)),
  }
}

/** A rosette of strap leaves with a red heart, 70 wide. */
export function bromeliad({ chance, inks }: Stage, x: number, y: number, scale: number): Art {
  const [dark, lit] = [pen(), pen()]
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i - 4) * 0.38 + chance.between(-0.08, 0.08)
    const long = 34 * (1 - Math.abs(i - 4) * 0.05)
    const tipX = Math.cos(angle) * long
    const tipY = Math.sin(angle) * long * 0.9 + Math.abs(i - 4) * 2.4
    const strap = i % 2 ? lit : dark
    strap
      .M(-3, 2)
      .Q(tipX * 0.5 - 4, tipY * 0.72 - 5, tipX, tipY)
      .Q(tipX * 0.5 + 4, tipY * 0.6 + 1, 4, 2)
      .Z()
  }
  return group(
    { transform: place(x, y, scale) },
    fill(dark, inks.leaf[2]),
    fill(lit, inks.leaf[1]),
    fill('M-4-4Q-9-20-12-26Q-4-20-1-12Q-1-28 1-38Q5-28 4-12Q8-20 14-25Q10-14 5-3Z', RED),
  )
}

/** A spray of three small orchids. */
export function orchid({ inks }: Stage, x: number, y: number, scale: number): Art {
  const flower = 'q-5-2-5 3q5 2 5-3q5-3 5 2q-3 3-5-2z'
  return group(
    { transform: place(x, y, scale) },
    stroke('M0 0Q8 10 22 12', inks.leaf[1], 1.4),
    fill(`M6 6${flower}M15 10${flower}M22 12${flower}`, inks.paper),
  )
}

export function ferns(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  ink: string,
  count: number,
  spread: readonly [from: number, to: number],
): Art {
  return foliage(stage, x, y, scale, { ink, rib: stage.inks.leaf[3], count, spread, kinds: ['fern'] })
}

export function treeFern(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  scale: number,
  ink: string,
): Art {
  const stem = pen()
    .M(x - height * 0.035, y)
    .Q(x - height * 0.01, y - height * 0.6, x - height * 0.02, y - height)
    .H(x + height * 0.025)
    .Q(x + height * 0.03, y - height * 0.5, x + height * 0.045, y)
    .Z()
  return [fill(stem, ink), ferns(stage, x, y - height, scale, ink, 8, [-205, 25])]
}
