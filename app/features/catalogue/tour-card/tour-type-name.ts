import { m } from '#app/paraglide/messages.js'

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
