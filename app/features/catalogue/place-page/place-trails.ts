import { links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { PlaceName, PlacePage } from './place-page-schema.ts'

/** A page above another, as breadcrumbs show it. */
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

/** The pages above a destination: its region's, else the list. */
export function destinationTrail(place: Lying & { region: PlaceName | null }): Crumb[] {
  return underCountry(place, [place.region ? crumbOf(place, place.region) : listOf(place)])
}

/** The pages above a sight: its region's, and that of the destination it is visited from. */
export function attractionTrail(
  place: Lying & { region: PlaceName | null; near: PlaceName | null },
): Crumb[] {
  const above = [place.region, place.near].filter(each => each !== null)
  return underCountry(
    place,
    above.map(each => crumbOf(place, each)),
  )
}

/** The pages above a region. */
export function regionTrail(place: Lying): Crumb[] {
  return underCountry(place, [listOf(place)])
}
