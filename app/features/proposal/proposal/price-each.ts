import type { ProposalContent } from '#database/values/proposal-content.ts'
import { totalMinor } from './proposal-schema.ts'

/** What each traveller pays, in whole units of the currency; null while a price is unknown. */
export function priceEach(content: Pick<ProposalContent, 'price' | 'adults' | 'childAges'>): number | null {
  const total = totalMinor(content)
  const party = content.adults + content.childAges.length
  return total === null ? null : Math.ceil(total / party / 100) * 100
}
