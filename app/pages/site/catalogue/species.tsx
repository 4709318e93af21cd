import { getCountryPoster } from '#app/features/catalogue/country/country-queries.server.ts'
import { AskAboutSpecies } from '#app/features/catalogue/species/ask-about-species.tsx'
import { SpeciesCalendar } from '#app/features/catalogue/species/species-calendar.tsx'
import { SpeciesHead, speciesTrail } from '#app/features/catalogue/species/species-head.tsx'
import { getSpeciesPage } from '#app/features/catalogue/species/species-place-queries.server.ts'
import { SpeciesRow } from '#app/features/catalogue/species/species-row.tsx'
import { getTourCards } from '#app/features/catalogue/tour/tour-row-queries.server.ts'
import { FittingTours } from '#app/features/catalogue/tour-card/fitting-tours.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { speciesNode } from '#app/features/reading/structured-data/describe-article.server.ts'
import { breadcrumbsNode, describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SaveAndShare } from '#app/ui/save-mark.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/species.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const species = await getSpeciesPage(ctx, params.speciesKey)
  const { key, name, latin, home } = species
  const [trips, tours, poster] = await Promise.all([
    getTripCards(ctx, species.tripKeys),
    getTourCards(ctx, species.tours),
    getCountryPoster(ctx, home?.tag),
  ])
  const card = await signCard(ctx, { title: name, kicker: latin, poster })
  const trail = [...speciesTrail(species), { label: name, to: links.species(key) }]
  const data = describePage(speciesNode(ctx, species), breadcrumbsNode(ctx, trail))
  const unlike = unlikeOn([])
  return { species, trips: unlike(trips), tours: unlike(tours), card, data }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { key, name, latin, line } = loaderData.species
  return pageMeta({
    title: m.species_page_title({ name, latin }),
    description: line,
    path: links.species(key),
    card: loaderData.card,
    data: loaderData.data,
    matches,
  })
}

export default function Species({ loaderData }: Route.ComponentProps) {
  const { species, trips, tours } = loaderData
  const { origin } = useSite()
  const { key, name } = species
  return (
    <main id="main">
      <SpeciesHead
        species={species}
        tools={
          <>
            {trips.length > 0 && <Button to="#trips">{m.see_trips()}</Button>}
            <SaveAndShare item={`species/${key}`} name={name} address={origin + links.species(key)} />
          </>
        }
      />
      <FittingTrips title={m.species_trips()} trips={trips} />
      <SpeciesCalendar rows={species.calendar} />
      <FittingTours title={m.species_tours()} tours={tours} />
      <AskAboutSpecies species={species} />
      {species.related.length > 0 && (
        <Section tone="sunken" id="related">
          <Wrap>
            <SectionHead title={m.species_related()}>
              <MoreLink to={links.floraFauna()}>{m.species_all()}</MoreLink>
            </SectionHead>
            <SpeciesRow species={species.related} />
          </Wrap>
        </Section>
      )}
    </main>
  )
}
