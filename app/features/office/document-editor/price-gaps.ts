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
  return Math.min(
    DAYS - 1,
    Math.round((Date.UTC(2025, Number(month) - 1, Number(date)) - first) / 86_400_000),
  )
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

function isFor(price: unknown, size: number): boolean {
  const [least, most] = listOf(isFields(price) ? price.party : undefined)
  return typeof least === 'number' && typeof most === 'number' && least <= size && size <= most
}

/** The days on which a party of a size has no price at all, for each size that has one on some day. */
export function gapsOf(prices: readonly unknown[]): { size: number; gaps: Span[] }[] {
  const largest = Math.max(
    0,
    ...prices
      .flatMap(price => listOf(isFields(price) ? price.party : undefined))
      .filter(each => typeof each === 'number'),
  )
  return Array.from({ length: Math.min(largest, 40) }, (_, index) => index + 1).flatMap(size => {
    const spans = prices.filter(price => isFor(price, size)).flatMap(spansOf)
    if (spans.length === 0) return []
    const gaps: Span[] = []
    let next = 0
    for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
      if (from > next) gaps.push({ from: next, to: from - 1 })
      next = Math.max(next, to + 1)
    }
    if (next < DAYS) gaps.push({ from: next, to: DAYS - 1 })
    return gaps.length > 0 ? [{ size, gaps }] : []
  })
}
