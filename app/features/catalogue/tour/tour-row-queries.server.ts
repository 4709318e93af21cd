import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { PlaceRow } from '#app/features/catalogue/place/place-row-queries.server.ts'
import { knownPrice } from '#app/features/trip/price/known-price.ts'
import type { NamedTrip } from '#app/features/trip/trip/named-trip.ts'
import { formatMinutes, formatMonths } from '#app/figures.ts'
import type { Locale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import type { RequestContext } from '#app/request-context.ts'
import { askedPoster } from '#art/poster/asked-poster.ts'
import { choosePoster, type PosterChoice, spreadPosters } from '#art/poster/poster-choice.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { minutesOf } from './tour.ts'
import type { NamedPlace, TourRowData } from './tour-schema.ts'

const words = z.object({ en: z.string(), es: z.string() })

/** What a tour's page says beyond its own columns (specification, section 3: Tour page). */
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

/** The tours of a country that are not withdrawn. */
export function findTours({ db }: Pick<RequestContext, 'db'>, tag: string) {
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
      photo: firstPhoto('tour'),
    })
    .from(catalogueItem)
    .where(
      and(eq(catalogueItem.countryTag, tag), eq(catalogueItem.kind, 'tour'), isNull(catalogueItem.archived)),
    )
    .orderBy(asc(catalogueItem.key))
}

export type TourRow = Awaited<ReturnType<typeof findTours>>[number]

/** What stands around a country's tours. */
export interface TourSurroundings {
  tag: string
  locale: Locale
  places: readonly PlaceRow[]
  /** All of the country's tours, for the names of the related. */
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

function rulesInWords({ rules }: z.infer<typeof tourDetails>, locale: Locale): string[] {
  const { general, infant, child, teen, senior } = rules
  const groups = [
    [infant, m.tour_rule_infant()],
    [child, m.tour_rule_child()],
    [teen, m.tour_rule_teen()],
    [senior, m.tour_rule_senior()],
  ] as const
  return [
    ...(general ? [general[locale]] : []),
    ...groups.flatMap(([rule, who]) => (rule ? [m.tour_rule({ who, rule: rule[locale] })] : [])),
  ]
}

function toTourRow(row: TourRow, poster: PosterChoice, around: TourSurroundings): TourRowData | null {
  const { locale, tag, places, tours, trips } = around
  const at = places.find(({ id }) => id === row.placeId)
  if (!at) return null
  const { info } = row
  const details = tourDetails.parse(row.details)
  const zones = info?.tourZones ?? []
  return {
    key: row.key,
    country: tag,
    name: row.name[locale],
    line: row.line[locale],
    lead: row.lead[locale],
    body: row.body[locale].split('\n').filter(Boolean),
    picture: pictureOf(presentPhoto(row.photo, locale), poster),
    place: { slug: at.slug, name: at.name[locale] },
    coordinates: { lat: at.lat, lon: at.lon },
    duration: info?.tourDuration ?? '',
    length: info ? lengthInWords(info.tourDuration) : '',
    times: info?.tourTimes ?? [],
    level: details.level[locale],
    languages: row.languages,
    months: row.bestMonths ? formatMonths(row.bestMonths, locale) : null,
    minimumAge: details.minimumAge,
    price: knownPrice(row.priceMinor, row.currency, locale),
    includes: details.tourIncludes.map(each => each[locale]),
    bring: details.whatToBring.map(each => each[locale]),
    rules: rulesInWords(details, locale),
    pickup: namedPlaces(
      zones.flatMap(zone => zone.zonePickupPlaces),
      around,
    ),
    dropoff: namedPlaces(
      zones.flatMap(zone => zone.zoneDropoffPlaces),
      around,
    ),
    related: (info?.relatedTours ?? []).flatMap(key => {
      const other = tours.find(tour => tour.key === key)
      return other ? [{ key, name: other.name[locale] }] : []
    }),
    trips: trips.get(row.id) ?? [],
  }
}

/** 3 h, 2 h 30, or whole days. */
function lengthInWords(duration: string): string {
  const minutes = minutesOf(duration)
  return minutes > 0 && minutes % 1440 === 0 ? m.tour_days({ count: minutes / 1440 }) : formatMinutes(minutes)
}

/** Tours as their rows tell them, in the order given; no two posters side by side are alike. */
export function toTourRows(rows: readonly TourRow[], around: TourSurroundings): TourRowData[] {
  const posters = spreadPosters(
    rows.map(({ key, name, habitats, poster }) => ({
      key,
      country: around.tag,
      habitats,
      subject: name.en,
      ...askedPoster(poster),
    })),
  )
  return rows.flatMap((row, index) => {
    const poster = posters[index] ?? choosePoster({ key: row.key, country: around.tag })
    return toTourRow(row, poster, around) ?? []
  })
}
