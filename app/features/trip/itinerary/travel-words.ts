import { m } from '#app/paraglide/messages.js'
import type { IconName } from '#app/ui/icons.ts'
import type { TravelMode } from '#cartography/curves/route.ts'

/** Names of the modes of travel. */
export const travelWords = {
  road: m.itinerary_road,
  boat: m.itinerary_boat,
  air: m.itinerary_air,
  rail: m.itinerary_rail,
  foot: m.itinerary_foot,
} as const satisfies Record<TravelMode, () => string>

/** The names in the current language. */
export function travelNames(): Record<TravelMode, string> {
  const { road, boat, air, rail, foot } = travelWords
  return { road: road(), boat: boat(), air: air(), rail: rail(), foot: foot() }
}

/** Icons of the modes of travel. */
export const travelIcons = {
  road: 'car',
  boat: 'boat',
  air: 'airplane-tilt',
  rail: 'train',
  foot: 'footprints',
} as const satisfies Record<TravelMode, IconName>
