import { subsets } from '#app/features/catalogue/list/subsets.ts'
import type { Effort } from '#app/features/search/understanding/understanding.ts'
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

export const efforts = ['easy', 'moderate', 'demanding'] as const satisfies readonly Effort[]

/** Days of a trip, both ends in; null where an end is open. */
export interface DayRange {
  least: number | null
  most: number | null
}

/** A longer range of days is none of an address. */
export const MOST_DAYS = 60

/** The lengths and budgets that the filters offer; an address may say others. */
export const dayRanges: readonly DayRange[] = [
  { least: null, most: 7 },
  { least: 8, most: 10 },
  { least: 11, most: 14 },
  { least: 15, most: null },
]
export const budgets: readonly number[] = [1_500, 2_500, 4_000, 6_000]

/** 8-10, -7 and 15-: a range of days in an address. */
export function dayRangeKey({ least, most }: DayRange): string {
  return `${least ?? ''}-${most ?? ''}`
}

/**
 * What is looked for. Filters exclude: several choices of one kind are alternatives, the kinds add up. Words exclude
 * nothing: what they are understood to ask for decides the order.
 */
export interface FinderFilters {
  /** Country tags. */
  countries: readonly string[]
  group: Group | null
  goals: readonly Goal[]
  /** Months that trips are best in, 1 to 12. */
  months: readonly number[]
  days: DayRange | null
  /** The most a trip may cost each of two, in whole US dollars. */
  budget: number | null
  effort: Effort | null
  /** Keys of species. */
  animals: readonly string[]
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
  months: [],
  days: null,
  budget: null,
  effort: null,
  animals: [],
  words: '',
  sort: 'closest',
  page: 1,
}

/** How many trips each choice would give, all other kinds of filter unchanged; 0 where it is not named. */
export interface FinderCounts {
  countries: Record<string, number>
  groups: Record<string, number>
  goals: Record<string, number>
  months: Record<string, number>
  efforts: Record<string, number>
  /** By the key of a range of days, and by the dollars of a budget. */
  days: Record<string, number>
  budgets: Record<string, number>
  anyone: number
}

/** Filters that the sentence does not say, as an address says them. */
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

/** The kinds of filter, from the one that costs a traveller least to give up. */
export const kinds = ['goals', 'effort', 'animals', 'budget', 'days', 'months', 'group', 'countries'] as const
export type Kind = (typeof kinds)[number]

/** A search without some kinds of its filters, from its first page. */
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

/** How many filters there are, as the reader counts them. */
export function filterCount(filters: FinderFilters): number {
  const of = (value: FinderFilters[Kind]) => (Array.isArray(value) ? value.length : 1)
  return kindsInUse(filters).reduce((sum, kind) => sum + of(filters[kind]), 0)
}

/** A search that asks for less than another, and what it drops. */
export interface Looser {
  filters: FinderFilters
  dropped: readonly Kind[]
}

/** So many kinds of filter are dropped together, short of all of them. */
const MOST_DROPPED = 2

/**
 * Searches close to one that found nothing, closest first: one kind of filter dropped, then two, and at last all.
 * The words stay: they exclude nothing.
 */
export function looserThan(filters: FinderFilters): Looser[] {
  const inUse = kindsInUse(filters)
  return subsets(inUse)
    .filter(({ length }) => length <= MOST_DROPPED || length === inUse.length)
    .map(dropped => ({ filters: without(filters, dropped), dropped }))
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
