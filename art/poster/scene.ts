import type { PaletteName } from './palettes.ts'
import type { Stage } from './toolbox/stage.ts'
import type { Art } from './toolbox/tags.ts'

/** One kind of picture: it evokes a place without documenting it. */
export interface Scene {
  readonly title: string
  /** The hour in which it is drawn by default. */
  readonly best: PaletteName
  /** False if the skyline must not be mirrored. */
  readonly mirror?: false
  /** The camera's nearest and farthest position: factors of the short side. */
  readonly zoom?: readonly [farthest: number, nearest: number]
  draw(stage: Stage): Art
}
