import { AppError } from '#app/app-error.ts'
import { nearbyTripsTitle } from '#app/features/catalogue/country/country.ts'
import { PlannerWords } from '#app/features/catalogue/country/planner-words.tsx'
import { SoughtPlaces } from '#app/features/catalogue/country/sought-places.tsx'
import { ThingsToDo } from '#app/features/catalogue/country/things-to-do.tsx'
import { isUnwritten, vocabularies } from '#app/features/catalogue/list/list.ts'
import { PlaceCards } from '#app/features/catalogue/place/place-cards.tsx'
import { SpeciesAbove } from '#app/features/catalogue/species/species-above.tsx'
import { getSpeciesIn } from '#app/features/catalogue/species/species-api-queries.server.ts'
import { SpeciesCalendar } from '#app/features/catalogue/species/species-calendar.tsx'
import { SpeciesRow } from '#app/features/catalogue/species/species-row.tsx'
import { RelatedTopics } from '#app/features/catalogue/topic/related-topics.tsx'
import { topicDescription, topicPageTitle } from '#app/features/catalogue/topic/topic.ts'
import { TopicHead } from '#app/features/catalogue/topic/topic-head.tsx'
import { getTopicPage } from '#app/features/catalogue/topic/topic-page-queries.server.ts'
import { TopicSights } from '#app/features/catalogue/topic/topic-sights.tsx'
import { getTourCards } from '#app/features/catalogue/tour/tour-row-queries.server.ts'
import { FittingTours } from '#app/features/catalogue/tour-card/fitting-tours.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/topic.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

const SPECIES_SHOWN = 6

/** Plates of a head. */
const PLATES = 4

/** The vocabulary, `habitat` or `interest`, is part of the route's path. */
function vocabularyOf(request: Request) {
  const { pathname } = new URL(request.url)
  return vocabularies.find(one => pathname.includes(`/destinations/${one}/`))
}

export const loader = pageDoor(async (ctx, { params, request }: Route.LoaderArgs) => {
  const vocabulary = vocabularyOf(request)
  if (!vocabulary) throw new AppError('not_found')
  const found = await getTopicPage(ctx, params.country, vocabulary, params.topicKey)
  const unlike = unlikeOn([found.picture])
  const topic = { ...found, places: unlike(found.places) }
  const { country, kinds, lead: kicker, poster } = topic
  const title = m.word_title({ word: topic.name, country: country.name })
  const [cards, tourCards, species, card] = await Promise.all([
    getTripCards(ctx, topic.tripKeys),
    getTourCards(ctx, topic.tours),
    getSpeciesIn(ctx, {
      country: country.tag,
      kinds,
      places: [...topic.places, ...topic.sights].map(({ slug }) => slug),
      count: SPECIES_SHOWN + PLATES,
    }),
    signCard(ctx, { title, kicker, poster }),
  ])
  const drawn = species.filter(({ plate }) => plate !== null).slice(0, PLATES)
  const heads = drawn.length === PLATES ? drawn : []
  const others = species.filter(one => !heads.includes(one)).slice(0, SPECIES_SHOWN)
  // In their order on the page.
  const [trips, guided, sights] = [unlike(cards), unlike(tourCards), unlike(topic.sights)]
  return { topic: { ...topic, sights }, trips, tours: guided, species: { heads, others }, card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { topic, card } = loaderData
  return pageMeta({
    title: topicPageTitle(topic),
    description: topicDescription(topic),
    path: links[topic.vocabulary](topic.country.tag, topic.key),
    card,
    unwritten: isUnwritten(topic),
    matches,
  })
}

export default function Word({ loaderData }: Route.ComponentProps) {
  const { topic, trips, tours, species } = loaderData
  const { vocabulary, key, country, places, calendar, throughTrips } = topic
  const { tag, name, story } = country
  const narrowed = { [vocabulary]: key }
  const tripsSection = (
    <FittingTrips
      title={throughTrips ? m.word_trips() : nearbyTripsTitle(name, country.nearest)}
      trips={trips}
    >
      <MoreLink to={links.trips(throughTrips ? { fcountry: [tag] } : {})}>{m.theme_all_trips()}</MoreLink>
    </FittingTrips>
  )
  return (
    <main id="main">
      <TopicHead topic={topic} species={species.heads} />
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
        <SoughtPlaces tag={tag} name={name} places={country.topPlaces} map={country.map} />
      )}
      {throughTrips && tripsSection}
      {calendar.length > 0 && <SpeciesCalendar rows={calendar} lead={m.word_calendar_lead()} />}
      <FittingTours title={m.word_tours_title()} tours={tours}>
        <MoreLink to={links.tours(tag, vocabulary === 'interest' ? narrowed : {})}>
          {m.country_all_tours({ country: name })}
        </MoreLink>
      </FittingTours>
      <TopicSights topic={topic} />
      {species.heads.length + species.others.length > 0 && (
        <Section tone="sunken" id="species">
          <Wrap>
            <SectionHead title={m.theme_species()}>
              <MoreLink to={links.floraFauna({ country: tag })}>{m.theme_species_all()}</MoreLink>
            </SectionHead>
            {species.heads.length > 0 && <SpeciesAbove species={species.heads} />}
            <SpeciesRow species={species.others} />
          </Wrap>
        </Section>
      )}
      {!throughTrips && tripsSection}
      {!story && <ThingsToDo tag={tag} name={name} activities={country.activities} linked={false} />}
      <PlannerWords {...country} />
      <RelatedTopics topic={topic} />
    </main>
  )
}
