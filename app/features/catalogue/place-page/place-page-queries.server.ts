import { nightsInWords } from '#app/features/catalogue/place/nights.ts'
import { getWaysTo } from '#app/features/catalogue/transfer/transfer-queries.server.ts'
import type { WaysData } from '#app/features/catalogue/transfer/transfer-schema.ts'
import { getWildlifeOf } from '#app/features/catalogue/wildlife/wildlife-queries.server.ts'
import { findTripsThrough } from '#app/features/trip/trip-card/trips-through-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { formatKilometres } from '#app/text/figures.ts'
import { awayInWords, kilometresBetween, windFrom } from './place-page.ts'
import {
  type FoundPlace,
  findItems,
  findPlaces,
  type ItemRow,
  type PlaceRow,
  toTiles,
} from './place-page-row-queries.server.ts'
import type { AttractionPage, DestinationPage, PlaceTile } from './place-page-schema.ts'
import {
  findById,
  openPlace,
  presentPlace,
  presentSeason,
  TRIPS_SHOWN,
  toHotels,
  toName,
  toTours,
} from './present-place-page.server.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** A page, the address of the page that is meant, or null where nothing is written. */
type Opened<Page> = Page | { movedTo: string } | null

const NEXT_SHOWN = 3

function endOf({ id, slug, name, latitude, longitude }: FoundPlace) {
  return { id, slug, name, lat: latitude, lon: longitude }
}

/** Where to go next: the neighbours that are soonest reached, each with the time it takes. */
function toNeighbours(
  tag: string,
  { ways }: WaysData,
  places: readonly PlaceRow[],
  locale: Reading['locale'],
) {
  const nearest = ways.slice(0, NEXT_SHOWN).flatMap(way => {
    const place = places.find(({ kind, slug }) => kind === 'destination' && slug === way.slug)
    return place ? [{ place, time: way.time }] : []
  })
  const rows = nearest.map(({ place }) => place)
  return toTiles(tag, rows, locale, row => nearest.find(({ place }) => place === row)?.time ?? null)
}

/**
 * A destination's page.
 * @throws AppError `not_found` for a place of a country without a page.
 */
export async function getDestinationPage(
  ctx: Reading,
  tag: string,
  slug: string,
): Promise<Opened<DestinationPage>> {
  const opened = await openPlace(ctx, tag, 'destination', slug)
  if (!opened?.found) return opened
  const { found } = opened
  const { country } = found
  const [page, places, items, tripKeys, wildlife, ways] = await Promise.all([
    presentPlace(ctx, found),
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
    next: toNeighbours(tag, ways, places, ctx.locale),
  }
}

/** The tours that leave from beside a sight and care for what it is. */
function toursFor({ interests }: FoundPlace, items: readonly ItemRow[]): ItemRow[] {
  return items.filter(item => item.interests.some(interest => interests.includes(interest)))
}

/** Other sights, the nearest first, each with how far it is. */
function toSightsNear(
  tag: string,
  here: FoundPlace,
  places: readonly PlaceRow[],
  locale: Reading['locale'],
): PlaceTile[] {
  const from = { lat: here.latitude, lon: here.longitude }
  const rows = places
    .filter(({ kind, id }) => kind === 'attraction' && id !== here.id)
    .toSorted((a, b) => kilometresBetween(from, a) - kilometresBetween(from, b))
    .slice(0, NEXT_SHOWN)
  return toTiles(tag, rows, locale, row => formatKilometres(Math.round(kilometresBetween(from, row)), locale))
}

/**
 * A sight's page.
 * @throws AppError `not_found` for a place of a country without a page.
 */
export async function getAttractionPage(
  ctx: Reading,
  tag: string,
  slug: string,
): Promise<Opened<AttractionPage>> {
  const opened = await openPlace(ctx, tag, 'attraction', slug)
  if (!opened?.found) return opened
  const { found } = opened
  const [page, places, items, tripKeys, wildlife] = await Promise.all([
    presentPlace(ctx, found),
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
    next: toSightsNear(tag, found, places, ctx.locale),
  }
}

/** What is nearer than this to a town's middle is in it, or at its edge. */
const IN_TOWN_KM = 3

function awayFrom(
  near: PlaceRow,
  { latitude, longitude }: FoundPlace,
  locale: Reading['locale'],
): string | null {
  const sight = { lat: latitude, lon: longitude }
  const kilometres = kilometresBetween(near, sight)
  if (kilometres < IN_TOWN_KM) return null
  return awayInWords(
    windFrom(near, sight),
    formatKilometres(Math.round(kilometres), locale),
    near.name[locale],
  )
}

/** The ways to the destination a sight is visited from, with the sight on their map. */
async function waysBeside(ctx: Reading, near: PlaceRow | null, found: FoundPlace): Promise<WaysData> {
  if (!near) return { ways: [], map: null }
  const { slug, name, latitude, longitude } = found
  const sight = { key: `attraction-${slug}`, name: name[ctx.locale], lat: latitude, lon: longitude }
  return getWaysTo(ctx, { here: near, country: found.country, sight })
}
