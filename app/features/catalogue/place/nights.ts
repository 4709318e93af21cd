import { m } from '#app/paraglide/messages.js'
import type { IntRange } from '#database/values/range.ts'

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
