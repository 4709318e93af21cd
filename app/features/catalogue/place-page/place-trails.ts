import { links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { PlaceName, PlacePage } from './place-page-schema.ts'

/** A breadcrumb. */
interface Crumb {
  label: string
  to: string
}

type Lying = Pick<PlacePage, 'country'>

function crumbOf({ country }: Lying, { name, kind, slug }: PlaceName): Crumb {
  return { label: name, to: placeAddress(country.tag, kind, slug) }
}

function underCountry({ country }: Lying, above: Crumb[]): Crumb[] {
  return [{ label: country.name, to: links.country(country.tag) }, ...above]
}

function listOf({ country }: Lying): Crumb {
  return { label: m.place_destinations(), to: links.destinations(country.tag) }
}

/** Breadcrumbs of a destination: its region, otherwise the list. */
export function destinationTrail(place: Lying & { region: PlaceName | null }): Crumb[] {
  return underCountry(place, [place.region ? crumbOf(place, place.region) : listOf(place)])
}

/** Breadcrumbs of an attraction: its region and its destination. */
export function attractionTrail(
  place: Lying & { region: PlaceName | null; near: PlaceName | null },
): Crumb[] {
  const above = [place.region, place.near].filter(each => each !== null)
  return underCountry(
    place,
    above.map(each => crumbOf(place, each)),
  )
}

/** Breadcrumbs of a region. */
export function regionTrail(place: Lying): Crumb[] {
  return underCountry(place, [listOf(place)])
}
