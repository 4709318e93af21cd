import { currencySign, formatAmount, formatDays, formatMoney } from '#app/text/figures.ts'
import { wholeUnits } from '#database/values/currency.ts'
import type { Locale } from '#database/values/locale.ts'
import { fromPriceMinor, type PriceComponent, priceLines, priceTable, TWO } from './price.ts'

/** Formatted prices per person; null if unknown. */
export interface PriceData {
  /** Currency as written before an amount: "US$". */
  currency: string
  /** Per person for two, in the cheapest season. */
  from: string | null
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
    lines: priceLines(components, TWO, cheapest).map(({ what, eachMinor, groupMinor }) => ({
      what: what[locale],
      each: money(eachMinor),
      shared: moneyOrUnknown(groupMinor),
    })),
    periods: periods.map(({ spans }) =>
      spans.map(({ first, last }) => formatDays(first, last, locale)).join(', '),
    ),
    rows: rows.map(({ party, prices, dearerBy }) => ({
      party,
      dearerBy: dearerBy.length > 0 ? dearerBy.map(what => what[locale]).join('; ') : null,
      prices: prices.map(minor =>
        minor === null ? null : formatAmount(wholeUnits(minor, currency), currency, locale),
      ),
    })),
  }
}
