import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import { wholeUnits } from '#database/values/currency.ts'
import type { Locale } from '#database/values/locale.ts'
import { type PartyPrice, sizeOf, type Travellers } from './party-price.ts'

/** A price beside those whom it is for, as a card and a result of the search say it. */
export interface ShownPrice {
  /** Of each of the party: "US$ 1,183"; null if nobody knows it. */
  price: string | null
  /** For whom: "per person for 2 adults and 2 children, US$ 4,730 in all". */
  each: string
}

function partyWords({ adults, childAges }: Travellers): string {
  const grown = m.proposal_adults({ count: adults })
  const children = childAges.length
  return children === 0
    ? grown
    : m.trip_party_both({ adults: grown, children: m.proposal_children({ count: children }) })
}

function eachWords(travellers: Travellers, total: string): string {
  const { adults, childAges } = travellers
  if (childAges.length === 0 && adults === 1) return m.trip_party_one()
  if (childAges.length === 0 && adults === 2) return m.trip_card_each()
  return m.trip_party_each({ party: partyWords(travellers), total })
}

/** What a party pays for a trip; if it has no price for them, that is said beside the price of two. */
export function partyPriceWords(
  price: PartyPrice | null,
  travellers: Travellers,
  currency: string,
  locale: Locale,
): ShownPrice {
  if (!price) return { price: null, each: m.trip_party_unpriced({ party: partyWords(travellers) }) }
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const each = eachWords(travellers, money(price.lowMinor))
  return {
    price: money(wholeUnits(price.lowMinor / sizeOf(travellers), currency)),
    each: price.isAtMost ? m.trip_party_children_less({ each }) : each,
  }
}
