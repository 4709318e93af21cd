import { wholeUnits } from '#database/values/currency.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** Sum of the price lines in minor units; null if one is unknown or there are none. */
export function totalMinor({ price }: Pick<ProposalContent, 'price'>): number | null {
  let sum = 0
  for (const { unitMinor, count } of price) {
    if (unitMinor === null) return null
    sum += unitMinor * count
  }
  return price.length === 0 ? null : sum
}

/** Price per traveller, in whole units of the currency; null while a price is unknown. */
export function priceEach(
  content: Pick<ProposalContent, 'price' | 'currency' | 'adults' | 'childAges'>,
): number | null {
  const total = totalMinor(content)
  const party = content.adults + content.childAges.length
  return total === null ? null : wholeUnits(total / party, content.currency)
}
