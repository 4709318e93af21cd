import { m } from '#app/paraglide/messages.js'
import type { IntRange } from '#database/values/range.ts'

/** How many nights a place deserves, in words: 2–3 nights. Null where nobody sleeps there. */
export function nightsInWords(nights: IntRange | null): string | null {
  if (nights?.kind !== 'Range') return null
  const [fewest, most] = [nights.start, nights.end - 1]
  if (fewest === most) return fewest === 1 ? m.explorer_one_night() : m.explorer_nights({ count: fewest })
  return m.explorer_nights({ count: `${fewest}–${most}` })
}
