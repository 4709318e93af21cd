import { currencySign, formatAmount, formatDays, formatMoney } from '#app/text/figures.ts'
import { wholeUnits } from '#database/values/currency.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  fromPriceMinor,
  lowestSpans,
  type PriceComponent,
  type PricePart,
  type PriceSpan,
  priceLines,
  priceTable,
  TWO,
} from './price.ts'

export interface LowestPrice {
  /** Per person for two, in the cheapest season; null if unknown. */
  from: string | null
  /** When two start who pay that: "16 Apr – 14 Dec"; null if it is the same all year. */
  fromDays: string | null
}

/** Formatted prices per person; null if unknown. */
export interface PriceData extends LowestPrice {
  /** Currency as written before an amount: "US$". */
  currency: string
  /** Components of that price; `shared` is the total that the two share. */
  lines: { what: string; each: string; shared: string | null }[]
  /** Seasons, the cheapest first: "16 Apr – 14 Dec". Empty text for all year. */
  periods: string[]
  /** Prices in the order of the periods, rounded up to whole units, without currency. */
  rows: {
    party: number
    prices: (string | null)[]
    /** What makes it dearer for each than in the smaller party above; null if it is not. */
    dearerBy: string | null
  }[]
}

function spansInWords(spans: readonly PriceSpan[], locale: Locale): string {
  return spans.map(({ first, last }) => formatDays(first, last, locale)).join(', ')
}

/** When two start who pay the lowest price; null if it holds all year, or none is known. */
export function lowestDays(components: readonly PricePart[], locale: Locale): string | null {
  return spansInWords(lowestSpans(components), locale) || null
}

/** Computes and formats the prices of components. */
export function toPriceData(
  components: readonly PriceComponent[],
  currency: string,
  locale: Locale,
): PriceData {
  const { periods, rows } = priceTable(components)
  const cheapest = periods[0]?.day ?? ''
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const moneyOrUnknown = (minor: number | null) => (minor === null ? null : money(minor))
  return {
    currency: currencySign(currency),
    from: moneyOrUnknown(fromPriceMinor(components)),
    fromDays: lowestDays(components, locale),
    lines: priceLines(components, TWO, cheapest).map(({ what, eachMinor, groupMinor }) => ({
      what: what[locale],
      each: money(eachMinor),
      shared: moneyOrUnknown(groupMinor),
    })),
    periods: periods.map(({ spans }) => spansInWords(spans, locale)),
    rows: rows.map(({ party, prices, dearerBy }) => ({
      party,
      dearerBy: dearerBy.length > 0 ? dearerBy.map(what => what[locale]).join('; ') : null,
      prices: prices.map(minor =>
        minor === null ? null : formatAmount(wholeUnits(minor, currency), currency, locale),
      ),
    })),
  }
}
