import { z } from 'zod'
import { MAX_GOALS, ROMANTIC } from '#app/features/search/sentence/sentence.ts'
import { type Goal, goals, groups } from '#database/values/goals.ts'
import { type FinderFilters, sorts } from './finder.ts'

/** Characters of free text that are searched. */
export const MAX_WORDS = 200
const HIGHEST_PAGE = 9_999
/** Of values that are not known, so many letters and so many of them are repeated to the reader. */
const QUOTED = 40
const NAMED = 5

/** Text without what neither a reader nor the database can take: control characters, halves of characters. */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{C}\uFFFD]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Whether there is anything in it that a search can look for. */
export function isSearchable(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words)
}

/** A comma list, or the same name several times: a form without script sends the latter. */
const list = z
  .array(z.string())
  .transform(values => values.flatMap(value => value.split(',').map(clean)).filter(Boolean))
const one = list.transform(values => values[0] ?? '')

const finderQuery = z.object({
  fcountry: list,
  fparty: one,
  ftype: list,
  q: z.array(z.string()).transform(values => clean(values[0] ?? '')),
  sort: one,
  page: one,
})

/** A search as it was asked for, with what could not be taken from it. */
export interface FinderRequest {
  filters: FinderFilters
  /** Values that are not known, shortened. */
  unknown: string[]
  /** Goals beyond the third. */
  leftOut: Goal[]
  /** Whether the words were longer than is searched. */
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

function pageOf(text: string): number | undefined {
  const page = /^\d+$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= HIGHEST_PAGE ? page : undefined
}

function quoted(value: string): string {
  const letters = [...value]
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('')}…` : value
}

/**
 * Reads the finder's address (specification, section 2). It never fails: what is not known is named in
 * `unknown` and searched without.
 */
export function readFinderQuery(params: URLSearchParams, countryTags: readonly string[]): FinderRequest {
  const names = Object.keys(finderQuery.shape)
  const asked = finderQuery.parse(Object.fromEntries(names.map(name => [name, params.getAll(name)])))
  const unknown: string[] = []
  function sift<T>(value: string, found: T | undefined): T[] {
    if (value !== '' && found === undefined) unknown.push(quoted(value))
    return found === undefined ? [] : [found]
  }
  const countries = once(asked.fcountry.flatMap(tag => sift(tag, known(tag, countryTags))))
  // The type that a romantic page presets is nothing trips are found by: it is a couple's.
  const romantic = asked.ftype.some(type => known(type, [ROMANTIC]))
  const types = asked.ftype.filter(type => !known(type, [ROMANTIC]))
  const chosen = once(types.flatMap(goal => sift(goal, known(goal, goals))))
  const [group = romantic ? 'Couple' : null] = sift(asked.fparty, known(asked.fparty, groups))
  const [sort = 'closest'] = sift(asked.sort, known(asked.sort, sorts))
  const [page = 1] = sift(asked.page, pageOf(asked.page))
  const [words = ''] = sift(asked.q, isSearchable(asked.q) ? cutWords(asked.q) : undefined)
  return {
    filters: { countries, group, goals: inOrder(chosen.slice(0, MAX_GOALS)), words, sort, page },
    unknown: unknown.slice(0, NAMED),
    leftOut: chosen.slice(MAX_GOALS),
    cut: words !== '' && words.length < asked.q.length,
  }
}
