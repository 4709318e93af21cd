import type { PaletteName } from './palettes.ts'

/** The countries in which a kind of poster is true, and its subject. */
export interface Setting {
  /** The hours that suit it, the best one first. */
  readonly hours: readonly [PaletteName, ...PaletteName[]]
  /** Slugs of the countries in which this view exists. */
  readonly countries: readonly string[]
  /** Keys of the habitats it can represent. */
  readonly habitats: readonly string[]
  /** Beginnings of words that name it. */
  readonly subjects: readonly string[]
  /** Whether it shows something that people do: it then goes before a view of where they do it. */
  readonly activity?: true
}
