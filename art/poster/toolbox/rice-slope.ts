import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { acrossFrame, slab } from './land.ts'
import { clamp, lerp, nth, type Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Disc, Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

export const FIELDS = 12

/** Which of seven fields in turn stand under water. */
const WET = [true, true, false, true, true, false, true]

export interface Slope {
  readonly horizon: number
  readonly steep: number
  readonly start: number
}

/** The upper edge of a field: the hillside swells at the focus and falls away toward the light. */
export function contour(stage: Stage, { horizon, steep, start }: Slope, number: number): Point[] {
  const { width, height, span, focusX, sunward } = stage
  const t = number / FIELDS
  const y = horizon + span * 0.03 + (height - horizon) * 1.05 * t ** 1.45
  const swell = span * lerp(0.02, 0.14, t)
  const contourY = (x: number) => {
    const across = ((x - focusX) * sunward) / span
    const e = clamp((0.45 - across) / 1.1)
    const climb = span * steep * e * e * (3 - 2 * e) * (1 - t * 0.72)
    const slow = swell * 0.5 * Math.sin(across * lerp(10, 4.4, t) + start + number * 0.8)
    return y - climb + slow + swell * 0.2 * Math.sin(across * 16 + number * 2.1)
  }
  return acrossFrame(stage, Math.round((width / span) * 7) + 3, contourY, 60)
}

export function field(
  stage: Stage,
  { start }: Slope,
  edge: readonly Point[],
  number: number,
  sun: Disc,
): Art {
  const { height, span, inks } = stage
  const { leaf, water } = inks
  const t = number / FIELDS
  const wet = nth(WET, (number + Math.trunc(start)) % WET.length)
  const lip = span * lerp(0.006, 0.03, t)
  const ink = wet
    ? mix(mix(water[1], BLUE, 0.35), water[0], 0.2 + 0.28 * (number % 3))
    : mix(leaf[0], leaf[1], 0.25 + 0.5 * t)
  const printed = slab(
    stage,
    edge,
    [
      [-lip * 0.75, mix(leaf[1], leaf[0], 0.35)],
      [0, mix(leaf[2], leaf[3], 0.2 + 0.6 * t)],
      [lip, ink],
    ],
    height * 1.25,
  )
  return [
    printed,
    !wet && rice(stage, edge, lip, t),
    wet && number > 2 && glints(stage, edge, lip, t),
    wet && number > 1 && sunInWater(stage, edge, lip, number, sun),
  ]
}

function rice({ span, chance, inks }: Stage, edge: readonly Point[], lip: number, t: number): Art {
  const tufts = pen()
  for (let i = 0; i < 20; i++) {
    const [fromX, fromY] = nth(edge, chance.whole(0, edge.length - 2))
    const x = fromX + chance() * 60
    const y = fromY + lip + chance.between(0.15, 0.9) * span * lerp(0.02, 0.09, t)
    const high = span * lerp(0.006, 0.018, t)
    tufts
      .M(x - high * 0.6, y)
      .L(x - high * 0.8, y - high, x - high * 0.1, y - high * 0.3)
      .L(x + high * 0.2, y - high * 1.2, x + high * 0.5, y)
      .Z()
  }
  return fill(tufts, inks.leaf[2])
}

function glints({ span, chance, inks }: Stage, edge: readonly Point[], lip: number, t: number): Art {
  const lights = pen()
  for (let i = 0; i < 5; i++) {
    const [x, y] = nth(edge, chance.whole(1, edge.length - 2))
    const glintX = x + chance() * 50
    lights.lens(
      glintX,
      y + lip + span * lerp(0.01, 0.06, t) * chance(),
      span * lerp(0.04, 0.14, t),
      1.6 + t * 1.6,
    )
  }
  return fill(lights, inks.paper, { opacity: 0.65 })
}

function sunInWater(
  { span, chance }: Stage,
  edge: readonly Point[],
  lip: number,
  number: number,
  sun: Disc,
): Art {
  const t = number / FIELDS
  const below = edge.find(([x]) => x > sun.x)
  if (!below) return
  const y = below[1] + lip * 1.5 + span * 0.008 * number * 0.4
  const light = pen().lens(
    sun.x + chance.between(-8, 8),
    y,
    span * lerp(0.1, 0.2, t),
    span * lerp(0.004, 0.013, t),
  )
  return fill(light, RED, { opacity: 0.85 })
}

/** y of the contour's point nearest to x. */
export function groundNear(x: number, edge: readonly Point[]): number {
  return edge.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1]
}
