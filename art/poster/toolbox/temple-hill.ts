import { mist, mistTongue } from './clouds.ts'
import { forest, treeline } from './forest.ts'
import { mix } from './inks.ts'
import { acrossFrame } from './land.ts'
import { massif } from './massif.ts'
import { lerp, type Point, range } from './numbers.ts'
import { palm } from './palms.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'
import { giltStupa, wat } from './wat.ts'

export function farHills(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const [first, second, third] = inks.land
  const ridge = (y: number, rise: number, perSpan: number, ink: string, shade: string, fade: number) => {
    const spine = range(Math.round((width / span) * perSpan) * 2 + 1, (i, t): Point => {
      const x = lerp(-80, width + 80, t) + chance.between(-0.05, 0.05) * span
      return [x, y - span * rise * (i % 2 ? chance.between(0.55, 1.25) : chance.between(0, 0.25))]
    })
    return massif(stage, {
      spine,
      base: horizon + span * 0.01,
      ink,
      shade,
      spurs: 1,
      fade,
      step: 34,
      rough: 0.2,
    })
  }
  return [
    ridge(horizon - span * 0.05, 0.2, 3, first, mix(first, second, 0.55), 0.75),
    mist(stage, horizon - span * 0.07, span * 0.1, { opacity: 0.55 }),
    ridge(horizon - span * 0.02, 0.13, 3.4, second, mix(second, third, 0.55), 0.65),
    mistTongue(stage, horizon - span * 0.03, span * 0.035, { opacity: 0.75 }),
  ]
}

export function farBank(stage: Stage, horizon: number): Art {
  const { span, chance, inks } = stage
  const trees = acrossFrame(stage, 9, () => horizon - span * chance.between(0.012, 0.04))
  return treeline(stage, trees, span * 0.02, mix(inks.land[2], inks.leaf[1], 0.35), horizon + 3)
}

export interface TempleHill {
  readonly horizon: number
  /** Where its top is, in spans toward the sun; and how high. */
  readonly at: number
  readonly rise: number
}

function hillTop({ span }: Stage, { horizon, at, rise }: TempleHill, across: number): number {
  const hill = rise * Math.exp(-(((across - at) / 0.2) ** 2))
  const shoulder = 0.035 * Math.exp(-(((across + 0.75) / 0.4) ** 2))
  return horizon + span * 0.01 - span * hill - span * shoulder - span * 0.02
}

/** The wooded hill with a gilded stupa on top, and temple roofs among the palms at its foot. */
export function templeOnHill(stage: Stage, hill: TempleHill, crownId: string): Art {
  const { span, unit, chance, inks, focusX, sunward, xAt } = stage
  const { land, leaf } = inks
  const { horizon, at } = hill
  const [from, to] = [xAt(-1.9), xAt(0.32)]
  return [
    giltStupa(stage, xAt(at), hillTop(stage, hill, at) - span * 0.008, unit * 1.5),
    forest(stage, {
      from: Math.min(from, to),
      to: Math.max(from, to),
      y: x => hillTop(stage, hill, ((x - focusX) * sunward) / span) + span * 0.025,
      size: span * 0.034,
      ink: mix(land[3], leaf[2], 0.6),
      lit: mix(leaf[1], land[2], 0.25),
      base: horizon + span * 0.012,
      rows: 2,
      bumps: 4,
      gap: 1.5,
    }),
    wat(stage, xAt(at - 0.17), horizon + span * 0.004, unit * 0.92),
    wat(stage, xAt(at + 0.15), horizon + span * 0.006, unit * 0.72),
    [-0.3, 0.04, 0.26, 0.33].map(off =>
      palm(crownId, xAt(at + off), horizon + span * 0.012, span * chance.between(0.08, 0.13), {
        lean: chance.between(-0.15, 0.15),
        ink: leaf[3],
        scale: unit * 0.28,
      }),
    ),
  ]
}

export function sandbar({ span, inks, xAt }: Stage, horizon: number): Art {
  const yAt = (down: number) => horizon + span * down
  const bar = pen()
    .M(xAt(0.5), yAt(0.045))
    .Q(xAt(0.8), yAt(0.022), xAt(1.2), yAt(0.02))
    .L(xAt(2.6), yAt(0.02), xAt(2.6), yAt(0.07))
    .Q(xAt(0.9), yAt(0.075), xAt(0.5), yAt(0.045))
    .Z()
  return fill(bar, inks.sand[0])
}
