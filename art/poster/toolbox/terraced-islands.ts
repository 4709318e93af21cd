import { mix } from './inks.ts'
import { first, last, leftToRight, nth, plot } from './numbers.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'
import { terracedHill } from './terraced-hill.ts'
import { reflection } from './water.ts'

export interface Island {
  /** Across toward the sun, and up from the water, in spans. */
  readonly outline: readonly number[]
  /** How far below the far shore its own waterline is. */
  readonly near: number
  readonly levels: number
  readonly size: number
  /** Left out, as many as its plane shows. */
  readonly houses?: number
}

/** An island or a tongue of land, and its picture in the water; `plane` 0 is far, 2 near. */
export function island(
  stage: Stage,
  shore: number,
  { outline, near, levels, size, houses }: Island,
  plane: 0 | 1 | 2,
): Art {
  const { width, span, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const base = shore + span * near
  const stretch = chance.between(0.82, 1.25)
  const drift = chance.between(-0.07, 0.07)
  const skyline = leftToRight(
    plot(
      outline,
      across => xAt(across + drift),
      up => base - span * up * stretch * chance.between(0.97, 1.04),
    ),
  )
  const ground = [mix(land[1], leaf[1], 0.35), mix(land[2], leaf[1], 0.45), mix(land[3], leaf[2], 0.6)][plane]
  const ink = ground ?? leaf[2]
  const [start, end] = [Math.max(0, first(skyline)[0]), Math.min(width, last(skyline)[0])]
  if (nth(skyline, skyline.length - 2)[0] < 0 || start > width) return ''
  const faded = stage.gradient([ink, mix(ink, inks.mist, 0.3)], 0, base - span * 0.2, 0, base)
  return [
    plane > 0 &&
      reflection(stage, (start + end) / 2, base + 3, (end - start) * 0.9, span * 0.05 * (plane + 1), ink, {
        opacity: 0.4,
      }),
    terracedHill(stage, {
      skyline,
      base,
      ground: faded,
      fields: [mix(ink, leaf[0], 0.45), mix(ink, leaf[0], 0.22), mix(ink, inks.sand[1], 0.32)],
      trees: mix(ink, land[5], 0.2 + plane * 0.1),
      size: span * size,
      levels,
      houses: houses ?? plane * 3,
    }),
  ]
}
