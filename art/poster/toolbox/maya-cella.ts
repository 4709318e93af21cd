import { type Point, pairs } from './numbers.ts'
import type { Pen } from './pen.ts'

export interface MayaTemple {
  /** Middle of its foot. */
  x: number
  y: number
  width: number
  height: number
  ink: string
  lit: string
  shade: string
  stair: string
  dark: string
  /** Stairs, windows and moss are cut on a near temple only. */
  near: boolean
}

export interface Cut {
  readonly stone: Pen
  readonly shade: Pen
  readonly lit: Pen
  /** Aprons and cornices. */
  readonly grooves: Pen
  readonly openings: Pen
  readonly steps: Pen
}

/** Heights in temple heights: the stepped body, the plate on it, and the cella. */
export const BODY = 0.62

export const PLATE = 0.012

const CELLA = 0.105

/** Half the width of the stepped body, `up` its height. */
export function halfAt(width: number, up: number): number {
  return width * 0.5 * (1 - up * 0.66)
}

/** The small house on top, with a heavy cornice and one door. */
export function cutCella({ stone, shade, grooves, openings }: Cut, temple: MayaTemple, side: number): void {
  const { x, y, width, height } = temple
  const top = y - height * BODY
  const floor = top - height * PLATE
  const half = width * 0.145
  const up = (part: number) => floor - height * CELLA * part
  stone
    .M(x - width * 0.185, top + 1)
    .L(x - width * 0.18, floor, x - half, floor, x - half * 0.98, up(0.55), x - half * 1.08, up(0.58))
    .L(x - half * 0.92, up(1), x + half * 0.92, up(1))
    .L(x + half * 1.08, up(0.58), x + half * 0.98, up(0.55), x + half, floor, x + width * 0.18, floor)
    .L(x + width * 0.185, top + 1)
    .Z()
  shade
    .M(x + side * half * 0.5, floor)
    .L(x + side * half * 0.5, up(1), x + side * half * 0.92, up(1), x + side * half * 1.08, up(0.58))
    .L(x + side * half * 0.98, up(0.55), x + side * half, floor)
    .Z()
  grooves
    .M(x - half * 1.04, up(0.55))
    .H(x + half * 1.04)
    .V(up(0.61))
    .H(x - half * 1.04)
    .Z()
  openings
    .M(x - width * 0.03, floor + 1)
    .V(up(0.46))
    .H(x + width * 0.03)
    .V(floor + 1)
    .Z()
}

/** Half-widths and heights of the roof comb, from its foot up. */
const COMB = pairs([0.98, 0, 0.94, 0.3, 0.86, 0.31, 0.82, 0.56, 0.7, 0.57, 0.66, 0.8, 0.52, 0.81, 0.46, 1])

export function cutComb({ stone, shade, grooves, openings }: Cut, temple: MayaTemple, side: number): void {
  const { x, y, width, height, near } = temple
  const foot = y - height * BODY - height * PLATE - height * CELLA
  const high = height - height * BODY - height * CELLA - height * PLATE
  const half = width * 0.145 * 0.8
  const at = (across: number) => x + half * across
  const up = (part: number) => foot - high * part
  const flank = (direction: number) => COMB.map(([across, part]): Point => [at(direction * across), up(part)])
  stone
    .M(at(-0.98), foot + 1)
    .through(flank(-1))
    .through(flank(1).reverse())
    .Z()
  shade
    .M(at(side * 0.36), foot)
    .L(at(side * 0.3), up(1))
    .through(flank(side).reverse())
    .Z()
  const block = (path: Pen, from: number, to: number, low: number, top: number) =>
    path.M(at(from), up(low)).V(up(top)).H(at(to)).V(up(low)).Z()
  for (const [across, part] of [
    [0.9, 0.29],
    [0.8, 0.55],
    [0.64, 0.79],
  ] as const) {
    grooves
      .M(at(-across), up(part))
      .H(at(across))
      .V(up(part + 0.03))
      .H(at(-across))
      .Z()
  }
  if (!near) return
  openings.M(at(-0.3), up(0.06)).L(at(-0.26), up(0.24), at(0.26), up(0.24), at(0.3), up(0.06)).Z()
  block(openings, -0.42, -0.12, 0.36, 0.5)
  block(openings, 0.08, 0.38, 0.36, 0.5)
  block(openings, -0.2, 0.2, 0.62, 0.74)
}
