import { AppError } from '#app/app-error.ts'
import { countryDoor } from '#app/features/catalogue/country/country.ts'
import { hotelPicture } from '#app/features/catalogue/hotel/hotel.ts'
import { getPlannerOf } from '#app/features/catalogue/place/place-api-queries.server.ts'
import { type PlaceSeasonData, routeYear } from '#app/features/trip/season/season.ts'
import type { PlaceKind } from '#app/links.ts'
import { galleryBelow } from '#app/picture/gallery/gallery.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { presentPhoto, presentPhotos } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatMetres, formatMoney, formatMonths, monthName } from '#app/text/figures.ts'
import { readProse } from '#app/text/prose.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { drawInsetMap } from '#cartography/print/map-drawing.server.ts'
import type { Locale } from '#database/values/locale.ts'
import { byGroup } from './place-page.ts'
import {
  type FoundPlace,
  findPlace,
  findWordsOf,
  type ItemRow,
  type PlaceRow,
} from './place-page-row-queries.server.ts'
import type { PlaceHotel, PlaceName, PlacePage, TourGroup } from './place-page-schema.ts'

/** Width of the inset map, in pixels. */
const INSET_WIDTH = 260

/**
 * The place with its country, a redirect, or null if nothing is written.
 * @throws AppError `not_found` for a place of a country without a page.
 */
export async function openPlace(ctx: ReadContext, tag: string, kind: PlaceKind, slug: string) {
  const place = await findPlace(ctx, tag, kind, slug)
  if (place?.found && countryDoor(place.found.country) !== 'page') throw new AppError('not_found')
  return place
}

export const TRIPS_SHOWN = 3

/** Data shared by the pages of all kinds of places. */
export async function presentPlacePage(
  ctx: ReadContext,
  row: FoundPlace,
): Promise<Omit<PlacePage, 'tripKeys'>> {
  const { country, kind, slug, habitats, interests } = row
  const { locale } = ctx
  const [words, answerer] = await Promise.all([
    findWordsOf(ctx, { habitats, interests }),
    getPlannerOf(ctx, row, country.page?.planner.staff ?? country.staffFkey),
  ])
  const photos = presentPhotos(row.photos, locale)
  const poster = choosePoster({
    key: slug,
    country: country.tag,
    habitats,
    subject: row.name.en,
    ...posterOverride(row.poster),
  })
  return {
    kind,
    slug,
    name: row.name[locale],
    line: row.line[locale],
    lead: row.lead[locale],
    body: readProse(row.body[locale], locale),
    country: {
      tag: country.tag,
      name: country.name[locale],
      clock: country.page?.facts.clock[locale] ?? null,
    },
    picture: mastheadPicture(pictureOf(photos[0] ?? null, poster)),
    gallery: galleryBelow({ poster }, photos),
    poster,
    coordinates: { lat: row.latitude, lon: row.longitude },
    altitude: formatMetres(row.altitudeM, locale),
    words,
    map: drawInsetMap({
      country: row.country.a2Code,
      place: { key: row.slug, name: '', lat: row.latitude, lon: row.longitude },
      width: INSET_WIDTH,
    }),
    answerer,
  }
}

/** Season of a place; null if none is written. */
export function presentSeason(
  { climate, bestMonths, bestReason }: Pick<FoundPlace, 'climate' | 'bestMonths' | 'bestReason'>,
  locale: Locale,
): PlaceSeasonData | null {
  if (!bestMonths || !bestReason) return null
  return {
    reason: bestReason[locale],
    best: bestMonths,
    inWords: formatMonths(bestMonths, locale),
    months: routeYear([climate ?? []], bestMonths).map(month => ({
      ...month,
      name: monthName(month.month, locale),
    })),
  }
}

export function toName({ kind, slug, name }: PlaceRow, locale: Locale): PlaceName {
  return { kind, slug, name: name[locale] }
}

export function findById(places: readonly PlaceRow[], id: number | null): PlaceRow | null {
  return places.find(place => place.id === id) ?? null
}

function priceOf({ priceMinor, currency }: ItemRow, locale: Locale): string | null {
  return priceMinor === null ? null : formatMoney(priceMinor, currency, locale)
}

/** The tours among the items by type, in the country's order of types. */
export function toTours(items: readonly ItemRow[], locale: Locale): TourGroup[] {
  const tours = items.filter(({ kind }) => kind === 'tour')
  const order = tours
    .toSorted((a, b) => (a.typePosition ?? 0) - (b.typePosition ?? 0))
    .flatMap(({ tourType }) => tourType ?? [])
  const groups = byGroup(
    tours.map(tour => ({ ...tour, group: tour.typeName ? tour.tourType : null })),
    order,
  )
  return groups.map(({ group, things }) => ({
    type: group === null ? null : { key: group, name: things[0]?.typeName?.[locale] ?? '' },
    tours: things.map(tour => ({
      key: tour.key,
      name: tour.name[locale],
      line: tour.line[locale],
      price: priceOf(tour, locale),
    })),
  }))
}

export function toHotels(tag: string, items: readonly ItemRow[], locale: Locale): PlaceHotel[] {
  return items
    .filter(({ kind }) => kind === 'hotel')
    .map(hotel => {
      const { key, name, line, lead } = hotel
      const words = { name: name[locale], line: line[locale], lead: lead[locale] }
      const picture = hotelPicture(presentPhoto(hotel.photo, locale), { ...hotel, country: tag })
      return { key, ...words, price: priceOf(hotel, locale), picture }
    })
}
