import type { Chance } from '#art/poster/toolbox/chance.ts'
import type { Point } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { CROWN, reachInCrown } from './crown.ts'
import { numbers, type Shape } from './join-shapes.ts'

interface Limb {
  from: Point
  /** Radians from straight up, to the right when positive. */
  angle: number
  length: number
  width: number
  /** How many times it forks before it ends. */
  forks: number
}

/** Five limbs from the fork of the trunk, and two thin ones below it. */
const MAIN_LIMBS: Limb[] = [
  { from: [-8, -412], angle: -1.12, length: 108, width: 29, forks: 3 },
  { from: [-6, -420], angle: -0.5, length: 108, width: 26, forks: 3 },
  { from: [0, -424], angle: 0.05, length: 104, width: 30, forks: 3 },
  { from: [6, -420], angle: 0.55, length: 110, width: 27, forks: 3 },
  { from: [8, -412], angle: 1.15, length: 108, width: 28, forks: 3 },
  { from: [-12, -376], angle: -1.4, length: 92, width: 14, forks: 1 },
  { from: [12, -386], angle: 1.42, length: 86, width: 13, forks: 1 },
]

/** Thinner than this, a limb is drawn as a line. */
const TWIG = 5.2

export interface Branches {
  /** Outlines to fill. */
  limbs: string
  /** Lines to stroke. */
  twigs: Shape[]
  /** The ends of the twigs, where leaves begin. */
  tips: Point[]
}

export function growBranches(chance: Chance): Branches {
  const branches: Branches = { limbs: '', twigs: [], tips: [] }
  for (const limb of MAIN_LIMBS) grow(branches, chance, limb)
  return branches
}

function grow(branches: Branches, chance: Chance, limb: Limb): void {
  const length = lengthInsideCrown(limb)
  const curve = curveOf(limb, length)
  const tipWidth = Math.max(limb.width * 0.62, 2)
  if (limb.width > TWIG) branches.limbs += limbOutline(curve, limb.width, tipWidth)
  else branches.twigs.push(twigLine(curve))
  if (limb.forks === 0) {
    branches.tips.push(curve.to)
    return
  }
  const children = limb.forks === 3 || chance.odds(0.55) ? 3 : 2
  for (let i = 0; i < children; i++) {
    const aside = i / (children - 1) - 0.5
    grow(branches, chance, {
      from: curve.to,
      angle: limb.angle * 0.86 + aside * chance.between(0.8, 1.2) + chance.between(-0.1, 0.1),
      length: length * chance.between(0.64, 0.82),
      width: tipWidth * (children === 3 ? 0.78 : 0.87),
      forks: limb.forks - 1,
    })
  }
  if (limb.forks > 1) {
    grow(branches, chance, {
      from: pointOn(curve, chance.between(0.4, 0.7)),
      angle: limb.angle + chance.sign() * chance.between(0.5, 0.9),
      length: length * 0.5,
      width: tipWidth * 0.55,
      forks: limb.forks - 2,
    })
  }
}

/** The crown is a flat dome in front of the sun; a limb that would leave it stays shorter. */
function lengthInsideCrown({ from: [x, y], angle, length }: Limb): number {
  for (let tries = 0; tries < 14; tries++) {
    const tipX = x + Math.sin(angle) * length
    const tipY = y - Math.cos(angle) * length
    const inSun = Math.hypot(tipX, tipY - CROWN.y) < CROWN.r - 12
    if (inSun && reachInCrown(tipX, tipY) < 1) break
    length *= 0.86
  }
  return length
}

interface Curve {
  from: Point
  bend: Point
  to: Point
}

/** Limbs leave flat, then lift. */
function curveOf({ from: [x, y], angle }: Limb, length: number): Curve {
  const flat = angle * 1.22
  return {
    from: [x, y],
    bend: [x + Math.sin(flat) * length * 0.56, y - Math.cos(flat) * length * 0.56 + length * 0.03],
    to: [x + Math.sin(angle) * length, y - Math.cos(angle) * length],
  }
}

function pointOn({ from, bend, to }: Curve, t: number): Point {
  const u = 1 - t
  return [
    u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0],
    u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1],
  ]
}

/** A tapered limb: the curve moved half a width to each side. */
function limbOutline({ from, bend, to }: Curve, width: number, tipWidth: number): string {
  const start = offset(from, bend, width / 2)
  const end = offset(bend, to, tipWidth / 2)
  const middle: Point = [
    ((start[0] / width + end[0] / tipWidth) * (width + tipWidth)) / 4,
    ((start[1] / width + end[1] / tipWidth) * (width + tipWidth)) / 4,
  ]
  return pen()
    .M(from[0] - start[0], from[1] - start[1])
    .Q(bend[0] - middle[0], bend[1] - middle[1], to[0] - end[0], to[1] - end[1])
    .L(to[0] + end[0], to[1] + end[1])
    .Q(bend[0] + middle[0], bend[1] + middle[1], from[0] + start[0], from[1] + start[1])
    .Z()
    .toString()
}

/** `distance` at a right angle to the way from a to b. */
function offset(a: Point, b: Point, distance: number): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  return [(-(b[1] - a[1]) / length) * distance, ((b[0] - a[0]) / length) * distance]
}

function twigLine(curve: Curve): Shape {
  const start = rounded(curve.from)
  const bend = rounded(curve.bend)
  const end = rounded(curve.to)
  return {
    start,
    data: `q${numbers(bend[0] - start[0], bend[1] - start[1], end[0] - start[0], end[1] - start[1])}`,
    end,
  }
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}
