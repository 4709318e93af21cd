import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { getCard } from '#app/features/card/card-address.server.ts'
import { ContactTeam } from '#app/features/country/contact-team.tsx'
import { getCountryPage } from '#app/features/country/country-queries.server.ts'
import { Masthead } from '#app/features/country/masthead.tsx'
import { PlacesAskedAbout } from '#app/features/country/places-asked-about.tsx'
import { PlacesToGo } from '#app/features/country/places-to-go.tsx'
import { PlannerWords } from '#app/features/country/planner-words.tsx'
import { ThingsToDo } from '#app/features/country/things-to-do.tsx'
import { TripsToPullApart } from '#app/features/country/trips-to-pull-apart.tsx'
import { WhatPeopleComeFor } from '#app/features/country/what-people-come-for.tsx'
import { FilmCarousel } from '#app/features/film/film-carousel.tsx'
import { getFilms } from '#app/features/film/film-queries.server.ts'
import { contactTargets } from '#app/features/reach/contact-targets.ts'
import { EmergencyNumbers } from '#app/features/reach/emergency-numbers.tsx'
import { ReachWays } from '#app/features/reach/reach-ways.tsx'
import { YearOfSuns } from '#app/features/season/year-of-suns.tsx'
import { destinationNode } from '#app/features/structured-data/destination-node.server.ts'
import { structuredDataOf } from '#app/features/structured-data/structured-data.server.ts'
import { TripCard } from '#app/features/trip/trip-card.tsx'
import { getTripCards } from '#app/features/trip/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { useSite } from './use-site.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** A country's own films, and after them those of others. */
const FILMS = 8

export const loader = pageDoor(async (ctx, { params }: LoaderFunctionArgs) => {
  const country = await getCountryPage(ctx, params.country ?? '')
  if ('movedTo' in country) throw redirect(links.authored(country.movedTo))
  const { name: title, line: kicker, poster } = country
  const [trips, films, card] = await Promise.all([
    getTripCards(ctx, country.tripKeys),
    getFilms(ctx, { first: country.tag, limit: FILMS }),
    getCard(ctx, { title, kicker, poster }),
  ])
  const data = structuredDataOf(
    destinationNode(
      ctx,
      'TouristDestination',
      { name: title, description: country.story?.lead ?? kicker, path: links.country(country.tag) },
      card,
    ),
  )
  return { country, trips, films, card, data }
})

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { tag, name, story, line } = loaderData.country
  return pageMeta({
    title: story
      ? m.country_title({ country: name, place: story.facts.plannedFrom })
      : m.country_title_plain({ country: name }),
    description: story?.lead ?? line,
    path: links.country(tag),
    card: loaderData.card,
    data: loaderData.data,
    matches,
  })
}

export default function Country() {
  const { country, trips, films } = useLoaderData<typeof loader>()
  const { site, origin } = useSite()
  const { tag, name, story, map } = country
  return (
    <main id="main">
      <Masthead {...country} />
      <PlannerWords {...country} />
      {story && <YearOfSuns {...story.seasons} />}
      {story ? (
        <PlacesToGo tag={tag} name={name} places={story.places} map={map} />
      ) : (
        <PlacesAskedAbout tag={tag} name={name} places={country.topPlaces} map={map} />
      )}
      <WhatPeopleComeFor themes={country.themes} linked={story !== null} />
      <TripsToPullApart {...country}>
        {trips.map(trip => (
          <TripCard key={trip.key} trip={trip} />
        ))}
      </TripsToPullApart>
      <ThingsToDo {...country} linked={story !== null} />
      <ContactTeam country={country}>
        <ReachWays
          phone={country.phone}
          operator={site.operator}
          targets={contactTargets(site.operator, { url: origin + links.country(tag), country: name })}
        />
        <EmergencyNumbers country={name} numbers={country.emergency} />
      </ContactTeam>
      <FilmCarousel films={films} />
    </main>
  )
}
