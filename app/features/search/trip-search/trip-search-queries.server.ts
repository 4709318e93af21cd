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
import { type Criterion, criteriaOf, type Meanings, payingOf } from '#app/features/search/ranking/criteria.ts'
import { fitsOf, isEachTooOld } from '#app/features/search/ranking/fit.ts'
import { pointsOf, resemblanceOf, usualPointsOf } from '#app/features/search/ranking/points.ts'
import { getAnimals, getMeanings } from '#app/features/search/ranking/ranking-queries.server.ts'
import { type Reasons, reasonsOf, type TripFacts } from '#app/features/search/ranking/reasons.ts'
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
import {
  type Beginning,
  type PartyPrice,
  partyPrice,
  sizeOf,
  type Travellers,
} from '#app/features/trip/price/party-price.ts'
import { partyPriceWords, type ShownPrice } from '#app/features/trip/price/party-price-words.ts'
import { getPricings } from '#app/features/trip/price/price-queries.server.ts'
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
import type { Locale } from '#database/values/locale.ts'
import { countTrips, type Search, totalOf } from './count-trips.server.ts'
import type { MapCountry, TripRoute } from './draw-routes.server.ts'
import { findChosenTrips, findClosest, sortWeighed } from './find-trips.server.ts'
import { affordability } from './match-rows.server.ts'

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
  /** What each trip of the page costs those who travel; null where nobody says how many they are. */
  prices: { travellers: Travellers; byKey: ReadonlyMap<string, PartyPrice | null> } | null
  /** How many of the ranked trips have all that was asked for; null without words. */
  fitting: number | null
  /** How many of those are in each country. */
  fittingIn: Readonly<Record<string, number>> | null
}

export interface TripSearch extends Omit<FoundTrips, 'keys' | 'prices'> {
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
  const payers = payersOf(filters, words?.understood ?? null)
  if (!words || !meanings || criteria.length === 0) {
    const [counted, found] = await Promise.all([counting, findChosenTrips(ctx, asked, filters.page, size)])
    const keys = found.length > 0 || counted.total === 0 ? found : await findChosenTrips(ctx, asked, 1, size)
    return {
      ...{ ...counted, keys, prices: payers.isCounted ? await findPrices(ctx, keys, payers) : null },
      page: found.length > 0 ? filters.page : 1,
      pages: Math.ceil(counted.total / size),
      ...{ meanings, reasons: new Map(), fitting: null, fittingIn: null },
    }
  }
  const ranked = await weighTrips(ctx, asked, { criteria, meanings, understood: words.understood, payers })
  const pages = Math.ceil(ranked.length / size)
  const page = Math.max(1, Math.min(filters.page, pages))
  const shown = ranked.slice((page - 1) * size, page * size)
  const fitting = ranked.filter(({ fit }) => fit === 'fits')
  return {
    ...(await counting),
    keys: shown.map(({ trip: { key } }) => key),
    ...{ page, pages, meanings },
    reasons: new Map(shown.map(({ trip: { key }, reasons }) => [key, reasons])),
    prices: payers.isCounted
      ? {
          travellers: payers.travellers,
          byKey: new Map(shown.map(({ trip: { key }, cost }) => [key, cost?.price ?? null])),
        }
      : null,
    fitting: fitting.length,
    fittingIn: tallyOf(fitting.flatMap(({ countries }) => countries)),
  }
}

/** Who pays and when they would begin: by the words, and by the filters where the words say nothing of it. */
interface Payers {
  travellers: Travellers
  isCounted: boolean
  beginning: Beginning
}

function payersOf({ group, months }: FinderFilters, understood: Understanding | null): Payers {
  const { when = null, party = null } = understood ?? {}
  const said = payingOf(party)
  const beginning = when ? { months: when.value.months, day: when.value.from } : { months, day: null }
  if (group === 'Solo' && !party)
    return { travellers: { adults: 1, childAges: [] }, isCounted: true, beginning }
  return { travellers: said, isCounted: said.isCounted, beginning }
}

async function findPrices(
  ctx: Pick<ReadContext, 'db'>,
  keys: readonly string[],
  { travellers, beginning }: Payers,
): Promise<{ travellers: Travellers; byKey: Map<string, PartyPrice | null> }> {
  const pricings = await getPricings({ db: ctx.db }, keys.toSorted())
  const byKey = new Map(
    keys.map(key => {
      const pricing = pricings.get(key)
      return [key, pricing ? partyPrice(pricing, travellers, beginning) : null] as const
    }),
  )
  return { travellers, byKey }
}

function tallyOf(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(values, value => value)].map(([value, all]) => [value, all.length]),
  )
}

/** What a trip gains where its price for those who travel is nearer to their limit than the price of two, by which rows rank. */
function pointsOfPrice(
  criteria: readonly Criterion[],
  { fromPriceMinor, cost }: Pick<TripFacts, 'fromPriceMinor' | 'cost'>,
): number {
  const limit = criteria.find(({ kind }) => kind === 'price')
  if (limit?.kind !== 'price' || !cost?.isCounted || !cost.price) return 0
  const each = cost.price.lowMinor / cost.people
  const [own, ofTwo] = [each, fromPriceMinor].map(price => affordability(price, limit.mostMinor))
  return limit.points * ((own ?? 0) - (ofTwo ?? 0))
}

/** The trips closest to the words by their rows, weighed by what each of them has. */
async function weighTrips(
  ctx: Pick<ReadContext, 'db'>,
  asked: Search,
  {
    criteria,
    meanings,
    understood,
    payers,
  }: { criteria: Criterion[]; meanings: Meanings; understood: Understanding; payers: Payers },
) {
  const ranked = await findClosest(ctx, asked, criteria)
  const grounds = await getGrounds(ctx, ranked)
  const isPriced = payers.isCounted || understood.budget?.value.mostMinor != null
  const prices = isPriced
    ? await findPrices(
        ctx,
        ranked.map(({ key }) => key),
        payers,
      )
    : null
  const people = sizeOf(payers.travellers)
  const { words } = indexVocabulary(await getVocabulary(ctx))
  const usual = usualPointsOf(understood)
  const spoken = spokenPoints(understood, [...grounds.values()], words)
  const nickname = nicknamePoints((await getNicknames(ctx)).trips.answer(rootsSought(understood)))
  const compared = ranked.flatMap(trip => {
    const own = grounds.get(trip.tripId)
    if (!own) return []
    const price = prices?.byKey.get(trip.key) ?? null
    const cost = prices && { price, people, isCounted: payers.isCounted }
    const facts = { ...trip, grounds: own, cost }
    return [{ trip, facts, reasons: reasonsOf(understood, meanings, facts) }]
  })
  const all = compared.map(({ reasons }) => reasons)
  const isNearest = isEachTooOld(all)
  const fits = fitsOf(all)
  const weighed = compared.map(({ trip, facts, reasons }, i) => ({
    ...{ trip, reasons, fit: fits[i] ?? 'misses', cost: facts.cost },
    countries: [...new Set(facts.grounds.trip.days.map(({ place }) => place.country))],
    points:
      trip.score +
      pointsOf(reasons, isNearest) +
      resemblanceOf(meanings, facts) +
      usual(facts) +
      spoken(facts.grounds) +
      nickname(`trip/${trip.key}`) +
      pointsOfPrice(criteria, facts),
  }))
  return sortWeighed(weighed, asked.sort)
}

/** What a trip costs those who travel, in words. */
export function shownPriceOf(
  { travellers, byKey }: NonNullable<FoundTrips['prices']>,
  { key, currency }: { key: string; currency: string },
  locale: Locale,
): ShownPrice {
  return partyPriceWords(byKey.get(key) ?? null, travellers, currency, locale)
}

/** The same, with the data that the finder shows. */
export async function searchTrips(
  ctx: ReadContext & Pick<RequestContext, 'now'>,
  filters: FinderFilters,
  words: ReadWords | null = null,
): Promise<TripSearch> {
  const { keys, prices, ...found } = await findTrips(ctx, filters, words)
  const outlines = await getTripOutlines(ctx, keys)
  return {
    ...found,
    trips: outlines.map(({ card }) => ({
      ...card,
      ofParty: prices && shownPriceOf(prices, card, ctx.locale),
    })),
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
