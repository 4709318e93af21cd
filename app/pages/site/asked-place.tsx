import { PlacesAskedAbout } from '#app/features/country/places-asked-about.tsx'
import { PlannerWords } from '#app/features/country/planner-words.tsx'
import { AskedPlaceHead } from '#app/features/place/asked-place-head.tsx'
import { placeAddress } from '#app/features/place/place-address.ts'
import { FittingTrips } from '#app/features/trip/fitting-trips.tsx'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { openAskedPlace } from './asked-place.server.ts'

type Asked = Awaited<ReturnType<typeof openAskedPlace>>

export function askedMeta({ place, country }: Asked, matches: Parameters<typeof pageMeta>[0]['matches']) {
  return pageMeta({
    title: m.place_asked_title({ place: place.name, country: country.name }),
    description: m.place_in_writing({ country: country.name }),
    path: placeAddress(country.tag, place.kind, place.slug),
    matches,
  })
}

/** A place that people ask for before its page is written: where it lies, who answers, and what is near. */
export function AskedPlacePage({ place, country, trips }: Asked) {
  const { tag, name, ownTrips } = country
  return (
    <main id="main">
      <AskedPlaceHead place={place} country={country} />
      <PlannerWords {...country} />
      <PlacesAskedAbout
        tag={tag}
        name={name}
        places={country.topPlaces}
        map={country.map}
        highlighted={place.slug}
      />
      <FittingTrips title={ownTrips ? m.theme_trips() : m.theme_trips_near({ country: name })} trips={trips}>
        <MoreLink to={links.country(tag)}>{m.place_back_to_country({ country: name })}</MoreLink>
      </FittingTrips>
    </main>
  )
}
