import { lerp } from './numbers.ts'
import type { Pen } from './pen.ts'
import type { Stage } from './stage.ts'

/** The sea front of Stone Town, cut and ready to print. */
export interface Town {
  readonly walls: Pen
  /** Walls of the second tone. */
  readonly toned: Pen
  readonly shade: Pen
  readonly windows: Pen
  readonly rust: Pen
  readonly rails: Pen
}

export interface Block {
  /** Where its middle is, in spans from the focus away from the sun, before the town is stretched. */
  at: number
  wide: number
  high: number
  toned?: boolean
  /** Crenellated parapet. */
  teeth?: boolean
  /** A roof of rusted iron. */
  roof?: boolean
  rows?: number
  /** Every window, none left out. */
  full?: boolean
  balconies?: boolean
}

/** The town is cut small and stretched along the quay. */
export function townX({ xAt }: Stage, at: number): number {
  return xAt((at + 0.1) * 1.26 - 0.12)
}

const WIDER = 1.27

export const HIGHER = 1.42

/** A lit front, a shaded return away from the light, rows of openings, and what tops it. */
export function cutBlock(stage: Stage, town: Town, quay: number, block: Block): void {
  const { span, sunward } = stage
  const [wide, high] = [block.wide * WIDER, block.high * HIGHER]
  const middle = townX(stage, block.at)
  const [left, right, top] = [middle - (span * wide) / 2, middle + (span * wide) / 2, quay - span * high]
  const walls = block.toned ? town.toned : town.walls
  walls.M(left, quay).V(top).H(right).V(quay).Z()
  const depth = span * wide * 0.22
  const [shadeFrom, shadeTo] = sunward < 0 ? [right - depth, right] : [left, left + depth]
  town.shade.M(shadeFrom, quay).V(top).H(shadeTo).V(quay).Z()
  if (block.teeth) {
    for (let x = left + 2; x < right - 3; x += span * 0.014) {
      walls
        .M(x, top + 1)
        .V(top - span * 0.008)
        .H(x + span * 0.007)
        .V(top + 1)
        .Z()
    }
  }
  if (block.roof) {
    town.rust
      .M(left - span * 0.006, top + 1)
      .L(left + span * 0.012, top - span * 0.024, right - span * 0.012, top - span * 0.024)
      .L(right + span * 0.006, top + 1)
      .Z()
  }
  const rows = block.rows ?? Math.max(1, Math.round(high / 0.04))
  const columns = Math.max(2, Math.round(wide / 0.03))
  cutWindows(stage, town, { left, right, quay, high, rows, columns, full: block.full ?? false })
  if (block.balconies) cutBalconies(stage, town, { left, right, quay, high, rows, columns })
}

interface Front {
  readonly left: number
  readonly right: number
  readonly quay: number
  readonly high: number
  readonly rows: number
  readonly columns: number
}

function cutWindows(
  { span, chance }: Stage,
  { windows }: Town,
  { left, right, quay, high, rows, columns, full }: Front & { full: boolean },
): void {
  const half = span * 0.0042
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!full && !chance.odds(0.8)) continue
      const x = left + ((right - left) * (column + 0.5)) / columns
      const y = quay - (span * high * (row + 0.28)) / rows
      windows
        .M(x - half, y)
        .V(y - half * 3)
        .H(x + half)
        .V(y)
        .Z()
    }
  }
}

function cutBalconies(
  { span }: Stage,
  { rails }: Town,
  { left, right, quay, high, rows, columns }: Front,
): void {
  for (let row = 1; row <= rows; row++) {
    const y = quay - (span * high * row) / rows + span * 0.004
    rails.M(left - span * 0.012, y).H(right + span * 0.012)
    for (let column = 0; column <= columns; column++) {
      const x = lerp(left - span * 0.01, right + span * 0.01, column / columns)
      rails.M(x, y).V(y + ((span * high) / rows) * 0.96)
    }
  }
}
