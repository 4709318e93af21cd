import { and, asc, eq, inArray } from 'drizzle-orm'
import { findTripContent } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import type { Traveller } from '#app/features/wish/travellers.ts'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { party } from '#database/schema/plan.ts'
import type { PricedDay } from './catalogue-lines.ts'
import type { DraftPrices, PricedDraft } from './follow-days.ts'
import { birthdaysOnTheWay, type HotelRates, type Rates, type TourRates } from './rates.ts'

type ItemRow = Pick<typeof catalogueItem.$inferSelect, 'name' | 'hotelRoomInfo' | 'priceMinor' | 'details'>

const SLEEPS: Record<string, number> = { king: 2, queen: 2, double: 2, single: 1, bunk: 2 }

function isNumber(one: unknown): one is number {
  return typeof one === 'number'
}

/** The prices of a hotel's row. */
export function readHotelRates({ name, details, hotelRoomInfo }: ItemRow): HotelRates {
  const prices = details.pricesByMonth
  return {
    name,
    pricesByMonth: Array.isArray(prices) ? prices.filter(isNumber) : [],
    rooms: (hotelRoomInfo?.bedConfigs ?? []).map(({ beds, count, fromMinor, toMinor }) => ({
      sleeps: beds.reduce((all, bed) => all + (SLEEPS[bed] ?? 1), 0),
      ...{ count, fromMinor, toMinor },
    })),
  }
}

function childPrice(stored: unknown): TourRates['child'] {
  const { under, priceMinor } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    under?: unknown
    priceMinor?: unknown
  }
  return isNumber(under) && isNumber(priceMinor) ? { under, priceMinor } : null
}

/** The prices of a tour's row. */
export function readTourRates({ name, priceMinor, details }: ItemRow): TourRates {
  return { name, priceMinor, child: childPrice(details.childPrice) }
}

/** The catalogue's prices of the houses and tours of some days, as far as it has them in the currency. */
export async function findRates(db: Readable, days: readonly PricedDay[], currency: string): Promise<Rates> {
  const countries = [...new Set(days.map(({ country }) => country))]
  const keys = days.flatMap(({ hotel, activities }) => [
    ...(hotel?.key ? [hotel.key] : []),
    ...activities.flatMap(({ kind, key }) => (kind === 'tour' && key ? [key] : [])),
  ])
  if (keys.length === 0) return { hotels: {}, tours: {} }
  const rows = await db
    .select()
    .from(catalogueItem)
    .where(
      and(
        inArray(catalogueItem.countryTag, countries),
        inArray(catalogueItem.key, [...new Set(keys)]),
        eq(catalogueItem.currency, currency),
      ),
    )
  const of = (kind: 'hotel' | 'tour') => rows.filter(row => row.kind === kind)
  const nameOf = ({ countryTag, key }: (typeof rows)[number]) => `${countryTag}/${key}`
  return {
    hotels: Object.fromEntries(of('hotel').map(row => [nameOf(row), readHotelRates(row)])),
    tours: Object.fromEntries(of('tour').map(row => [nameOf(row), readTourRates(row)])),
  }
}

/** The travellers of a plan, as far as their ages are known. */
export function findTravellers(db: Readable, planId: number): Promise<Traveller[]> {
  return db
    .select({ birthday: party.partyBirthday, age: party.age, isChild: party.isChild })
    .from(party)
    .where(eq(party.planId, planId))
    .orderBy(asc(party.position))
}

/** What the catalogue says of a draft's price. */
export async function findDraftPrices(
  db: Readable,
  { content, workings }: PricedDraft,
  travellers: readonly Traveller[],
): Promise<DraftPrices> {
  const made =
    workings.from === 'trip' && content.tripKey ? await findTripContent(db, content.tripKey, content) : null
  const trip = made?.content.currency === content.currency && {
    components: made.components,
    days: made.content.days,
  }
  const rates = await findRates(db, [...content.days, ...(trip ? trip.days : [])], content.currency)
  return {
    rates,
    trip: trip || null,
    turns: birthdaysOnTheWay(content, travellers).map(({ turns }) => turns),
  }
}
