import { redirect } from 'react-router'
import { AskAboutPlace } from '#app/features/catalogue/place-page/ask-about-place.tsx'
import { PlaceEssay } from '#app/features/catalogue/place-page/place-essay.tsx'
import { attractionFacts } from '#app/features/catalogue/place-page/place-facts.tsx'
import { PlaceHead } from '#app/features/catalogue/place-page/place-head.tsx'
import { getAttractionPage } from '#app/features/catalogue/place-page/place-page-queries.server.ts'
import { PlaceTours } from '#app/features/catalogue/place-page/place-tours.tsx'
import { attractionTrail } from '#app/features/catalogue/place-page/place-trails.ts'
import { ReadNext } from '#app/features/catalogue/place-page/read-next.tsx'
import { WaysThere } from '#app/features/catalogue/transfer/ways-there.tsx'
import { WildlifeYear } from '#app/features/catalogue/wildlife/wildlife-year.tsx'
import { getCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { placeData } from '#app/features/reading/structured-data/describe-place.server.ts'
import { PlaceSeason } from '#app/features/trip/season/place-season.tsx'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { Route } from './+types/attraction.ts'
import { openAskedPlace } from './asked-place.server.ts'
import { AskedPlacePage, askedMeta } from './asked-place-page.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const [tag, slug] = [params.country, params.slug]
  const place = await getAttractionPage(ctx, tag, slug)
  if (place === null) return { asked: await openAskedPlace(ctx, tag, 'attraction', slug) }
  if ('movedTo' in place) throw redirect(place.movedTo, 301)
  const { name: title, country, poster } = place
  const [trips, card] = await Promise.all([
    getTripCards(ctx, place.tripKeys),
    getCard(ctx, { title, kicker: country.name, poster }),
  ])
  return { asked: null, place, trips, card, data: placeData(ctx, place, attractionTrail(place), card) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if (loaderData.asked) return askedMeta(loaderData.asked, matches)
  const { slug, name, lead, country } = loaderData.place
  return pageMeta({
    title: m.place_attraction_title({ place: name, country: country.name }),
    description: lead,
    path: links.attraction(country.tag, slug),
    card: loaderData.card,
    data: loaderData.data,
    matches,
  })
}

export default function Attraction({ loaderData: data }: Route.ComponentProps) {
  if (data.asked) return <AskedPlacePage {...data.asked} />
  const { place, trips } = data
  const { name, country, region, near, season } = place
  return (
    <main id="main">
      <PlaceHead place={place} trail={attractionTrail(place)} facts={attractionFacts(place)} />
      <PlaceEssay place={place} />
      {season && <PlaceSeason place={name} season={season} />}
      {near && (
        <WaysThere
          title={m.transfer_title_to({ place: near.name })}
          lead={m.place_from_near({ place: name, away: near.away })}
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
      <FittingTrips title={m.place_trips()} trips={trips}>
        <MoreLink to={links.trips({ fcountry: [country.tag] })}>
          {m.country_all_trips({ country: country.name })}
        </MoreLink>
      </FittingTrips>
      <AskAboutPlace place={place} sleepsIn={near?.slug} />
      <ReadNext
        title={m.place_next()}
        country={country}
        places={place.next}
        region={region}
        words={place.words.filter(({ vocabulary }) => vocabulary === 'interest')}
      />
    </main>
  )
}
