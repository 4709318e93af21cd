import { watersOf } from '#cartography/labels/authored-waters.ts'
import type { RouteMapWanted } from '#cartography/print/map-drawing.server.ts'
import type { CountryPage } from '#database/schema/country.ts'
import type { Locale } from '#database/values/locale.ts'
import { itineraryRoute } from './itinerary.ts'
import type { CallRow, DayRow } from './itinerary-row-queries.server.ts'

interface Travelled {
  countries: readonly { a2Code: string; page: CountryPage | null }[]
  days: readonly DayRow[]
  calls: readonly CallRow[]
}

/** The route of an itinerary in real coordinates: all nights, stops and legs. */
export function drawTravelledRoute({ countries, days, calls }: Travelled, locale: Locale): RouteMapWanted {
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
    arrows: true,
  }
}

/** Label without the part in brackets, which the list beside the map shows. */
function printedName(name: string): string {
  return name.replace(/ \([^)]+\)$/, '')
}
