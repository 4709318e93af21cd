import { followRows } from '#app/client/live-rows/follow-rows.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMoney } from '#app/text/figures.ts'
import type { LiveTrips } from './trip-card-schema.ts'

interface TripRow {
  key: string
  from_price_minor: bigint | null
  currency: string
}

/** Subscribes to the availability and starting price of the given trips only. */
export function followTrips(keys: readonly string[], onTrips: (trips: LiveTrips) => void): () => void {
  // Sorted, so that pages with the same trips share a cached answer.
  const params = keys.toSorted()
  const where = `key in (${params.map((_, index) => `$${index + 1}`).join(', ')})`
  return followRows<TripRow>(
    { table: 'trip', columns: ['id', 'key', 'from_price_minor', 'currency'], where, params },
    rows => {
      const locale = getLocale()
      const prices = rows.map(({ key, from_price_minor: minor, currency }) => {
        const from = minor === null ? null : formatMoney(Number(minor), currency, locale)
        return [key, { from }] as const
      })
      onTrips(new Map(prices))
    },
  )
}
