import { z } from 'zod'
import { readable } from '#app/form-fields.ts'
import { readAmount, writeAmount } from '#app/text/typed-amount.ts'
import { isCurrency } from '#database/values/currency.ts'
import { groups, MAX_GOALS, tripTypes } from '#database/values/goals.ts'
import { readSentTimeRange } from '#database/values/range.ts'
import { joinParts } from './join-parts.ts'
import { namedText } from './named-text.ts'
import { splitAges } from './split-ages.ts'
import {
  avoidances,
  budgetLevels,
  companies,
  efforts,
  flexibilities,
  GROWN_UP,
  LONGEST_WORDS,
  MOST_MINOR,
  MOST_NIGHTS,
  MOST_OF_A_KIND,
  needKinds,
  OLDEST,
  paces,
  shares,
} from './wish.ts'
import { type Named, named, type Wish, type WishInput, wish } from './wish-schema.ts'

/**
 * A wish as texts by field: what an address carries, and what a form holds and posts. One row a field; everything of a
 * wish has its row, so that no way in loses any of it.
 */

interface WishField {
  /** What the texts say, amounts in a currency; undefined if that is not possible. */
  read: (texts: readonly string[], currency: string) => WishInput | undefined
  write: (wish: Wish) => readonly (string | number | null)[]
  /** Key of the message for texts that are not possible. */
  problem: string
}

const MOST_TEXTS = 60

function known<T extends string>(among: readonly T[], text: string): T | undefined {
  return among.find(one => one === text)
}

/** Reads each text by itself; undefined if one of them is not possible. */
function each<T>(texts: readonly string[], read: (text: string) => T | undefined): T[] | undefined {
  const all = texts.map(read)
  const possible = all.filter(one => one !== undefined)
  return possible.length === all.length ? possible : undefined
}

/** A list of values, of which `read` reads one. */
function many<T>(
  read: (text: string) => T | undefined,
  put: (values: T[]) => WishInput,
  write: WishField['write'],
  problem = 'wish_wrong_choice',
): WishField {
  return {
    problem,
    write,
    read: texts => {
      const values = each(texts, read)
      return values && put(values)
    },
  }
}

/** One value at most. */
function one<T>(
  read: (text: string, currency: string) => T | undefined,
  put: (value: T) => WishInput,
  write: (wish: Wish) => string | number | null | undefined,
  problem = 'wish_wrong_choice',
): WishField {
  return {
    problem,
    write: said => [write(said) ?? null],
    read: ([text], currency) => {
      if (text === undefined) return {}
      const value = read(text, currency)
      return value === undefined ? undefined : put(value)
    },
  }
}

function whole(least: number, most: number) {
  return (text: string) => {
    const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
    return number >= least && number <= most ? number : undefined
  }
}

function ages(least: number, most: number) {
  const read = whole(least, most)
  return (put: (values: number[]) => WishInput, write: (wish: Wish) => number[], problem: string) => ({
    ...many(read, put, write, problem),
    read: (texts: readonly string[]) => {
      const values = each(texts.flatMap(splitAges), read)
      return values && put(values)
    },
  })
}

const { shape } = wish
const dayOf = (text: string) =>
  shape.when.unwrap().shape.firstDay.safeParse(text).success ? text : undefined
const anyText = (text: string) => text
const timeOf = (text: string) =>
  shape.flights.unwrap().shape.arrivalTime.safeParse(text).success ? text : undefined
const monthOf = (text: string) => (/^(\d{4}-)?(0[1-9]|1[0-2])$/.test(text) ? text : undefined)

/** An amount in minor units; none is negative. */
function amountOf(text: string, currency: string): number | undefined {
  const minor = readAmount(text, currency)
  return minor !== null && minor >= 0 && minor <= MOST_MINOR ? minor : undefined
}

/** Nights as people write them: `10`, `7-14`, `7-` for seven or more, `-7` for seven at most. */
function nightsOf(text: string): Wish['when']['nights'] | undefined {
  const [, from = '', dash, to = ''] = /^(\d{0,3})\s*([-–]?)\s*(\d{0,3})$/.exec(text) ?? []
  if (from + to === '') return undefined
  const [least, most] = [from, dash ? to : from].map(end => (end === '' ? null : Number(end)))
  if (least === undefined || most === undefined || (least ?? 0) > (most ?? MOST_NIGHTS)) return undefined
  return { least, most }
}

function nightsText({ least, most }: Wish['when']['nights']): string | null {
  if (least === null && most === null) return null
  return least === most ? String(least) : `${least ?? ''}-${most ?? ''}`
}

function listed(text: string, border: string): string[] {
  return text
    .split(border)
    .map(part => part.trim())
    .filter(Boolean)
}

/** Reads something named, as `namedText` writes it. */
function namedOf(text: string): Named | undefined {
  const [key = '', en = '', es = en] = text.split('~')
  const read = named.safeParse({ key: key || null, name: { en, es } })
  return read.success && en !== '' ? read.data : undefined
}

/** Names, or words that somebody typed, with commas between them. */
function names(put: (names: Named[]) => WishInput, of: (wish: Wish) => readonly Named[]): WishField {
  const list = many(namedOf, put, said => of(said).map(namedText))
  const typed = (text: string) => listed(text, ',').map(words => `~${words}`)
  return {
    ...list,
    read: (texts, currency) =>
      list.read(
        texts.flatMap(text => (text.includes('~') ? [text] : typed(text))),
        currency,
      ),
  }
}

/** A need, with its words where it has some: `diet`, `diet:vegan`. */
function needOf(text: string): Wish['needs'][number] | undefined {
  const [first = '', ...words] = text.split(':')
  const kind = known(needKinds, first)
  return kind && kind !== 'other' ? { kind, words: words.join(':').trim() } : undefined
}

const isOther = ({ kind }: Wish['needs'][number]) => kind === 'other'

export const wishFields = {
  fparty: one(
    text => known(groups, text),
    group => ({ who: { group } }),
    said => said.who.group,
  ),
  adults: one(
    whole(0, MOST_OF_A_KIND),
    adults => ({ who: { adults: adults || null } }),
    said => said.who.adults,
    'wish_wrong_number',
  ),
  ages: ages(0, GROWN_UP - 1)(
    childAges => ({ who: { childAges } }),
    said => said.who.childAges,
    'planning_ages_wrong',
  ),
  children: one(
    whole(0, MOST_OF_A_KIND),
    childrenOfUnknownAge => ({ who: { childrenOfUnknownAge } }),
    said => said.who.childrenOfUnknownAge || null,
    'wish_wrong_number',
  ),
  adult_ages: ages(GROWN_UP, OLDEST)(
    adultAges => ({ who: { adultAges } }),
    said => said.who.adultAges,
    'wish_wrong_number',
  ),
  company: many(
    text => known(companies, text),
    company => ({ who: { company } }),
    said => said.who.company,
  ),
  from: one(
    dayOf,
    firstDay => ({ when: { firstDay } }),
    said => said.when.firstDay,
    'wish_wrong_day',
  ),
  to: one(
    dayOf,
    lastDay => ({ when: { lastDay } }),
    said => said.when.lastDay,
    'wish_wrong_day',
  ),
  earliest: one(
    dayOf,
    earliest => ({ when: { earliest } }),
    said => said.when.earliest,
    'wish_wrong_day',
  ),
  latest: one(
    dayOf,
    latest => ({ when: { latest } }),
    said => said.when.latest,
    'wish_wrong_day',
  ),
  month: many(
    monthOf,
    months => ({ when: { months } }),
    said => said.when.months,
  ),
  fixed: one(
    text => known(flexibilities, text),
    flexibility => ({ when: { flexibility } }),
    said => said.when.flexibility,
  ),
  nights: one(
    nightsOf,
    nights => ({ when: { nights } }),
    said => nightsText(said.when.nights),
    'wish_wrong_nights',
  ),
  tripType: many(
    text => known(tripTypes, text),
    goals => ({ what: { goals: goals.slice(0, MAX_GOALS) } }),
    said => said.what.goals,
  ),
  places: names(
    places => ({ where: { places } }),
    said => said.where.places,
  ),
  activities: names(
    activities => ({ what: { activities } }),
    said => said.what.activities,
  ),
  interests: names(
    interests => ({ what: { interests } }),
    said => said.what.interests,
  ),
  habitats: names(
    habitats => ({ what: { habitats } }),
    said => said.what.habitats,
  ),
  animals: names(
    animals => ({ what: { animals } }),
    said => said.what.animals,
  ),
  saved: names(
    saved => ({ saved }),
    said => said.saved,
  ),
  budget_from: one(
    amountOf,
    leastMinor => ({ budget: { leastMinor } }),
    ({ budget }) => writeAmount(budget.leastMinor, budget.currency),
    'wish_wrong_amount',
  ),
  budget_to: one(
    amountOf,
    mostMinor => ({ budget: { mostMinor } }),
    ({ budget }) => writeAmount(budget.mostMinor, budget.currency),
    'wish_wrong_amount',
  ),
  currency: one(
    text => (isCurrency(text) ? text : undefined),
    currency => ({ budget: { currency } }),
    ({ budget }) => (hasAmount(budget) ? budget.currency : null),
  ),
  per: one(
    text => known(shares, text),
    per => ({ budget: { per } }),
    ({ budget }) => (hasAmount(budget) ? budget.per : null),
  ),
  level: one(
    text => known(budgetLevels, text),
    level => ({ budget: { level } }),
    said => said.budget.level,
  ),
  avoid: many(
    text => known(avoidances, text),
    avoid => ({ avoid }),
    said => said.avoid,
  ),
  unwanted: names(
    unwanted => ({ unwanted }),
    said => said.unwanted,
  ),
  need: many(
    needOf,
    needs => ({ needs }),
    said =>
      said.needs.filter(one => !isOther(one)).map(({ kind, words }) => (words ? `${kind}:${words}` : kind)),
  ),
  need_words: many(
    anyText,
    texts => ({
      needs: texts
        .flatMap(text => listed(text, ';'))
        .map(words => ({ kind: 'other', words: words.slice(0, 500) })),
    }),
    said => said.needs.filter(isOther).map(({ words }) => words),
    'form_too_long',
  ),
  pace: one(
    text => known(paces, text),
    pace => ({ style: { pace } }),
    said => said.style.pace,
  ),
  effort: one(
    text => known(efforts, text),
    effort => ({ style: { effort } }),
    said => said.style.effort,
  ),
  travel_class: one(
    anyText,
    travelClass => ({ style: { travelClass } }),
    said => said.style.travelClass,
  ),
  houses: many(
    anyText,
    houses => ({ style: { houses } }),
    said => said.style.houses,
  ),
  amenities: many(
    anyText,
    amenities => ({ style: { amenities } }),
    said => said.style.amenities,
  ),
  transportation: one(
    anyText,
    preferred => ({ transport: { preferred } }),
    said => said.transport.preferred,
  ),
  transports: many(
    anyText,
    kinds => ({ transport: { kinds } }),
    said => said.transport.kinds,
  ),
  vehicles: many(
    anyText,
    vehicles => ({ transport: { vehicles } }),
    said => said.transport.vehicles,
  ),
  arrival_date: one(
    dayOf,
    arrivalDate => ({ flights: { arrivalDate } }),
    said => said.flights.arrivalDate,
    'wish_wrong_day',
  ),
  arrival_time: one(
    timeOf,
    arrivalTime => ({ flights: { arrivalTime } }),
    said => said.flights.arrivalTime,
  ),
  departure_date: one(
    dayOf,
    departureDate => ({ flights: { departureDate } }),
    said => said.flights.departureDate,
    'wish_wrong_day',
  ),
  departure_time: one(
    timeOf,
    departureTime => ({ flights: { departureTime } }),
    said => said.flights.departureTime,
  ),
  need_flights: one(
    text => (text === 'yes' ? true : undefined),
    needed => ({ flights: { needed } }),
    said => (said.flights.needed ? 'yes' : null),
  ),
  activity_time: one(
    text => readSentTimeRange(text) ?? undefined,
    activityTime => ({ activityTime }),
    said => said.activityTime,
  ),
  words: one(
    anyText,
    words => ({ words }),
    said => said.words,
  ),
} as const satisfies Record<string, WishField>

export type WishFieldName = keyof typeof wishFields
export const wishFieldNames = Object.keys(wishFields) as readonly WishFieldName[]

/** What an address or a form says, by field. */
export type WishTexts = Partial<Record<WishFieldName, readonly string[]>>

export function hasAmount({ leastMinor, mostMinor }: Wish['budget']): boolean {
  return leastMinor !== null || mostMinor !== null
}

export function textsOfWish(said: Wish): WishTexts {
  return Object.fromEntries(
    wishFieldNames
      .map(name => [name, wishFields[name].write(said).filter(one => one !== null && one !== '')] as const)
      .filter(([, texts]) => texts.length > 0)
      .map(([name, texts]) => [name, texts.map(String)]),
  )
}

type Parts = Partial<Record<WishFieldName, WishInput>>

/** The wish that the fields make together. Needs stand in two fields, which add up. */
function joinedParts(parts: Parts): unknown {
  const whole = Object.values(parts).reduce<unknown>(joinParts, {})
  const needs = [parts.need, parts.need_words].flatMap(part => part?.needs ?? [])
  return joinParts(whole, { needs })
}

/** The field that an impossible whole is said at, though each field is possible by itself. */
function fieldOf([part]: readonly PropertyKey[], message: string): keyof typeof problemOfWhole {
  if (part === 'budget') return 'budget_to'
  if (part === 'needs') return 'need_words'
  return message === 'depart_before_arrival' ? 'to' : 'latest'
}

const problemOfWhole = {
  budget_to: 'wish_wrong_range',
  need_words: 'form_too_long',
  to: 'wish_wrong_order',
  latest: 'wish_wrong_order',
} as const satisfies Partial<Record<WishFieldName, string>>

/** What a field says, or the key of what is wrong with it. */
function readField(name: WishFieldName, texts: readonly string[], currency: string): WishInput | string {
  const { read, problem } = wishFields[name]
  const part = read(texts, currency)
  const [issue] = part === undefined ? [] : (wish.safeParse(part).error?.issues ?? [])
  if (issue?.message === 'form_too_long') return issue.message
  return part === undefined || issue ? problem : part
}

interface WishRead {
  wish: Wish
  /** Keys of messages, by the fields whose texts are not possible; what they say is left out. */
  problems: Partial<Record<WishFieldName, string>>
}

/** Reads a wish, and leaves out what is not possible. */
export function wishOfTexts(texts: WishTexts): WishRead {
  const [currency = 'USD'] = texts.currency ?? []
  const problems: WishRead['problems'] = {}
  const parts: Parts = {}
  for (const name of wishFieldNames) {
    const part = readField(name, texts[name] ?? [], currency)
    if (typeof part === 'string') problems[name] = part
    else parts[name] = part
  }
  const whole = wish.safeParse(joinedParts(parts))
  if (whole.success) return { wish: whole.data, problems }
  const wrong = whole.error.issues.map(({ path, message }) => fieldOf(path, message))
  const without = wishOfTexts({ ...texts, ...Object.fromEntries(wrong.map(name => [name, []])) })
  const ofWhole = wrong.map(name => [name, problemOfWhole[name]])
  return {
    wish: without.wish,
    problems: { ...without.problems, ...problems, ...Object.fromEntries(ofWhole) },
  }
}

const text = z.string().overwrite(readable).max(LONGEST_WORDS, { error: 'form_too_long' })
const texts = z.array(text).max(MOST_TEXTS).optional()

/** The fields in a form's schema. */
export const wishShape = Object.fromEntries(wishFieldNames.map(name => [name, texts])) as Record<
  WishFieldName,
  typeof texts
>

/** Says at each field of a form what is not possible. */
export function checkWish(form: WishTexts, check: z.core.$RefinementCtx): void {
  for (const [name, message] of Object.entries(wishOfTexts(form).problems))
    check.addIssue({ code: 'custom', path: [name], message })
}

function listOf(text: string): string[] {
  const parts = text.match(/(?:\\.|[^\\,])+/g) ?? []
  return parts.map(part => part.replaceAll(/\\(.)/g, '$1').trim()).filter(Boolean)
}

/** What an address says, as far as it is possible. */
export function textsOfQuery(query: URLSearchParams): WishTexts {
  const said = Object.fromEntries(
    wishFieldNames
      .map(name => [name, query.getAll(name).flatMap(listOf)] as const)
      .filter(([, list]) => list.length > 0),
  )
  return textsOfWish(wishOfTexts(said).wish)
}

/** What a posted form held, as its answer repeats it. */
export function textsOfAnswer(values: Readonly<Record<string, unknown>> | null | undefined): WishTexts {
  const said = wishFieldNames.map(name => [
    name,
    [values?.[name]].flat().filter(value => typeof value === 'string' && value !== ''),
  ])
  return Object.fromEntries(said.filter(([, list]) => list && list.length > 0))
}

/** What a form holds. */
export function textsOfForm(form: FormData): WishTexts {
  const said = wishFieldNames.map(name => [
    name,
    form.getAll(name).flatMap(value => (typeof value === 'string' && value.trim() ? [value.trim()] : [])),
  ])
  return Object.fromEntries(said.filter(([, list]) => list && list.length > 0))
}
