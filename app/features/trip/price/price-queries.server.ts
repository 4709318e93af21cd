import { asc, eq, inArray, sql } from 'drizzle-orm'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { priceComponent, trip } from '#database/schema/trip.ts'
import { parseDateRange, parseIntRange } from '#database/values/range.ts'
import type { TripPricing } from './party-price.ts'
import type { PriceComponent, PricePart } from './price.ts'
import { type PriceData, type PricingRules, toPriceData } from './price-schema.ts'

interface Priced extends PricingRules {
  /** The trip's id. */
  id: number
}

const component = {
  what: priceComponent.what,
  per: priceComponent.per,
  amountMinor: priceComponent.amountMinor,
  season: priceComponent.season,
  partySize: priceComponent.partySize,
}

type ComponentRow = Omit<PriceComponent, 'partySize'> & { partySize: PriceComponent['partySize'] | null }

function toComponent({ what, per, amountMinor, season, partySize }: ComponentRow): PriceComponent {
  return { what, per, amountMinor, season, partySize: partySize ?? { kind: 'Empty' } }
}

/** A trip's prices by party and season, and their components. */
export async function getPrice({ db, locale }: ReadContext, { id, ...pricing }: Priced): Promise<PriceData> {
  const components = await db
    .select(component)
    .from(priceComponent)
    .where(eq(priceComponent.tripId, id))
    .orderBy(asc(priceComponent.position))
  return toPriceData(components.map(toComponent), pricing, locale)
}

/** By what trips are priced, by key; `keys` in order, so that searches which find the same trips share what is read. */
export const getPricings = cachedRead(
  'pricing of trips',
  { tables: [trip, priceComponent] },
  async (
    { db }: Pick<ReadContext, 'db'>,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, TripPricing>> => {
    const rows = await db
      .select({
        ...{ key: trip.key, childPrice: trip.childPrice, minimumAge: trip.minimumAge },
        ...{ bestMonths: trip.bestMonths, ...component },
      })
      .from(trip)
      .innerJoin(priceComponent, eq(priceComponent.tripId, trip.id))
      .where(inArray(trip.key, [...keys]))
      .orderBy(asc(trip.id), asc(priceComponent.position))
    return new Map(
      [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => {
        const { childPrice = null, minimumAge = null, bestMonths = [] } = own[0] ?? {}
        return [key, { childPrice, minimumAge, bestMonths, components: own.map(toComponent) }]
      }),
    )
  },
)

interface PartRow extends Pick<PricePart, 'per' | 'amountMinor'> {
  season: string | null
  partySize: string
}

/** What the prices of a trip are made of, in a statement that reads trips. */
export const priceParts = sql`(
  select coalesce(json_agg(json_build_object(
    'per', c.per, 'amountMinor', c.amount_minor, 'season', c.season::text, 'partySize', c.party_size::text
  )), '[]')
  from ${priceComponent} c where c.trip_id = ${trip}.id)`.mapWith((rows: readonly PartRow[]): PricePart[] =>
  rows.map(({ season, partySize, ...row }) => ({
    ...row,
    season: season === null ? null : (parseDateRange(season) ?? { kind: 'Empty' }),
    partySize: parseIntRange(partySize) ?? { kind: 'Empty' },
  })),
)
