import { isBrief, PlaceBrief } from '#app/features/catalogue/place-page/place-brief.tsx'
import { destinationFacts } from '#app/features/catalogue/place-page/place-facts.tsx'
import { PlaceHotels } from '#app/features/catalogue/place-page/place-hotels.tsx'
import { getDestinationPage } from '#app/features/catalogue/place-page/place-page-queries.server.ts'
import { PlaceSights } from '#app/features/catalogue/place-page/place-sights.tsx'
import { PlaceTours } from '#app/features/catalogue/place-page/place-tours.tsx'
import { destinationTrail } from '#app/features/catalogue/place-page/place-trails.ts'
import { WildlifeYear } from '#app/features/catalogue/species/wildlife-year.tsx'
import { WaysThere } from '#app/features/catalogue/transfer/ways-there.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/destination.ts'
import { openPlacePage } from './open-place-page.server.ts'
import { PlaceFrame } from './place-frame.tsx'
import { placeMeta } from './place-meta.ts'
import { UnwrittenPlacePage } from './unwritten-place-page.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor((ctx, { params }: Route.LoaderArgs) =>
  openPlacePage(ctx, params, {
    ...{ kind: 'destination', getPage: getDestinationPage, trailOf: destinationTrail },
    unlike: (place, unlike) => ({ ...place, sights: unlike(place.sights), next: unlike(place.next) }),
  }),
)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return placeMeta(loaderData, matches, m.place_destination_title)
}

export default function Destination({ loaderData: data }: Route.ComponentProps) {
  if (data.asked) return <UnwrittenPlacePage {...data.asked} />
  const { place, trips } = data
  const { slug, name, country, ways } = place
  return (
    <PlaceFrame
      place={place}
      trips={trips}
      trail={destinationTrail(place)}
      facts={destinationFacts(place)}
      sleepsIn={slug}
    >
      <WaysThere
        title={m.transfer_title()}
        lead={place.gettingThere}
        here={{ country: country.tag, slug, name }}
        ways={ways}
      />
      {isBrief(place) ? (
        <PlaceBrief place={place} />
      ) : (
        <>
          <PlaceSights id="sights" title={m.place_sights()} country={country.tag} places={place.sights} />
          <PlaceTours title={m.place_tours({ place: name })} country={country} groups={place.tours} />
          <PlaceHotels country={country} hotels={place.hotels} />
        </>
      )}
      <WildlifeYear country={country.tag} wildlife={place.wildlife} />
    </PlaceFrame>
  )
}
