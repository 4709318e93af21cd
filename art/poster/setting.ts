import type { PaletteName } from './palettes.ts'

/** Where a kind of poster is true, and what it is about. */
export interface Setting {
  /** The hours it prints well in, the best one first. */
  readonly hours: readonly [PaletteName, ...PaletteName[]]
  /** Slugs of the countries where one could stand in front of it. */
  readonly countries: readonly string[]
  /** Keys of the habitats it can stand for. */
  readonly habitats: readonly string[]
  /** Beginnings of words that name it. */
  readonly subjects: readonly string[]
}
