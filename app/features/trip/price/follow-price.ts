import { followRows } from '#app/client/live-rows/follow-rows.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { PriceComponent } from './price.ts'
import { type PriceData, type PricingRules, toPriceData } from './price-schema.ts'

interface ComponentRow {
  position: number
  what: PriceComponent['what']
  per: PriceComponent['per']
  amount_minor: bigint
  season: PriceComponent['season']
  /** Null if it cannot be parsed. */
  party_size: PriceComponent['partySize'] | null
}

function toComponent({ what, per, amount_minor, season, party_size }: ComponentRow): PriceComponent {
  return { what, per, amountMinor: Number(amount_minor), season, partySize: party_size ?? { kind: 'Empty' } }
}

/** Subscribes to a trip's price components; all rows of a trip arrive together. */
export function followPrice(
  { id, ...rules }: PricingRules & { id: number },
  onPrice: (price: PriceData) => void,
): () => void {
  return followRows<ComponentRow>(
    {
      table: 'price_component',
      columns: ['trip_id', 'position', 'what', 'per', 'amount_minor', 'season', 'party_size'],
      where: 'trip_id = $1',
      params: [String(id)],
    },
    rows => {
      const components = rows.toSorted((a, b) => a.position - b.position).map(toComponent)
      onPrice(toPriceData(components, rules, getLocale()))
    },
  )
}
