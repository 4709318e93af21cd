import { nearbyTripsTitle } from '#app/features/catalogue/country/country.ts'
import { SoughtPlaces } from '#app/features/catalogue/country/sought-places.tsx'
import { AskAboutPlace } from '#app/features/catalogue/place-page/ask-about-place.tsx'
import type { UnwrittenPlaceData } from '#app/features/catalogue/place-page/place-page-schema.ts'
import { UnwrittenPlaceHead } from '#app/features/catalogue/place-page/unwritten-place-head.tsx'
import type { SharedCard } from '#app/features/reading/share-card/card.ts'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'

export type UnwrittenPlaceProps = UnwrittenPlaceData & { trips: TripCardData[]; card: SharedCard }

/** A place whose page is not written yet: who answers, where it is, and what is near. */
export function UnwrittenPlace({ place, country, trips }: UnwrittenPlaceProps) {
  const { tag, name, answerer } = country
  return (
    <main id="main">
      <UnwrittenPlaceHead place={place} country={country} />
      <AskAboutPlace place={{ ...place, country, answerer }} />
      <SoughtPlaces
        tag={tag}
        name={name}
        places={country.topPlaces}
        map={country.map}
        highlighted={place.slug}
      />
      <FittingTrips title={nearbyTripsTitle(name, country.nearest)} trips={trips}>
        <MoreLink to={links.country(tag)}>{m.place_back_to_country({ country: name })}</MoreLink>
      </FittingTrips>
    </main>
  )
}
