import { and, asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import { nightsInWords } from '#app/features/catalogue/place/place-schema.ts'
import { getWildlifeOf } from '#app/features/catalogue/species/species-place-queries.server.ts'
import { getMapOf, getWaysTo } from '#app/features/catalogue/transfer/transfer-queries.server.ts'
import type { WaysData } from '#app/features/catalogue/transfer/transfer-schema.ts'
import { routeYear } from '#app/features/trip/season/season.ts'
import { findTripsThrough } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { type PlaceKind, placeAddress } from '#app/links.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatKilometres, formatMonths } from '#app/text/figures.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country, navigationLink, topic } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place, transfer } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { awayInWords, kilometresBetween, windFrom } from './place-page.ts'
import {
  type FoundPlace,
  findItems,
  findPlaces,
  type ItemRow,
  type PlaceRow,
  toTiles,
} from './place-page-row-queries.server.ts'
import type {
  AttractionPage,
  DestinationPage,
  PlaceTile,
  RegionPage,
  UnwrittenPlaceData,
} from './place-page-schema.ts'
import {
  findById,
  openPlace,
  presentPlacePage,
  presentSeason,
  TRIPS_SHOWN,
  toHotels,
  toName,
  toTours,
} from './present-place-page.server.ts'

/** A page, a redirect, or null if nothing is written. */
type Opened<Page> = Page | { movedTo: string } | null

const NEXT_SHOWN = 3

function endOf({ id, slug, name, latitude, longitude }: FoundPlace) {
  return { id, slug, name, lat: latitude, lon: longitude }
}

/** Maximum straight-line distance of recommendations. */
const NEXT_WITHIN_KM = 200

/** Recommendations: the given places with their figures, then other destinations and attractions of the region. */
function toNext(
  tag: string,
  here: FoundPlace,
  regionId: number | null,
  { first, places }: { first: readonly { row: PlaceRow; figure?: string }[]; places: readonly PlaceRow[] },
  locale: Locale,
): PlaceTile[] {
  const away = (row: PlaceRow) => kilometresBetween({ lat: here.latitude, lon: here.longitude }, row)
  const within = (row: PlaceRow) => row.id !== here.id && away(row) <= NEXT_WITHIN_KM
  const rank = ({ kind, nearId }: PlaceRow) => (kind === 'destination' ? 0 : nearId === here.id ? 2 : 1)
  const ofRegion = places
    .filter(row => row.kind !== 'region' && regionOf(places, row) === regionId)
    .toSorted((a, b) => rank(a) - rank(b) || away(a) - away(b))
  const chosen = [...new Set([...first.map(({ row }) => row), ...(regionId === null ? [] : ofRegion)])]
    .filter(within)
    .slice(0, NEXT_SHOWN)
  const figures = new Map(first.map(({ row, figure }) => [row.id, figure]))
  return toTiles(
    tag,
    chosen,
    locale,
    row => figures.get(row.id) ?? formatKilometres(Math.round(away(row)), locale),
  )
}

function regionOf(places: readonly PlaceRow[], { regionId, nearId }: PlaceRow): number | null {
  return regionId ?? findById(places, nearId)?.regionId ?? null
}

/** The destinations with the shortest transfers, each with the travel time. */
function toNeighbours(
  tag: string,
  here: FoundPlace,
  { ways }: WaysData,
  places: readonly PlaceRow[],
  locale: Locale,
): PlaceTile[] {
  const first = ways.flatMap(way => {
    const row = places.find(({ kind, slug }) => kind === 'destination' && slug === way.slug)
    return row ? [{ row, figure: way.time }] : []
  })
  return toNext(tag, here, here.regionId, { first, places }, locale)
}

/** What a place's page reads. */
const READ = [
  ...[place, country, staff, photo, photoUse, topic, species, transfer],
  ...[trip, tripCountry, tripDay, catalogueItem, tourType],
]

/**
 * A destination's page.
 * @throws AppError `not_found` for a place of a country without a page.
 */
export const getDestinationPage = cachedRead(
  'page of a destination',
  { tables: READ },
  async (ctx: ReadContext, tag: string, slug: string): Promise<Opened<DestinationPage>> => {
    const opened = await openPlace(ctx, tag, 'destination', slug)
    if (!opened?.found) return opened
    const { found } = opened
    const { country } = found
    const [page, places, items, tripKeys, wildlife, ways] = await Promise.all([
      presentPlacePage(ctx, found),
      findPlaces(ctx, tag),
      findItems(ctx, found.id),
      findTripsThrough(ctx, { placeIds: [found.id] }, TRIPS_SHOWN),
      getWildlifeOf(ctx, { country: tag, slug, wildlife: found.wildlife }),
      getWaysTo(ctx, { here: endOf(found), country }),
    ])
    const region = findById(places, found.regionId)
    const near = places.filter(({ nearId }) => nearId === found.id)
    return {
      ...page,
      region: region && toName(region, ctx.locale),
      nights: nightsInWords(found.nights),
      season: presentSeason(found, ctx.locale),
      gettingThere: found.gettingThere?.[ctx.locale] ?? null,
      ways,
      sights: toTiles(tag, near, ctx.locale),
      tours: toTours(items, ctx.locale),
      hotels: toHotels(tag, items, ctx.locale),
      wildlife,
      tripKeys,
      next: toNeighbours(tag, found, ways, places, ctx.locale),
    }
  },
)

/** Tours at an attraction that share an interest with it. */
function toursFor({ interests }: FoundPlace, items: readonly ItemRow[]): ItemRow[] {
  return items.filter(item => item.interests.some(interest => interests.includes(interest)))
}

/** Other attractions with their distance, the nearest first. */
function toSightsNear(
  tag: string,
  here: FoundPlace,
  regionId: number | null,
  places: readonly PlaceRow[],
  locale: Locale,
): PlaceTile[] {
  const from = { lat: here.latitude, lon: here.longitude }
  const first = places
    .filter(({ kind }) => kind === 'attraction')
    .toSorted((a, b) => kilometresBetween(from, a) - kilometresBetween(from, b))
    .map(row => ({ row }))
  return toNext(tag, here, regionId, { first, places }, locale)
}

/**
 * An attraction's page.
 * @throws AppError `not_found` for a place of a country without a page.
 */
export const getAttractionPage = cachedRead(
  'page of an attraction',
  { tables: READ },
  async (ctx: ReadContext, tag: string, slug: string): Promise<Opened<AttractionPage>> => {
    const opened = await openPlace(ctx, tag, 'attraction', slug)
    if (!opened?.found) return opened
    const { found } = opened
    const [page, places, items, tripKeys, wildlife] = await Promise.all([
      presentPlacePage(ctx, found),
      findPlaces(ctx, tag),
      found.nearId === null ? [] : findItems(ctx, found.nearId),
      findTripsThrough(ctx, { placeIds: [found.id] }, TRIPS_SHOWN),
      getWildlifeOf(ctx, { country: tag, slug, wildlife: found.wildlife }),
    ])
    const near = findById(places, found.nearId)
    const region = findById(places, found.regionId ?? near?.regionId ?? null)
    return {
      ...page,
      region: region && toName(region, ctx.locale),
      near: near && { ...toName(near, ctx.locale), away: awayFrom(near, found, ctx.locale) },
      opens: found.opens?.[ctx.locale] ?? null,
      entrance: found.entrance?.[ctx.locale] ?? null,
      season: presentSeason(found, ctx.locale),
      ways: await waysBeside(ctx, near, found),
      tours: toTours(toursFor(found, items), ctx.locale),
      wildlife,
      tripKeys,
      next: toSightsNear(tag, found, region?.id ?? null, places, ctx.locale),
    }
  },
)

/** Within this distance of its middle, an attraction counts as inside the town. */
const IN_TOWN_KM = 3

function awayFrom(near: PlaceRow, { latitude, longitude }: FoundPlace, locale: Locale): string | null {
  const sight = { lat: latitude, lon: longitude }
  const kilometres = kilometresBetween(near, sight)
  if (kilometres < IN_TOWN_KM) return null
  return awayInWords(
    windFrom(near, sight),
    formatKilometres(Math.round(kilometres), locale),
    near.name[locale],
  )
}

/** Transfers to the destination of an attraction, with the attraction on their map. */
async function waysBeside(ctx: ReadContext, near: PlaceRow | null, found: FoundPlace): Promise<WaysData> {
  if (!near) return { ways: [], map: null }
  const { slug, name, latitude, longitude } = found
  const sight = { key: `attraction-${slug}`, name: name[ctx.locale], lat: latitude, lon: longitude }
  return getWaysTo(ctx, { here: near, country: found.country, sight })
}

const kinds = ['destination', 'attraction'] as const

/**
 * A place from the header's lists that has no page yet, with its country; or the address of the right page if it is
 * in the other list.
 * @throws AppError `not_found` for a place in no list, and for a country without a page.
 */
export async function getUnwrittenPlace(
  ctx: ReadContext,
  tag: string,
  kind: PlaceKind,
  slug: string,
): Promise<UnwrittenPlaceData | { movedTo: string }> {
  const paths = kinds.map(each => `/${tag}/${each}s/${slug}`)
  const [country, rows] = await Promise.all([
    getCountryPage(ctx, tag),
    ctx.db
      .select({ link: navigationLink.link, label: navigationLink.label })
      .from(navigationLink)
      .where(and(eq(navigationLink.countryTag, tag), inArray(navigationLink.link, paths))),
  ])
  const listed = kinds.find(each => rows.some(({ link }) => link === `/${tag}/${each}s/${slug}`))
  const row = rows.find(({ link }) => link === `/${tag}/${kind}s/${slug}`)
  if (!listed) throw new AppError('not_found')
  if (!row) return { movedTo: placeAddress(tag, listed, slug) }
  return { place: { kind, slug, name: row.label[ctx.locale] }, country }
}

/** Climate of a region's destinations, as far as it is known, and the months that are good in all of them. */
async function findYears(
  { db, locale }: ReadContext,
  { tag, regionId }: { tag: string; regionId: number },
): Promise<Pick<RegionPage, 'years' | 'months'>> {
  const rows = await db
    .select({ slug: place.slug, name: place.name, climate: place.climate, bestMonths: place.bestMonths })
    .from(place)
    .where(and(eq(place.regionId, regionId), eq(place.kind, 'destination'), isPublished(place)))
    .orderBy(asc(place.id))
  const [first = [], ...others] = rows.map(({ bestMonths }) => bestMonths ?? [])
  const shared = first.filter(month => others.every(months => months.includes(month)))
  const years = rows.flatMap(({ slug, name, climate, bestMonths }) => {
    const months = routeYear([climate ?? []], bestMonths ?? [])
    if (months.length === 0) return []
    return {
      name: name[locale],
      to: placeAddress(tag, 'destination', slug),
      months,
      best: formatMonths(bestMonths ?? [], locale),
      low: Math.min(...months.map(({ low }) => low)),
      high: Math.max(...months.map(({ high }) => high)),
    }
  })
  return { years, months: shared.length > 0 ? formatMonths(shared, locale) : null }
}

/** A region's destinations and their attractions. */
function membersOf(regionId: number, places: readonly PlaceRow[]) {
  const own = places.filter(row => row.regionId === regionId)
  return {
    destinations: own.filter(({ kind }) => kind === 'destination'),
    sights: own.filter(({ kind }) => kind === 'attraction'),
  }
}

/**
 * A region's page, a redirect, or null if nothing is written.
 * @throws AppError `not_found` for a region of a country without a page.
 */
export async function getRegionPage(
  ctx: ReadContext,
  tag: string,
  slug: string,
): Promise<RegionPage | { movedTo: string } | null> {
  const { locale } = ctx
  const opened = await openPlace(ctx, tag, 'region', slug)
  if (!opened?.found) return opened
  const { found } = opened
  const [page, places, climate] = await Promise.all([
    presentPlacePage(ctx, found),
    findPlaces(ctx, tag),
    findYears(ctx, { tag, regionId: found.id }),
  ])
  const { destinations, sights } = membersOf(found.id, places)
  const [tripKeys, ownMap] = await Promise.all([
    findTripsThrough(ctx, { placeIds: destinations.map(({ id }) => id) }, TRIPS_SHOWN),
    getMapOf(ctx, found.country, {
      places: destinations,
      sights: sights.map(({ slug: key, name, lat, lon }) => ({
        key: `attraction-${key}`,
        name: name[locale],
        lat,
        lon,
      })),
    }),
  ])
  const others = places.filter(({ kind, id }) => kind === 'region' && id !== found.id)
  return {
    ...page,
    destinations: toTiles(tag, destinations, locale),
    sights: toTiles(tag, sights, locale),
    ownMap,
    ...climate,
    tripKeys,
    next: toTiles(tag, others, locale),
  }
}
