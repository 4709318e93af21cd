import { followRows } from '#app/client/live-rows/follow-rows.ts'
import { formatMoney } from '#app/figures.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { LiveTrips } from './trip-card-schema.ts'

interface TripRow {
  key: string
  from_price_minor: bigint | null
  currency: string
}

/** Follows which trips are offered, and from what price: the same rows for everybody, so that a cache can answer. */
export function followTrips(onTrips: (trips: LiveTrips) => void): () => void {
  return followRows<TripRow>(
    { table: 'trip', columns: ['id', 'key', 'from_price_minor', 'currency'] },
    rows => {
      const locale = getLocale()
      const told = rows.map(({ key, from_price_minor: minor, currency }) => {
        const from = minor === null ? null : formatMoney(Number(minor), currency, locale)
        return [key, { from }] as const
      })
      onTrips(new Map(told))
    },
  )
}
