import { formatMoney } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'

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
