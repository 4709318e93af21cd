import type { Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'

/** Across to the right and down from the horizon, in spans, put on the canvas. */
export interface Ground {
  readonly at: (across: number) => number
  readonly yAt: (down: number) => number
}

interface Stair {
  from: Point
  to: Point
  /** How far each end drifts across by the lowest step, and how far down that lies. */
  drift: Point
  drop: number
  count: number
  sag: number
}

/** Farming steps down the right-hand slope and under the mound. */
export function farmingSteps({ at, yAt }: Ground): Pen {
  const risers = pen()
  const stair = ({ from, to, drift, drop, count, sag }: Stair) => {
    const thick = (drop / count) * 0.42
    for (let i = 0; i < count; i++) {
      const t = i / count
      const [leftX, leftY] = [from[0] + drift[0] * t, from[1] + drop * t]
      const [rightX, rightY] = [to[0] + drift[1] * t, to[1] + drop * t]
      const [middleX, middleY] = [(leftX + rightX) / 2, (leftY + rightY) / 2 + sag]
      risers
        .M(at(leftX), yAt(leftY))
        .Q(at(middleX), yAt(middleY), at(rightX), yAt(rightY))
        .L(at(rightX), yAt(rightY + thick))
        .Q(at(middleX), yAt(middleY + thick), at(leftX), yAt(leftY + thick))
        .Z()
    }
  }
  stair({ from: [0.2, 0.185], to: [0.395, 0.19], drift: [0.06, 0.18], drop: 0.25, count: 9, sag: 0.014 })
  stair({ from: [-0.36, 0.085], to: [-0.215, 0.06], drift: [-0.1, 0.015], drop: 0.09, count: 4, sag: 0.008 })
  stair({ from: [-0.5, 0.235], to: [-0.34, 0.225], drift: [-0.14, 0.03], drop: 0.2, count: 7, sag: 0.01 })
  return risers
}

/** The stepped platform and the stone that stands on it. */
export function sundial({ at, yAt }: Ground): Pen {
  const walls = pen()
  for (let step = 0; step < 3; step++) {
    const [left, right] = [at(-0.325 - step * 0.012), at(-0.255 + step * 0.014)]
    walls
      .M(left, yAt(0.012 + step * 0.016))
      .H(right)
      .V(yAt(0.022 + step * 0.016))
      .H(left)
      .Z()
  }
  return walls
    .M(at(-0.298), yAt(0.003))
    .L(at(-0.294), yAt(-0.014), at(-0.286), yAt(-0.014), at(-0.282), yAt(0.003))
    .Z()
}
