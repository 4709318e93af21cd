import type { Art } from '#art/poster/toolbox/tags.ts'
import type { Build } from './toolbox/build.ts'

/** What a house stands on. */
export type Ground = 'garden' | 'forest' | 'rows' | 'plain' | 'street' | 'court' | 'water'

/** What is behind it. */
export type Backdrop = 'hills' | 'forest' | 'peaks' | 'plain' | 'bank' | 'sea' | 'town' | 'trees'

/** One kind of small house. */
export interface HouseKindDrawing {
  readonly title: string
  readonly ground: Ground
  readonly backdrop: Backdrop
  /** Where its ground lies in the picture, 0 the top to 1 the foot. */
  readonly horizon?: number
  /** Its size among the others. */
  readonly scale?: number
  /** It fills the picture from side to side; then where the disc stands over its roof. */
  readonly filling?: { readonly discAside: number; readonly discRise: number }
  /** Draws it about x = 0, some 440 wide, on the ground y = 0. */
  draw(build: Build): Art
}
