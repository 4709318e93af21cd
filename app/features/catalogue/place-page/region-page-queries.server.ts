import { and, asc, eq } from 'drizzle-orm'
import {
  findPlaces,
  type PlaceRow,
  toTiles,
} from '#app/features/catalogue/place-page/place-page-row-queries.server.ts'
import type { RegionPage } from '#app/features/catalogue/place-page/place-page-schema.ts'
import {
  openPlace,
  presentPlacePage,
  TRIPS_SHOWN,
} from '#app/features/catalogue/place-page/present-place-page.server.ts'
import { getMapOf } from '#app/features/catalogue/transfer/transfer-queries.server.ts'
import { type PlaceYear, routeYear } from '#app/features/trip/season/season.ts'
import { findTripsThrough } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { placeAddress } from '#app/links.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'

/** Climate of a region's destinations, as far as it is known. */
async function findYears(
  { db, locale }: ReadContext,
  { tag, regionId }: { tag: string; regionId: number },
): Promise<PlaceYear[]> {
  const rows = await db
    .select({ slug: place.slug, name: place.name, climate: place.climate, bestMonths: place.bestMonths })
    .from(place)
    .where(and(eq(place.regionId, regionId), eq(place.kind, 'destination'), isPublished(place)))
    .orderBy(asc(place.id))
  return rows.flatMap(({ slug, name, climate, bestMonths }) => {
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
  const [page, places, years] = await Promise.all([
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
    years,
    tripKeys,
    next: toTiles(tag, others, locale),
  }
}
