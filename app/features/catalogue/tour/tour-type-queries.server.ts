import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import {
  getCountriesWithPages,
  getCountryPage,
} from '#app/features/catalogue/country/country-queries.server.ts'
import { getListCountry } from '#app/features/catalogue/list/list-country.server.ts'
import {
  findItems,
  type ItemRow,
  type ItemsAsked,
  toItemEntry,
} from '#app/features/catalogue/list/list-queries.server.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import { tourTypeName } from '#app/features/catalogue/tour-card/tour-type-name.ts'
import { findTripsThrough } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import { readTours, toTourRows } from './tour-row-queries.server.ts'
import type { TourEntry, TourTypePage } from './tour-schema.ts'

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

const text = z.object({ en: z.string(), es: z.string() })
const words = z.array(text).default([])
const rule = text.optional()
const tourDetails = z.object({
  tourIncludes: words,
  whatToBring: words,
  rules: z.object({ general: rule, infant: rule, child: rule, teen: rule, senior: rule }).default({}),
})

/** A tour in the public API. */
export function toTourEntry(row: ItemRow, locale: Locale): TourEntry {
  const { tourType, tourInfoV2: info, details } = row.item
  const { tourIncludes, whatToBring, rules } = tourDetails.parse(details)
  return {
    ...toItemEntry(row, locale),
    tour_type: tourType,
    tour_info_v2: info && {
      tourDuration: info.tourDuration,
      tourDays: info.tourDays,
      tourTimes: info.tourTimes,
      timeOpen: info.timeOpen,
      timeClose: info.timeClose,
      tourZones: info.tourZones.map(zone => ({
        zonePickupPlaces: zone.zonePickupPlaces,
        zoneDropoffPlaces: zone.zoneDropoffPlaces,
        zoneWhitelistHotels: zone.zoneWhitelistHotels,
      })),
      relatedTours: info.relatedTours,
    },
    tourIncludes: tourIncludes.map(each => each[locale]),
    whatToBring: whatToBring.map(each => each[locale]),
    generalRules: rules.general?.[locale] ?? null,
    infantRules: rules.infant?.[locale] ?? null,
    childRules: rules.child?.[locale] ?? null,
    teenRules: rules.teen?.[locale] ?? null,
    seniorRules: rules.senior?.[locale] ?? null,
  }
}

/** Tours of the active countries that are not archived. */
export async function listTours(ctx: ReadContext, asked: ItemsAsked): Promise<ListPart<TourEntry, number>> {
  const rows = await findItems(ctx, 'tour', { ...asked, limit: asked.limit + 1 })
  return partOf(rows, asked.limit, {
    item: row => toTourEntry(row, ctx.locale),
    cursor: ({ item }) => item.id,
  })
}

/** Sitemap entries of the lists of tours and hotels, and of tour types, for countries that have any. */
export async function listTourPages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [tags, items] = await Promise.all([
    getCountriesWithPages(ctx),
    ctx.db
      .selectDistinct({
        tag: catalogueItem.countryTag,
        kind: catalogueItem.kind,
        type: catalogueItem.tourType,
      })
      .from(catalogueItem)
      .where(isPublished(catalogueItem))
      .orderBy(asc(catalogueItem.tourType)),
  ])
  return tags.flatMap(tag => {
    const own = items.filter(item => item.tag === tag)
    const tours = own.filter(({ kind }) => kind === 'tour')
    const paths = [
      ...(tours.length > 0 ? [links.tours(tag)] : []),
      ...(own.some(({ kind }) => kind === 'hotel') ? [links.hotels(tag)] : []),
      ...tours.flatMap(({ type }) => (type === null ? [] : links.tourType(tag, type))),
    ]
    return paths.map(path => ({ path }))
  })
}
