import { subsets } from '#app/features/catalogue/list/subsets.ts'
import type { Effort } from '#app/features/wish/wish.ts'
import { links } from '#app/links.ts'
import type { Goal, Group } from '#database/values/goals.ts'

/** Rules of the search for trips. */

/** Trips per page. */
export const PAGE_SIZE = 12

/** Ids of the filters and the map; buttons elsewhere open them if they are collapsed. */
export const FILTERS_ID = 'finder-filters'
export const MAP_ID = 'finder-map'
/** Id of the filters' form; the sort control is outside it. */
export const FORM_ID = 'finder-form'

export const sorts = ['closest', 'days', 'price'] as const
export type Sort = (typeof sorts)[number]

/** Range of a trip's days, inclusive; null for an open end. */
export interface DayRange {
  least: number | null
  most: number | null
}

/** Longest range of days that an address may contain. */
export const MOST_DAYS = 60

/** Lengths and budgets that the filters offer; an address may contain others. */
export const dayRanges: readonly DayRange[] = [
  { least: null, most: 7 },
  { least: 8, most: 10 },
  { least: 11, most: 14 },
  { least: 15, most: null },
]
export const budgets: readonly number[] = [1_500, 2_500, 4_000, 6_000]

/** A range of days as an address has it: 8-10, -7 and 15-. */
export function dayRangeKey({ least, most }: DayRange): string {
  return `${least ?? ''}-${most ?? ''}`
}

/**
 * A search. Filters exclude: values of one kind are alternatives, and different kinds are combined. Words exclude
 * nothing; they only determine the order.
 */
export interface FinderFilters {
  /** Country tags. */
  countries: readonly string[]
  group: Group | null
  goals: readonly Goal[]
  /** Best months of a trip, 1 to 12. */
  months: readonly number[]
  days: DayRange | null
  /** Maximum price per person for a party of two, in whole US dollars. */
  budget: number | null
  effort: Effort | null
  /** Keys of species. */
  animals: readonly string[]
  /** Free text: cleaned, at most 200 characters, empty for none. */
  words: string
  sort: Sort
  /** From 1. */
  page: number
}

export const EVERYTHING: FinderFilters = {
  countries: [],
  group: null,
  goals: [],
  months: [],
  days: null,
  budget: null,
  effort: null,
  animals: [],
  words: '',
  sort: 'closest',
  page: 1,
}

/** Number of trips for each option, with the other kinds of filter unchanged; a missing option has 0. */
export interface FinderCounts {
  countries: Record<string, number>
  groups: Record<string, number>
  goals: Record<string, number>
  months: Record<string, number>
  efforts: Record<string, number>
  /** By range of days, and by budget in dollars. */
  days: Record<string, number>
  budgets: Record<string, number>
  anyone: number
}

/** Filters that are not part of the sentence, as query parameters. */
export function unsaidQuery({ months, days, budget, effort, animals, sort }: FinderFilters) {
  return {
    fmonth: months,
    fdays: days ? dayRangeKey(days) : undefined,
    fbudget: budget ?? undefined,
    feffort: effort ?? undefined,
    fanimal: animals,
    sort: sort === 'closest' ? undefined : sort,
  }
}

/** The address of a search. */
export function finderLink(filters: Partial<FinderFilters>): string {
  const all = { ...EVERYTHING, ...filters }
  const { countries, group, goals, words, page } = all
  return links.trips({
    fcountry: countries,
    fparty: group ?? undefined,
    ftype: goals,
    q: words || undefined,
    ...unsaidQuery(all),
    page,
  })
}

/** Kinds of filter, those easiest to give up first. */
export const kinds = ['goals', 'effort', 'animals', 'budget', 'days', 'months', 'group', 'countries'] as const
export type Kind = (typeof kinds)[number]

/** A search without some kinds of filter, at its first page. */
export function without(filters: FinderFilters, dropped: readonly Kind[]): FinderFilters {
  const nothing = Object.fromEntries(dropped.map(kind => [kind, EVERYTHING[kind]]))
  return { ...filters, page: 1, ...nothing }
}

function isUsed(value: FinderFilters[Kind]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null
}

/** The kinds of filter in use. */
export function kindsInUse(filters: FinderFilters): Kind[] {
  return kinds.filter(kind => isUsed(filters[kind]))
}

/** Number of active filters; each selected value counts. */
export function filterCount(filters: FinderFilters): number {
  const of = (value: FinderFilters[Kind]) => (Array.isArray(value) ? value.length : 1)
  return kindsInUse(filters).reduce((sum, kind) => sum + of(filters[kind]), 0)
}

/** A less restrictive search, and the kinds it drops. */
export interface Looser {
  filters: FinderFilters
  dropped: readonly Kind[]
}

/** Most kinds dropped together, apart from dropping all. */
const MOST_DROPPED = 2

/**
 * Searches close to one without results, the closest first: without one kind of filter, then two, finally all. The
 * words stay, because they exclude nothing.
 */
export function looserThan(filters: FinderFilters): Looser[] {
  const inUse = kindsInUse(filters)
  return subsets(inUse)
    .filter(({ length }) => length <= MOST_DROPPED || length === inUse.length)
    .map(dropped => ({ filters: without(filters, dropped), dropped }))
}

/** Number of looser searches offered. */
const CLOSE_ENOUGH = 5

/** The closest looser searches with results. One that drops more is left out if dropping a part of it is enough. */
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
