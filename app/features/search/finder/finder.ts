import { subsets } from '#app/features/catalogue/list/list.ts'
import { type SentenceValue, toggled } from '#app/features/search/sentence/sentence.ts'
import type { Effort } from '#app/features/wish/wish.ts'
import { links } from '#app/links.ts'
import type { Area } from '#database/values/areas.ts'
import { type Goal, type Group, MAX_GOALS } from '#database/values/goals.ts'

/** Rules of the search for trips. */

/** Trips per page. */
export const PAGE_SIZE = 12

/** Ids of the filters and the map; buttons elsewhere open them if they are collapsed. */
export const FILTERS_ID = 'finder-filters'
export const MAP_ID = 'finder-map'
/** Id of the filters' form; the sort control is outside it. */
export const FORM_ID = 'finder-form'

export const sorts = ['closest', 'newest', 'days', 'price'] as const
export type Sort = (typeof sorts)[number]

/** Range of a trip's days, inclusive; null for an open end. */
export interface DayRange {
  least: number | null
  most: number | null
}

/** Longest range of days that an address may contain. */
export const MOST_DAYS = 60

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
  /** Free text: cleaned, at most 500 characters, empty for none. */
  words: string
  sort: Sort
  /** From 1. */
  page: number
}

/** How a kind of filter is written: in the address, and as how many values of what. */
interface FilterForm {
  /** Name of its parameter in the address and of its fields in the form. */
  param: string
  many: boolean
  of: 'text' | 'number' | 'days'
}

/** A row for each kind of filter, those easiest to give up first. Their words and choices: filter-rows.ts. */
const forms = {
  goals: { param: 'ftype', many: true, of: 'text' },
  effort: { param: 'feffort', many: false, of: 'text' },
  animals: { param: 'fanimal', many: true, of: 'text' },
  budget: { param: 'fbudget', many: false, of: 'number' },
  days: { param: 'fdays', many: false, of: 'days' },
  months: { param: 'fmonth', many: true, of: 'number' },
  group: { param: 'fparty', many: false, of: 'text' },
  countries: { param: 'fcountry', many: true, of: 'text' },
} as const satisfies Record<Exclude<keyof FinderFilters, 'words' | 'sort' | 'page'>, FilterForm>

export type Kind = keyof typeof forms
export const kinds = Object.keys(forms) as readonly Kind[]
/** Kinds that the sentence above the results asks for. */
const inSentence = ['goals', 'group', 'countries'] as const satisfies readonly Kind[]

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

/** Number of trips for each choice, with the other kinds of filter unchanged; a missing choice has 0. */
export type FinderCounts = Record<Kind, Record<string, number>> & { anyone: number }

export function paramOf(kind: Kind): string {
  return forms[kind].param
}

/** The active values of a kind, as the address has them. */
export function valuesOf(filters: FinderFilters, kind: Kind): string[] {
  const value = filters[kind]
  if (value === null) return []
  if (typeof value === 'object' && 'least' in value) return [dayRangeKey(value)]
  return [value].flat().map(String)
}

/** Reads a range of days from a valid address. */
function dayRangeOf(key: string): DayRange {
  const [least = '', most = least] = key.split('-')
  return { least: least === '' ? null : Number(least), most: most === '' ? null : Number(most) }
}

/** The search with other values of one kind, as the address has them, at its first page. */
export function withValues(filters: FinderFilters, kind: Kind, values: readonly string[]): FinderFilters {
  const { many, of } = forms[kind]
  const read = { text: String, number: Number, days: dayRangeOf }[of]
  const all = values.map(value => read(value))
  return { ...filters, page: 1, [kind]: many ? all : (all[0] ?? null) }
}

/** The search with a value added, or without it if it is active. */
export function withToggled(filters: FinderFilters, kind: Kind, value: string): FinderFilters {
  return withValues(filters, kind, toggled(valuesOf(filters, kind), value))
}

/** Query of some kinds of filter. */
function queryOf(filters: FinderFilters, some: readonly Kind[]) {
  return Object.fromEntries(some.map(kind => [paramOf(kind), valuesOf(filters, kind)]))
}

/** Filters that are not part of the sentence, and the order, as query parameters. */
export function unsetQuery(filters: FinderFilters) {
  const unsaid = kinds.filter(kind => !(inSentence as readonly Kind[]).includes(kind))
  return { ...queryOf(filters, unsaid), sort: filters.sort === 'closest' ? undefined : filters.sort }
}

/**
 * Month of the trips that come first where nothing ranks them: the next one, or the next of the chosen ones. One cannot
 * leave any more in the month that it is.
 */
export function seasonOf(months: readonly number[], today: Date): number {
  const soonest = Array.from({ length: 12 }, (_, i) => ((today.getUTCMonth() + 1 + i) % 12) + 1)
  return soonest.find(month => months.length === 0 || months.includes(month)) ?? 1
}

/** The address of a search. */
export function finderLink(filters: Partial<FinderFilters>): string {
  const all = { ...EVERYTHING, ...filters }
  return links.trips({ ...queryOf(all, inSentence), q: all.words, ...unsetQuery(all), page: all.page })
}

/** A search without some kinds of filter, at its first page. */
export function without(filters: FinderFilters, dropped: readonly Kind[]): FinderFilters {
  const nothing = Object.fromEntries(dropped.map(kind => [kind, EVERYTHING[kind]]))
  return { ...filters, page: 1, ...nothing }
}

/** The kinds of filter in use. */
export function kindsInUse(filters: FinderFilters): Kind[] {
  return kinds.filter(kind => valuesOf(filters, kind).length > 0)
}

/** Number of active filters; each selected value counts. */
export function filterCount(filters: FinderFilters): number {
  return kinds.flatMap(kind => valuesOf(filters, kind)).length
}

/** A search as a wish that an address carries to the forms, and the country whose planners it goes to. */
export interface SearchWish {
  country: string | undefined
  query: Record<string, string>
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

/** Areas with prepared searches (specification, section 3). */
const AREAS_SEARCHED = ['east-africa', 'south-east-asia'] as const satisfies readonly Area[]

const presetGoals = {
  nature: ['Nature That Stuns', 'Sweeping Scenery'],
  adventure: ['Feel the Adrenaline', 'Treks & Trails'],
  culture: ['Culture & Cuisine', 'Top Sites & Highlights', 'Urban Pulse'],
  leisure: ['Leisurely Exploration', 'Unplug & Unwind', 'Zen & Wellbeing'],
} as const satisfies Record<string, readonly Goal[]>

type PresetTag = keyof typeof presetGoals
const PRESET_TAGS = Object.keys(presetGoals) as PresetTag[]

/** A prepared search. */
export interface FinderPreset {
  area: Area
  tag: PresetTag
  countries: readonly string[]
  goals: readonly Goal[]
}

/** East Africa and South-East Asia, each by nature, adventure, culture and leisure, in all of their countries. */
export function finderPresets(active: readonly { tag: string; area: Area }[]): FinderPreset[] {
  return AREAS_SEARCHED.flatMap(area => {
    const countries = active.filter(country => country.area === area).map(({ tag }) => tag)
    return PRESET_TAGS.map(tag => ({ area, tag, countries, goals: presetGoals[tag] }))
  }).filter(({ countries }) => countries.length > 0)
}

/** A part of the words: the filter it says, and the words without it. */
interface SaidPart {
  filter: Partial<FinderFilters> | null
  without: string
}

/** What the sentence shows: its filters, and where none is set what the words say. */
export function sentenceOfSearch(filters: FinderFilters, parts: readonly SaidPart[]): SentenceValue {
  const said = parts.flatMap(({ filter }) => filter ?? [])
  const { countries, group, goals } = filters
  return {
    countries: countries.length > 0 ? countries : said.flatMap(filter => filter.countries ?? []),
    group: group ?? said.flatMap(filter => filter.group ?? [])[0] ?? null,
    goals: goals.length > 0 ? goals : said.flatMap(filter => filter.goals ?? []).slice(0, MAX_GOALS),
  }
}

/** The search after a change of the sentence: words that say what was changed go, what is left of it is a filter. */
export function withSentence(
  filters: FinderFilters,
  parts: readonly SaidPart[],
  value: SentenceValue,
): FinderFilters {
  const shown = sentenceOfSearch(filters, parts)
  const changed = inSentence.filter(kind => String(value[kind]) !== String(shown[kind]))
  return {
    ...filters,
    ...Object.fromEntries(changed.map(kind => [kind, value[kind]])),
    words: parts.find(({ filter }) => changed.some(kind => filter?.[kind]))?.without ?? filters.words,
    page: 1,
  }
}
