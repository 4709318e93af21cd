import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  EVERYTHING,
  type FinderCounts,
  type FinderFilters,
  PAGE_SIZE,
} from '#app/features/search/finder/finder.ts'
import { type FinderPreset, finderPresets } from '#app/features/search/finder/finder-presets.ts'
import { readFinderQuery } from '#app/features/search/finder/finder-schema.ts'
import type { FinderCountry } from '#app/features/search/finder/finder-words.ts'
import { type Criterion, criteriaOf, type Meanings } from '#app/features/search/ranking/criteria.ts'
import { getAnimals, getMeanings } from '#app/features/search/ranking/ranking-queries.server.ts'
import { type ReadWords, readWords } from '#app/features/search/ranking/read-words.server.ts'
import { getTripEntries } from '#app/features/trip/trip/trip-api-queries.server.ts'
import type { TripEntry } from '#app/features/trip/trip/trip-schema.ts'
import { getTripOutlines } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { species } from '#database/schema/species.ts'
import { tripCountry } from '#database/schema/trip.ts'
import { countTrips, totalOf } from './count-trips.server.ts'
import type { TripRoute } from './draw-routes.server.ts'
import { findChosen, findClosest, MOST_RANKED } from './find-trips.server.ts'

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
  ctx: Pick<ReadContext, 'db'>,
  filters: FinderFilters,
  words: ReadWords | null,
): Promise<FoundTrips> {
  const [asked, meanings] = await Promise.all([
    resolve(ctx, filters),
    words && getMeanings(ctx, words.understood),
  ])
  const criteria: Criterion[] = words && meanings ? criteriaOf(words.understood, meanings) : []
  const readPage = (page: number) =>
    criteria.length > 0 ? findClosest(ctx, asked, criteria, page) : findChosen(ctx, asked, page)
  const wanted = criteria.length > 0 ? Math.min(filters.page, MOST_RANKED / PAGE_SIZE) : filters.page
  const [counted, found] = await Promise.all([countTrips(ctx, asked), readPage(wanted)])
  const isThere = found.length > 0 || counted.total === 0
  const most = criteria.length > 0 ? Math.min(counted.total, MOST_RANKED) : counted.total
  return {
    ...counted,
    keys: isThere ? found : await readPage(1),
    page: found.length > 0 ? wanted : 1,
    pages: Math.ceil(most / PAGE_SIZE),
    meanings,
  }
}

/** The same, with the data that the finder shows. */
export async function searchTrips(
  ctx: ReadContext,
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

/** The active countries in their order, each with whether any published trip goes there. */
export async function getFinderCountries({ db, locale }: ReadContext): Promise<FinderCountry[]> {
  const isThere = and(eq(tripCountry.countryTag, country.tag), eq(tripCountry.published, true))
  const rows = await db
    .select({
      tag: country.tag,
      name: country.name,
      hasTrips: sql<boolean>`${exists(db.select({ one: sql`1` }).from(tripCountry).where(isThere))}`,
    })
    .from(country)
    .where(isActive)
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(({ tag, name, hasTrips }) => ({ tag, name: name[locale], hasTrips }))
}

/** Species of the animal filter, sorted by name. */
export async function getFinderAnimals({
  db,
  locale,
}: ReadContext): Promise<{ key: string; name: string }[]> {
  const rows = await db
    .select({ key: species.key, name: species.name })
    .from(species)
    .where(sql`jsonb_array_length(${species.seen}) > 0 and ${species.kind} <> 'plant'`)
  const named = rows.map(({ key, name }) => ({ key, name: name[locale] }))
  return named.sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** The prepared searches with results. */
export async function getFinderPresets(ctx: ReadContext): Promise<FinderPreset[]> {
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
}

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
export async function listTrips(ctx: Context, filters: FinderFilters): Promise<TripList> {
  const words = await readWords(ctx, filters.words)
  const { keys, total, page, pages } = await findTrips(ctx, filters, words)
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
