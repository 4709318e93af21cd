import { m } from '#app/paraglide/messages.js'

/** Pure rules about a place to sleep. */

const types: Partial<Record<string, () => string>> = {
  lodge: m.hotel_type_lodge,
  hotel: m.hotel_type_hotel,
  guesthouse: m.hotel_type_guesthouse,
  'tented-camp': m.hotel_type_tented_camp,
  farm: m.hotel_type_farm,
  villa: m.hotel_type_villa,
  boat: m.hotel_type_boat,
}

/** What kind of house it is, in words; null for a kind we do not know. */
export function hotelTypeName(type: string): string | null {
  return Object.hasOwn(types, type) ? (types[type]?.() ?? null) : null
}

/** The metres above the sea of the house itself; null where only its place’s are known. */
export function ownAltitude({ altitude }: Record<string, unknown>): number | null {
  return typeof altitude === 'number' ? altitude : null
}

/** The metres above the sea of a house: its own, else those of its place. */
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

/** The beds of a room in words, equal ones counted: queen, 2 × single. */
export function bedsInWords(list: readonly string[]): string {
  return [...Map.groupBy(list, bed => bed)]
    .map(([bed, all]) => {
      const name = beds[bed]?.() ?? bed
      return all.length === 1 ? name : `${all.length} × ${name}`
    })
    .join(', ')
}

/** Price levels of a room and night by their upper ends, in minor units of US dollars. */
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
