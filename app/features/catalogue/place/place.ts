import { m } from '#app/paraglide/messages.js'
import type { IntRange } from '#database/values/range.ts'

/** Rules about a place. */

/** Rainy days by which a month may exceed the driest and still count as dry. */
const AS_DRY = 1

/** The driest months, 1 is January; empty if the climate is unknown. */
export function driestMonths(climate: readonly { rainDays: number }[] | null): number[] {
  if (!climate || climate.length === 0) return []
  const least = Math.min(...climate.map(({ rainDays }) => rainDays))
  return climate.flatMap(({ rainDays }, index) => (rainDays <= least + AS_DRY ? [index + 1] : []))
}

/** Recommended number of nights, as figures: "2–3". Null for a place without accommodation. */
export function nightsInFigures(nights: IntRange | null): string | null {
  if (nights?.kind !== 'Range') return null
  const [fewest, most] = [nights.start, nights.end - 1]
  return fewest === most ? String(fewest) : `${fewest}–${most}`
}

/** The same in words: 2–3 nights. */
export function nightsInWords(nights: IntRange | null): string | null {
  const count = nightsInFigures(nights)
  if (count === null) return null
  return m.explorer_nights({ count })
}
