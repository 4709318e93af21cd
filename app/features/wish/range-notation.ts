import { addDays } from '#app/text/days.ts'
import type { Wish } from './wish-schema.ts'

/**
 * Ranges of a wish in the specification's notation (section 5): `[a,b)`, the start included and the end not. An open end
 * is left out: `[600000,)`. A text that is no range is null; `empty` has two open ends.
 */

type Ends = readonly [first: string | null, past: string | null]

const OPEN_RANGE = /^[[(]([\d-]*),([\d-]*)\)$/

function endsOf(text: string, isEnd: (text: string) => boolean): Ends | null {
  if (text === 'empty') return [null, null]
  const [, first, past] = OPEN_RANGE.exec(text) ?? []
  if (first === undefined || past === undefined) return null
  const ends: Ends = [first || null, past || null]
  return ends.every(end => end === null || isEnd(end)) ? ends : null
}

function wholeNumbers(text: string): readonly [first: number | null, past: number | null] | null {
  const ends = endsOf(text, end => /^\d{1,15}$/.test(end))
  if (!ends) return null
  const [first, past] = ends.map(end => (end === null ? null : Number(end)))
  if (first === undefined || past === undefined) return null
  return first !== null && past !== null && first >= past ? null : [first, past]
}

function written(first: string | number | null, past: string | number | null): string | null {
  return first === null && past === null ? null : `[${first ?? ''},${past ?? ''})`
}

type Nights = Wish['when']['nights']

/** No night is no lower end. */
export function nightsOfRange(text: string): Nights | null {
  const ends = wholeNumbers(text)
  return ends && { least: ends[0] || null, most: ends[1] === null ? null : ends[1] - 1 }
}

type Amounts = Pick<Wish['budget'], 'leastMinor' | 'mostMinor'>

/** The end is the amount that was said, as in "2,000 to 3,500"; a range of one cent is one amount. */
export function amountsOfRange(text: string): Amounts | null {
  const ends = wholeNumbers(text)
  if (!ends) return null
  const [first, past] = ends
  return {
    leastMinor: first || null,
    mostMinor: first !== null && past === first + 1 ? first : past,
  }
}

export function rangeOfAmounts({ leastMinor, mostMinor }: Amounts): string | null {
  if (leastMinor === null && mostMinor === null) return null
  return written(leastMinor ?? 0, mostMinor === null ? null : Math.max(mostMinor, (leastMinor ?? 0) + 1))
}

type Days = Pick<Wish['when'], 'earliest' | 'latest'>

function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(text)
  )
}

export function daysOfRange(text: string): Days | null {
  const ends = endsOf(text, isDay)
  if (!ends) return null
  const [first, past] = ends
  if (first !== null && past !== null && first >= past) return null
  return { earliest: first, latest: past && addDays(past, -1) }
}
