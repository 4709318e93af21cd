import { subsets } from '#app/features/catalogue/list/subsets.ts'
import { links } from '#app/links.ts'
import type { Goal, Group } from '#database/values/goals.ts'

/** Pure rules about a search for trips. */

/** Trips on a page of results. */
export const PAGE_SIZE = 12

/** The filters and the map: where there is no room for them, buttons elsewhere open them by these ids. */
export const FILTERS_ID = 'finder-filters'
export const MAP_ID = 'finder-map'
/** The form of the filters; the order stands outside of it. */
export const FORM_ID = 'finder-form'

export const sorts = ['closest', 'days', 'price'] as const
export type Sort = (typeof sorts)[number]

/** What is looked for. Countries are alternatives to each other, and so are goals; the four kinds add up. */
export interface FinderFilters {
  /** Country tags. */
  countries: readonly string[]
  group: Group | null
  goals: readonly Goal[]
  /** Free text: clean, at most 200 characters, empty for none. */
  words: string
  sort: Sort
  /** From 1. */
  page: number
}

export const EVERYTHING: FinderFilters = {
  countries: [],
  group: null,
  goals: [],
  words: '',
  sort: 'closest',
  page: 1,
}

/** How many trips each choice would give, all other kinds of filter unchanged; 0 where it is not named. */
export interface FinderCounts {
  countries: Record<string, number>
  groups: Record<string, number>
  goals: Record<string, number>
  anyone: number
}

/** The address of a search. */
export function finderLink(filters: Partial<FinderFilters>): string {
  const { countries, group, goals, words, sort, page } = { ...EVERYTHING, ...filters }
  return links.trips({
    fcountry: countries,
    fparty: group ?? undefined,
    ftype: goals,
    q: words || undefined,
    sort: sort === 'closest' ? undefined : sort,
    page,
  })
}

/** The four kinds of filter, from the one that costs a traveller least to give up. */
export const kinds = ['goals', 'group', 'words', 'countries'] as const
export type Kind = (typeof kinds)[number]

/** A search without some kinds of its filters, from its first page. */
export function without(filters: FinderFilters, dropped: readonly Kind[]): FinderFilters {
  const nothing = Object.fromEntries(dropped.map(kind => [kind, EVERYTHING[kind]]))
  return { ...filters, page: 1, ...nothing }
}

/** The kinds of filter in use. */
export function kindsInUse({ countries, group, goals, words }: FinderFilters): Kind[] {
  const inUse = {
    goals: goals.length > 0,
    group: group !== null,
    words: words !== '',
    countries: countries.length > 0,
  }
  return kinds.filter(kind => inUse[kind])
}

/** How many filters there are, as the reader counts them. */
export function filterCount({ countries, group, goals, words }: FinderFilters): number {
  return countries.length + goals.length + (group ? 1 : 0) + (words ? 1 : 0)
}

/** A search that asks for less than another: what it drops, or how it words it. */
export interface Looser {
  filters: FinderFilters
  dropped: readonly Kind[]
  /** The words, where they are not the ones that were typed. */
  respelled: string | null
}

/**
 * Searches close to one that found nothing, closest first: its words spelled or worded another way, then one
 * kind of filter dropped, then two, then three, and at last every trip.
 */
export function looserThan(filters: FinderFilters, wordings: readonly string[]): Looser[] {
  const reworded = wordings.map(words => ({
    filters: { ...filters, words, page: 1 },
    dropped: [],
    respelled: words,
  }))
  const dropping = subsets(kindsInUse(filters)).map(dropped => ({
    filters: without(filters, dropped),
    dropped,
    respelled: null,
  }))
  return [...reworded, ...dropping]
}

/** How many choices a search that found nothing is answered with. */
const CLOSE_ENOUGH = 5

/**
 * The nearest of the looser searches that find something. Those that drop more are left out where dropping
 * part of it is enough.
 */
export function nearest<Counted extends Looser & { count: number }>(counted: readonly Counted[]): Counted[] {
  const useful = counted.filter(({ count }) => count > 0)
  const minimal = useful.filter(
    ({ dropped }) =>
      !useful.some(
        other =>
          other.dropped.length > 0 &&
          other.dropped.length < dropped.length &&
          other.dropped.every(kind => dropped.includes(kind)),
      ),
  )
  return minimal.slice(0, CLOSE_ENOUGH)
}
