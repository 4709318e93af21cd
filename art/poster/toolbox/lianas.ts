import { crown, crownGlow } from './forest.ts'
import { lerp } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** A woody climber from the top of the picture to its loose end, with a leaf here and there. */
export function liana(
  { chance, unit }: Stage,
  x: number,
  from: number,
  to: number,
  { ink, leaf, thick = 4, sway = 0.04 }: { ink: string; leaf?: string; thick?: number; sway?: number },
): Art {
  const bend = (to - from) * sway
  const vine = pen()
    .M(x + bend * 1.5, from)
    .C(x + bend, lerp(from, to, 0.35), x - bend, lerp(from, to, 0.6), x, to)
  const leaves = pen()
  for (let i = 0; leaf && i < 6; i++) {
    const y = lerp(from, to, chance.between(0.12, 0.96))
    const [side, size] = [chance.sign(), unit * chance.between(9, 16)]
    leaves
      .M(x, y)
      .Q(x + side * size * 0.5, y - size * 0.7, x + side * size * 1.4, y + size * 0.3)
      .Q(x + side * size * 0.5, y + size * 0.6, x, y)
  }
  return [stroke(vine, ink, thick * unit, { strokeLinecap: 'round' }), leaf && fill(leaves, leaf)]
}

/** A forest giant's foot: a straight bole that spreads into plank buttresses. */
export function buttressedTrunk(
  { height, sunward }: Stage,
  x: number,
  wide: number,
  { ink, lit, foot = height + 20 }: { ink: string; lit?: string; foot?: number },
): Art {
  const up = (part: number) => foot - height * part
  const bole = pen()
    .M(x - wide * 2.6, foot)
    .Q(x - wide * 0.8, up(0.08), x - wide * 0.55, up(0.34))
    .L(x - wide * 0.46, -20, x + wide * 0.46, -20, x + wide * 0.55, up(0.36))
    .Q(x + wide * 0.75, up(0.1), x + wide * 2.3, foot)
    .L(x + wide * 0.9, foot, x + wide * 0.3, up(0.14), x + wide * 0.2, foot, x - wide * 0.7, foot)
    .L(x - wide * 0.35, up(0.16), x - wide * 1.1, foot)
    .Z()
  const s = sunward
  const glint = pen()
    .M(x + s * wide * 0.46, -20)
    .L(x + s * wide * 0.55, up(0.36))
    .Q(x + s * wide * 0.75, up(0.1), x + s * wide * 1.6, up(0.01))
    .Q(x + s * wide * 0.6, up(0.14), x + s * wide * 0.34, up(0.36))
    .L(x + s * wide * 0.28, -20)
    .Z()
  return [fill(bole, ink), lit && fill(glint, lit)]
}

/** Clumps of a dipterocarp's head: across, up and half-width, in tree heights. */
const CLUMPS = [
  [-0.13, 0.74, 0.1],
  [0.14, 0.71, 0.1],
  [-0.07, 0.86, 0.12],
  [0.08, 0.84, 0.12],
  [0, 0.94, 0.1],
] as const

/** A lowland giant: a straight pale bole, then a small round head far above the forest. */
export function dipterocarp(
  { chance, light }: Stage,
  x: number,
  y: number,
  high: number,
  { ink, lit, trunk = ink }: { ink: string; lit?: string; trunk?: string },
): Art {
  const [bole, leaves, glow] = [pen(), pen(), pen()]
  const wide = high * 0.016
  bole
    .M(x - wide * 1.5, y)
    .L(x - wide * 0.7, y - high * 0.85)
    .H(x + wide * 0.7)
    .L(x + wide * 1.5, y)
    .Z()
  for (const side of [-1, 1]) {
    bole
      .M(x, y - high * 0.58)
      .Q(x + side * high * 0.02, y - high * 0.68, x + side * high * 0.13, y - high * 0.74)
      .L(x + side * high * 0.1, y - high * 0.76, x, y - high * 0.64)
      .Z()
  }
  for (const [across, up, half] of CLUMPS) {
    const radius = high * half * chance.between(0.85, 1.15)
    const [clumpX, clumpY] = [x + across * high * chance.between(0.8, 1.2), y - (up - half * 0.4) * high]
    crown(leaves, chance, clumpX, clumpY, radius, radius * 0.85, 5)
    if (lit) crownGlow(glow, clumpX, clumpY, radius, radius * 0.85, light)
  }
  return [fill(bole, trunk), fill(leaves, ink), lit && fill(glow, lit)]
}
