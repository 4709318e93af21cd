/** What a trip costs each person, written out; null where it is not known. */
export interface PriceData {
  /** As it is written before an amount: US$. */
  currency: string
  /** For each of two, at the cheapest time of year. */
  from: string | null
  /** What that price is made of: `shared` is the whole amount that the two share. */
  lines: { what: string; each: string; shared: string | null }[]
  /** Times of year, the cheapest first: 16 Apr – 14 Dec. Empty text for all year. */
  periods: string[]
  /** Prices in the order of the periods, rounded up to whole units, without the currency. */
  rows: { party: number; prices: (string | null)[] }[]
}
