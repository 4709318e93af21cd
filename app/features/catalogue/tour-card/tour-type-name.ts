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

/** General name of a tour type, for countries without their own text; null if it is unknown. */
export function tourTypeName(key: string): string | null {
  return Object.hasOwn(types, key) ? (types[key]?.() ?? null) : null
}
