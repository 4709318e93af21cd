import { joinParts } from '#app/features/wish/join-parts.ts'
import { efforts } from '#app/features/wish/wish.ts'
import type { Named, WishInput } from '#app/features/wish/wish-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney, monthName } from '#app/text/figures.ts'
import { listInSentence, withInitial } from '#app/text/names.ts'
import { type Goal, goals, groups, MAX_GOALS, ROMANTIC } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  type DayRange,
  dayRangeKey,
  EVERYTHING,
  type FinderFilters,
  type Kind,
  kinds,
  kindsInUse,
  type Looser,
  MOST_DAYS,
  paramOf,
  sorts,
  valuesOf,
  withValues,
} from './finder.ts'

/** The kinds of filter, a row each: which values an address may hold, which the form offers, and what they are called. */

/** Values that an address may contain: country tags and keys of species. */
export interface FinderChoices {
  countries: readonly string[]
  animals: readonly string[]
}

export interface FilterOption {
  /** Value in the address. */
  value: string
  label: string
}

/** A filter of the form, in the reader's language. */
export interface FilterField {
  kind: Kind
  param: string
  legend: string
  /** Name of the empty choice. */
  any: string
  /** How it is chosen: one of a few, several of a few, or one of a long list. */
  control: 'one' | 'several' | 'list'
  options: readonly FilterOption[]
}

interface Offers {
  animals: readonly { key: string; name: string }[]
  locale: Locale
}

/** Names of what filters have keys of, as a wish has them. */
export interface FilterNames {
  animal: (key: string) => Named
}

interface FilterRow {
  /** The value as the address has it; undefined if there is none like it. */
  read: (text: string, choices: FinderChoices) => string | undefined
  /** Name of a search without this kind: "In any country". */
  loosened: () => string
  /** What it says of a trip that is asked for, with the names of what it has keys of. */
  wish: (filters: FinderFilters, named: FilterNames) => WishInput
  /** Its place in the form; without one the form has a control of its own for it. */
  field?: {
    legend: () => string
    any: () => string
    control: FilterField['control']
    /** Values offered: always the same, or those of the catalogue. */
    values: readonly string[] | ((offers: Offers) => readonly string[])
    label: (value: string, offers: Offers) => string
  }
}

/** Lengths and budgets (US dollars) that the form offers; an address may contain others. */
const dayRanges: readonly DayRange[] = [
  { least: null, most: 7 },
  { least: 8, most: 10 },
  { least: 11, most: 14 },
  { least: 15, most: null },
]
const budgets: readonly number[] = [1_500, 2_500, 4_000, 6_000]
const MOST_DOLLARS = 1_000_000

export const twoDigits = (month: number) => String(month).padStart(2, '0')

/** A trip of so many days has one night fewer. */
export function nightsOf(days: DayRange | null): NonNullable<WishInput['when']> {
  if (!days) return {}
  const nights = (count: number | null) => (count === null ? null : Math.max(0, count - 1))
  return { nights: { least: nights(days.least), most: nights(days.most) } }
}

/** The wish that the filters say. */
export function wishOfFilters(filters: FinderFilters, named: FilterNames): unknown {
  return kindsInUse(filters).reduce<unknown>(
    (wish, kind) => joinParts(wish, rows[kind].wish(filters, named)),
    {},
  )
}

/** The one of several texts that is meant, whatever its capitals. */
function known<T extends string>(text: string, among: readonly T[]): T | undefined {
  return among.find(one => one.toLowerCase() === text.toLowerCase())
}

/** A whole number within limits. */
function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** A range of days: 8-10, -7, 15- and 8. Only canonical forms are valid, so "8-x" is not. */
function readDays(text: string): string | undefined {
  const [, from = '', dash, to = ''] = /^(\d{0,2})(-?)(\d{0,2})$/.exec(text) ?? []
  const least = wholeNumber(from, 1, MOST_DAYS) ?? null
  const most = dash ? (wholeNumber(to, 1, MOST_DAYS) ?? null) : least
  const isRange = (least !== null || most !== null) && (least ?? 1) <= (most ?? MOST_DAYS)
  const key = dayRangeKey({ least, most })
  return isRange && [key, String(least)].includes(text) ? key : undefined
}

export function daysLabel({ least, most }: DayRange): string {
  if (least === null) return m.finder_days_most({ count: most ?? 0 })
  if (most === null) return m.finder_days_least({ count: least })
  return least === most ? m.tour_days({ count: least }) : m.finder_days_between({ least, most })
}

function rangeLabel(key: string): string {
  const [least = '', most = ''] = key.split('-')
  return daysLabel({ least: least === '' ? null : Number(least), most: most === '' ? null : Number(most) })
}

const effortNames = {
  easy: m.finder_effort_easy,
  moderate: m.finder_effort_moderate,
  demanding: m.finder_effort_demanding,
}

/** In the order of the form's fields and of the active filters. */
const rows: Record<Kind, FilterRow> = {
  countries: {
    read: (tag, { countries }) => known(tag, countries),
    loosened: () => m.finder_nearest_countries(),
    // Countries are those of the filters and of the words together: `countriesOf`.
    wish: () => ({}),
  },
  group: {
    read: text => known(text, groups),
    loosened: () => m.finder_nearest_group(),
    wish: ({ group }) => ({ who: { group } }),
  },
  goals: {
    read: text => known(text, goals),
    loosened: () => m.finder_nearest_goals(),
    wish: ({ goals: chosen }) => ({ what: { goals: [...chosen] } }),
  },
  months: {
    read: text => wholeNumber(text, 1, 12)?.toString(),
    loosened: () => m.finder_nearest_months(),
    wish: ({ months }) => ({ when: { months: months.map(twoDigits) } }),
    field: {
      legend: () => m.finder_month(),
      any: () => m.finder_all_months(),
      control: 'several',
      values: Array.from({ length: 12 }, (_, i) => `${i + 1}`),
      label: (month, { locale }) => withInitial(monthName(Number(month), locale)),
    },
  },
  days: {
    read: readDays,
    loosened: () => m.finder_nearest_days(),
    wish: ({ days }) => ({ when: nightsOf(days) }),
    field: {
      legend: () => m.finder_days(),
      any: () => m.finder_any_days(),
      control: 'one',
      values: dayRanges.map(dayRangeKey),
      label: rangeLabel,
    },
  },
  budget: {
    read: text => wholeNumber(text, 1, MOST_DOLLARS)?.toString(),
    loosened: () => m.finder_nearest_budget(),
    wish: ({ budget }) =>
      budget === null ? {} : { budget: { mostMinor: budget * 100, currency: 'USD', per: 'person' } },
    field: {
      legend: () => m.finder_budget(),
      any: () => m.finder_any_budget(),
      control: 'one',
      values: budgets.map(String),
      label: (dollars, { locale }) =>
        m.finder_budget_most({ amount: formatMoney(Number(dollars) * 100, 'USD', locale) }),
    },
  },
  effort: {
    read: text => known(text, efforts),
    loosened: () => m.finder_nearest_effort(),
    wish: ({ effort }) => ({ style: { effort } }),
    field: {
      legend: () => m.finder_effort(),
      any: () => m.finder_any_effort(),
      control: 'one',
      values: efforts,
      label: effort => effortNames[known(effort, efforts) ?? 'easy'](),
    },
  },
  animals: {
    read: (key, { animals }) => known(key, animals),
    loosened: () => m.finder_nearest_animals(),
    wish: ({ animals }, { animal }) => ({ what: { animals: animals.map(animal) } }),
    field: {
      legend: () => m.finder_animal(),
      any: () => m.finder_any_animal(),
      control: 'list',
      values: ({ animals }) => animals.map(({ key }) => key),
      label: (key, { animals }) => animals.find(animal => animal.key === key)?.name ?? key,
    },
  },
}

const order: readonly string[] = Object.keys(rows)
const rowKinds = kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))

/** The values that the form always offers of a kind. */
export function valuesInForm(kind: Kind): readonly string[] {
  const values = rows[kind].field?.values ?? []
  return typeof values === 'function' ? [] : values
}

/** Name of a looser search by the filters it drops: "For anyone, in any country". */
export function looserName({ dropped }: Looser, filters: FinderFilters): string {
  if (dropped.length > 1 && dropped.length === kindsInUse(filters).length) return m.finder_nearest_all()
  return listInSentence(
    dropped.map(kind => rows[kind].loosened()),
    1,
  )
}

/** The fields of the form, with the active values added to those that are offered. */
export function filterFields(filters: FinderFilters, offers: Offers): FilterField[] {
  return rowKinds.flatMap(kind => {
    const { field } = rows[kind]
    if (!field) return []
    const offered = typeof field.values === 'function' ? field.values(offers) : field.values
    const values = new Set([...offered, ...valuesOf(filters, kind)])
    return {
      kind,
      param: paramOf(kind),
      legend: field.legend(),
      any: field.any(),
      control: field.control,
      options: [...values].map(value => ({ value, label: field.label(value, offers) })),
    }
  })
}

/** Maximum length of free text, in characters. */
export const MAX_WORDS = 500
const HIGHEST_PAGE = 9_999
/** Most values of one kind in a search: goals as the specification has it (section 5), others far above any use. */
const MOST_VALUES: Partial<Record<Kind, number>> = { goals: MAX_GOALS, animals: 40 }
/** Limits for unknown values that are shown to the reader: their length and their number. */
const QUOTED = 40
const NAMED = 5

/** Removes control characters and lone surrogates, which can neither be displayed nor stored. */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{C}\uFFFD]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Whether the text contains any letter or digit. */
export function isSearchable(words: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(words)
}

/** Values of a parameter: a comma-separated list, or a repeated name, as a form without script sends it. */
function valuesIn(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .flatMap(value => value.split(',').map(clean))
    .filter(Boolean)
}

/** A parsed search, with the parts that were rejected. */
export interface FinderRequest {
  filters: FinderFilters
  /** Unknown values, shortened. */
  unknown: string[]
  /** Goals beyond the third. */
  leftOut: Goal[]
  /** Whether the words were cut at the limit. */
  cut: boolean
}

function cutWords(words: string): string {
  const letters = [...words]
  return letters.length > MAX_WORDS ? letters.slice(0, MAX_WORDS).join('').trim() : words
}

function quoted(value: string): string {
  const letters = [...value]
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('')}…` : value
}

/**
 * Parses the finder's address (specification, section 2). It never fails: unknown values are listed in `unknown` and
 * ignored.
 */
export function readFinderQuery(params: URLSearchParams, choices: FinderChoices): FinderRequest {
  const unknown: string[] = []
  const leftOut: Goal[] = []
  function sift<T>(text: string, found: T | undefined): T[] {
    if (text !== '' && found === undefined) unknown.push(quoted(text))
    return found === undefined ? [] : [found]
  }
  // No trip has the romantic type as a goal, so it is read as the group "Couple".
  const isRomantic = (kind: Kind, text: string) => kind === 'goals' && known(text, [ROMANTIC]) !== undefined
  let filters = EVERYTHING
  for (const kind of kinds.toReversed()) {
    const texts = valuesIn(params, paramOf(kind)).filter(text => !isRomantic(kind, text))
    const chosen = [...new Set(texts.flatMap(text => sift(text, rows[kind].read(text, choices))))]
    const most = MOST_VALUES[kind] ?? Number.POSITIVE_INFINITY
    if (kind === 'goals') leftOut.push(...chosen.slice(most).flatMap(text => known(text, goals) ?? []))
    if (chosen.length > 0) filters = withValues(filters, kind, chosen.slice(0, most))
  }
  const isCouple =
    filters.group === null && valuesIn(params, paramOf('goals')).some(type => isRomantic('goals', type))
  const [sort = EVERYTHING.sort] = valuesIn(params, 'sort').flatMap(text => sift(text, known(text, sorts)))
  const [page = 1] = valuesIn(params, 'page').flatMap(text => sift(text, wholeNumber(text, 1, HIGHEST_PAGE)))
  const typed = clean(params.get('q') ?? '')
  const [words = ''] = sift(typed, isSearchable(typed) ? cutWords(typed) : undefined)
  return {
    filters: {
      ...filters,
      ...(isCouple ? { group: 'Couple' } : {}),
      goals: goals.filter(goal => filters.goals.includes(goal)),
      months: filters.months.toSorted((a, b) => a - b),
      ...{ words, sort, page },
    },
    unknown: unknown.slice(0, NAMED),
    leftOut,
    cut: words !== '' && words.length < typed.length,
  }
}
