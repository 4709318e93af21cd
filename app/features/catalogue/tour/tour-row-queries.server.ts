import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { getCountriesWithPages } from '#app/features/catalogue/country/country-queries.server.ts'
import { findPlaces, type PlaceRow } from '#app/features/catalogue/place/place-api-queries.server.ts'
import type { FittingTour, TourCardData } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import { knownPrice } from '#app/features/trip/price/price.ts'
import { getTripsOfItems } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { NamedTrip } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { m } from '#app/paraglide/messages.js'
import { photosOf, presentPhotos } from '#app/picture/photo/photo-queries.server.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMinutes, formatMonths } from '#app/text/figures.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  daysOf,
  minutesOf,
  type NamedPlace,
  rulesByAge,
  type TourRowData,
  type WholeTour,
} from './tour-schema.ts'

const words = z.object({ en: z.string(), es: z.string() })

/** Details of a tour beyond its own columns (specification, section 3: Tour page). */
const tourDetails = z.object({
  level: words,
  minimumAge: z.number().nullable().default(null),
  tourIncludes: z.array(words).default([]),
  whatToBring: z.array(words).default([]),
  rules: z
    .object({
      general: words,
      infant: words.optional(),
      child: words.optional(),
      teen: words.optional(),
      senior: words.optional(),
    })
    .partial()
    .default({}),
})

/** The tours of a country that are not archived. */
export const findTours = cachedRead(
  'tours of a country',
  { tables: [catalogueItem, photo, photoUse] },
  ({ db }: Pick<RequestContext, 'db'>, tag: string) => {
    return db
      .select({
        id: catalogueItem.id,
        key: catalogueItem.key,
        placeId: catalogueItem.placeId,
        name: catalogueItem.name,
        line: catalogueItem.line,
        lead: catalogueItem.lead,
        body: catalogueItem.body,
        languages: catalogueItem.spokenLanguages,
        info: catalogueItem.tourInfoV2,
        type: catalogueItem.tourType,
        priceMinor: catalogueItem.priceMinor,
        currency: catalogueItem.currency,
        bestMonths: catalogueItem.bestMonths,
        interests: catalogueItem.interests,
        habitats: catalogueItem.habitats,
        details: catalogueItem.details,
        poster: catalogueItem.poster,
        photos: photosOf('tour'),
      })
      .from(catalogueItem)
      .where(
        and(eq(catalogueItem.countryTag, tag), eq(catalogueItem.kind, 'tour'), isPublished(catalogueItem)),
      )
      .orderBy(asc(catalogueItem.key))
  },
)

export type TourRow = Awaited<ReturnType<typeof findTours>>[number]

/** Data around a country's tours. */
export interface TourSurroundings {
  tag: string
  locale: Locale
  places: readonly PlaceRow[]
  /** All of the country's tours, for the names of related ones. */
  tours: readonly TourRow[]
  /** By the tour's id. */
  trips: ReadonlyMap<number, NamedTrip[]>
}

function namedPlaces(slugs: readonly string[], { places, locale }: TourSurroundings): NamedPlace[] {
  return slugs.flatMap(slug => {
    const found = places.find(row => row.slug === slug && row.kind === 'destination')
    return found ? [{ slug, name: found.name[locale] }] : []
  })
}

const groupNames = {
  infant: m.tour_rule_infant,
  child: m.tour_rule_child,
  teen: m.tour_rule_teen,
  senior: m.tour_rule_senior,
} as const

function ageRulesInWords({ rules, minimumAge }: Details, locale: Locale): WholeTour['ageRules'] {
  return rulesByAge(rules, minimumAge).map(({ group, rule }) => ({
    who: groupNames[group](),
    rule: rule === 'too_young' ? m.tour_rule_too_young({ age: minimumAge ?? 0 }) : rule[locale],
  }))
}

type Details = z.infer<typeof tourDetails>

function toWholeTour(row: TourRow, details: Details, around: TourSurroundings): WholeTour {
  const { locale, tours } = around
  const zones = row.info?.tourZones ?? []
  const places = (slugs: readonly string[]) => namedPlaces(slugs, around)
  return {
    body: row.body[locale].split('\n').filter(Boolean),
    bring: details.whatToBring.map(each => each[locale]),
    rules: details.rules.general ? [details.rules.general[locale]] : [],
    ageRules: ageRulesInWords(details, locale),
    pickup: places(zones.flatMap(zone => zone.zonePickupPlaces)),
    dropoff: places(zones.flatMap(zone => zone.zoneDropoffPlaces)),
    related: (row.info?.relatedTours ?? []).flatMap(key => {
      const other = tours.find(tour => tour.key === key)
      return other ? [{ key, name: other.name[locale] }] : []
    }),
  }
}

interface Asked {
  /** Includes all details, which lists do not need. */
  whole?: boolean
}

function toTourRow(
  row: TourRow,
  poster: PosterChoice,
  around: TourSurroundings,
  { whole }: Asked,
): TourRowData | null {
  const { locale, tag, places, trips } = around
  const at = places.find(({ id }) => id === row.placeId)
  if (!at) return null
  const { info } = row
  const drawing = { poster }
  const photos = presentPhotos(row.photos, locale)
  const details = tourDetails.parse(row.details)
  return {
    key: row.key,
    country: tag,
    type: row.type,
    name: row.name[locale],
    line: row.line[locale],
    lead: row.lead[locale],
    picture: photos[0] ? { photo: photos[0] } : drawing,
    gallery: photos.length > 0 ? { drawing, photos } : null,
    place: { slug: at.slug, name: at.name[locale] },
    length: info ? lengthInWords(info) : '',
    times: info?.tourTimes ?? [],
    effort: effortOf(details.level[locale]),
    languages: row.languages,
    months: row.bestMonths && row.bestMonths.length < 12 ? formatMonths(row.bestMonths, locale) : null,
    minimumAge: details.minimumAge,
    price: knownPrice(row.priceMinor, row.currency, locale),
    includes: details.tourIncludes.map(each => each[locale]),
    trips: trips.get(row.id) ?? [],
    whole: whole ? toWholeTour(row, details, around) : null,
  }
}

/** Splits an effort into its first word and the rest: "Moderate", "7 km, mud". */
function effortOf(level: string): TourRowData['effort'] {
  const [word = '', ...why] = level.split(', ')
  return { word, why: why.join(', ') || null }
}

/** For example "3 h", "2 h 30", or days if there is a night in it. */
function lengthInWords({ tourDuration, tourTimes }: { tourDuration: string; tourTimes: string[] }): string {
  const days = daysOf(tourDuration, tourTimes[0])
  return days === null ? formatMinutes(minutesOf(tourDuration)) : m.tour_days({ count: days })
}

/** Tours as rows in the given order; adjacent posters differ. */
export function toTourRows(
  rows: readonly TourRow[],
  around: TourSurroundings,
  asked: Asked = {},
): TourRowData[] {
  const pictured = picturesFor(rows, around.locale, row => ({
    ...{ ...row, country: around.tag },
    photo: row.photos[0] ?? null,
  }))
  return pictured.flatMap(({ row, poster }) => toTourRow(row, poster, around, asked) ?? [])
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

/** What a card shows beside a tour's words, in the same order; tours that are no longer published are left out. */
export async function getTourCards(ctx: ReadContext, tours: readonly FittingTour[]): Promise<TourCardData[]> {
  const tags = [...new Set(tours.map(({ country }) => country))]
  const rows = await Promise.all(tags.map(tag => findTours(ctx, tag)))
  const known = tours.flatMap(tour => {
    const row = rows[tags.indexOf(tour.country)]?.find(({ key }) => key === tour.key)
    return row ? { tour, row } : []
  })
  const pictured = picturesFor(known, ctx.locale, ({ tour: { country }, row }) => ({
    ...{ ...row, country },
    photo: row.photos[0] ?? null,
  }))
  return pictured.map(({ row: { tour, row }, picture }) => ({
    ...tour,
    picture,
    length: row.info ? lengthInWords(row.info) : null,
    effort: tourDetails.parse(row.details).level[ctx.locale],
    months: row.bestMonths && row.bestMonths.length < 12 ? formatMonths(row.bestMonths, ctx.locale) : null,
    price: knownPrice(row.priceMinor, row.currency, ctx.locale)?.text ?? null,
  }))
}

/** The tours of a country that most of its trips include, those with a price. */
export async function getMainTours(ctx: ReadContext, tag: string, count: number): Promise<TourCardData[]> {
  const [tours, places] = await Promise.all([findTours(ctx, tag), findPlaces(ctx, tag)])
  const trips = await getTripsOfItems(ctx, { tourIds: tours.map(({ id }) => id) })
  const tripsOf = ({ id }: { id: number }) => trips.get(id)?.length ?? 0
  const main = tours
    .filter(({ priceMinor }) => priceMinor !== null)
    .toSorted((a, b) => tripsOf(b) - tripsOf(a))
    .slice(0, count)
  return getTourCards(
    ctx,
    main.map(({ key, name, line, placeId }) => ({
      key,
      country: tag,
      name: name[ctx.locale],
      line: line[ctx.locale],
      place: places.find(({ id }) => id === placeId)?.name[ctx.locale] ?? '',
    })),
  )
}
