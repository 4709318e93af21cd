import { and, asc, eq, ne } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import { getListCountry } from '#app/features/catalogue/list/list-country.server.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import { tourTypeName } from '#app/features/catalogue/tour-card/tour-type-name.ts'
import { findTripsThrough } from '#app/features/trip/trip-card/trips-through-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { readTours } from './tour-list-queries.server.ts'
import { toTourRows } from './tour-row-queries.server.ts'
import type { TourTypePage } from './tour-type-schema.ts'

const TRIPS_SHOWN = 3
const ELSEWHERE_SHOWN = 6

async function findElsewhere({ db, locale }: ReadContext, tag: string, key: string): Promise<FittingTour[]> {
  const rows = await db
    .select({
      key: catalogueItem.key,
      country: catalogueItem.countryTag,
      name: catalogueItem.name,
      line: catalogueItem.line,
      place: place.name,
      at: country.name,
    })
    .from(catalogueItem)
    .innerJoin(place, eq(place.id, catalogueItem.placeId))
    .innerJoin(country, and(eq(country.tag, catalogueItem.countryTag), eq(country.active, true)))
    .where(
      and(
        eq(catalogueItem.kind, 'tour'),
        eq(catalogueItem.tourType, key),
        ne(catalogueItem.countryTag, tag),
        isPublished(catalogueItem),
      ),
    )
    .orderBy(asc(country.homepageSortOrder), asc(catalogueItem.key))
    .limit(ELSEWHERE_SHOWN)
  return rows.map(({ name, line, place: where, at, ...same }) => ({
    ...same,
    name: name[locale],
    line: line[locale],
    place: `${where[locale]}, ${at[locale]}`,
  }))
}

/**
 * A tour type in a country, or the path of the page that replaces the country. It has a page if the country has
 * written about it, or lists it in its header.
 * @throws AppError `not_found` if neither is the case, and for a country without a page.
 */
export async function getTourTypePage(
  ctx: ReadContext,
  tag: string,
  key: string,
): Promise<TourTypePage | { movedTo: string }> {
  const { db, locale } = ctx
  const [page, list, types, around] = await Promise.all([
    getCountryPage(ctx, tag),
    getListCountry(ctx, tag),
    db
      .select()
      .from(tourType)
      .where(and(eq(tourType.countryTag, tag), eq(tourType.key, key))),
    readTours(ctx, tag),
  ])
  if ('movedTo' in page) return page
  if ('movedTo' in list) return list
  const own = types[0]
  const listed = page.activities.find(({ link }) => link === `/${tag}/tours/${key}`)
  if (!own && !listed) throw new AppError('not_found')

  const found = around.tours.filter(({ type }) => type === key)
  const [through, elsewhere] = await Promise.all([
    findTripsThrough(ctx, { tourIds: found.map(({ id }) => id) }, TRIPS_SHOWN),
    found.length > 0 ? [] : findElsewhere(ctx, tag, key),
  ])
  return {
    key,
    name: own?.name[locale] ?? tourTypeName(key) ?? listed?.label ?? key,
    lead: own?.lead[locale] ?? null,
    list,
    country: page,
    tours: toTourRows(found, around, { whole: true }),
    tripKeys: through.length > 0 ? through : page.tripKeys,
    throughTrips: through.length > 0,
    activities: page.activities.filter(({ link }) => !link.startsWith(`/${tag}/tours/`)),
    elsewhere,
  }
}
