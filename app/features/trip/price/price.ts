import { rangeContains } from '#database/values/range.ts'
import { holdsOn, type PriceComponent, pricePerPersonMinor } from './price-component.ts'

/** Prices of a trip by party and season. */

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
  /** For each size of party, the price per person in each period, in minor units; null if unknown. */
  rows: { party: number; prices: (number | null)[] }[]
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
/** Prices are given for two travellers. */
export const TWO = 2

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
  const borders = components.flatMap(({ season }) =>
    season?.kind === 'Range' ? [season.start.slice(5), season.end.slice(5)] : [],
  )
  const starts = [...new Set(borders)].sort()
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

/** What each person pays, by size of party and time of year. */
export function priceTable(components: readonly PriceComponent[]): PriceTable {
  const parties = partySizes(components)
  const priceOf = (party: number, { day }: PricePeriod) =>
    pricePerPersonMinor(components, party, day) ?? Infinity
  const dearness = (period: PricePeriod) => Math.min(...parties.map(party => priceOf(party, period)))
  const periods = pricePeriods(components).toSorted(
    (a, b) => order(priceOf(TWO, a), priceOf(TWO, b)) || order(dearness(a), dearness(b)),
  )
  const rows = parties.map(party => ({
    party,
    prices: periods.map(({ day }) => pricePerPersonMinor(components, party, day)),
  }))
  return { periods, rows }
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
