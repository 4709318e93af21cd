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
import { type AnimalMeaning, activityKey, type Meanings, placeKey } from './criteria.ts'
import { type CatalogueMeanings, meaningsIn } from './meanings.ts'
import { countriesOf, wishOfSearch } from './wish-of-search.ts'

type Context = Pick<RequestContext, 'db'>

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
      db.select({ tag: country.tag, name: country.name }).from(country),
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
