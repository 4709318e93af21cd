import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { ContactTeam } from '#app/features/country/contact-team.tsx'
import { getCountryPage } from '#app/features/country/country-queries.server.ts'
import { Masthead } from '#app/features/country/masthead.tsx'
import { PlacesAskedAbout } from '#app/features/country/places-asked-about.tsx'
import { PlacesToGo } from '#app/features/country/places-to-go.tsx'
import { PlannerWords } from '#app/features/country/planner-words.tsx'
import { ThingsToDo } from '#app/features/country/things-to-do.tsx'
import { TripsToPullApart } from '#app/features/country/trips-to-pull-apart.tsx'
import { WhatPeopleComeFor } from '#app/features/country/what-people-come-for.tsx'
import { YearOfSuns } from '#app/features/country/year-of-suns.tsx'
import { contactTargets } from '#app/features/navigation/contact-targets.ts'
import { ReviewCarousel } from '#app/features/review/review-carousel.tsx'
import { getVoices } from '#app/features/review/review-queries.server.ts'
import { Voices } from '#app/features/review/voices.tsx'
import { PlannerBand } from '#app/features/sentence/planner-band.tsx'
import { sentenceOf } from '#app/features/sentence/sentence.ts'
import { Sentence } from '#app/features/sentence/sentence.tsx'
import { TripCard } from '#app/features/trip/trip-card.tsx'
import { getTripCards } from '#app/features/trip/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import { useSite } from './use-site.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: LoaderFunctionArgs) => {
  const country = await getCountryPage(ctx, params.country ?? '')
  if ('movedTo' in country) throw redirect(links.authored(country.movedTo))
  const [trips, own] = await Promise.all([
    getTripCards(ctx, country.tripKeys),
    getVoices(ctx, { country: country.tag }),
  ])
  const voices = own.reviews.length > 0 ? own : await getVoices(ctx)
  return { country, trips, voices }
})

export default function Country() {
  const { country, trips, voices } = useLoaderData<typeof loader>()
  const { site } = useSite()
  const { tag, name, story, map } = country
  const written = story !== null
  return (
    <main id="main">
      <Masthead {...country} />
      <PlannerWords {...country} />
      {story && <YearOfSuns {...story.seasons} />}
      {story ? (
        <PlacesToGo tag={tag} name={name} places={story.places} map={map} />
      ) : (
        <PlacesAskedAbout name={name} places={country.topPlaces} map={map} />
      )}
      <WhatPeopleComeFor themes={country.themes} linked={written} />
      <TripsToPullApart {...country}>
        {trips.map(trip => (
          <TripCard key={trip.key} trip={trip} />
        ))}
      </TripsToPullApart>
      <ThingsToDo tag={tag} name={name} activities={country.activities} linked={written} />
      <ContactTeam country={country} ways={useContactWays(tag, name)} />
      <Voices quote={voices.quote} />
      <ReviewCarousel title={m.review_from_home()} reviews={voices.reviews} />
      <PlannerBand>
        <Sentence variant="planner" countries={site.countries} value={useSentence(tag)} />
      </PlannerBand>
    </main>
  )
}

/** The page's query, and until it names a country the page's own. */
function useSentence(tag: string) {
  const { pathname, search } = useLocation()
  const { site } = useSite()
  const value = sentenceOf(pathname, new URLSearchParams(search), site.countries)
  return value.countries.length > 0 ? value : { ...value, countries: [tag] }
}

function useContactWays(tag: string, name: string) {
  const { site, origin } = useSite()
  const { sms, email, whatsapp, messenger } = site.operator
  const { text, mail } = contactTargets(site.operator, { url: origin + links.country(tag), country: name })
  return {
    sms: { number: sms.number, to: text },
    mail: { address: email, to: mail },
    whatsapp,
    messenger,
  }
}
