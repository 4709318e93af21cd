import { AppError } from '#app/app-error.ts'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { themePosters } from '#app/features/catalogue/country/theme-posters.ts'
import { isOf, kindsFor, topicsBeside, type Vocabulary } from '#app/features/catalogue/list/list.ts'
import { findWords, type TopicRow } from '#app/features/catalogue/list/list-queries.server.ts'
import {
  findPlaces,
  northFirst,
  type PlaceRow,
  presentPlaceCards,
} from '#app/features/catalogue/place/place-api-queries.server.ts'
import type { CalendarRow } from '#app/features/catalogue/species/species-schema.ts'
import { findTours, type TourRow } from '#app/features/catalogue/tour/tour-row-queries.server.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import { findTripsThrough } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { Locale } from '#database/values/locale.ts'
import type { NamedTopic, TopicPage } from './topic.ts'

const TRIPS_SHOWN = 3
const RELATED_SHOWN = 10

/** The country's theme tile for the topic, with its name and picture. */
function themeOf({ tag, themes }: CountryPage, vocabulary: Vocabulary, key: string) {
  return themes.find(({ link }) => link === `/${tag}/destinations/${vocabulary}/${key}`)
}

/** Its own poster in that country, otherwise the poster of the first place tagged with it. */
function posterOf(country: CountryPage, topic: TopicRow, places: readonly PlaceRow[]): TopicPage['poster'] {
  const { vocabulary, key, name, poster } = topic
  const own = themePosters(country.tag, [{ label: name.en, word: key, poster }])[0]
  const rank = ({ interests, habitats }: PlaceRow) =>
    (vocabulary === 'interest' ? interests : habitats).indexOf(key)
  const [first] = places.toSorted((a, b) => rank(a) - rank(b))
  return own ?? (first ? placePoster(country.tag, first) : country.poster)
}

function placePoster(tag: string, { slug, habitats, name, poster }: PlaceRow): TopicPage['poster'] {
  return choosePoster({ key: slug, country: tag, habitats, subject: name.en, ...posterOverride(poster) })
}

function calendarOf(tag: string, places: readonly PlaceRow[], locale: Locale): CalendarRow[] {
  return places.flatMap(({ slug, name, bestMonths }) =>
    bestMonths
      ? {
          kind: 'destination' as const,
          country: tag,
          key: slug,
          label: name[locale],
          months: bestMonths,
          inWords: formatMonths(bestMonths, locale),
        }
      : [],
  )
}

function toFittingTours(
  tag: string,
  tours: readonly TourRow[],
  places: readonly PlaceRow[],
  locale: Locale,
): FittingTour[] {
  return tours.map(({ key, name, line, placeId }) => ({
    key,
    country: tag,
    name: name[locale],
    line: line[locale],
    place: places.find(({ id }) => id === placeId)?.name[locale] ?? '',
  }))
}

/** Other topics of the same places and tours; without content, the country's other topics. */
function relatedTo(
  { vocabulary, key, name }: TopicRow,
  topics: readonly TopicRow[],
  described: readonly (PlaceRow | TourRow)[],
  country: CountryPage,
  locale: Locale,
): NamedTopic[] {
  const listed = topics.filter(
    topic =>
      themeOf(country, topic.vocabulary, topic.key) &&
      !(topic.vocabulary === vocabulary && topic.key === key),
  )
  const beside = topicsBeside(described, vocabulary, key).flatMap(
    met => topics.find(topic => topic.vocabulary === met.vocabulary && topic.key === met.key) ?? [],
  )
  const shown = (described.length > 0 ? beside : listed).map(topic => ({
    vocabulary: topic.vocabulary,
    key: topic.key,
    name: topic.name[locale],
  }))
  // An interest and a habitat may have the same name.
  const others = Map.groupBy(shown, topic => topic.name)
  others.delete(name[locale])
  return [...others.values()].flatMap(([topic]) => topic ?? []).slice(0, RELATED_SHOWN)
}

/**
 * An interest or habitat of a country, or the path of the page that replaces the country. It has a page if a place or
 * tour is tagged with it, or if the country's header lists it.
 * @throws AppError `not_found` if neither is the case, and for a country without a page.
 */
export async function getTopicPage(
  ctx: ReadContext,
  tag: string,
  vocabulary: Vocabulary,
  key: string,
): Promise<TopicPage> {
  const { locale } = ctx
  const [country, topics, allPlaces, allTours] = await Promise.all([
    getCountryPage(ctx, tag),
    findWords(ctx),
    findPlaces(ctx, tag),
    findTours(ctx, tag),
  ])
  const topic = topics.find(one => one.vocabulary === vocabulary && one.key === key)
  const described = [...allPlaces, ...allTours]
  const entry = themeOf(country, vocabulary, key)
  if (!topic || (!entry && !described.some(thing => isOf(thing, vocabulary, key))))
    throw new AppError('not_found')

  const places = allPlaces.filter(place => isOf(place, vocabulary, key)).toSorted(northFirst)
  const destinations = places.filter(({ kind }) => kind === 'destination')
  const tours = allTours.filter(tour => isOf(tour, vocabulary, key))
  const through = await findTripsThrough(
    ctx,
    { placeIds: places.map(({ id }) => id), tourIds: tours.map(({ id }) => id) },
    TRIPS_SHOWN,
  )
  const { name, story, answerer, team, map, topPlaces, activities, themes, nearest } = country
  const poster = posterOf(country, topic, places)
  return {
    vocabulary,
    key,
    name: entry?.name ?? topic.name[locale],
    lead: topic.lead[locale],
    poster,
    picture: mastheadPicture(entry?.picture ?? { poster }),
    country: { tag, name, story, answerer, team, map, topPlaces, activities, themes, nearest },
    places: presentPlaceCards(tag, destinations, locale),
    sights: picturesFor(
      places.filter(({ kind }) => kind === 'attraction'),
      locale,
      sight => ({ ...sight, key: sight.slug, country: tag }),
    ).map(({ row: { slug, name: sight, line }, picture }) => ({
      ...{ slug, name: sight[locale], line: line[locale], picture },
    })),
    calendar: calendarOf(tag, destinations, locale),
    tours: toFittingTours(tag, tours, allPlaces, locale),
    tripKeys: through.length > 0 ? through : country.tripKeys,
    throughTrips: through.length > 0,
    related: relatedTo(topic, topics, described, country, locale),
    kinds: kindsFor(vocabulary, key),
  }
}
