import type { ReactNode } from 'react'
import { placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'
import type { AttractionPage, DestinationPage, PlaceName, RegionPage } from './place-page-schema.ts'

interface Fact {
  label: string
  value: ReactNode
}

/** A fact as a list; empty if it is unknown. */
function fact(label: string, value: ReactNode): Fact[] {
  return value === null || value === undefined ? [] : [{ label, value }]
}

function linkTo(tag: string, place: PlaceName | null): ReactNode {
  return place && <TextLink to={placeAddress(tag, place.kind, place.slug)}>{place.name}</TextLink>
}

/** A count as text; null for none. */
function countOf(things: readonly unknown[], words: (inputs: { count: number }) => string) {
  return things.length === 0 ? null : words({ count: things.length })
}

/** Key facts of a destination. */
export function destinationFacts({ country, season, nights, altitude, region }: DestinationPage): Fact[] {
  return [
    ...fact(m.place_fact_months(), season?.inWords),
    ...fact(m.place_fact_stay(), nights),
    ...fact(m.place_fact_altitude(), altitude),
    ...fact(m.place_fact_region(), linkTo(country.tag, region)),
    ...fact(m.country_clock(), country.clock),
  ]
}

/** Key facts of an attraction. */
export function attractionFacts(place: AttractionPage): Fact[] {
  const { country, season, opens, entrance, near, altitude } = place
  return [
    ...fact(m.place_fact_opens(), opens),
    ...fact(m.place_fact_entrance(), entrance),
    ...fact(m.place_fact_from(), linkTo(country.tag, near)),
    ...fact(m.place_fact_months(), season?.inWords),
    ...fact(m.place_fact_altitude(), altitude),
  ]
}

/** Key facts of a region. */
export function regionFacts({ country, destinations, sights, months }: RegionPage): Fact[] {
  return [
    ...fact(m.place_fact_months(), months),
    ...fact(m.place_fact_sleep(), countOf(destinations, m.place_count_destinations)),
    ...fact(m.place_fact_see(), countOf(sights, m.place_count_sights)),
    ...fact(m.country_clock(), country.clock),
  ]
}
