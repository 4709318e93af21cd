import { mistTongue } from './clouds.ts'
import { treeline } from './forest.ts'
import { mix } from './inks.ts'
import { rollingSkyline } from './land.ts'
import { lerp, range } from './numbers.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'

/** Wooded hills one behind another, with mist between. */
export function mistyHills(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const { land, leaf } = inks
  return range(3, (i, near) => {
    const y = horizon - span * lerp(0.14, 0.0, near)
    const skyline = rollingSkyline(stage, y, span * lerp(0.11, 0.05, near), {
      scale: lerp(0.0045, 0.008, near),
      step: 46,
    })
    const ink = mix([land[0], land[1], land[2]][i] ?? land[2], leaf[1], near * 0.3)
    const tones = [ink, mix(ink, inks.mist, 0.75)]
    return [
      treeline(
        stage,
        skyline,
        span * lerp(0.016, 0.028, near),
        stage.gradient(tones, 0, y - span * 0.08, 0, y + span * 0.14),
      ),
      mistTongue(stage, y + span * 0.08, span * 0.04, { opacity: 0.75 }),
    ]
  })
}
