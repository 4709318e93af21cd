import type { ListFilter, Looser } from './catalogue.ts'

/** Something with a page, by its name; `link` is the authored path. */
export interface NamedLink {
  label: string
  link: string
}

/** The country of a list, and the ways on from it. */
export interface ListCountry {
  tag: string
  name: string
  /** Kinds of vacation there. */
  themes: NamedLink[]
  /** Its habitats and interests. */
  highlights: NamedLink[]
  /** Its kinds of day with a page. */
  types: NamedLink[]
}

/** A list, narrowed: what it offers to narrow it by, and what it holds. */
export interface NarrowedList<Item> {
  filter: ListFilter
  items: Item[]
  /** How much there is when nothing is asked. */
  total: number
  /** Where an empty list leads on to. */
  looser: Looser[]
}
