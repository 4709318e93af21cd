import { DAY_MS } from '#app/text/days.ts'
import { isFields } from '#database/values/document/fields.ts'
import { listOf } from './typed-values.ts'

/** The seasons of a trip's prices on a year: where each counts, and the days for which a party has no price. */

/** Days of a year, 0 for 1 January, first and last included. */
export interface Span {
  from: number
  to: number
}

const DAYS = 365

function dayOfYear(day: unknown): number | null {
  const [, month, date] = typeof day === 'string' ? (/^\d{4}-(\d\d)-(\d\d)$/.exec(day) ?? []) : []
  if (month === undefined || date === undefined) return null
  const first = Date.UTC(2025, 0, 1)
  return Math.min(DAYS - 1, Math.round((Date.UTC(2025, Number(month) - 1, Number(date)) - first) / DAY_MS))
}

/** The days of a price: a season past the new year is two spans; without one it counts all year. */
export function spansOf(price: unknown): Span[] {
  if (!isFields(price)) return []
  if (price.season === undefined) return [{ from: 0, to: DAYS - 1 }]
  const [from, to] = listOf(price.season).map(dayOfYear)
  if (from === undefined || to === undefined || from === null || to === null) return []
  return from <= to
    ? [{ from, to }]
    : [
        { from: 0, to },
        { from, to: DAYS - 1 },
      ]
}

const days = Array.from({ length: DAYS }, (_, day) => day)

/** The days on which a party of a size has no price at all, for each size that has one on some day. */
export function gapsOf(prices: readonly unknown[]): { size: number; gaps: Span[] }[] {
  const parties = prices.map(price => listOf(isFields(price) ? price.party : undefined).map(Number))
  const largest = Math.max(0, ...parties.flat().filter(Number.isFinite))
  return Array.from({ length: Math.min(largest, 40) }, (_, index) => index + 1).flatMap(size => {
    const isFor = ([least = 0, most = 0]: number[] = []) => least <= size && size <= most
    const spans = prices.filter((_, index) => isFor(parties[index])).flatMap(spansOf)
    const free = new Set(days.filter(day => !spans.some(({ from, to }) => from <= day && day <= to)))
    const ends = [...free].filter(day => !free.has(day + 1))
    const starts = [...free].filter(day => !free.has(day - 1))
    const gaps = starts.map((from, index) => ({ from, to: ends[index] ?? from }))
    return spans.length > 0 && gaps.length > 0 ? [{ size, gaps }] : []
  })
}
