import type { PriceLine } from '#database/values/proposal-content.ts'

export interface PriceShare {
  id: string
  what: string
  /** Share of the price, in whole percent. */
  percent: number
}

/** The bar has five colours, for the largest lines. */
const MOST = 5

/** The largest lines of a price with their shares; empty if a price is unknown or negative. */
export function priceShares(price: readonly PriceLine[]): PriceShare[] {
  const known = price.flatMap(({ id, what, unitMinor, count }) =>
    unitMinor === null || unitMinor < 0 ? [] : [{ id, what, minor: unitMinor * count }],
  )
  const sum = known.reduce((total, { minor }) => total + minor, 0)
  if (known.length < price.length || sum === 0) return []
  return known
    .toSorted((a, b) => b.minor - a.minor)
    .slice(0, MOST)
    .map(({ id, what, minor }) => ({ id, what, percent: Math.round((minor / sum) * 100) }))
}
