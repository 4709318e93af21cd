import type { Locale } from '#app/links.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { drawRouteMap, type RouteMapWanted } from '#cartography/print/map-drawing.server.ts'
import type { CountryPage } from '#database/schema/country.ts'
import { itineraryRoute } from './itinerary.ts'
import type { CallRow, DayRow } from './itinerary-row-queries.server.ts'

interface Travelled {
  countries: readonly { a2Code: string; page: CountryPage | null }[]
  days: readonly DayRow[]
  calls: readonly CallRow[]
}

/** What an itinerary travels: every place slept in or called at, and every leg, at their real coordinates. */
export function travelledRoute({ countries, days, calls }: Travelled, locale: Locale): RouteMapWanted {
  const { legs, changes } = itineraryRoute(days)
  const ends = new Set(legs.flatMap(({ from, to }) => [from, to]))
  const called = [...days.map(({ place }) => place), ...calls.filter(({ slug }) => ends.has(slug))]
  const places = [...new Map(called.map(place => [place.slug, place])).values()]
  return {
    countries: countries.map(({ a2Code }) => a2Code),
    waters: countries.flatMap(({ page }) => watersOf(page, locale)),
    places: [
      ...places.map(({ slug, name, lat, lon }) => ({
        key: slug,
        name: printedName(name[locale]),
        lat,
        lon,
        days: days.filter(({ place }) => place.slug === slug).map(({ number }) => number),
      })),
      ...changes.map(change => ({ ...change, name: '' })),
    ],
    legs,
  }
}

/** A map leaves out what a name adds in brackets: the list beside it has it. */
function printedName(name: string): string {
  return name.replace(/ \([^)]+\)$/, '')
}

/** The map of an itinerary. Where one changes vehicles a line turns, and nothing is printed. */
export function drawItineraryMap(travelled: RouteMapWanted): RouteMapData {
  const map = drawRouteMap(travelled)
  return { ...map, places: map.places.filter(({ name }) => name !== '') }
}
