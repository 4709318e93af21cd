import { asc, eq } from 'drizzle-orm'
import type { ReadContext } from '#app/request-context.ts'
import { priceComponent } from '#database/schema/trip.ts'
import { type PriceData, toPriceData } from './price-schema.ts'

interface Priced {
  /** The trip's id. */
  id: number
  currency: string
}

/** A trip's prices by party and season, and their components. */
export async function getPrice({ db, locale }: ReadContext, trip: Priced): Promise<PriceData> {
  const components = await db
    .select({
      what: priceComponent.what,
      per: priceComponent.per,
      amountMinor: priceComponent.amountMinor,
      season: priceComponent.season,
      partySize: priceComponent.partySize,
    })
    .from(priceComponent)
    .where(eq(priceComponent.tripId, trip.id))
    .orderBy(asc(priceComponent.position))
  const held = components.map(row => ({ ...row, partySize: row.partySize ?? { kind: 'Empty' as const } }))
  return toPriceData(held, trip.currency, locale)
}
