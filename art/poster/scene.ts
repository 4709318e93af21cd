import type { PaletteName } from './palettes.ts'
import type { Stage } from './toolbox/stage.ts'
import type { Art } from './toolbox/tags.ts'

/** One kind of picture: a place evoked, not documented. */
export interface Scene {
  readonly title: string
  /** The hour it is printed in unless another is asked for. */
  readonly best: PaletteName
  /** False for a skyline that is true one way round only. */
  readonly mirror?: false
  /** Nearest and farthest the camera may stand: factors of the short side. */
  readonly zoom?: readonly [farthest: number, nearest: number]
  draw(stage: Stage): Art
}
