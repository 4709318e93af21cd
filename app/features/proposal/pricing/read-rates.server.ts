import type { catalogueItem } from '#database/schema/catalogue.ts'
import type { HotelRates, TourRates } from './rates.ts'

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
