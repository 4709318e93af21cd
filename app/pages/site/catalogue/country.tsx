import type { MetaDescriptor } from 'react-router'
import type { BeforeSummaryProps } from '#app/features/catalogue/before-you-go/before-summary.tsx'
import { getBeforeSummary } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { ContactTeam } from '#app/features/catalogue/country/contact-team.tsx'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import { CountryTrips } from '#app/features/catalogue/country/country-trips.tsx'
import { CountryMasthead } from '#app/features/catalogue/country/masthead.tsx'
import { PlacesToGo } from '#app/features/catalogue/country/places-to-go.tsx'
import { PlannerWords } from '#app/features/catalogue/country/planner-words.tsx'
import { SoughtPlaces } from '#app/features/catalogue/country/sought-places.tsx'
import { ThingsToDo } from '#app/features/catalogue/country/things-to-do.tsx'
import { WhatPeopleComeFor } from '#app/features/catalogue/country/what-people-come-for.tsx'
import { getMainTours } from '#app/features/catalogue/tour/tour-row-queries.server.ts'
import { TourCards } from '#app/features/catalogue/tour-card/tour-cards.tsx'
import { getTrekPage } from '#app/features/catalogue/trek/trek-queries.server.ts'
import { getUnplannedPage } from '#app/features/catalogue/unplanned/unplanned-queries.server.ts'
import { EmergencyNumbers } from '#app/features/people/operator/emergency-numbers.tsx'
import { contactTargets } from '#app/features/people/operator/operator.ts'
import { ReachWays } from '#app/features/people/operator/reach-ways.tsx'
import { presenceIn, presenceTitle } from '#app/features/people/staff/presence.ts'
import { getPromise } from '#app/features/plan/clock/find-answerer.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import {
  describeDestination,
  describePage,
} from '#app/features/reading/structured-data/describe-page.server.ts'
import { YearOfSuns } from '#app/features/trip/season/year-of-suns.tsx'
import { TripCard } from '#app/features/trip/trip-card/trip-card.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { FilmCarousel } from '#app/features/voices/film/film-carousel.tsx'
import { getFilms } from '#app/features/voices/film/film-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { AnswerClock } from '#app/picture/answer-clock.tsx'
import { AskName } from '#app/picture/ask-name.tsx'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { Route } from './+types/country.ts'
import { openTrek } from './open-trek.server.ts'
import { openUnplanned } from './open-unplanned.server.ts'

const LateTable = whenWanted(
  async () => (await import('#app/features/catalogue/before-you-go/before-summary.tsx')).BeforeSummary,
)

/** The short table without its script in the first load; nothing if no fact is fresh. */
function LateBeforeSummary(props: BeforeSummaryProps) {
  return props.rows.length > 0 && <LateTable {...props} />
}

/**
 * A country without trips at a country's address, loaded on demand, so that other countries do not load its script.
 */
const Unplanned = whenWanted(async () => (await import('./unplanned-page.tsx')).UnplannedPage)

/** A trek at a country's address, loaded on demand, so that country pages do not load its script. */
const Trek = whenWanted(async () => (await import('./trek-page.tsx')).TrekPage)

/** The metadata of the page of a country without trips. */
function unplannedMeta(
  { unplanned, card, data }: Awaited<ReturnType<typeof openUnplanned>>,
  matches: Parameters<typeof pageMeta>[0]['matches'],
): MetaDescriptor[] {
  return pageMeta({
    title: m.unplanned_title({ country: unplanned.name }),
    description: unplanned.lead,
    path: links.country(unplanned.tag),
    card,
    data,
    matches,
  })
}

/** The metadata of a trek's page. */
function trekMeta(
  { trek, card, data }: Awaited<ReturnType<typeof openTrek>>,
  matches: Parameters<typeof pageMeta>[0]['matches'],
): MetaDescriptor[] {
  return pageMeta({
    title: m.trek_title({ trek: trek.name }),
    description: trek.lead,
    path: links.authored(trek.link),
    card,
    data,
    matches,
  })
}

export { publicPage as headers } from '#app/pages/page-headers.ts'

const FILMS = 8
const TOURS = 4

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const trek = await getTrekPage(ctx, params.country)
  if (trek) return openTrek(ctx, trek)
  const unplanned = await getUnplannedPage(ctx, params.country)
  if (unplanned) return openUnplanned(ctx, unplanned)
  const country = await getCountryPage(ctx, params.country)
  const { name: title, line: kicker, poster } = country
  const [cards, tourCards, films, before, promise, card] = await Promise.all([
    getTripCards(ctx, country.tripKeys),
    getMainTours(ctx, country.tag, TOURS),
    getFilms(ctx, { country: country.tag, limit: FILMS }),
    getBeforeSummary(ctx, country.tag),
    getPromise(ctx, country.tag, country.answerer?.fkey ?? null),
    signCard(ctx, { title, kicker, poster }),
  ])
  const unlike = unlikeOn([country.picture])
  const trips = unlike(cards)
  const themes = unlike(country.themes)
  const tours = unlike(tourCards)
  const data = describePage(
    describeDestination(
      ctx,
      'TouristDestination',
      { name: title, description: country.story?.lead ?? kicker, path: links.country(country.tag) },
      card,
    ),
  )
  return {
    trek,
    unplanned,
    country: { ...country, themes },
    trips,
    tours,
    films,
    before,
    promise,
    card,
    data,
  }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if (loaderData.trek) return trekMeta(loaderData, matches)
  if (loaderData.unplanned) return unplannedMeta(loaderData, matches)
  const { tag, name, story, line, team } = loaderData.country
  return pageMeta({
    title: story
      ? m.country_title({ country: name, place: story.plannedFrom })
      : presenceTitle(presenceIn(team, tag), name),
    description: story?.lead ?? line,
    path: links.country(tag),
    card: loaderData.card,
    data: loaderData.data,
    matches,
  })
}

export default function CountryOrTrek({ loaderData: data }: Route.ComponentProps) {
  if (data.trek) return <Trek trek={data.trek} trip={data.trip} before={data.before} />
  return data.unplanned ? <Unplanned page={data.unplanned} /> : <Country {...data} />
}

type CountryData = Extract<Awaited<ReturnType<typeof loader>>, { trek: null; unplanned: null }>

function Country({ country, trips, tours, films, before, promise }: CountryData) {
  const { site, origin } = useSite()
  const { tag, name, story, map } = country
  return (
    <main id="main">
      <CountryMasthead {...country}>
        <AskName promise={promise} to={links.ask({ country: tag, url: links.country(tag) })} />
      </CountryMasthead>
      <CountryTrips {...country}>
        {trips.map((trip, index) => (
          <TripCard
            key={trip.key}
            trip={trip}
            look={!country.ownTrips ? 'whole' : index === 0 ? 'listed' : 'short'}
          />
        ))}
      </CountryTrips>
      <PlannerWords {...country}>{promise.day && <AnswerClock promise={promise} />}</PlannerWords>
      {story && <YearOfSuns {...story.seasons} />}
      {story ? (
        <PlacesToGo tag={tag} name={name} places={story.places} map={map} />
      ) : (
        <SoughtPlaces tag={tag} name={name} places={country.topPlaces} map={map} />
      )}
      <WhatPeopleComeFor themes={country.themes} linked={story !== null} />
      <LateBeforeSummary tag={tag} name={name} rows={before} inCountry />
      <ThingsToDo {...country} linked={story !== null}>
        {tours.length > 0 && <TourCards tours={tours} />}
      </ThingsToDo>
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
