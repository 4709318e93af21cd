import type { Words } from '#database/values/locale.ts'
/** What the catalogue knows of prices. */

export interface HotelRates {
  name: Words
  /** Cheapest room per night in each month, in minor units. */
  pricesByMonth: readonly number[]
  rooms: readonly { sleeps: number; count: number; toMinor: number; fromMinor: number }[]
}

export interface TourRates {
  name: Words
  /** For each traveller; null if unknown. */
  priceMinor: number | null
  /** For each child under an age; null if children pay like everybody. */
  child: { under: number; priceMinor: number } | null
}

/** By `country/key`. */
export interface Rates {
  hotels: Readonly<Record<string, HotelRates>>
  tours: Readonly<Record<string, TourRates>>
}

/** The month of a date, 1 to 12. */
export function monthOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(5, 7))
}

/** Cheapest room per night, in minor units: in the month, or in the cheapest month if it is open. */
export function nightMinor(
  { pricesByMonth }: Pick<HotelRates, 'pricesByMonth'>,
  month: number | null,
): number {
  const price = month === null ? Math.min(...pricesByMonth) : pricesByMonth[month - 1]
  return price ?? Math.min(...pricesByMonth)
}

/** Rooms for a party and their price per night: several of the cheapest, or one that sleeps everyone. */
export function roomsFor(
  hotel: HotelRates,
  people: number,
  month: number | null,
): { rooms: number; minor: number } {
  const [cheapest] = hotel.rooms.toSorted((a, b) => a.fromMinor - b.fromMinor)
  const rooms = Math.ceil(people / Math.max(1, cheapest?.sleeps ?? 2))
  const several = { rooms, minor: rooms * nightMinor(hotel, month) }
  const whole = hotel.rooms
    .filter(({ sleeps }) => sleeps >= people)
    .map(room => (month === null ? room.fromMinor : room.toMinor))
  const one = whole.length > 0 ? Math.min(...whole) : null
  return one !== null && one < several.minor ? { rooms: 1, minor: one } : several
}
