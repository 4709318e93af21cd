import type { TravelMode } from '#app/features/map/route.ts'
import { m } from '#app/paraglide/messages.js'

/** The names of the ways to travel. */
export const travelWords = {
  road: m.itinerary_road,
  boat: m.itinerary_boat,
  air: m.itinerary_air,
  rail: m.itinerary_rail,
  foot: m.itinerary_foot,
} as const satisfies Record<TravelMode, () => string>
