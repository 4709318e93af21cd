import { attractionFacts } from '#app/features/catalogue/place-page/place-facts.tsx'
import { getAttractionPage } from '#app/features/catalogue/place-page/place-page-queries.server.ts'
import { PlaceTours } from '#app/features/catalogue/place-page/place-tours.tsx'
import { attractionTrail } from '#app/features/catalogue/place-page/place-trails.ts'
import { WildlifeYear } from '#app/features/catalogue/species/wildlife-year.tsx'
import { WaysThere } from '#app/features/catalogue/transfer/ways-there.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/attraction.ts'
import { openPlacePage } from './open-place-page.server.ts'
import { PlaceFrame } from './place-frame.tsx'
import { placeMeta } from './place-meta.ts'
import { UnwrittenPlacePage } from './unwritten-place-page.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor((ctx, { params }: Route.LoaderArgs) =>
  openPlacePage(ctx, params, {
    ...{ kind: 'attraction', getPage: getAttractionPage, trailOf: attractionTrail },
    unlike: (place, unlike) => ({ ...place, next: unlike(place.next) }),
  }),
)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return placeMeta(loaderData, matches, m.place_attraction_title)
}

export default function Attraction({ loaderData: data }: Route.ComponentProps) {
  if (data.asked) return <UnwrittenPlacePage {...data.asked} />
  const { place, trips } = data
  const { country, near } = place
  return (
    <PlaceFrame
      place={place}
      trips={trips}
      trail={attractionTrail(place)}
      facts={attractionFacts(place)}
      sleepsIn={near?.slug}
    >
      {near && (
        <WaysThere
          title={m.transfer_title_by_way({ place: near.name })}
          lead={near.away}
          here={{ country: country.tag, slug: near.slug, name: near.name }}
          ways={place.ways}
        />
      )}
      <WildlifeYear country={country.tag} wildlife={place.wildlife} />
      <PlaceTours
        title={near ? m.place_tours({ place: near.name }) : m.place_tours_other()}
        country={country}
        groups={place.tours}
      />
    </PlaceFrame>
  )
}
