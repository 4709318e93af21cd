import { splitAges } from '#app/features/wish/split-ages.ts'
import { efforts, flexibilities, paces } from '#app/features/wish/wish.ts'
import { textsOfQuery, type WishFieldName, type WishTexts } from '#app/features/wish/wish-fields.ts'
import { queryOfTexts } from '#app/features/wish/wish-query.ts'
import { goals, groups, MAX_GOALS, ROMANTIC, type TripType } from '#database/values/goals.ts'
import {
  ADULT,
  ADULTS,
  type Answers,
  budgets,
  CHILD,
  comforts,
  DAYS,
  inSteps,
  monthsToChoose,
  type PlanningField,
  sleeps,
} from './planning.ts'
import type { PlanningCountry, Wish } from './planning-schema.ts'

type Choices = Pick<PlanningCountry, 'tag' | 'places' | 'likes' | 'doings'>

/** The valid values that an address is checked against. */
export interface Known {
  /** Tag of the country. */
  country: string
  /** YYYY-MM-DD. */
  today: string
  /** Keys that can be chosen. */
  places: readonly string[]
  likes: readonly string[]
  doings: readonly string[]
}

/** The valid values for a country on a day. */
export function knownOf({ tag, places, likes, doings }: Choices, today: string): Known {
  const keys = (wishes: readonly Wish[]) => wishes.map(({ key }) => key)
  return { country: tag, today, places: keys(places), likes: keys(likes), doings: keys(doings) }
}

export interface AnswersRead {
  answers: Answers
  /** Values that were not recognized, shortened. */
  unknown: readonly string[]
  /** Goals beyond the third. */
  leftOut: readonly TripType[]
}

const MOST_CHILDREN = 12

type Ages = typeof CHILD | typeof ADULT

const ABOUT = /^(?:theme|trip)\/[a-z0-9-]{1,80}$/
const QUOTED = 40
const NAMED = 5
const tripTypes: readonly TripType[] = [...goals, ROMANTIC]

function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && instant.getTime() >= 0 && instant.toISOString().startsWith(text)
}

/** A whole number within limits; null for any other text. */
function numberIn(text: string, min: number, max: number): number | null {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : null
}

/** What stands among ages and is none: of a child "ocho" and "18" in "ocho, 11, 18". */
export function unreadAges(text: string, { min, max }: Ages = CHILD): string[] {
  return splitAges(text).filter(word => numberIn(word, min, max) === null)
}

/** Reads known values from an address and collects the unknown ones. */
function sieve(query: URLSearchParams) {
  const unknown: string[] = []
  const values = (name: string) =>
    query.getAll(name).flatMap(value =>
      value
        .split(',')
        .map(text => text.trim())
        .filter(Boolean),
    )
  function many<T extends string>(name: string, among: readonly T[]): T[] {
    const asked = values(name)
    unknown.push(...asked.filter(value => !among.some(known => known === value)))
    return among.filter(known => asked.includes(known))
  }
  function one<T extends string>(name: string, among: readonly T[]): T | null {
    return many(name, among)[0] ?? null
  }
  function numbers(texts: readonly string[], min: number, max: number): number[] {
    return texts.flatMap(text => {
      const number = numberIn(text, min, max)
      if (number !== null) return number
      unknown.push(text)
      return []
    })
  }
  function day(name: string, today: string): string | null {
    const [text] = values(name)
    if (text === undefined || (isDay(text) && text >= today)) return text ?? null
    unknown.push(text)
    return null
  }
  return { values, many, one, numbers, day, unknown }
}

type Sieve = ReturnType<typeof sieve>

/** Exact dates replace months and the number of days, once there are any. */
function readTime({ values, many, one, day, numbers }: Sieve, today: string) {
  // Another page that knows the days says no more of them.
  const hasDays = values('from').length + values('to').length > 0
  const fixity = one('fixed', flexibilities) ?? (hasDays ? 'exact' : null)
  const [days = null] = numbers(values('days'), DAYS.min, DAYS.max)
  if (fixity !== 'exact') {
    const months = many('month', monthsToChoose(today))
    return { fixity, days, months, from: null, to: null }
  }
  const [from, to] = [day('from', today), day('to', today)]
  const months = from || to ? [] : many('month', monthsToChoose(today))
  return { fixity, days: from && to ? null : days, months, from, to }
}

const keyIn = (text: string) => text.split('~')[0] ?? ''

/** An address of another page in the planner's own terms: any year's February is the next, and a known place a choice. */
function inOwnTerms(query: URLSearchParams, known: Known): URLSearchParams {
  const own = new URLSearchParams(query)
  const said = textsOfQuery(query)
  const coming = monthsToChoose(known.today)
  const months = query.getAll('month').flatMap(value => value.split(','))
  own.delete('month')
  for (const month of months) own.append('month', coming.find(one => one.slice(5) === month) ?? month)
  function choose(name: WishFieldName, choice: PlanningField, among: readonly string[], before = ''): void {
    const slugs = new Map(among.map(key => [`${before}${key}`, key]))
    const texts = said[name] ?? []
    const others = texts.filter(text => !slugs.has(keyIn(text)))
    own.delete(name)
    for (const [, list] of Object.entries(queryOfTexts({ [name]: others }))) if (list) own.append(name, list)
    for (const text of texts) {
      const key = slugs.get(keyIn(text))
      if (key !== undefined) own.append(choice, key)
    }
  }
  choose('places', 'place', known.places, `${known.country}/`)
  choose('interests', 'like', known.likes)
  choose('habitats', 'like', known.likes)
  return own
}

function carriedBy(query: URLSearchParams): WishTexts {
  const said = Object.entries(textsOfQuery(query))
  return Object.fromEntries(said.filter(([name]) => !inSteps.some(field => field === name)))
}

/**
 * Reads the planner's address or form. Lists are separated by commas or repeat the field. It never fails: unknown
 * values are reported and skipped.
 */
export function readAnswers(asked: URLSearchParams, known: Known): AnswersRead {
  const query = inOwnTerms(asked, known)
  const from = sieve(query)
  const { many, one, numbers, unknown } = from
  const agesIn = (name: string, { min, max }: Ages) =>
    numbers(query.getAll(name).flatMap(splitAges), min, max)
  const types = many('tripType', tripTypes)
  const answers: Answers = {
    group: one('fparty', groups),
    adultsOpen: one('adults_open', ['yes']) !== null,
    adults: numbers(from.values('adults'), ADULTS.min, ADULTS.max)[0] ?? null,
    adultAges: agesIn('adult_ages', ADULT).slice(0, ADULTS.max),
    ages: agesIn('ages', CHILD).slice(0, MOST_CHILDREN),
    ...readTime(from, known.today),
    goals: types.slice(0, MAX_GOALS),
    places: many('place', known.places),
    likes: many('like', known.likes),
    doings: many('do', known.doings),
    pace: one('pace', paces),
    effort: one('effort', efforts),
    comfort: one('comfort', comforts),
    sleeps: many('sleep', sleeps),
    budget: one('budget', budgets),
    about: from.values('about').find(text => ABOUT.test(text)) ?? null,
    carried: carriedBy(query),
  }
  return {
    answers,
    unknown: [...new Set(unknown)].slice(0, NAMED).map(text => text.slice(0, QUOTED)),
    leftOut: types.slice(MAX_GOALS),
  }
}
