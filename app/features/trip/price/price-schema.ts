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
