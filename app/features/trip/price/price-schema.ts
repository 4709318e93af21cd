import { m } from '#app/paraglide/messages.js'
import { currencySign, formatAmount, formatDays, formatMoney } from '#app/text/figures.ts'
import type { ChildPrice } from '#database/values/child-price.ts'
import { wholeUnits } from '#database/values/currency.ts'
import type { Locale } from '#database/values/locale.ts'
import { familyFor, partyPrice } from './party-price.ts'
import {
  daysOfChange,
  fromPriceMinor,
  isInSpan,
  lowestSpans,
  type PriceComponent,
  type PricePart,
  type PricePeriod,
  type PriceSpan,
  priceLines,
  pricePerPersonMinor,
  priceTable,
} from './price.ts'
import { PRICED_PARTY } from './priced-party.ts'

export interface LowestPrice {
  /** Per person for two, the lowest in the best months; null if unknown. */
  from: string | null
  /** When two start who pay that: "16 Apr – 14 Dec"; null if it is the same in all best months. */
  fromDays: string | null
}

/** By what a trip's prices are computed from its components. */
export interface PricingRules {
  /** ISO 4217 */
  currency: string
  /** Months, 1 to 12, of which the lowest price is the trip's. */
  bestMonths: readonly number[]
  /** Months in which nobody can start it: they have no price. */
  notRunMonths: readonly number[]
  /** What its children pay; null if nobody knows. */
  childPrice: ChildPrice | null
}

/** Formatted prices per person; null if unknown. */
export interface PriceData
  extends LowestPrice,
    Pick<PricingRules, 'bestMonths' | 'notRunMonths' | 'childPrice'> {
  /** Currency as written before an amount: "US$". */
  currency: string
  /** Components of that price; `shared` is the total that the two share. */
  lines: { what: string; each: string; shared: string | null }[]
  /** The season of these components; empty for all year. */
  linesPeriod: string
  /** Seasons, the cheapest first: "16 Apr – 14 Dec". Empty text for all year. */
  periods: string[]
  /** What a family with two children pays together; null if the trip has no price of children that says it. */
  family: FamilyPrice | null
  /** Prices in the order of the periods, rounded up to whole units, without currency. */
  rows: {
    party: number
    prices: (string | null)[]
    /** What makes it dearer for each than in the smaller party above; null if it is not. */
    dearerBy: string | null
  }[]
}

export interface FamilyPrice {
  /** "2 adults and 2 children of 6 to 11, all together" */
  who: string
  /** In the order of the periods, rounded up to whole units, without currency; null if unknown. */
  prices: (string | null)[]
  /** "US$ 3,890", the lowest in the best months; null if it is not known exactly. */
  from: string | null
}

function spansInWords(spans: readonly PriceSpan[], locale: Locale): string {
  return spans.map(({ first, last }) => formatDays(first, last, locale)).join(', ')
}

/** When two start who pay the lowest price of the best months; null if it holds in all of them, or none is known. */
export function lowestDays(
  components: readonly PricePart[],
  bestMonths: readonly number[],
  locale: Locale,
): string | null {
  return spansInWords(lowestSpans(components, bestMonths), locale) || null
}

function familyPrice(
  components: readonly PriceComponent[],
  periods: readonly PricePeriod[],
  { currency, bestMonths, childPrice }: PricingRules,
  locale: Locale,
): FamilyPrice | null {
  if (!childPrice) return null
  const family = familyFor(childPrice)
  const pricing = { ...{ components, childPrice, bestMonths }, minimumAge: null }
  const knownOn = (day: string | null) => {
    const price = partyPrice(pricing, family, { months: [], day })
    return price && !price.isAtMost ? wholeUnits(price.lowMinor, currency) : null
  }
  const prices = periods.map(({ day }) => knownOn(day))
  if (prices.every(price => price === null)) return null
  const [youngest, oldest] = childPrice.ages
  const from = knownOn(null)
  return {
    who: m.price_family({ youngest, oldest }),
    prices: prices.map(price => (price === null ? null : formatAmount(price, currency, locale))),
    from: from === null ? null : formatMoney(from, currency, locale),
  }
}

/** Computes and formats the prices of components. */
export function toPriceData(
  components: readonly PriceComponent[],
  rules: PricingRules,
  locale: Locale,
): PriceData {
  const { currency, bestMonths, notRunMonths, childPrice } = rules
  const { periods, rows } = priceTable(components, notRunMonths)
  const lowest = fromPriceMinor(components, bestMonths)
  const cheapest =
    daysOfChange(components, bestMonths).find(
      day => lowest !== null && pricePerPersonMinor(components, PRICED_PARTY, day) === lowest,
    ) ??
    periods[0]?.day ??
    ''
  const own = periods.find(
    ({ spans }) => spans.length === 0 || spans.some(span => isInSpan(span, cheapest.slice(5))),
  )
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const moneyOrUnknown = (minor: number | null) => (minor === null ? null : money(minor))
  return {
    currency: currencySign(currency),
    from: moneyOrUnknown(lowest),
    fromDays: lowestDays(components, bestMonths, locale),
    ...{ bestMonths, notRunMonths, childPrice },
    linesPeriod: spansInWords(own?.spans ?? [], locale),
    lines: priceLines(components, PRICED_PARTY, cheapest).map(({ what, eachMinor, groupMinor }) => ({
      what: what[locale],
      each: money(eachMinor),
      shared: moneyOrUnknown(groupMinor),
    })),
    periods: periods.map(({ spans }) => spansInWords(spans, locale)),
    family: familyPrice(components, periods, rules, locale),
    rows: rows.map(({ party, prices, dearerBy }) => ({
      party,
      dearerBy: dearerBy.length > 0 ? dearerBy.map(what => what[locale]).join('; ') : null,
      prices: prices.map(minor =>
        minor === null ? null : formatAmount(wholeUnits(minor, currency), currency, locale),
      ),
    })),
  }
}
