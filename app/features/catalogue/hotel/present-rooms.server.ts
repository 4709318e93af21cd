import type { Locale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney, formatMonths, monthName } from '#app/text/figures.ts'
import type { HotelRoomInfo } from '#database/schema/catalogue.ts'
import { bedsInWords } from './hotel.ts'
import type { RoomType, RoomYear } from './hotel-schema.ts'

/** The rooms of a hotel with their lowest and highest price of the year. */
export function presentRooms(
  rooms: HotelRoomInfo['bedConfigs'],
  currency: string,
  locale: Locale,
): RoomType[] {
  return rooms.map(({ name, beds, count, fromMinor, toMinor }) => {
    const [from, to] = [formatMoney(fromMinor, currency, locale), formatMoney(toMinor, currency, locale)]
    return {
      name: name[locale],
      beds: bedsInWords(beds),
      count,
      price: from === to ? from : `${from}–${to.split('\u00a0').at(-1)}`,
    }
  })
}

/** Prices of a year in minor units, from January, as bars and as text. */
export function presentYear(prices: readonly number[], currency: string, locale: Locale): RoomYear {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const monthsAt = Map.groupBy(
    prices.map((price, i) => ({ price, month: i + 1 })),
    ({ price }) => price,
  )
  const inMonths = (price: number) =>
    formatMonths(
      (monthsAt.get(price) ?? []).map(({ month }) => month),
      locale,
    )
  return {
    months: prices.map((price, i) => ({
      initial: monthName(i + 1, locale)
        .charAt(0)
        .toUpperCase(),
      part: lowest < highest ? (price - lowest) / (highest - lowest) : 1,
      cheapest: lowest < highest && price === lowest,
    })),
    inWords: [...monthsAt.keys()]
      .toSorted((a, b) => a - b)
      .map(price =>
        m.hotel_year_price({ price: formatMoney(price, currency, locale), months: inMonths(price) }),
      )
      .join('; '),
    cheapest: lowest < highest ? inMonths(lowest) : null,
  }
}
