import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { FinderFilters, SearchWish } from '#app/features/search/finder/finder.ts'
import type { Activity, Understanding } from '#app/features/search/understanding/understanding.ts'
import { textsOfWish } from '#app/features/wish/wish-fields.ts'
import { queryOfTexts } from '#app/features/wish/wish-query.ts'
import type { RequestContext } from '#app/request-context.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import type { Words } from '#database/schema/columns.ts'
import { country, topic } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species, vacationTheme } from '#database/schema/species.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import { groups } from '#database/values/goals.ts'
import { type ActivityMeaning, type AnimalMeaning, activityKey, type Meanings, placeKey } from './criteria.ts'
import { countriesOf, wishOfSearch } from './wish-of-search.ts'

type Context = Pick<RequestContext, 'db'>

/**
 * Species by key, with where each is seen: places named by the species' page and places whose own lists name it. Where
 * neither is known of a country, it may be anywhere in it.
 */
export async function getAnimals({ db }: Context, keys: readonly string[]): Promise<AnimalMeaning[]> {
  if (keys.length === 0) return []
  const [rows, listing] = await Promise.all([
    db
      .select({ key: species.key, latin: species.latin, name: species.name, seen: species.seen })
      .from(species)
      .where(inArray(species.key, [...keys])),
    db
      .select({ country: place.countryTag, slug: place.slug, wildlife: place.wildlife })
      .from(place)
      .where(and(isPublished(place), sql`jsonb_array_length(${place.wildlife}) > 0`)),
  ])
  return rows.map(({ key, latin, name, seen }) => {
    const sought = binomial(latin)
    const listed = listing.flatMap(({ country, slug, wildlife }) =>
      wildlife
        .filter(one => one.latin && binomial(one.latin) === sought)
        .map(({ months }) => ({ country, at: `place:${placeKey({ country, slug })}`, months })),
    )
    const told = seen.flatMap(({ country, months, places }) => {
      if (places.length > 0)
        return places.map(slug => ({ at: `place:${placeKey({ country, slug })}`, months }))
      return listed.some(one => one.country === country) ? [] : [{ at: `country:${country}`, months }]
    })
    return { key, name, seen: [...told, ...listed.map(({ at, months }) => ({ at, months }))] }
  })
}

/** Topics of a country that one similar to it is known by. */
const MOST_TOPICS = 6

/** What most destinations of the countries are tagged with. */
async function getCommonTopics({ db }: Context, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return []
  const rows = await db
    .select({ interests: place.interests, habitats: place.habitats })
    .from(place)
    .where(and(inArray(place.countryTag, [...tags]), eq(place.kind, 'destination'), isPublished(place)))
  const counts = new Map<string, number>()
  for (const { interests, habitats } of rows)
    for (const topic of [
      ...interests.map(key => `interest:${key}`),
      ...habitats.map(key => `habitat:${key}`),
    ])
      counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_TOPICS)
    .map(([topic]) => topic)
}

async function getPlaces({ db }: Context, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  return db
    .select({
      country: place.countryTag,
      slug: place.slug,
      name: place.name,
      interests: place.interests,
      habitats: place.habitats,
    })
    .from(place)
    .where(inArray(place.slug, [...slugs]))
}

type Sources = Omit<ActivityMeaning, 'name' | 'topics'>

/** Tours and places tagged with any of the interests or habitats. */
async function getTagged(
  { db }: Context,
  interests: readonly string[],
  habitats: readonly string[],
): Promise<Sources> {
  const tagged = (table: typeof place | typeof catalogueItem) =>
    and(
      isPublished(table),
      or(
        sql`${table.interests} && ${sql.param(interests)}::text[]`,
        sql`${table.habitats} && ${sql.param(habitats)}::text[]`,
      ),
    )
  const [tours, places] = await Promise.all([
    db
      .select({ country: catalogueItem.countryTag, key: catalogueItem.key })
      .from(catalogueItem)
      .where(and(eq(catalogueItem.kind, 'tour'), tagged(catalogueItem))),
    db.select({ country: place.countryTag, slug: place.slug }).from(place).where(tagged(place)),
  ])
  return {
    sure: [
      ...tours.map(({ country, key }) => `tour:${country}/${key}`),
      ...habitats.map(key => `habitat:${key}`),
    ],
    likely: places.map(one => `place:${placeKey(one)}`),
    choices: [],
  }
}

async function getWord(
  ctx: Context,
  vocabulary: 'interest' | 'habitat',
  key: string,
): Promise<ActivityMeaning[]> {
  const isNamed = and(eq(topic.vocabulary, vocabulary), eq(topic.key, key))
  const [[named], tagged] = await Promise.all([
    ctx.db.select({ name: topic.name }).from(topic).where(isNamed),
    getTagged(ctx, vocabulary === 'interest' ? [key] : [], vocabulary === 'habitat' ? [key] : []),
  ])
  return named ? [{ ...named, ...tagged, topics: [`${vocabulary}:${key}`] }] : []
}

async function getTheme(ctx: Context, key: string): Promise<ActivityMeaning[]> {
  const [theme] = await ctx.db.select().from(vacationTheme).where(eq(vacationTheme.key, key))
  if (!theme) return []
  const choices = [...theme.party.map(group => `party:${group}`), ...theme.goals.map(goal => `goal:${goal}`)]
  // Whom a trip is for is claimed of its party.
  const isPartys = theme.party.length > 0 && theme.party.length < groups.length
  const topics = isPartys
    ? []
    : [...theme.interests.map(one => `interest:${one}`), ...theme.habitats.map(one => `habitat:${one}`)]
  return [{ name: theme.name, ...(await getTagged(ctx, theme.interests, theme.habitats)), choices, topics }]
}

async function getTourType({ db }: Context, key: string): Promise<ActivityMeaning[]> {
  const [names, tours] = await Promise.all([
    db.select({ name: tourType.name }).from(tourType).where(eq(tourType.key, key)).limit(1),
    db
      .select({ country: catalogueItem.countryTag, key: catalogueItem.key })
      .from(catalogueItem)
      .where(and(eq(catalogueItem.tourType, key), isPublished(catalogueItem))),
  ])
  const sure = tours.map(tour => `tour:${tour.country}/${tour.key}`)
  return names.map(({ name }) => ({ name, sure, likely: [], choices: [], topics: [`tour-type:${key}`] }))
}

function getActivity(ctx: Context, { kind, key }: Activity): Promise<ActivityMeaning[]> {
  if (kind === 'theme') return getTheme(ctx, key)
  if (kind === 'tour-type') return getTourType(ctx, key)
  return getWord(ctx, kind, key)
}

/** Names of interests, habitats and types of tour, by `interest:surf`. */
async function getTopics({ db }: Context): Promise<Map<string, Words>> {
  const [words, types] = await Promise.all([
    db.select({ kind: topic.vocabulary, key: topic.key, name: topic.name }).from(topic),
    db.select({ key: tourType.key, name: tourType.name }).from(tourType),
  ])
  return new Map([
    ...types.map(({ key, name }) => [`tour-type:${key}`, name] as const),
    ...words.map(({ kind, key, name }) => [`${kind}:${key}`, name] as const),
  ])
}

/** The catalogue's facts about everything that was understood. */
export async function getMeanings(ctx: Context, understood: Understanding): Promise<Meanings> {
  const refused = [...understood.unwanted, ...understood.like].map(({ value }) => value)
  const named = refused.flatMap(meaning => (meaning.kind === 'place' ? [meaning.place] : []))
  const liked = understood.like.flatMap(({ value }) =>
    value.kind === 'place' ? [placeKey(value.place)] : [],
  )
  const activities = [
    ...understood.activities.map(({ value }) => value),
    ...understood.things.flatMap(({ value }) => value.near),
    ...refused.flatMap(meaning => (meaning.kind === 'activity' ? [meaning.activity] : [])),
  ]
  const likedCountries = understood.like.flatMap(({ value }) => (value.kind === 'country' ? [value.tag] : []))
  const [animals, topics, places, found, common] = await Promise.all([
    getAnimals(ctx, [
      ...understood.animals.flatMap(({ value }) => value),
      ...refused.flatMap(meaning => (meaning.kind === 'animals' ? meaning.keys : [])),
    ]),
    activities.length > 0 ? getTopics(ctx) : new Map<string, Words>(),
    getPlaces(ctx, [...understood.places.map(({ value }) => value.slug), ...named.map(({ slug }) => slug)]),
    Promise.all(
      activities.map(async activity =>
        (await getActivity(ctx, activity)).map(meaning => [activityKey(activity), meaning] as const),
      ),
    ),
    getCommonTopics(ctx, likedCountries),
  ])
  return {
    animals: new Map(animals.map(animal => [animal.key, animal])),
    activities: new Map(found.flat()),
    places: new Map(places.map(({ name, ...one }) => [placeKey(one), name])),
    topics,
    likes: new Set([
      ...common,
      ...places
        .filter(one => liked.includes(placeKey(one)))
        .flatMap(({ country, interests, habitats }) => [
          `country:${country}`,
          ...interests.map(key => `interest:${key}`),
          ...habitats.map(key => `habitat:${key}`),
        ]),
    ]),
  }
}

/** The wish of a search, with the names of all that it speaks of. */
export async function getSearchWish(
  ctx: Context,
  filters: FinderFilters,
  said: { understood: Understanding; meanings: Meanings } | null,
): Promise<SearchWish> {
  const { understood = null, meanings = null } = said ?? {}
  const tags = countriesOf(filters, understood)
  const [animals, countries] = await Promise.all([
    getAnimals(ctx, filters.animals),
    tags.length < 2
      ? []
      : ctx.db
          .select({ tag: country.tag, name: country.name })
          .from(country)
          .where(inArray(country.tag, tags)),
  ])
  const names = {
    animals: new Map(animals.map(({ key, name }) => [key, name])),
    countries: new Map(countries.map(({ tag, name }) => [tag, name])),
  }
  const wish = wishOfSearch(filters, { understood, meanings, names })
  return { country: tags[0], query: queryOfTexts(textsOfWish(wish)) }
}
