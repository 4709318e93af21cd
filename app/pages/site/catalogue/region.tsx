import { redirect } from 'react-router'
import { AppError } from '#app/app-error.ts'
import { AskAboutPlace } from '#app/features/catalogue/place-page/ask-about-place.tsx'
import { PlaceEssay } from '#app/features/catalogue/place-page/place-essay.tsx'
import { regionFacts } from '#app/features/catalogue/place-page/place-facts.tsx'
import { PlaceHead } from '#app/features/catalogue/place-page/place-head.tsx'
import { getRegionPage } from '#app/features/catalogue/place-page/place-page-queries.server.ts'
import { PlaceSights } from '#app/features/catalogue/place-page/place-sights.tsx'
import { regionTrail } from '#app/features/catalogue/place-page/place-trails.ts'
import { ReadNext } from '#app/features/catalogue/place-page/read-next.tsx'
import { MOST_BESIDE_MAP, RegionPlaces } from '#app/features/catalogue/place-page/region-places.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { describePlace } from '#app/features/reading/structured-data/describe-page.server.ts'
import { ClimatesCompared } from '#app/features/trip/season/climates-compared.tsx'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { Route } from './+types/region.ts'
import { LateGallery, PlaceWays } from './place-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const found = await getRegionPage(ctx, params.country, params.slug)
  if (found === null) throw new AppError('not_found')
  if ('movedTo' in found) throw redirect(found.movedTo, 301)
  const unlike = unlikeOn([found.picture])
  const lists = { destinations: unlike(found.destinations), sights: unlike(found.sights) }
  const region = { ...found, ...lists, next: unlike(found.next) }
  const { name: title, country, poster, answerer } = region
  const [cards, card] = await Promise.all([
    getTripCards(ctx, region.tripKeys),
    signCard(ctx, { title, kicker: country.name, poster }),
  ])
  return {
    region,
    answerer,
    trips: unlike(cards),
    card,
    data: describePlace(ctx, region, regionTrail(region), card),
  }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { slug, name, lead, country } = loaderData.region
  return pageMeta({
    title: m.place_region_title({ place: name, country: country.name }),
    description: lead,
    path: links.region(country.tag, slug),
    card: loaderData.card,
    data: loaderData.data,
    matches,
  })
}

export default function Region({ loaderData }: Route.ComponentProps) {
  const { region, trips } = loaderData
  const { country } = region
  return (
    <main id="main">
      <PlaceHead
        place={region}
        trail={regionTrail(region)}
        facts={regionFacts(region)}
        tools={<PlaceWays place={region} trips={trips} />}
      />
      <PlaceEssay place={region} />
      {region.gallery && <LateGallery gallery={region.gallery} name={region.name} />}
      <RegionPlaces region={region} />
      <ClimatesCompared places={region.years} />
      {region.sights.length > MOST_BESIDE_MAP && (
        <PlaceSights id="sights" title={m.place_sights()} country={country.tag} places={region.sights} />
      )}
      <FittingTrips title={m.place_trips()} trips={trips}>
        <MoreLink to={links.trips({ fcountry: [country.tag] })}>
          {m.country_all_trips({ country: country.name })}
        </MoreLink>
      </FittingTrips>
      <AskAboutPlace place={region} />
      <ReadNext title={m.place_next_regions()} country={country} places={region.next} words={region.words} />
    </main>
  )
}
