import { m } from '#app/paraglide/messages.js'

/** Pure rules about a guided day. */

const types: Partial<Record<string, () => string>> = {
  adventure: m.tour_type_adventure,
  culture: m.tour_type_culture,
  food: m.tour_type_food,
  forest: m.tour_type_forest,
  trekking: m.tour_type_trekking,
  water: m.tour_type_water,
  wildlife: m.tour_type_wildlife,
}

/** What a kind of day is called in a country that has not written about it; null for a kind we do not know. */
export function tourTypeName(key: string): string | null {
  return Object.hasOwn(types, key) ? (types[key]?.() ?? null) : null
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/

/** An ISO 8601 length of days, hours and minutes in minutes; 0 for anything else. */
export function minutesOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = DURATION.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** Puts what has no price last, the rest from the lowest. */
export function cheapestFirst(a: { priceMinor: number | null }, b: { priceMinor: number | null }): number {
  return (a.priceMinor || Infinity) - (b.priceMinor || Infinity) || 0
}
