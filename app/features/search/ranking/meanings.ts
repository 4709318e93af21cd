import { binomial } from '#database/values/catalogue-kinds.ts'
import { groups } from '#database/values/goals.ts'
import type { Words } from '#database/values/locale.ts'
import { type ActivityMeaning, type AnimalMeaning, activityKey, placeKey } from './criteria.ts'

/** What the names of the catalogue mean: made once for each change of its rows, so that a search only looks them up. */

interface Tagged {
  interests: readonly string[]
  habitats: readonly string[]
  archived: string | Date | null
}

export interface MeaningRows {
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
  countries: readonly { tag: string; name: Words }[]
}

export interface CatalogueMeanings {
  animals: ReadonlyMap<string, AnimalMeaning>
  activities: ReadonlyMap<string, ActivityMeaning>
  /** Names by `country/slug`. */
  places: ReadonlyMap<string, Words>
  countries: ReadonlyMap<string, Words>
  /** Names of interests, habitats and types of tour, by `interest:surf`. */
  topics: ReadonlyMap<string, Words>
  /** What a place is tagged with, and its country, by `country/slug`. */
  topicsOfPlaces: ReadonlyMap<string, readonly string[]>
  /** What most destinations of a country are tagged with. */
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

function commonTopicsIn({ places }: MeaningRows): Map<string, string[]> {
  const destinations = places.filter(one => one.kind === 'destination' && isShown(one))
  return new Map(
    [...Map.groupBy(destinations, ({ country }) => country)].map(([tag, own]) => {
      const counts = [...Map.groupBy(own.flatMap(topicsOf), topic => topic)]
      const common = counts.toSorted(([, a], [, b]) => b.length - a.length).slice(0, MOST_TOPICS)
      return [tag, common.map(([topic]) => topic)]
    }),
  )
}

export function meaningsIn(rows: MeaningRows): CatalogueMeanings {
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
