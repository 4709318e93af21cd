import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { portraitVersion, tripPlanner } from '#app/features/people/staff/staff-queries.server.ts'
import { getItinerary } from '#app/features/trip/itinerary/itinerary-queries.server.ts'
import { getPrice } from '#app/features/trip/price/price-queries.server.ts'
import { presentRating, tripReviews } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { galleryBelow } from '#app/picture/gallery/gallery.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { firstPhoto, photosOf, presentPhoto, presentPhotos } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMetres, formatMinutes, formatMonths } from '#app/text/figures.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { priceComponent, trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import type { TripWhole } from './trip-schema.ts'

/** A published trip with its planner, one row per country in order. */
function findTrip({ db }: ReadContext, key: string) {
  return db
    .select({
      id: trip.id,
      key: trip.key,
      title: trip.title,
      line: trip.line,
      lead: trip.lead,
      dayCount: trip.days,
      habitats: trip.habitats,
      poster: trip.poster,
      photos: photosOf('trip'),
      bestMonths: trip.bestMonths,
      notRunMonths: trip.notRunMonths,
      childPrice: trip.childPrice,
      bestReason: trip.bestReason,
      bestFor: trip.bestFor,
      walking: trip.walking,
      included: trip.included,
      notIncluded: trip.notIncluded,
      bring: trip.bring,
      fromPriceMinor: trip.fromPriceMinor,
      currency: trip.currency,
      related: trip.related,
      plannerWords: trip.plannerWords,
      isOwnPlanner: sql<boolean>`${staff.fkey} = ${trip.plannerFkey}`,
      reviews: tripReviews,
      planner: {
        fkey: staff.fkey,
        name: staff.name,
        firstName: staff.firstName,
        place: staff.place,
        portraitVersion,
      },
      plannerPhoto: firstPhoto('staff'),
      country: {
        tag: country.tag,
        name: country.name,
        a2Code: country.a2Code,
        active: country.active,
        page: country.page,
      },
    })
    .from(trip)
    .innerJoin(staff, eq(staff.fkey, tripPlanner))
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(and(eq(trip.key, key), isPublished(trip)))
    .orderBy(asc(tripCountry.position))
}

type FoundTrip = Awaited<ReturnType<typeof findTrip>>[number]

/**
 * Data of a trip's page, under one of its countries.
 * @throws AppError `not_found` for an unknown or archived trip, and for a country it does not visit.
 */
export const getTripPage = cachedRead(
  'page of a trip',
  {
    tables: [
      trip,
      tripDay,
      tripCountry,
      country,
      staff,
      priceComponent,
      place,
      review,
      catalogueItem,
      photo,
      photoUse,
    ],
  },
  async (ctx: ReadContext, countryTag: string, key: string): Promise<TripWhole> => {
    const rows = await findTrip(ctx, key)
    const [first] = rows
    const found = rows.find(row => row.country.tag === countryTag && row.country.active)
    if (!first || !found) throw new AppError('not_found')
    const countries = rows.map(row => row.country)
    const [itinerary, price] = await Promise.all([
      getItinerary(ctx, { ...found, countries }),
      getPrice(ctx, found),
    ])
    const { days, map, route, stops, longestDrive, highestBedM } = itinerary
    const { bestMonths } = found
    return {
      ...wordsOf(found, ctx.locale),
      canonicalCountry: first.country.tag,
      stops,
      facts: {
        bestFor: found.bestFor[ctx.locale],
        walking: found.walking[ctx.locale],
        bestMonths: formatMonths(bestMonths, ctx.locale),
        highestBed: highestBedM === null ? null : formatMetres(highestBedM, ctx.locale),
        longestDrive: longestDrive > 0 ? formatMinutes(longestDrive) : null,
      },
      itinerary: { days, map },
      route,
      lowest:
        found.fromPriceMinor === null ? null : { minor: found.fromPriceMinor, currency: found.currency },
      price,
      best: { months: bestMonths, reason: found.bestReason[ctx.locale] },
    }
  },
)

/** The trip's texts in the reader's language. */
function wordsOf(
  {
    id,
    currency,
    key,
    title,
    line,
    lead,
    dayCount,
    country,
    habitats,
    poster,
    photos,
    planner,
    plannerPhoto,
    plannerWords,
    isOwnPlanner,
    related,
    reviews,
    ...row
  }: FoundTrip,
  locale: Locale,
) {
  const facts = { key, country: country.tag, habitats, subject: title.en }
  const drawn = choosePoster({ ...facts, ...posterOverride(poster) })
  const shown = presentPhotos(photos, locale)
  const inWords = (list: FoundTrip['included']) => list.map(words => words[locale])
  return {
    id,
    currency,
    key,
    title: title[locale],
    line: line[locale],
    lead: lead[locale],
    dayCount,
    country: { tag: country.tag, name: country.name[locale] },
    picture: mastheadPicture(pictureOf(shown[0] ?? null, drawn)),
    gallery: galleryBelow({ poster: drawn }, shown),
    poster: drawn,
    covers: {
      included: inWords(row.included),
      notIncluded: inWords(row.notIncluded),
      bring: inWords(row.bring),
    },
    planner: {
      ...planner,
      place: planner.place[locale],
      photo: presentPhoto(plannerPhoto, locale),
      words: isOwnPlanner ? plannerWords[locale] : null,
    },
    related,
    reviews: presentRating(reviews, locale),
  }
}

type Context = Pick<RequestContext, 'db'>

const { searchEn: _en, searchEs: _es, plainEn: _pe, plainEs: _ps, ...columns } = getTableColumns(trip)

/** Published trips by key, with their planner. */
export function findTrips({ db }: Context, keys: readonly string[]) {
  return db
    .select({ ...columns, photo: firstPhoto('trip'), planner: { fkey: staff.fkey, name: staff.name } })
    .from(trip)
    .innerJoin(staff, eq(staff.fkey, tripPlanner))
    .where(and(inArray(trip.key, [...keys]), isPublished(trip)))
}

/** The active countries of trips, in the order of travel. */
export function findCountries({ db }: Context, keys: readonly string[]) {
  return db
    .select({ key: trip.key, tag: country.tag, name: country.name })
    .from(tripCountry)
    .innerJoin(trip, eq(trip.id, tripCountry.tripId))
    .innerJoin(country, and(eq(country.tag, tripCountry.countryTag), eq(country.active, true)))
    .where(inArray(trip.key, [...keys]))
    .orderBy(asc(tripCountry.position))
}

const placeColumns = {
  country: place.countryTag,
  kind: place.kind,
  slug: place.slug,
  name: place.name,
  lat: place.latitude,
  lng: place.longitude,
}

/** Days of a trip with the places where they end, and hotels that are not archived. */
export function findDays({ db }: Context, tripId: number) {
  return db
    .select({
      day: tripDay,
      place: placeColumns,
      hotel: { key: catalogueItem.key, name: catalogueItem.name },
    })
    .from(tripDay)
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .leftJoin(catalogueItem, and(eq(catalogueItem.id, tripDay.hotelId), isPublished(catalogueItem)))
    .where(eq(tripDay.tripId, tripId))
    .orderBy(asc(tripDay.number))
}

/** Tours of a trip's days that are not archived. */
export function findTours({ db }: Context, tripId: number) {
  return db
    .select({ id: catalogueItem.id, key: catalogueItem.key, name: catalogueItem.name })
    .from(catalogueItem)
    .innerJoin(tripDay, and(eq(tripDay.tripId, tripId), sql`${catalogueItem.id} = any(${tripDay.tourIds})`))
    .where(isPublished(catalogueItem))
}

/** Places that a trip's days visit. */
export function findVisits({ db }: Context, tripId: number) {
  return db
    .select({ id: place.id, ...placeColumns })
    .from(place)
    .innerJoin(tripDay, and(eq(tripDay.tripId, tripId), sql`${place.id} = any(${tripDay.visitIds})`))
}

/** Price components of a trip. */
export function findPriceComponents({ db }: Context, tripId: number) {
  return db
    .select()
    .from(priceComponent)
    .where(eq(priceComponent.tripId, tripId))
    .orderBy(asc(priceComponent.position))
}
