import type { Locale } from '#app/links.ts'
import { formatMoney } from '#app/text/figures.ts'

/** What something costs; unknown is null, never 0. */
export interface KnownPrice {
  minor: number
  currency: string
  /** As one reads it: US$ 68. */
  text: string
}

/** A price as one reads it; nothing and 0 are both unknown. */
export function knownPrice(minor: number | null, currency: string, locale: Locale): KnownPrice | null {
  return minor ? { minor, currency, text: formatMoney(minor, currency, locale) } : null
}
