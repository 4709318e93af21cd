import type { ListFilter, Looser } from './catalogue.ts'

/** A named link; `link` is the authored path. */
export interface NamedLink {
  label: string
  link: string
}

/** The country of a list, with related links. */
export interface ListCountry {
  tag: string
  name: string
  /** Its vacation themes. */
  themes: NamedLink[]
  /** Its habitats and interests. */
  highlights: NamedLink[]
  /** Its tour types that have a page. */
  types: NamedLink[]
}

/** A filtered list with its filters. */
export interface NarrowedList<Item> {
  filter: ListFilter
  items: Item[]
  /** Number of items without filters. */
  total: number
  /** Looser filters offered for an empty list. */
  looser: Looser[]
}
