import { redirect } from 'react-router'
import { AppError } from '#app/app-error.ts'
import { nearbyTripsTitle } from '#app/features/catalogue/country/country.ts'
import { PlacesAskedAbout } from '#app/features/catalogue/country/places-asked-about.tsx'
import { PlannerWords } from '#app/features/catalogue/country/planner-words.tsx'
import { ThingsToDo } from '#app/features/catalogue/country/things-to-do.tsx'
import { PlaceCards } from '#app/features/catalogue/place/place-cards.tsx'
import { getSpeciesIn } from '#app/features/catalogue/species/field-guide-queries.server.ts'
import { SpeciesCalendar } from '#app/features/catalogue/species/species-calendar.tsx'
import { SpeciesRow } from '#app/features/catalogue/species/species-row.tsx'
import { isUnwritten, vocabularies } from '#app/features/catalogue/topic/word.ts'
import { RelatedWords } from '#app/features/catalogue/topic-page/related-words.tsx'
import { WordHead } from '#app/features/catalogue/topic-page/word-head.tsx'
import { getWordPage } from '#app/features/catalogue/topic-page/word-page-queries.server.ts'
import { WordSights } from '#app/features/catalogue/topic-page/word-sights.tsx'
import { FittingTours } from '#app/features/catalogue/tour-card/fitting-tours.tsx'
import { getCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/word.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

const SPECIES_SHOWN = 6

/** The vocabulary, `habitat` or `interest`, is part of the route's path. */
function vocabularyOf(request: Request) {
  const { pathname } = new URL(request.url)
  return vocabularies.find(one => pathname.includes(`/destinations/${one}/`))
}

export const loader = pageDoor(async (ctx, { params, request }: Route.LoaderArgs) => {
  const vocabulary = vocabularyOf(request)
  if (!vocabulary) throw new AppError('not_found')
  const word = await getWordPage(ctx, params.country, vocabulary, params.wordKey)
  if ('movedTo' in word) throw redirect(links.authored(word.movedTo))
  const { country, kinds, lead: kicker, poster } = word
  const title = m.word_title({ word: word.name, country: country.name })
  const [trips, species, card] = await Promise.all([
    getTripCards(ctx, word.tripKeys),
    getSpeciesIn(ctx, {
      country: country.tag,
      kinds,
      places: [...word.places, ...word.sights].map(({ slug }) => slug),
      count: SPECIES_SHOWN,
    }),
    getCard(ctx, { title, kicker, poster }),
  ])
  return { word, trips, species, card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { word, card } = loaderData
  return pageMeta({
    title: m.word_title({ word: word.name, country: word.country.name }),
    description: word.lead,
    path: links[word.vocabulary](word.country.tag, word.key),
    card,
    unwritten: isUnwritten(word),
    matches,
  })
}

export default function Word({ loaderData }: Route.ComponentProps) {
  const { word, trips, species } = loaderData
  const { vocabulary, key, country, places, tours, calendar, throughTrips } = word
  const { tag, name, story } = country
  const narrowed = { [vocabulary]: key }
  return (
    <main id="main">
      <WordHead word={word} species={species} />
      {places.length > 0 ? (
        <Section tone="sunken" id="places">
          <Wrap>
            <SectionHead title={m.word_where()}>
              <MoreLink to={links.destinations(tag, narrowed)}>{m.word_compare()}</MoreLink>
            </SectionHead>
            <PlaceCards places={places} />
          </Wrap>
        </Section>
      ) : (
        <PlacesAskedAbout tag={tag} name={name} places={country.topPlaces} map={country.map} />
      )}
      {calendar.length > 0 && <SpeciesCalendar rows={calendar} lead={m.word_calendar_lead()} />}
      <WordSights word={word} />
      <FittingTours title={m.word_tours_title()} tours={tours}>
        <MoreLink to={links.tours(tag, vocabulary === 'interest' ? narrowed : {})}>
          {m.country_all_tours({ country: name })}
        </MoreLink>
      </FittingTours>
      {species.length > 0 && (
        <Section tone="sunken" id="species">
          <Wrap>
            <SectionHead title={m.theme_species()}>
              <MoreLink to={links.floraFauna({ country: tag })}>{m.theme_species_all()}</MoreLink>
            </SectionHead>
            <SpeciesRow species={species} />
          </Wrap>
        </Section>
      )}
      <FittingTrips
        title={throughTrips ? m.word_trips() : nearbyTripsTitle(name, country.nearest)}
        trips={trips}
      >
        <MoreLink to={links.trips(throughTrips ? { fcountry: [tag] } : {})}>{m.theme_all_trips()}</MoreLink>
      </FittingTrips>
      {!story && <ThingsToDo tag={tag} name={name} activities={country.activities} linked={false} />}
      <PlannerWords {...country} />
      <RelatedWords word={word} />
    </main>
  )
}
