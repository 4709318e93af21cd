import { formatMoney } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import { type DateRange, type IntRange, rangeContains } from '#database/values/range.ts'
import { PRICED_PARTY } from './priced-party.ts'

/** Rules about the components of a trip's price. */

export interface PriceComponent extends PricePart {
  what: { en: string; es: string }
}

/** What a price is made of, without its words. */
export interface PricePart {
  per: 'person' | 'group'
  /** Minor units of the trip's currency. */
  amountMinor: number
  /** Days of any year on which the price applies; null for all year. */
  season: DateRange | null
  /** Sizes of party to which it applies. */
  partySize: IntRange
}

/** Month and day, the part that a season compares: 03-14. */
function dayOfYear(day: string): string {
  return day.slice(5)
}

/** Whether a season includes a day of any year; a season may span New Year. */
export function holdsOn(season: DateRange | null, day: string): boolean {
  if (season === null) return true
  if (season.kind === 'Empty') return false
  const [from, to, at] = [season.start, season.end, day].map(dayOfYear) as [string, string, string]
  return from < to ? at >= from && at < to : at >= from || at < to
}

/**
 * Price per person of a party that starts on a day, in minor units; null if no price applies. Group prices are
 * divided among the party and rounded up.
 */
export function pricePerPersonMinor(
  components: readonly PricePart[],
  party: number,
  day: string,
): number | null {
  const holding = components.filter(
    ({ season, partySize }) => holdsOn(season, day) && rangeContains(partySize, party),
  )
  if (holding.length === 0) return null
  const person = holding
    .filter(({ per }) => per === 'person')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const group = holding
    .filter(({ per }) => per === 'group')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return person + Math.ceil(group / party)
}

/** Days on which a price may change, as month and day, in the order of the year. */
function borders(components: readonly PricePart[]): string[] {
  const days = components.flatMap(({ season }) =>
    season?.kind === 'Range' ? [season.start, season.end].map(dayOfYear) : [],
  )
  return [...new Set(days)].sort()
}

/** Of a month and day: 12 of 12-15. */
const monthOf = (day: string) => Number(day.slice(0, 2))

/** Days on which a price may change in some months, each with its first; in the whole year if none are named. */
export function daysOfChange(components: readonly PricePart[], months: readonly number[]): string[] {
  const firsts = months.map(month => `${String(month).padStart(2, '0')}-01`)
  const isAsked = (day: string) => months.length === 0 || months.includes(monthOf(day))
  const days = [...(months.length === 0 ? ['01-01'] : firsts), ...borders(components).filter(isAsked)]
  return days.map(fullDay)
}

/** Lowest price per person for two, on any day of some months, or of the year if none are named; null if none is known. */
export function fromPriceMinor(
  components: readonly PricePart[],
  months: readonly number[] = [],
): number | null {
  const prices = daysOfChange(components, months)
    .map(day => pricePerPersonMinor(components, PRICED_PARTY, day))
    .filter(price => price !== null)
  return prices.length > 0 ? Math.min(...prices) : null
}

/** First days of months where some months begin or end, as month and day. */
function edgesOf(months: readonly number[]): string[] {
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1)
  return Array.from({ length: 12 }, (_, i) => i + 1)
    .filter(month => isIn(month) !== isIn(month - 1))
    .map(month => `${String(month).padStart(2, '0')}-01`)
}

/**
 * Between which days of some months, or of the year if none are named, two have to start for the lowest price of those
 * months; empty if it holds in all of them, or none is known.
 */
export function lowestSpans(components: readonly PricePart[], months: readonly number[] = []): PriceSpan[] {
  const starts = [...new Set([...borders(components), ...edgesOf(months)])].sort()
  const lowest = fromPriceMinor(components, months)
  const isAsked = (day: string) => months.length === 0 || months.includes(monthOf(day))
  const isLowest = (at: number) => {
    const day = starts.at(at % starts.length) ?? ''
    return isAsked(day) && pricePerPersonMinor(components, PRICED_PARTY, fullDay(day)) === lowest
  }
  if (lowest === null || starts.every((day, at) => !isAsked(day) || isLowest(at))) return []
  return starts.flatMap((first, at) => {
    if (!isLowest(at) || isLowest(at - 1)) return []
    let end = at + 1
    while (isLowest(end)) end++
    return { first, last: dayBefore(starts[end % starts.length] ?? first) }
  })
}

/** Whether a span includes a month and day; one may lie over New Year. */
export function isInSpan({ first, last }: PriceSpan, day: string): boolean {
  return first <= last ? first <= day && day <= last : first <= day || day <= last
}

/** Consecutive days with the same price, as month and day: 12-15. */
export interface PriceSpan {
  first: string
  /** The last day, included. */
  last: string
}

export interface PricePeriod {
  /** In the order of the year; empty if the price is the same all year. */
  spans: PriceSpan[]
  /** A sample day, for computing prices. */
  day: string
}

export interface PriceTable {
  /** The cheapest for two first, as most parties are; where two do not travel, the cheapest for anybody. */
  periods: PricePeriod[]
  /**
   * For each size of party, the price per person in each period, in minor units, null if unknown; and if each pays more
   * than in the smaller party, the components that the smaller one does not need.
   */
  rows: { party: number; prices: (number | null)[]; dearerBy: PriceComponent['what'][] }[]
}

export interface PriceLine {
  what: PriceComponent['what']
  /** Price per person, in minor units. */
  eachMinor: number
  /** Total shared by the party; null for a price per person. */
  groupMinor: number | null
}

/** Not a leap year, so that a span never ends on 29 February. */
const YEAR = 2001
/** Sizes of party shown, in addition to the largest that a trip allows. */
const PARTIES = [1, 2, 3, 4, 6, 8, 10, 12]
function fullDay(monthDay: string): string {
  return `${YEAR}-${monthDay}`
}

function dayBefore(monthDay: string): string {
  const instant = new Date(`${fullDay(monthDay)}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() - 1)
  return instant.toISOString().slice(5, 10)
}

function holdingOn(components: readonly PriceComponent[], day: string): PriceComponent[] {
  return components.filter(({ season }) => holdsOn(season, day))
}

/** Divides the year where prices change; spans with the same components form one period. */
export function pricePeriods(components: readonly PriceComponent[]): PricePeriod[] {
  const starts = borders(components)
  if (starts.length === 0) return [{ spans: [], day: fullDay('01-01') }]
  const periods = new Map<string, PricePeriod>()
  starts.forEach((first, index) => {
    const next = starts[index + 1] ?? starts[0] ?? first
    const day = fullDay(first)
    const holding = holdingOn(components, day).map(component => components.indexOf(component))
    const period = periods.get(holding.join()) ?? { spans: [], day }
    period.spans.push({ first, last: dayBefore(next) })
    periods.set(holding.join(), period)
  })
  return [...periods.values()]
}

/** Sizes of party shown, up to the largest that any component allows. */
export function partySizes(components: readonly PriceComponent[]): number[] {
  const ranges = components.map(({ partySize }) => partySize).filter(size => size.kind === 'Range')
  const smallest = Math.min(...ranges.map(({ start }) => start))
  const largest = Math.max(...ranges.map(({ end }) => end - 1))
  const sizes = PARTIES.filter(size => size >= smallest && size < largest)
  return Number.isFinite(largest) ? [...sizes, largest] : []
}

function order(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** Every day of a year, as month and day. */
function daysOfYear(): string[] {
  return Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(YEAR, 0, i + 1)).toISOString().slice(5, 10))
}

/** The days of a period on which a trip can start: what is left of it outside the months in which nobody can. */
function runningSpans({ spans }: PricePeriod, notRun: readonly number[]): PriceSpan[] {
  const days = daysOfYear().map(day => ({
    day,
    runs: !notRun.includes(monthOf(day)) && (spans.length === 0 || spans.some(span => isInSpan(span, day))),
  }))
  return days.flatMap(({ day, runs }, at) => {
    if (!runs || days.at(at - 1)?.runs) return []
    let end = at
    while (days[(end + 1) % days.length]?.runs) end++
    return { first: day, last: days[end % days.length]?.day ?? day }
  })
}

/** What each person pays, by size of party and time of year, outside the months in which nobody can start. */
export function priceTable(
  components: readonly PriceComponent[],
  notRun: readonly number[] = [],
): PriceTable {
  const parties = partySizes(components)
  const priceOf = (party: number, { day }: PricePeriod) =>
    pricePerPersonMinor(components, party, day) ?? Infinity
  const dearness = (period: PricePeriod) => Math.min(...parties.map(party => priceOf(party, period)))
  const all = pricePeriods(components)
  const running = all
    .map(period => ({ ...period, spans: runningSpans(period, notRun) }))
    .filter(({ spans }) => spans.length > 0)
  const periods = (notRun.length === 0 ? all : running).toSorted(
    (a, b) => order(priceOf(PRICED_PARTY, a), priceOf(PRICED_PARTY, b)) || order(dearness(a), dearness(b)),
  )
  const rows = parties.map((party, i) => {
    const [period = { spans: [], day: '' }] = periods
    const smaller = parties[i - 1]
    const isDearer = smaller !== undefined && priceOf(party, period) > priceOf(smaller, period)
    return {
      party,
      prices: periods.map(({ day }) => pricePerPersonMinor(components, party, day)),
      dearerBy: isDearer ? addedFor(holdingOn(components, period.day), party, smaller) : [],
    }
  })
  return { periods, rows }
}

/** What a party has that a smaller one does not: a second car, and another set of rooms if that is dearer for each. */
function addedFor(holding: readonly PriceComponent[], party: number, smaller: number) {
  const added = holding.filter(
    ({ partySize }) => rangeContains(partySize, party) && !rangeContains(partySize, smaller),
  )
  const left = holding.filter(
    ({ partySize }) => rangeContains(partySize, smaller) && !rangeContains(partySize, party),
  )
  const eachOf = (rows: readonly PriceComponent[]) =>
    rows.filter(({ per }) => per === 'person').reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const isRoomDearer = eachOf(added) > eachOf(left)
  return added.filter(({ per }) => per === 'group' || isRoomDearer).map(({ what }) => what)
}

/** The lines of a party's price on a day; they add up to `pricePerPersonMinor`. */
export function priceLines(components: readonly PriceComponent[], party: number, day: string): PriceLine[] {
  let shared = 0
  return holdingOn(components, day)
    .filter(({ partySize }) => rangeContains(partySize, party))
    .map(({ what, per, amountMinor }) => {
      if (per === 'person') return { what, eachMinor: amountMinor, groupMinor: null }
      const before = Math.ceil(shared / party)
      shared += amountMinor
      return { what, eachMinor: Math.ceil(shared / party) - before, groupMinor: amountMinor }
    })
}

/** A price; unknown is null, never 0. */
export interface KnownPrice {
  minor: number
  currency: string
  /** Formatted: "US$ 68". */
  text: string
}

/** Formats a price; null and 0 both mean unknown. */
export function knownPrice(minor: number | null, currency: string, locale: Locale): KnownPrice | null {
  return minor ? { minor, currency, text: formatMoney(minor, currency, locale) } : null
}
