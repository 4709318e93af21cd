import type { ReadContext } from '#app/request-context.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import type { CountryPage } from '#database/schema/country.ts'
import { drawTravelledRoute } from './draw-travelled-route.server.ts'
import { highestBed, longestDrive, type RouteStop, routeStops } from './itinerary.ts'
import type { TravelledRoute } from './itinerary-gpx.ts'
import { findCalls, findDays, findTours } from './itinerary-row-queries.server.ts'
import type { ItineraryData } from './itinerary-schema.ts'
import { presentDays } from './present-days.server.ts'

interface Itinerant {
  id: number
  key: string
  countries: readonly { tag: string; a2Code: string; page: CountryPage | null }[]
}

interface Itinerary extends ItineraryData {
  stops: RouteStop[]
  /** Minutes on the road of the longest day; 0 without any. */
  longestDrive: number
  /** Altitude of the highest night: the house's own, otherwise its place's. Null without a night. */
  highestBedM: number | null
  /** Route in real coordinates. */
  route: TravelledRoute
}

/** Everything computed from a trip's days. */
export async function getItinerary({ db, locale }: ReadContext, trip: Itinerant): Promise<Itinerary> {
  const days = await findDays(db, trip.id)
  const tags = trip.countries.map(({ tag }) => tag)
  const [calls, tours] = await Promise.all([findCalls(db, days, tags), findTours(db, days)])
  const { places, legs, ...ground } = drawTravelledRoute({ countries: trip.countries, days, calls }, locale)
  return {
    days: presentDays({ key: trip.key, days, calls, tours }, locale),
    map: drawRouteMap({ ...ground, places, legs }),
    route: { places, legs },
    stops: routeStops(days.map(({ place, sleep }) => ({ place: place.name[locale], sleep }))),
    longestDrive: longestDrive(days),
    highestBedM: highestBed(days),
  }
}
