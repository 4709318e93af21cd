import { m } from '#app/paraglide/messages.js'

/** Rules about a hotel. */

const types: Partial<Record<string, () => string>> = {
  lodge: m.hotel_type_lodge,
  hotel: m.hotel_type_hotel,
  guesthouse: m.hotel_type_guesthouse,
  'tented-camp': m.hotel_type_tented_camp,
  farm: m.hotel_type_farm,
  villa: m.hotel_type_villa,
  boat: m.hotel_type_boat,
}

/** Name of a type of hotel; null if it is unknown. */
export function hotelTypeName(type: string): string | null {
  return Object.hasOwn(types, type) ? (types[type]?.() ?? null) : null
}

/** The hotel's own altitude in metres; null if only its place's is known. */
export function ownAltitude({ altitude }: Record<string, unknown>): number | null {
  return typeof altitude === 'number' ? altitude : null
}

/** Altitude in metres: the hotel's own, otherwise its place's. */
export function altitudeOf(details: Record<string, unknown>, placeM: number): number {
  return ownAltitude(details) ?? placeM
}

const beds: Partial<Record<string, () => string>> = {
  king: m.hotel_bed_king,
  queen: m.hotel_bed_queen,
  double: m.hotel_bed_double,
  single: m.hotel_bed_single,
  bunk: m.hotel_bed_bunk,
}

/** Beds of a room as text, with equal ones grouped: "queen, 2 × single". */
export function bedsInWords(list: readonly string[]): string {
  return [...Map.groupBy(list, bed => bed)]
    .map(([bed, all]) => {
      const name = beds[bed]?.() ?? bed
      return all.length === 1 ? name : `${all.length} × ${name}`
    })
    .join(', ')
}

/** Price levels per room and night by their upper limits, in minor units of US dollars. */
export const PRICE_LEVELS = [
  { level: 'low', below: 9_000 },
  { level: 'middle', below: 13_000 },
  { level: 'high', below: Infinity },
] as const
export type PriceLevel = (typeof PRICE_LEVELS)[number]['level']

/** The level of a price; null where it is unknown. */
export function priceLevel(minor: number | null): PriceLevel | null {
  return (minor && PRICE_LEVELS.find(({ below }) => minor < below)?.level) || null
}
