import type { PaletteName } from '#art/poster/palettes.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import type { Bench } from './toolbox/bench.ts'

/**
 * One plant or animal and how it is drawn. A new one is a file in a room of `species/` and a line in
 * `species/registry.ts`. Cut the silhouette first, then its tones, then what a naturalist looks for:
 * toes, bill, scutes, markings. Keep it two thirds of the field, with one disc behind and one red.
 */
export interface Species {
  /** Genus and species. */
  readonly latin: string
  /** The hour in which it is drawn by default. */
  readonly best: PaletteName
  draw(bench: Bench): Art
}
