import type { Art } from '#art/poster/toolbox/tags.ts'
import type { Build } from './toolbox/build.ts'

/** The ground under a house. */
export type Ground = 'garden' | 'forest' | 'rows' | 'plain' | 'street' | 'court' | 'water'

/** What is behind it. */
export type Backdrop = 'hills' | 'forest' | 'peaks' | 'plain' | 'bank' | 'sea' | 'town' | 'trees'

/** One kind of small house. */
export interface HouseKindDrawing {
  readonly title: string
  readonly ground: Ground
  readonly backdrop: Backdrop
  /** The y of its ground in the picture, from 0 at the top to 1 at the foot. */
  readonly horizon?: number
  /** Its size among the others. */
  readonly scale?: number
  /** Set if it fills the picture from side to side; then the position of the disc over its roof. */
  readonly filling?: { readonly discAside: number; readonly discRise: number }
  /** Draws it about x = 0, some 440 wide, on the ground y = 0. */
  draw(build: Build): Art
}
