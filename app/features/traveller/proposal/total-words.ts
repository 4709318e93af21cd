import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMinutes, formatMoney } from '#app/text/figures.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

const MINUS = '−'
/** No-break space, to keep a sign beside its figure. */
const SPACE = '\u00a0'

/** A formatted amount in minor units. */
export function moneyOf(minor: number, currency: string): string {
  return formatMoney(minor, currency, getLocale())
}

/** A difference in price: "+ US$ 38", "− US$ 148". */
export function signedMoney(minor: number, currency: string): string {
  return `${minor < 0 ? MINUS : '+'}${SPACE}${moneyOf(Math.abs(minor), currency)}`
}

/** A difference in time: "+ 1 h 05". */
export function signedMinutes(minutes: number): string {
  return `${minutes < 0 ? MINUS : '+'}${SPACE}${formatMinutes(Math.abs(minutes))}`
}

/** The total of the price, or the text for an unknown one. */
export function totalInWords(content: Pick<ProposalContent, 'price' | 'currency'>): string {
  const total = totalMinor(content)
  return total === null ? m.proposal_unknown() : moneyOf(total, content.currency)
}
