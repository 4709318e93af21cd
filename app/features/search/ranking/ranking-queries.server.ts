import type { FinderFilters, SearchWish } from '#app/features/search/finder/finder.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { textsOfWish } from '#app/features/wish/wish-fields.ts'
import { queryOfTexts } from '#app/features/wish/wish-query.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country, topic } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { species, vacationTheme } from '#database/schema/species.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import { groups } from '#database/values/goals.ts'
import type { Words } from '#database/values/locale.ts'
import { type ActivityMeaning, type AnimalMeaning, activityKey, type Meanings, placeKey } from './criteria.ts'
import { countriesOf, wishOfSearch } from './wish-of-search.ts'

type Context = Pick<RequestContext, 'db'>

/** What the names of the catalogue mean: made once for each change of its rows, so that a search only looks them up. */

interface Tagged {
  interests: readonly string[]
  habitats: readonly string[]
  archived: string | Date | null
}

interface MeaningRows {
  animals: readonly {
    key: string
    latin: string
    name: Words
    seen: readonly { country: string; months: readonly number[]; places: readonly string[] }[]
  }[]
  places: readonly (Tagged & {
    country: string
    slug: string
    kind: string
    name: Words
    wildlife: readonly { latin?: string | null | undefined; months: readonly number[] }[]
  })[]
  items: readonly (Tagged & { country: string; key: string; kind: string; type: string | null })[]
  topics: readonly { kind: 'interest' | 'habitat'; key: string; name: Words }[]
  types: readonly { key: string; name: Words }[]
  themes: readonly {
    key: string
    name: Words
    party: readonly string[]
    goals: readonly string[]
    interests: readonly string[]
    habitats: readonly string[]
  }[]
  countries: readonly { tag: string; name: Words; area: string }[]
}

interface CatalogueMeanings {
  animals: ReadonlyMap<string, AnimalMeaning>
  activities: ReadonlyMap<string, ActivityMeaning>
  /** Names by `country/slug`. */
  places: ReadonlyMap<string, Words>
  countries: ReadonlyMap<string, Words>
  /** Names of interests, habitats and types of tour, by `interest:surf`. */
  topics: ReadonlyMap<string, Words>
  /** What a place is tagged with, and its country, by `country/slug`. */
  topicsOfPlaces: ReadonlyMap<string, readonly string[]>
  /** What is like a country. */
  commonTopics: ReadonlyMap<string, readonly string[]>
}

const topicsOf = ({ interests, habitats }: Pick<Tagged, 'interests' | 'habitats'>) => [
  ...interests.map(key => `interest:${key}`),
  ...habitats.map(key => `habitat:${key}`),
]
const isShown = ({ archived }: Tagged) => archived === null

/**
 * Species by key, with where each is seen: places named by the species' page and places whose own lists name it. Where
 * neither is known of a country, it may be anywhere in it.
 */
function animalsIn({ animals, places }: MeaningRows): Map<string, AnimalMeaning> {
  const listing = Map.groupBy(
    places.filter(isShown).flatMap(({ country, slug, wildlife }) =>
      wildlife.flatMap(({ latin, months }) => {
        const at = `place:${placeKey({ country, slug })}`
        return latin ? [{ sought: binomial(latin), country, at, months }] : []
      }),
    ),
    ({ sought }) => sought,
  )
  return new Map(
    animals.map(({ key, latin, name, seen }) => {
      const listed = listing.get(binomial(latin)) ?? []
      const told = seen.flatMap(({ country, months, places: slugs }) => {
        if (slugs.length > 0)
          return slugs.map(slug => ({ at: `place:${placeKey({ country, slug })}`, months }))
        return listed.some(one => one.country === country) ? [] : [{ at: `country:${country}`, months }]
      })
      return [key, { key, name, seen: [...told, ...listed.map(({ at, months }) => ({ at, months }))] }]
    }),
  )
}

type Sources = Omit<ActivityMeaning, 'name' | 'topics' | 'choices'>

/** Tours and places tagged with any of the topics. */
function taggedWith({ items, places }: MeaningRows, topics: ReadonlySet<string>): Sources {
  const isTagged = (one: Tagged) => isShown(one) && topicsOf(one).some(topic => topics.has(topic))
  return {
    sure: [
      ...items
        .filter(one => one.kind === 'tour' && isTagged(one))
        .map(({ country, key }) => `tour:${country}/${key}`),
      ...[...topics].filter(topic => topic.startsWith('habitat:')),
    ],
    likely: places.filter(isTagged).map(one => `place:${placeKey(one)}`),
  }
}

function activitiesIn(rows: MeaningRows): Map<string, ActivityMeaning> {
  const words = rows.topics.map(({ kind, key, name }) => {
    const topic = activityKey({ kind, key })
    return [topic, { name, choices: [], topics: [topic], ...taggedWith(rows, new Set([topic])) }] as const
  })
  const themes = rows.themes.map(theme => {
    const { key, name, party, goals } = theme
    const topics = topicsOf(theme)
    // Whom a trip is for is claimed of its party.
    const isPartys = party.length > 0 && party.length < groups.length
    const choices = [...party.map(group => `party:${group}`), ...goals.map(goal => `goal:${goal}`)]
    const meaning = { name, choices, topics: isPartys ? [] : topics, ...taggedWith(rows, new Set(topics)) }
    return [activityKey({ kind: 'theme', key }), meaning] as const
  })
  const types = rows.types.map(({ key, name }) => {
    const topic = activityKey({ kind: 'tour-type', key })
    const sure = rows.items
      .filter(one => one.type === key && isShown(one))
      .map(({ country, key: tour }) => `tour:${country}/${tour}`)
    return [topic, { name, sure, likely: [], choices: [], topics: [topic] }] as const
  })
  return new Map<string, ActivityMeaning>([...words, ...themes, ...types])
}

/** Topics of a country that one similar to it is known by. */
const MOST_TOPICS = 6

/** What is like a country: other countries of its part of the world, and what most of its destinations are tagged with. */
function commonTopicsIn({ places, countries }: MeaningRows): Map<string, string[]> {
  const destinations = places.filter(one => one.kind === 'destination' && isShown(one))
  const areas = new Map(countries.map(({ tag, area }) => [tag, area]))
  return new Map(
    [...Map.groupBy(destinations, ({ country }) => country)].map(([tag, own]) => {
      const counts = [...Map.groupBy(own.flatMap(topicsOf), topic => topic)]
      const common = counts.toSorted(([, a], [, b]) => b.length - a.length).slice(0, MOST_TOPICS)
      const near = countries.filter(one => one.tag !== tag && one.area === areas.get(tag))
      return [tag, [...near.map(one => `country:${one.tag}`), ...common.map(([topic]) => topic)]]
    }),
  )
}

function meaningsIn(rows: MeaningRows): CatalogueMeanings {
  const { places, countries, topics, types } = rows
  return {
    animals: animalsIn(rows),
    activities: activitiesIn(rows),
    places: new Map(places.map(({ name, ...one }) => [placeKey(one), name])),
    countries: new Map(countries.map(({ tag, name }) => [tag, name])),
    topics: new Map([
      ...types.map(({ key, name }) => [`tour-type:${key}`, name] as const),
      ...topics.map(({ kind, key, name }) => [`${kind}:${key}`, name] as const),
    ]),
    topicsOfPlaces: new Map(places.map(one => [placeKey(one), [`country:${one.country}`, ...topicsOf(one)]])),
    commonTopics: commonTopicsIn(rows),
  }
}

/** All that words may mean; of both languages, so one for both. */
const readMeanings = cachedRead(
  'meanings of words',
  { tables: [catalogueItem, country, place, species, topic, tourType, vacationTheme] },
  async ({ db }: Context): Promise<CatalogueMeanings> => {
    const [animals, places, items, topics, types, themes, countries] = await Promise.all([
      db
        .select({ key: species.key, latin: species.latin, name: species.name, seen: species.seen })
        .from(species),
      db
        .select({
          ...{ country: place.countryTag, slug: place.slug, kind: place.kind, name: place.name },
          ...{ interests: place.interests, habitats: place.habitats, wildlife: place.wildlife },
          archived: place.archived,
        })
        .from(place),
      db
        .select({
          ...{ country: catalogueItem.countryTag, key: catalogueItem.key, kind: catalogueItem.kind },
          ...{ type: catalogueItem.tourType, archived: catalogueItem.archived },
          ...{ interests: catalogueItem.interests, habitats: catalogueItem.habitats },
        })
        .from(catalogueItem),
      db.select({ kind: topic.vocabulary, key: topic.key, name: topic.name }).from(topic),
      db.select({ key: tourType.key, name: tourType.name }).from(tourType),
      db.select().from(vacationTheme),
      db.select({ tag: country.tag, name: country.name, area: country.area }).from(country),
    ])
    return meaningsIn({ animals, places, items, topics, types, themes, countries })
  },
)

/** Species by key, with where each is seen. */
export async function getAnimals({ db }: Context, keys: readonly string[]): Promise<AnimalMeaning[]> {
  if (keys.length === 0) return []
  const { animals } = await readMeanings({ db })
  return keys.flatMap(key => animals.get(key) ?? [])
}

/** The catalogue's facts about everything that was understood. */
export async function getMeanings({ db }: Context, understood: Understanding): Promise<Meanings> {
  const all = await readMeanings({ db })
  const refused = [...understood.unwanted, ...understood.like].map(({ value }) => value)
  const activities = [
    ...understood.activities.map(({ value }) => value),
    ...understood.things.flatMap(({ value }) => value.near),
    ...refused.flatMap(meaning => (meaning.kind === 'activity' ? [meaning.activity] : [])),
  ].map(activityKey)
  const animals = [
    ...understood.animals.flatMap(({ value }) => value),
    ...refused.flatMap(meaning => (meaning.kind === 'animals' ? meaning.keys : [])),
  ]
  const places = [
    ...understood.places.map(({ value }) => value),
    ...refused.flatMap(meaning => (meaning.kind === 'place' ? [meaning.place] : [])),
  ].map(placeKey)
  return {
    animals: chosen(all.animals, animals),
    activities: chosen(all.activities, activities),
    places: chosen(all.places, places),
    topics: all.topics,
    likes: new Set(
      understood.like.flatMap(({ value }) => {
        if (value.kind === 'elsewhere') return (value.near ?? []).map(activityKey)
        if (value.kind === 'country') return all.commonTopics.get(value.tag) ?? []
        return value.kind === 'place' ? (all.topicsOfPlaces.get(placeKey(value.place)) ?? []) : []
      }),
    ),
  }
}

function chosen<Value>(all: ReadonlyMap<string, Value>, keys: readonly string[]): Map<string, Value> {
  return new Map(
    keys.flatMap(key => {
      const value = all.get(key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

/** The wish of a search, with the names of all that it speaks of. */
export async function getSearchWish(
  { db }: Context,
  filters: FinderFilters,
  said: { understood: Understanding; meanings: Meanings } | null,
): Promise<SearchWish> {
  const { understood = null, meanings = null } = said ?? {}
  const tags = countriesOf(filters, understood)
  const all = await readMeanings({ db })
  const names = {
    animals: new Map([...chosen(all.animals, filters.animals)].map(([key, { name }]) => [key, name])),
    countries: all.countries,
  }
  const wish = wishOfSearch(filters, { understood, meanings, names })
  return { country: tags[0], query: queryOfTexts(textsOfWish(wish)) }
}
