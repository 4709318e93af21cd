import { totalMinor } from '#app/features/proposal/proposal/price-total.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMinutes, formatMoney } from '#app/text/figures.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

const MINUS = '−'
/** Keeps a sign with its figure. */
const SPACE = '\u00a0'

/** An amount in minor units as one reads it. */
export function moneyOf(minor: number, currency: string): string {
  return formatMoney(minor, currency, getLocale())
}

/** What is added or taken off: + US$ 38, − US$ 148. */
export function signedMoney(minor: number, currency: string): string {
  return `${minor < 0 ? MINUS : '+'}${SPACE}${moneyOf(Math.abs(minor), currency)}`
}

/** Longer or shorter by so much: + 1 h 05. */
export function signedMinutes(minutes: number): string {
  return `${minutes < 0 ? MINUS : '+'}${SPACE}${formatMinutes(Math.abs(minutes))}`
}

/** The sum of the price; unknown is unknown. */
export function totalInWords(content: Pick<ProposalContent, 'price' | 'currency'>): string {
  const total = totalMinor(content)
  return total === null ? m.proposal_unknown() : moneyOf(total, content.currency)
}
