import { asc, eq } from 'drizzle-orm'
import { fromPriceMinor } from '#app/features/trip/trip.ts'
import { currencySign, formatAmount, formatDays, formatMoney } from '#app/figures.ts'
import type { RequestContext } from '#app/request-context.ts'
import { priceComponent } from '#database/schema/trip.ts'
import { priceLines, priceTable } from './price.ts'
import type { PriceData } from './price-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** Prices are told for two: most parties are. */
const TWO = 2

/** The next whole unit of a currency, in minor units: shares seldom come out even. */
function wholeUnits(minor: number): number {
  return Math.ceil(minor / 100) * 100
}

interface Priced {
  /** The trip's id. */
  id: number
  currency: string
}

/** What a trip costs whom and when, and what its price is made of. */
export async function getPrice({ db, locale }: Reading, trip: Priced): Promise<PriceData> {
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
  const { periods, rows } = priceTable(components)
  const cheapest = periods[0]?.day ?? ''
  const money = (minor: number) => formatMoney(minor, trip.currency, locale)
  const moneyOrUnknown = (minor: number | null) => (minor === null ? null : money(minor))
  return {
    currency: currencySign(trip.currency),
    from: moneyOrUnknown(fromPriceMinor(components)),
    lines: priceLines(components, TWO, cheapest).map(({ what, eachMinor, groupMinor }) => ({
      what: what[locale],
      each: money(eachMinor),
      shared: moneyOrUnknown(groupMinor),
    })),
    periods: periods.map(({ spans }) =>
      spans.map(({ first, last }) => formatDays(first, last, locale)).join(', '),
    ),
    rows: rows.map(({ party, prices }) => ({
      party,
      prices: prices.map(minor => (minor === null ? null : formatAmount(wholeUnits(minor), locale))),
    })),
  }
}
