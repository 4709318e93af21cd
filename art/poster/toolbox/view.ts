import { streaks } from './clouds.ts'
import { treeline } from './forest.ts'
import { rollingSkyline } from './land.ts'
import { foliage } from './leaves.ts'
import { sky } from './sky.ts'
import { type Disc, farEdge, nearEdge, type Stage } from './stage.ts'
import type { Art } from './tags.ts'

type Span = readonly [least: number, most: number]

export interface View {
  readonly horizon: number
  readonly sun: Disc
}

interface ViewOptions {
  /** Where the horizon lies, in heights from the top. */
  horizon: Span
  /** How far the disc hangs from the subject and over the horizon, in spans. */
  across?: Span
  up?: Span
  r?: number
}

/** Chooses where the horizon lies and hangs the disc over it. */
export function chooseView(
  stage: Stage,
  { horizon: level, across = [0.26, 0.44], up = [0.16, 0.3], r = 0.16 }: ViewOptions,
): View {
  const { height, span, chance, xAt } = stage
  const horizon = height * chance.between(...level)
  const x = xAt(chance.between(...across))
  return { horizon, sun: stage.hang({ x, y: horizon - span * chance.between(...up), r: span * r }) }
}

/** The sky with its disc, and bars of cloud over the subject and across the disc. */
export function clearSky(stage: Stage, { horizon, sun }: View): Art {
  const { height, span, inks, sunward, xAt } = stage
  return [
    sky(stage, { horizon, sun }),
    streaks(stage, xAt(-0.35), height * 0.12, span * 0.5, 3, inks.mist, { opacity: 0.75 }),
    streaks(stage, sun.x + sunward * span * 0.07, sun.y + span * 0.06, span * 0.46, 3, inks.mist, {
      opacity: 0.85,
    }),
  ]
}

interface WoodsOptions {
  ink: string
  /** In spans. */
  rise?: number
  size?: number
  base?: number
}

/** A belt of trees right across the picture, standing on `y`. */
export function woods(
  stage: Stage,
  y: number,
  { ink, rise = 0.02, size = 0.02, base = stage.height }: WoodsOptions,
): Art {
  const { span } = stage
  return treeline(stage, rollingSkyline(stage, y, span * rise, { scale: 0.009 }), span * size, ink, base)
}

/** Dark leaves in both lower corners, the larger ones on the subject's side. */
export function cornerLeaves(stage: Stage, near = 1.8, far = 1.5): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    foliage(stage, nearEdge(stage, -0.01), height * 1.05, unit * near, {
      ...tones,
      spread: sunward > 0 ? [-115, -10] : [-170, -65],
    }),
    foliage(stage, farEdge(stage, -0.01), height * 1.06, unit * far, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-170, -85] : [-95, -10],
    }),
  ]
}
