import type { DraftCatalogue } from '#app/features/proposal/first-draft/draft-catalogue.ts'
import { drawItineraryMap } from '#app/features/trip/itinerary/draw-itinerary-map.server.ts'
import { itineraryRoute } from '#app/features/trip/itinerary/itinerary.ts'
import type { Locale } from '#app/links.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

const WIDTH = 480
const HEIGHT = 400

/** Map of a draft's places and the transfers between them. Returns null if it has none. */
export function drawDraftMap(
  content: ProposalContent,
  { catalogue, locale, a2Code }: { catalogue: DraftCatalogue; locale: Locale; a2Code: string },
): RouteMapData | null {
  const days = content.days.map(({ legs, place }, i) => ({ number: i + 1, legs, place }))
  const { legs, changes } = itineraryRoute(days)
  const called = new Set([
    ...days.map(({ place }) => place),
    ...days.flatMap(day => day.legs.flatMap(({ from, to }) => [from, to])),
  ])
  const places = catalogue.places
    .filter(({ slug }) => called.has(slug))
    .map(({ slug, name, latitude, longitude }) => ({
      key: slug,
      name: name[locale],
      lat: latitude,
      lon: longitude,
      days: days.filter(({ place }) => place === slug).map(({ number }) => number),
    }))
  if (places.length === 0) return null
  return drawItineraryMap({
    countries: [a2Code],
    places: [...places, ...changes.map(change => ({ ...change, name: '' }))],
    legs,
    width: WIDTH,
    height: HEIGHT,
  })
}
