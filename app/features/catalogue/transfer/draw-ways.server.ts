import { itineraryRoute } from '#app/features/trip/itinerary/itinerary.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import type { Words } from '#database/schema/columns.ts'
import type { CountryPage } from '#database/schema/country.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Ride, Way } from './transfer.ts'

/** A destination at the end of a route. */
export interface End {
  id: number
  slug: string
  name: Words
  lat: number
  lon: number
}

export interface RideRow extends Ride {
  note: Words | null
  from: End
  to: End
}

export interface MappedCountry {
  a2Code: string
  page: CountryPage | null
}

/** Start of a route. */
export function startOf({ fromId, rides }: Way<RideRow>): End | undefined {
  const [ride] = rides
  return ride?.from.id === fromId ? ride.from : ride?.to
}

function toMapPlace({ slug, name, lat, lon }: End, locale: Locale): MapPlace {
  return { key: slug, name: name[locale], lat, lon }
}

type Route = ReturnType<typeof itineraryRoute>

/** Draws a route and its places. Where the vehicle changes, the line bends without a mark. */
function drawRoute(
  country: MappedCountry,
  places: readonly MapPlace[],
  { legs, changes }: Route,
  locale: Locale,
  about?: string,
): RouteMapData {
  return drawRouteMap({
    countries: [country.a2Code],
    waters: watersOf(country.page, locale),
    places: [...places, ...changes.map(change => ({ ...change, name: '' }))],
    legs,
    about,
  })
}

interface WaysTo {
  here: End
  country: MappedCountry
  sight?: MapPlace
}

/** Map of a place, its neighbours and the routes between them; a route's number from 1 is used as its day. */
export function drawWaysTo(
  ways: readonly Way<RideRow>[],
  { here, country, sight }: WaysTo,
  locale: Locale,
): RouteMapData {
  const started = ways.flatMap((way, i) => {
    const start = startOf(way)
    return start ? [{ start, rides: way.rides, number: i + 1 }] : []
  })
  const route = itineraryRoute(
    started.map(({ start, rides, number }) => ({
      number,
      legs: rides.map(({ mode, via }) => ({ mode, via, from: start.slug, to: here.slug })),
    })),
  )
  const neighbours = started.map(({ start, number }) => ({ ...toMapPlace(start, locale), days: [number] }))
  const places = [toMapPlace(here, locale), ...(sight ? [sight] : []), ...neighbours]
  return drawRoute(country, places, route, locale, sight?.key ?? here.slug)
}

interface WaysBetween {
  country: MappedCountry
  places: readonly End[]
  sights: readonly MapPlace[]
}

/** Map of destinations, numbered from 1, with the routes between them and nearby attractions. */
export function drawWaysBetween(
  rides: readonly RideRow[],
  { country, places, sights }: WaysBetween,
  locale: Locale,
): RouteMapData {
  const { legs, changes } = itineraryRoute([
    {
      number: 0,
      legs: rides.map(({ mode, via, from, to }) => ({ mode, via, from: from.slug, to: to.slug })),
    },
  ])
  const numbered = places.map((place, i) => ({ ...toMapPlace(place, locale), days: [i + 1] }))
  return drawRoute(country, [...numbered, ...sights], { legs, changes }, locale)
}
