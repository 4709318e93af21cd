import { type Goal, goals, MAX_GOALS, ROMANTIC } from '#database/values/goals.ts'
import { type FinderChoices, known, readFilter, wholeNumber } from './filter-rows.ts'
import { EVERYTHING, type FinderFilters, type Kind, kinds, paramOf, sorts, withValues } from './finder.ts'

/** Maximum length of free text, in characters. */
export const MAX_WORDS = 200
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
    const chosen = [...new Set(texts.flatMap(text => sift(text, readFilter(kind, text, choices))))]
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
