import { z } from 'zod'
import { efforts, MAX_GOALS, ROMANTIC } from '#app/features/wish/wish.ts'
import { type Goal, goals, groups } from '#database/values/goals.ts'
import { type DayRange, dayRangeKey, type FinderFilters, MOST_DAYS, sorts } from './finder.ts'

/** Maximum length of free text, in characters. */
export const MAX_WORDS = 200
const HIGHEST_PAGE = 9_999
const MOST_DOLLARS = 1_000_000
/** Maximum number of species in one search. */
const MOST_ANIMALS = 40
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
  return /[\p{L}\p{N}]/u.test(words)
}

/** A comma-separated list, or a repeated name, as a form without script sends it. */
const list = z
  .array(z.string())
  .transform(values => values.flatMap(value => value.split(',').map(clean)).filter(Boolean))
const one = list.transform(values => values[0] ?? '')

const finderQuery = z.object({
  fcountry: list,
  fparty: one,
  ftype: list,
  fmonth: list,
  fdays: one,
  fbudget: one,
  feffort: one,
  fanimal: list,
  q: z.array(z.string()).transform(values => clean(values[0] ?? '')),
  sort: one,
  page: one,
})

/** Values that an address may contain: country tags and keys of species. */
export interface FinderChoices {
  countries: readonly string[]
  animals: readonly string[]
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

function known<T extends string>(value: string, among: readonly T[]): T | undefined {
  return among.find(one => one.toLowerCase() === value.toLowerCase())
}

function inOrder(chosen: readonly Goal[]): Goal[] {
  return goals.filter(goal => chosen.includes(goal))
}

function once<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

function cutWords(words: string): string {
  const letters = [...words]
  return letters.length > MAX_WORDS ? letters.slice(0, MAX_WORDS).join('').trim() : words
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** Parses a range of days: 8-10, -7, 15- and 8. */
function daysOf(text: string): DayRange | undefined {
  const [, from = '', dash, to = ''] = /^(\d{0,2})(-?)(\d{0,2})$/.exec(text) ?? []
  const least = wholeNumber(from, 1, MOST_DAYS) ?? null
  const most = dash ? (wholeNumber(to, 1, MOST_DAYS) ?? null) : least
  const isRange = (least !== null || most !== null) && (least ?? 1) <= (most ?? MOST_DAYS)
  const range = { least, most }
  // Only canonical forms are valid, so "8-x" is not.
  return isRange && [dayRangeKey(range), String(least)].includes(text) ? range : undefined
}

function pageOf(text: string): number | undefined {
  const page = /^\d+$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= HIGHEST_PAGE ? page : undefined
}

function quoted(value: string): string {
  const letters = [...value]
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('')}…` : value
}

/**
 * Parses the finder's address (specification, section 2). It never fails: unknown values are listed in `unknown` and
 * ignored.
 */
export function readFinderQuery(
  params: URLSearchParams,
  { countries: countryTags, animals: animalKeys }: FinderChoices,
): FinderRequest {
  const names = Object.keys(finderQuery.shape)
  const asked = finderQuery.parse(Object.fromEntries(names.map(name => [name, params.getAll(name)])))
  const unknown: string[] = []
  function sift<T>(value: string, found: T | undefined): T[] {
    if (value !== '' && found === undefined) unknown.push(quoted(value))
    return found === undefined ? [] : [found]
  }
  const countries = once(asked.fcountry.flatMap(tag => sift(tag, known(tag, countryTags))))
  // No trip has the romantic type as a goal, so it is read as the group "Couple".
  const romantic = asked.ftype.some(type => known(type, [ROMANTIC]))
  const types = asked.ftype.filter(type => !known(type, [ROMANTIC]))
  const chosen = once(types.flatMap(goal => sift(goal, known(goal, goals))))
  const [group = romantic ? 'Couple' : null] = sift(asked.fparty, known(asked.fparty, groups))
  const [sort = 'closest'] = sift(asked.sort, known(asked.sort, sorts))
  const [page = 1] = sift(asked.page, pageOf(asked.page))
  const months = once(asked.fmonth.flatMap(month => sift(month, wholeNumber(month, 1, 12))))
  const [days = null] = sift(asked.fdays, daysOf(asked.fdays))
  const [budget = null] = sift(asked.fbudget, wholeNumber(asked.fbudget, 1, MOST_DOLLARS))
  const [effort = null] = sift(asked.feffort, known(asked.feffort, efforts))
  const animals = once(asked.fanimal.flatMap(key => sift(key, known(key, animalKeys)))).slice(0, MOST_ANIMALS)
  const [words = ''] = sift(asked.q, isSearchable(asked.q) ? cutWords(asked.q) : undefined)
  return {
    filters: {
      ...{ countries, group, goals: inOrder(chosen.slice(0, MAX_GOALS)) },
      ...{ months: months.toSorted((a, b) => a - b), days, budget, effort, animals, words, sort, page },
    },
    unknown: unknown.slice(0, NAMED),
    leftOut: chosen.slice(MAX_GOALS),
    cut: words !== '' && words.length < asked.q.length,
  }
}
