import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import { type ListRules, monthOptions, monthsOf, narrow } from '#app/features/catalogue/list/list.ts'
import {
  findItems,
  findWords,
  getListCountry,
  type ItemRow,
  type ItemsQuery,
  type TopicRow,
  toItemEntry,
  wordOptions,
} from '#app/features/catalogue/list/list-queries.server.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/list-schema.ts'
import {
  findPlaces,
  northFirst,
  type PlaceRow,
} from '#app/features/catalogue/place/place-api-queries.server.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import { tourTypeName } from '#app/features/catalogue/tour-card/tour-type-name.ts'
import { findTripsThrough, getTripsOfItems } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import { findTours, type TourRow, toTourRows } from './tour-row-queries.server.ts'
import {
  cheapestFirst,
  minutesOf,
  type TourEntry,
  type TourRowData,
  type TourTypePage,
} from './tour-schema.ts'

type Placed = TourRow & { at: PlaceRow }

interface Offered {
  places: readonly PlaceRow[]
  words: readonly TopicRow[]
  types: readonly { value: string; label: string }[]
}

function rulesOf({ places, words, types }: Offered, locale: Locale): ListRules<Placed> {
  const placeOptions = places
    .filter(({ kind }) => kind === 'destination')
    .map(({ slug, name }) => ({ value: slug, label: name[locale] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  const minutes = ({ info }: TourRow) => minutesOf(info?.tourDuration ?? '')
  return {
    facets: [
      { key: 'type', options: types, of: row => [row.type ?? ''] },
      { key: 'place', options: placeOptions, of: row => [row.at.slug] },
      { key: 'month', options: monthOptions(locale), of: row => monthsOf(row.bestMonths) },
      { key: 'interest', options: wordOptions(words, 'interest', locale), of: row => row.interests },
    ],
    sorts: [
      { key: 'north', compare: (a, b) => northFirst(a.at, b.at) },
      { key: 'price', compare: cheapestFirst },
      { key: 'duration', compare: (a, b) => minutes(a) - minutes(b) },
      { key: 'name', compare: (a, b) => a.name[locale].localeCompare(b.name[locale], locale) },
    ],
  }
}

async function findTypes({ db, locale }: ReadContext, tag: string) {
  const rows = await db
    .select({ value: tourType.key, name: tourType.name })
    .from(tourType)
    .where(eq(tourType.countryTag, tag))
    .orderBy(asc(tourType.position))
  return rows.map(({ value, name }) => ({ value, label: name[locale] }))
}

/** A country's tours with the data around them. */
export async function readTours(ctx: ReadContext, tag: string) {
  const [tours, places] = await Promise.all([findTours(ctx, tag), findPlaces(ctx, tag)])
  const trips = await getTripsOfItems(ctx, { tourIds: tours.map(({ id }) => id) })
  return { tag, locale: ctx.locale, tours, places, trips }
}

/** The guided tours of a country, filtered and sorted by the address. */
export async function getTourList(
  ctx: ReadContext,
  { tag }: ListCountry,
  query: URLSearchParams,
): Promise<NarrowedList<TourRowData>> {
  const [around, words, types] = await Promise.all([readTours(ctx, tag), findWords(ctx), findTypes(ctx, tag)])
  const { places, tours } = around
  const placed = tours.flatMap(row => {
    const at = places.find(({ id }) => id === row.placeId)
    return at ? { ...row, at } : []
  })
  const { filter, found, looser } = narrow(placed, rulesOf({ places, words, types }, ctx.locale), query)
  return {
    filter,
    looser,
    total: placed.length,
    items: toTourRows(found, around),
  }
}

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
export async function getTourTypePage(ctx: ReadContext, tag: string, key: string): Promise<TourTypePage> {
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
export async function listTours(ctx: ReadContext, asked: ItemsQuery): Promise<ListPart<TourEntry, number>> {
  const rows = await findItems(ctx, 'tour', { ...asked, limit: asked.limit + 1 })
  return partOf(rows, asked.limit, {
    item: row => toTourEntry(row, ctx.locale),
    cursor: ({ item }) => item.id,
  })
}
