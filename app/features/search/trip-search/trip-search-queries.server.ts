import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { looserName, readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import {
  EVERYTHING,
  type FinderCounts,
  type FinderFilters,
  type FinderPreset,
  finderPresets,
  type Looser,
  looserThan,
  nearest,
  PAGE_SIZE,
} from '#app/features/search/finder/finder.ts'
import type { FinderCountry } from '#app/features/search/finder/finder-words.ts'
import { type Criterion, criteriaOf, type Meanings } from '#app/features/search/ranking/criteria.ts'
import { getAnimals, getMeanings } from '#app/features/search/ranking/ranking-queries.server.ts'
import {
  fitsOf,
  isEachTooOld,
  pointsOf,
  type Reasons,
  reasonsOf,
  resemblanceOf,
  usualPointsOf,
} from '#app/features/search/ranking/reasons.ts'
import { spokenPoints } from '#app/features/search/ranking/spoken-words.ts'
import { getGrounds } from '#app/features/search/ranking/trip-grounds-queries.server.ts'
import { nicknamePoints, rootsSought } from '#app/features/search/understanding/nicknames.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import {
  getNicknames,
  getVocabulary,
  type ReadWords,
  readWords,
} from '#app/features/search/understanding/understanding-queries.server.ts'
import { indexVocabulary } from '#app/features/search/understanding/vocabulary.ts'
import { getTripEntries } from '#app/features/trip/trip/trip-api-queries.server.ts'
import type { TripEntry } from '#app/features/trip/trip/trip-schema.ts'
import { getTripOutlines } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { tripCountry } from '#database/schema/trip.ts'
import { countTrips, type Search, totalOf } from './count-trips.server.ts'
import type { MapCountry, TripRoute } from './draw-routes.server.ts'
import { findChosenTrips, findClosest, sortWeighed } from './find-trips.server.ts'

/** Keys of the trips found. */
export interface FoundTrips {
  keys: string[]
  total: number
  exact: boolean
  counts: FinderCounts | null
  /** Number of the page returned; the first if the requested one does not exist. */
  page: number
  pages: number
  /** The catalogue's facts about the understood words; null without words. */
  meanings: Meanings | null
  /** Why each trip of the page matches and what it misses; empty without words. */
  reasons: ReadonlyMap<string, Reasons>
  /** How many of the ranked trips have all that was asked for; null without words. */
  fitting: number | null
  /** How many of those are in each country. */
  fittingIn: Readonly<Record<string, number>> | null
}

export interface TripSearch extends Omit<FoundTrips, 'keys'> {
  trips: TripCardData[]
  /** Routes of the page's trips. */
  routes: TripRoute[]
}

/** Adds to the filters the places where their animals are seen. */
export async function resolve(ctx: Pick<ReadContext, 'db'>, filters: FinderFilters) {
  const animals = await getAnimals(ctx, filters.animals)
  return { ...filters, seenAt: animals.flatMap(({ seen }) => seen.map(({ at }) => at)) }
}

/**
 * A page of the trips that match the filters. Words exclude no trip; those closest to them come first. A missing page
 * is replaced by the first.
 */
export async function findTrips(
  ctx: Pick<RequestContext, 'db' | 'now'>,
  filters: FinderFilters,
  words: ReadWords | null,
  size = PAGE_SIZE,
): Promise<FoundTrips> {
  const [asked, meanings] = await Promise.all([
    resolve(ctx, filters),
    words && getMeanings(ctx, words.understood),
  ])
  const criteria: Criterion[] = words && meanings ? criteriaOf(words.understood, meanings) : []
  const counting = countTrips(ctx, asked)
  if (!words || !meanings || criteria.length === 0) {
    const [counted, found] = await Promise.all([counting, findChosenTrips(ctx, asked, filters.page, size)])
    return {
      ...counted,
      keys: found.length > 0 || counted.total === 0 ? found : await findChosenTrips(ctx, asked, 1, size),
      page: found.length > 0 ? filters.page : 1,
      pages: Math.ceil(counted.total / size),
      ...{ meanings, reasons: new Map(), fitting: null, fittingIn: null },
    }
  }
  const ranked = await weighTrips(ctx, asked, { criteria, meanings, understood: words.understood })
  const pages = Math.ceil(ranked.length / size)
  const page = Math.max(1, Math.min(filters.page, pages))
  const shown = ranked.slice((page - 1) * size, page * size)
  const fitting = ranked.filter(({ fit }) => fit === 'fits')
  return {
    ...(await counting),
    keys: shown.map(({ trip: { key } }) => key),
    ...{ page, pages, meanings },
    reasons: new Map(shown.map(({ trip: { key }, reasons }) => [key, reasons])),
    fitting: fitting.length,
    fittingIn: tallyOf(fitting.flatMap(({ countries }) => countries)),
  }
}

function tallyOf(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(values, value => value)].map(([value, all]) => [value, all.length]),
  )
}

/** The trips closest to the words by their rows, weighed by what each of them has. */
async function weighTrips(
  ctx: Pick<ReadContext, 'db'>,
  asked: Search,
  {
    criteria,
    meanings,
    understood,
  }: { criteria: Criterion[]; meanings: Meanings; understood: Understanding },
) {
  const ranked = await findClosest(ctx, asked, criteria)
  const grounds = await getGrounds(ctx, ranked)
  const { words } = indexVocabulary(await getVocabulary(ctx))
  const usual = usualPointsOf(understood)
  const spoken = spokenPoints(understood, [...grounds.values()], words)
  const nickname = nicknamePoints((await getNicknames(ctx)).trips.answer(rootsSought(understood)))
  const compared = ranked.flatMap(trip => {
    const own = grounds.get(trip.tripId)
    if (!own) return []
    const facts = { ...trip, grounds: own }
    return [{ trip, facts, reasons: reasonsOf(understood, meanings, facts) }]
  })
  const all = compared.map(({ reasons }) => reasons)
  const isNearest = isEachTooOld(all)
  const fits = fitsOf(all)
  const weighed = compared.map(({ trip, facts, reasons }, i) => ({
    ...{ trip, reasons, fit: fits[i] ?? 'misses' },
    countries: [...new Set(facts.grounds.trip.days.map(({ place }) => place.country))],
    points:
      trip.score +
      pointsOf(reasons, isNearest) +
      resemblanceOf(meanings, facts) +
      usual(facts) +
      spoken(facts.grounds) +
      nickname(`trip/${trip.key}`),
  }))
  return sortWeighed(weighed, asked.sort)
}

/** The same, with the data that the finder shows. */
export async function searchTrips(
  ctx: ReadContext & Pick<RequestContext, 'now'>,
  filters: FinderFilters,
  words: ReadWords | null = null,
): Promise<TripSearch> {
  const { keys, ...found } = await findTrips(ctx, filters, words)
  const outlines = await getTripOutlines(ctx, keys)
  return {
    ...found,
    trips: outlines.map(({ card }) => card),
    routes: outlines.map(({ card, countryCodes, route }) => ({ key: card.key, countryCodes, places: route })),
  }
}

const totals = z.array(z.number().int())

/** Number of trips of each search, in their order, with one statement. */
async function countSearches(
  ctx: Pick<RequestContext, 'db'>,
  searches: readonly FinderFilters[],
): Promise<number[]> {
  if (searches.length === 0) return []
  const asked = await Promise.all(searches.map(filters => resolve(ctx, filters)))
  const counts = asked.map(one => sql`(${totalOf(one)})`)
  const { rows } = await ctx.db.execute(sql`select json_build_array(${sql.join(counts, sql`, `)}) as totals`)
  return totals.parse(rows[0]?.totals)
}

const isActive = and(eq(country.active, true), eq(country.type, 'country'))

/** Whether any published trip goes to a country. */
const tripsThere = (db: ReadContext['db']) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(tripCountry)
      .where(and(eq(tripCountry.countryTag, country.tag), eq(tripCountry.published, true))),
  )

/** The active countries in their order, each with whether any published trip goes there. */
export const getFinderCountries = cachedRead(
  'countries of the finder',
  { tables: [country, tripCountry] },
  async ({ db, locale }: ReadContext): Promise<FinderCountry[]> => {
    const rows = await db
      .select({ tag: country.tag, name: country.name, hasTrips: sql<boolean>`${tripsThere(db)}` })
      .from(country)
      .where(isActive)
      .orderBy(asc(country.homepageSortOrder))
    return rows.map(({ tag, name, hasTrips }) => ({ tag, name: name[locale], hasTrips }))
  },
)

/** The countries with trips, in the order of the home page, with the middle of their places. */
export const getMapCountries = cachedRead(
  'countries of the map',
  { tables: [country, place, tripCountry] },
  async ({ db, locale }: ReadContext): Promise<MapCountry[]> => {
    const rows = await db
      .select({
        tag: country.tag,
        name: country.name,
        code: country.a2Code,
        area: country.area,
        lon: sql<number>`avg(${place.longitude})`,
        lat: sql<number>`avg(${place.latitude})`,
      })
      .from(country)
      .innerJoin(
        place,
        and(eq(place.countryTag, country.tag), eq(place.kind, 'destination'), isPublished(place)),
      )
      .where(and(isActive, tripsThere(db)))
      .groupBy(country.tag)
      .orderBy(asc(country.homepageSortOrder))
    return rows.map(({ name, ...row }) => ({ ...row, name: name[locale] }))
  },
)

/** Names of the countries and treks without trips, by tag. */
export async function getUnplanned({ db }: ReadContext): Promise<Map<string, Words>> {
  const rows = await db
    .select({ tag: country.tag, name: country.name })
    .from(country)
    .where(eq(country.active, false))
  return new Map(rows.map(({ tag, name }) => [tag, name]))
}

/** Species of the animal filter, sorted by name. */
export const getFinderAnimals = cachedRead(
  'animals of the finder',
  { tables: [species] },
  async ({ db, locale }: ReadContext): Promise<{ key: string; name: string }[]> => {
    const rows = await db
      .select({ key: species.key, name: species.name })
      .from(species)
      .where(sql`jsonb_array_length(${species.seen}) > 0 and ${species.kind} <> 'plant'`)
    const named = rows.map(({ key, name }) => ({ key, name: name[locale] }))
    return named.sort((a, b) => a.name.localeCompare(b.name, locale))
  },
)

/** The prepared searches with results. */
export const getFinderPresets = cachedRead(
  'presets of the finder',
  { tables: [country, finderTrip] },
  async (ctx: ReadContext): Promise<FinderPreset[]> => {
    const active = await ctx.db
      .select({ tag: country.tag, area: country.area })
      .from(country)
      .where(isActive)
      .orderBy(asc(country.homepageSortOrder))
    const presets = finderPresets(active)
    const totals = await countSearches(
      ctx,
      presets.map(({ countries, goals }) => ({ ...EVERYTHING, countries, goals })),
    )
    return presets.filter((_, index) => totals[index])
  },
)

/** Keeps authored links that are not searches, and searches with results. */
export async function linksThatFind<Linked extends { link: string }>(
  ctx: ReadContext,
  linked: readonly Linked[],
): Promise<Linked[]> {
  const searches = linked.filter(({ link }) => link.startsWith('/trips?'))
  if (searches.length === 0) return [...linked]
  const countries = (await getFinderCountries(ctx)).map(({ tag }) => tag)
  const choices = { countries, animals: [] }
  const totals = await countSearches(
    ctx,
    searches.map(
      ({ link }) => readFinderQuery(new URL(link, 'https://site.example').searchParams, choices).filters,
    ),
  )
  return linked.filter(one => !searches.includes(one) || totals[searches.indexOf(one)])
}

type Context = ReadContext & Pick<RequestContext, 'now'>

export interface TripList {
  items: TripEntry[]
  /** Number of the next page; null after the last. */
  after: number | null
  total: number
  /** The corrected words, if one of the typed ones occurs in no trip. */
  respelled: string | null
}

/** A page of the published trips that match the filters, for the public API. */
export async function listTrips(ctx: Context, filters: FinderFilters, size: number): Promise<TripList> {
  const words = await readWords(ctx, filters.words)
  const { keys, total, page, pages } = await findTrips(ctx, filters, words, size)
  // For a missing page the finder shows the first one, but an API client that pages through must reach an end.
  const isThere = page === filters.page
  const items = isThere ? await getTripEntries(ctx, keys) : []
  return {
    items,
    after: isThere && page < pages ? page + 1 : null,
    total,
    respelled: words?.respelled ?? null,
  }
}

/** A looser search with its name and the number of its results. */
interface Relaxation extends Looser {
  name: string
  count: number
}

/**
 * The nearest searches with results, for a search without any: computed, closest first, never empty while any trip is
 * published.
 */
export async function loosenSearch(
  ctx: Pick<RequestContext, 'db'>,
  filters: FinderFilters,
): Promise<Relaxation[]> {
  const looser = looserThan(filters)
  if (looser.length === 0) return []
  const { seenAt } = await resolve(ctx, filters)
  const counts = looser.map(one => sql`(${totalOf({ ...one.filters, seenAt })})`)
  const { rows } = await ctx.db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
  const found = z.array(z.number()).parse(rows[0]?.counts)
  return nearest(looser.map((one, i) => ({ ...one, name: looserName(one, filters), count: found[i] ?? 0 })))
}
