import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { lerp, nth, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/**
 * A street in one-point perspective. Depth is 1 at the lens and grows without end; everything is a
 * fraction of the way to the vanishing point. Side is -1 for the left wall and 1 for the right.
 */
export interface Street {
  readonly vanishingX: number
  readonly horizon: number
  /** x of a place between the walls: `across` -1 to 1. */
  readonly xAt: (across: number, depth: number) => number
  readonly groundAt: (depth: number) => number
  /** A point of a wall, `up` from the ground in spans. */
  readonly wallAt: (side: number, depth: number, up: number) => Point
}

export function layStreet({ width, span }: Stage, horizon: number, vanishingX: number): Street {
  const halfWidth = (side: number) => (side < 0 ? vanishingX + 6 : width - vanishingX + 6)
  const xAt = (across: number, depth: number) =>
    vanishingX + (across * halfWidth(across < 0 ? -1 : 1)) / depth
  return {
    vanishingX,
    horizon,
    xAt,
    groundAt: depth => horizon + (span * 0.36) / depth,
    wallAt: (side, depth, up) => [xAt(side, depth), horizon + (span * 0.36 - up * span) / depth],
  }
}

/** Wall inks as they stand in shade and in light. */
export const WALL_HUES = [
  ['#f2b544', '#f7d58b'],
  ['#d9573b', '#ef8c6b'],
  ['#82b2df', '#b5d3ec'],
  ['#f4e3c2', '#fff3dc'],
  ['#3f8f88', '#6fb5a8'],
  ['#e98a6b', '#f5b49b'],
] as const
const HEIGHTS = [0.98, 0.86, 1.02, 0.9, 0.96]
/** Where each house begins, and where the last one ends. */
const DEPTHS = [1, 1.32, 1.75, 2.3, 3.05, 4]

/** Rows of houses on both sides, or on the ones given, the far ones first. `firstHue` turns their colours. */
export function housesAlong(
  stage: Stage,
  street: Street,
  firstHue: number,
  sides: readonly number[] = [1, -1],
): Art {
  const houses = [4, 3, 2, 1, 0]
  return houses.map(number => sides.map(side => house(stage, street, side, number, firstHue)))
}

function house(stage: Stage, street: Street, side: number, number: number, firstHue: number): Art {
  const { inks, sunward, unit, lampsLit } = stage
  const right = side > 0
  const facesLight = side !== sunward
  const [from, to] = [nth(DEPTHS, number), nth(DEPTHS, number + 1)]
  const [shadeHue, litHue] = nth(WALL_HUES, (firstHue + number * 3 + (right ? 3 : 0)) % WALL_HUES.length)
  const high = nth(HEIGHTS, (number + (right ? 2 : 0)) % HEIGHTS.length)
  const front = cutFront(street, side, from, to, high)
  const roof = cutRoof(stage, street, side, from, to, high)
  const foot = facesLight ? mix(shadeHue, inks.rock[1], 0.25) : mix(shadeHue, inks.land[4], 0.6)
  const trim = facesLight ? inks.paper : mix(inks.paper, inks.land[2], 0.45)
  const wood = mix(inks.rock[2], inks.key, facesLight ? 0.25 : 0.6)
  const lampInside = lampsLit && (number + side) % 2 !== 0
  return [
    fill(front.wall, tinted(stage, facesLight ? litHue : mix(shadeHue, inks.land[3], 0.38))),
    fill(front.foot, tinted(stage, foot)),
    fill(front.frames, trim),
    fill(front.doors, lampInside ? inks.lamp : wood),
    fill(front.balconies, trim),
    stroke(front.rails, inks.key, Math.max(0.7, (1.9 * unit) / from)),
    fill(roof, mix(tinted(stage, '#c4452c'), inks.land[4], facesLight ? 0.12 : 0.5)),
  ]
}

/** The wall, and twice over a door below and a window with a balcony above. */
function cutFront(street: Street, side: number, from: number, to: number, high: number) {
  const [wall, foot, frames, doors, balconies, rails] = [pen(), pen(), pen(), pen(), pen(), pen()]
  const quad = (path: Pen, near: number, far: number, low: number, top: number) =>
    path.polygon([
      street.wallAt(side, near, low),
      street.wallAt(side, near, top),
      street.wallAt(side, far, top),
      street.wallAt(side, far, low),
    ])
  quad(wall, from, to, 0, high)
  quad(foot, from, to, 0, 0.13)
  for (let bay = 0; bay < 2; bay++) {
    const near = lerp(from, to, (bay + 0.24) / 2)
    const far = lerp(from, to, (bay + 0.72) / 2)
    quad(frames, near - 0.012, far + 0.012, 0.04, 0.46)
    quad(doors, near, far, 0, 0.43)
    quad(frames, near - 0.01, far + 0.01, 0.56, 0.83 * high)
    quad(doors, near + 0.01, far - 0.01, 0.58, 0.81 * high)
    quad(balconies, near - 0.03, far + 0.03, 0.54, 0.575)
    for (let bar = 0; bar <= 5; bar++) {
      const depth = lerp(near - 0.02, far + 0.02, bar / 5)
      rails.M(...street.wallAt(side, depth, 0.565)).L(...street.wallAt(side, depth, 0.66))
    }
    rails.M(...street.wallAt(side, near - 0.03, 0.66)).L(...street.wallAt(side, far + 0.03, 0.66))
  }
  return { wall, foot, frames, doors, balconies, rails }
}

/** A tiled eave that juts into the street. */
function cutRoof({ span }: Stage, street: Street, side: number, from: number, to: number, high: number): Pen {
  const [nearX, nearY] = street.wallAt(side, from, high)
  const [farX, farY] = street.wallAt(side, to, high)
  return pen()
    .M(nearX, nearY)
    .L(...street.wallAt(side, from, high + 0.07), ...street.wallAt(side, to, high + 0.07), farX, farY)
    .L(farX - (side * span * 0.035) / to, farY + (span * 0.006) / to)
    .L(nearX - (side * span * 0.05) / from, nearY + (span * 0.012) / from)
    .Z()
}

export function cutStones({ span, chance }: Stage, street: Street): Pen {
  const stones = pen()
  for (let i = 0; i < 64; i++) {
    const depth = 1 + 4 * chance() ** 1.7
    const x = street.xAt(chance.between(-0.74, 0.74), depth)
    const y = street.groundAt(depth)
    stones.M(x, y).Q(x + (span * 0.02) / depth, y - (span * 0.012) / depth, x + (span * 0.045) / depth, y)
  }
  return stones
}

/** The roadway, its kerbs and its stones. */
export function paving(stage: Stage, street: Street, stones: Pen): Art {
  const { height, span, inks } = stage
  const { sand, land, paper } = inks
  const nearest = (span * 0.36) / (height + 12 - street.horizon)
  const lane = (half: number) => {
    const corner = (side: number, depth: number): Point => [
      street.xAt(side * half, depth),
      street.groundAt(depth),
    ]
    return pen().polygon([corner(-1, nearest), corner(-1, 12), corner(1, 12), corner(1, nearest)])
  }
  const dust = [mix(sand[1], land[1], 0.25), mix(sand[2], land[3], 0.35)]
  return [
    fill(lane(0.84), mix(sand[0], paper, 0.4)),
    fill(lane(0.76), stage.gradient(dust, 0, street.horizon, 0, height)),
    stroke(stones, land[3], 1.3, { opacity: 0.5 }),
  ]
}

/** A vine over the eave: leaves first, blooms pinned onto them. */
export function vineOverEave(stage: Stage, street: Street, side: number = stage.chance.sign()): Art {
  const { span, chance, inks } = stage
  const [leaves, flowers] = [pen(), pen()]
  const depth = chance.between(1, 1.7)
  for (let strand = 0; strand < 9; strand++) {
    const t = strand / 8
    const low = 0.98 - 0.34 * Math.sin(Math.PI * t ** 0.8) * chance.between(0.7, 1.1)
    for (let up = 0.99; up > low; up -= 0.055) {
      const [wallX, y] = street.wallAt(side, depth * (1 + 0.3 * t), up)
      const size = (span * chance.between(0.02, 0.03)) / depth
      const x = wallX - side * size * chance.between(0, 0.7)
      leaves.dot(x, y, size, size * 0.8)
      if (!chance.odds(0.75)) continue
      const [bloomX, bloomY] = [x + chance.between(-1, 1) * size * 0.7, y + chance.between(-0.6, 0.6) * size]
      flowers.dot(bloomX, bloomY, size * chance.between(0.28, 0.5))
    }
  }
  return [fill(leaves, inks.leaf[2]), fill(flowers, RED)]
}
