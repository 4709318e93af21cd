import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { FinderFilters, SearchWish } from '#app/features/search/finder/finder.ts'
import type { Activity, Understanding } from '#app/features/search/understanding/understanding.ts'
import { queryOfTexts, textsOfWish } from '#app/features/wish/wish-fields.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country, topic } from '#database/schema/country.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species, vacationTheme } from '#database/schema/species.ts'
import { trip } from '#database/schema/trip.ts'
import { type ActivityMeaning, type AnimalMeaning, activityKey, type Meanings, placeKey } from './criteria.ts'
import type { ReadWords } from './read-words.server.ts'
import { reasonLine } from './reason-words.ts'
import { reasonsOf } from './reasons.ts'
import { countriesOf, wishOfSearch } from './wish-of-search.ts'

type Context = Pick<RequestContext, 'db'>

/** Species by key, with where each is seen. Without a named place, a species is seen anywhere in its country. */
export async function getAnimals({ db }: Context, keys: readonly string[]): Promise<AnimalMeaning[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: species.key, name: species.name, seen: species.seen })
    .from(species)
    .where(inArray(species.key, [...keys]))
  return rows.map(({ key, name, seen }) => ({
    key,
    name,
    seen: seen.flatMap(({ country, months, places }) =>
      places.length > 0
        ? places.map(slug => ({ at: `place:${placeKey({ country, slug })}`, months }))
        : [{ at: `country:${country}`, months }],
    ),
  }))
}

async function getPlaceNames({ db }: Context, { places }: Understanding): Promise<Meanings['places']> {
  if (places.length === 0) return new Map()
  const rows = await db
    .select({ country: place.countryTag, slug: place.slug, name: place.name })
    .from(place)
    .where(
      inArray(
        place.slug,
        places.map(({ value }) => value.slug),
      ),
    )
  return new Map(rows.map(({ name, ...one }) => [placeKey(one), name]))
}

type Sources = Omit<ActivityMeaning, 'name'>

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
  return named ? [{ ...named, ...tagged }] : []
}

async function getTheme(ctx: Context, key: string): Promise<ActivityMeaning[]> {
  const [theme] = await ctx.db.select().from(vacationTheme).where(eq(vacationTheme.key, key))
  if (!theme) return []
  const choices = [...theme.party.map(group => `party:${group}`), ...theme.goals.map(goal => `goal:${goal}`)]
  return [{ name: theme.name, ...(await getTagged(ctx, theme.interests, theme.habitats)), choices }]
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
  return names.map(({ name }) => ({ name, sure, likely: [], choices: [] }))
}

function getActivity(ctx: Context, { kind, key }: Activity): Promise<ActivityMeaning[]> {
  if (kind === 'theme') return getTheme(ctx, key)
  if (kind === 'tour-type') return getTourType(ctx, key)
  return getWord(ctx, kind, key)
}

/** The catalogue's facts about everything that was understood. */
export async function getMeanings(ctx: Context, understood: Understanding): Promise<Meanings> {
  const activities = understood.activities.map(({ value }) => value)
  const [animals, places, found] = await Promise.all([
    getAnimals(
      ctx,
      understood.animals.flatMap(({ value }) => value),
    ),
    getPlaceNames(ctx, understood),
    Promise.all(
      activities.map(async activity =>
        (await getActivity(ctx, activity)).map(meaning => [activityKey(activity), meaning] as const),
      ),
    ),
  ])
  return {
    animals: new Map(animals.map(animal => [animal.key, animal])),
    activities: new Map(found.flat()),
    places,
  }
}

interface Understood {
  words: ReadWords | null
  meanings: Meanings | null
  countries: readonly { tag: string; name: string }[]
}

/** Why each trip matches and what it misses, as text in the reader's language, by the trip's key. */
export async function getReasons(
  { db, locale }: ReadContext,
  keys: readonly string[],
  { words, meanings, countries }: Understood,
): Promise<Record<string, string>> {
  if (!words || !meanings || keys.length === 0) return {}
  const rows = await db
    .select({
      key: trip.key,
      facts: {
        choices: finderTrip.choices,
        contents: finderTrip.contents,
        days: finderTrip.days,
        fromPriceMinor: finderTrip.fromPriceMinor,
        longestDrive: finderTrip.longestDrive,
        flights: finderTrip.flights,
        boats: finderTrip.boats,
        highestM: finderTrip.highestM,
      },
    })
    .from(finderTrip)
    .innerJoin(trip, eq(trip.id, finderTrip.tripId))
    .where(inArray(trip.key, [...keys]))
  return Object.fromEntries(
    rows.map(({ key, facts }) => [
      key,
      reasonLine(reasonsOf(words.understood, meanings, facts), { locale, countries }),
    ]),
  )
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
