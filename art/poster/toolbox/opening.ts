import { streaks } from './clouds.ts'
import { foliage } from './leaves.ts'
import { sky } from './sky.ts'
import { type Disc, farEdge, nearEdge, type Stage } from './stage.ts'
import type { Art } from './tags.ts'

/** The sky down to a horizon, its disc, a bar of cloud across the disc and one over the subject. */
export function openSky(stage: Stage, horizon: number, sun: Disc): Art {
  const { height, span, inks, sunward, xAt } = stage
  return [
    sky(stage, { horizon, sun }),
    streaks(stage, xAt(-0.36), height * 0.12, span * 0.56, 3, inks.mist, { opacity: 0.8 }),
    streaks(stage, sun.x + sunward * span * 0.06, sun.y + span * 0.05, span * 0.48, 3, inks.mist, {
      opacity: 0.9,
    }),
  ]
}

interface Corners {
  /** Scale of the leaves in the subject's corner and in the other one; 0 leaves a corner bare. */
  near?: number
  far?: number
  kinds?: readonly ['banana' | 'fern', ...('banana' | 'fern')[]]
}

/** Dark leaves in the lower corners: the frame of a forest view. */
export function leafyCorners(
  stage: Stage,
  { near = 1.8, far = 1.4, kinds = ['banana', 'fern'] }: Corners = {},
): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3], kinds }
  return [
    near > 0 &&
      foliage(stage, nearEdge(stage, 0), height * 1.04, unit * near, {
        ...tones,
        spread: sunward > 0 ? [-125, -12] : [-168, -55],
      }),
    far > 0 &&
      foliage(stage, farEdge(stage, -0.01), height * 1.05, unit * far, {
        ...tones,
        count: 4,
        spread: sunward > 0 ? [-168, -92] : [-88, -12],
      }),
  ]
}
