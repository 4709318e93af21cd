import { mistTongue } from './clouds.ts'
import { forest, treeline } from './forest.ts'
import { mix } from './inks.ts'
import { rollingSkyline } from './land.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'

/** Forest on both sides: the canal was cut through it, and it comes down to the fence. */
export function canalHills(stage: Stage, horizon: number): Art {
  const { span, unit, inks } = stage
  const { land, leaf } = inks
  const ridges = [
    { y: 0.085, rise: 0.06, ink: land[0] },
    { y: 0.045, rise: 0.05, ink: mix(land[1], leaf[1], 0.2) },
  ]
  return [
    ridges.map(({ y, rise, ink }, i) => {
      const skyline = rollingSkyline(stage, horizon - span * y, span * rise, { scale: 0.008 })
      const faded = stage.gradient(
        [ink, mix(ink, inks.mist, 0.7)],
        0,
        horizon - span * (y + rise),
        0,
        horizon + span * 0.03,
      )
      return [
        treeline(stage, skyline, span * (0.012 + 0.007 * i), faded, horizon + span * 0.06),
        mistTongue(stage, horizon - span * 0.01 * i, span * 0.03, { opacity: 0.6 }),
      ]
    }),
    forest(stage, {
      y: x => horizon + span * 0.015 + Math.sin(x / 80) * span * 0.014,
      size: 36 * unit,
      ink: mix(land[3], leaf[2], 0.6),
      lit: mix(land[2], leaf[1], 0.6),
      base: horizon + span * 0.05,
      rows: 2,
      bumps: 4,
      gap: 1.3,
    }),
  ]
}

/** The woods beyond the lawns on either side, whose edge runs off along the walls. */
export function flankWoods(stage: Stage, shipX: number, horizon: number): Art {
  const { span, unit, inks } = stage
  const { land, leaf } = inks
  const edgeAt = (x: number) =>
    horizon + span * Math.max(0.05, 0.2 + 0.5 * (Math.abs(x - shipX) / span - 0.74))
  const belts = [
    { from: 0.46, lift: 0.05, size: 26, ink: mix(land[3], leaf[2], 0.7), lit: mix(land[2], leaf[1], 0.7) },
    { from: 0.72, lift: 0.11, size: 40, ink: mix(land[4], leaf[2], 0.75), lit: leaf[1] },
  ]
  return belts.map(({ from, lift, size, ink, lit }) =>
    [-1, 1].map(side => {
      const start = shipX + side * span * from
      return forest(stage, {
        ...(side < 0 ? { to: start } : { from: start }),
        y: x => Math.max(horizon + span * 0.03, edgeAt(x) - span * lift),
        below: edgeAt,
        size: size * unit,
        ink,
        lit,
        bumps: 4,
        gap: 1.3,
        rows: 2,
        litOdds: 0.6,
      })
    }),
  )
}
