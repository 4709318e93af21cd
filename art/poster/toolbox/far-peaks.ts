import { mist, mistTongue } from './clouds.ts'
import { mix } from './inks.ts'
import { massif } from './massif.ts'
import { lerp, type Point, range } from './numbers.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'

/** Two ranges of sharp peaks beyond a gorge, the farther one half lost. */
export function farPeaks(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const ridge = (lower: number, rise: number, perSpan: number, ink: string, shade: string) => {
    const spine = range(Math.round((width / span) * perSpan) * 2 + 1, (i, t): Point => {
      const x = lerp(-70, width + 70, t) + chance.between(-0.04, 0.04) * span
      return [
        x,
        horizon + span * (lower - (i % 2 ? rise * chance.between(0.6, 1.2) : rise * chance.between(0, 0.3))),
      ]
    })
    return massif(stage, { spine, base: horizon + span * 0.3, ink, shade, spurs: 1, fade: 0.85, step: 18 })
  }
  const [first, second, third] = inks.land
  return [
    ridge(0.02, 0.12, 4, mix(first, inks.mist, 0.3), mix(first, second, 0.35)),
    mist(stage, horizon + span * 0.05, span * 0.12, { opacity: 0.6 }),
    ridge(0.1, 0.14, 3.4, mix(first, second, 0.6), mix(second, third, 0.4)),
    mistTongue(stage, horizon + span * 0.12, span * 0.05, { opacity: 0.8 }),
  ]
}
