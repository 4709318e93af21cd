import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { nearestFirst, nearestOf } from '#app/features/catalogue/country/country.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import { bestFits, placeFit, type ThemeWishes, tripFit } from './theme.ts'
import type { ThemePage } from './theme-schema.ts'

const TRIPS_SHOWN = 3
const PLACES_SHOWN = 6
const TOURS_SHOWN = 6

/** Matching trips: the country's own, or its neighbours' while it has none. */
export async function findTripsFor(
  { db, locale }: ReadContext,
  tag: string,
  wishes: ThemeWishes,
): Promise<Pick<ThemePage, 'tripKeys' | 'ownTrips' | 'nearest'>> {
  const rows = await db
    .select({
      key: trip.key,
      party: trip.party,
      goals: trip.goals,
      habitats: trip.habitats,
      tag: country.tag,
      name: country.name,
      area: country.area,
      contactGroup: country.contactGroup,
      homepageSortOrder: country.homepageSortOrder,
    })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(isPublished(trip))
    .orderBy(asc(trip.id))
  const fitting = bestFits(rows, row => tripFit(wishes, row))
  const own = fitting.filter(row => row.tag === tag)
  const [here] = await db.select().from(country).where(eq(country.tag, tag))
  const chosen = own.length > 0 || !here ? own : nearestFirst(here, fitting)
  const tripKeys = [...new Set(chosen.map(({ key }) => key))].slice(0, TRIPS_SHOWN)
  const ownTrips = own.length > 0
  const written = rows.some(row => row.tag === tag)
  const from = chosen
    .filter(({ key }) => tripKeys.includes(key))
    .map(row => ({ ...row, name: row.name[locale] }))
  return { tripKeys, ownTrips, nearest: written || !here ? null : nearestOf(here, from) }
}

/** Matching destinations, the best first; those without a night in any trip come last. */
export async function findPlacesFor(
  { db, locale }: ReadContext,
  tag: string,
  wishes: ThemeWishes,
): Promise<ThemePage['places']> {
  const rows = await db
    .select({
      slug: place.slug,
      name: place.name,
      line: place.line,
      interests: place.interests,
      habitats: place.habitats,
      poster: place.poster,
      photo: firstPhoto('place'),
      isPlanned: exists(
        db
          .select({ one: sql`1` })
          .from(tripDay)
          .innerJoin(trip, and(eq(trip.id, tripDay.tripId), isPublished(trip)))
          .where(and(eq(tripDay.placeId, place.id), eq(tripDay.sleep, true))),
      ).mapWith(Boolean),
    })
    .from(place)
    .where(and(eq(place.countryTag, tag), eq(place.kind, 'destination'), isPublished(place)))
    .orderBy(asc(place.id))
  const chosen = bestFits(rows, row => placeFit(wishes, row))
    .toSorted((a, b) => Number(b.isPlanned) - Number(a.isPlanned))
    .slice(0, PLACES_SHOWN)
  const pictured = picturesFor(chosen, locale, row => ({ ...row, key: row.slug, country: tag }))
  return pictured.map(({ row: { slug, name, line }, picture }) => ({
    slug,
    name: name[locale],
    line: line[locale],
    picture,
  }))
}

/** Matching tours, the best first. */
export async function findToursFor(
  { db, locale }: ReadContext,
  tag: string,
  wishes: ThemeWishes,
): Promise<ThemePage['tours']> {
  const rows = await db
    .select({
      key: catalogueItem.key,
      name: catalogueItem.name,
      line: catalogueItem.line,
      place: place.name,
      interests: catalogueItem.interests,
      habitats: catalogueItem.habitats,
    })
    .from(catalogueItem)
    .innerJoin(place, eq(place.id, catalogueItem.placeId))
    .where(and(eq(catalogueItem.countryTag, tag), eq(catalogueItem.kind, 'tour'), isPublished(catalogueItem)))
    .orderBy(asc(catalogueItem.key))
  return bestFits(rows, row => placeFit(wishes, row))
    .slice(0, TOURS_SHOWN)
    .map(({ key, name, line, place: at }) => ({
      key,
      country: tag,
      name: name[locale],
      line: line[locale],
      place: at[locale],
    }))
}
