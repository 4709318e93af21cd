import { aliasedTable, and, asc, eq, inArray } from 'drizzle-orm'
import type { Readable } from '#database/connect.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country, theme, topic } from '#database/schema/country.ts'
import { place, transfer } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import type { Locale, Words } from '#database/values/locale.ts'
import type { FirstDraft, ProposalContent } from '#database/values/proposal-content.ts'
import { type DraftCatalogue, placeOf } from './draft-catalogue.ts'
import { contentOfDraft } from './draft-content.ts'
import {
  readHotelRow,
  readPlaceRows,
  readSpeciesRow,
  readTourRow,
  tripShares,
} from './read-place-rows.server.ts'

/** Active countries, in which drafts can be composed, in their order. */
export async function findDraftCountries(db: Readable): Promise<{ tag: string; name: Words }[]> {
  return db
    .select({ tag: country.tag, name: country.name })
    .from(country)
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
}

const placeColumns = {
  id: place.id,
  kind: place.kind,
  countryTag: place.countryTag,
  slug: place.slug,
  regionId: place.regionId,
  nearId: place.nearId,
  name: place.name,
  line: place.line,
  latitude: place.latitude,
  longitude: place.longitude,
  altitudeM: place.altitudeM,
  timeZone: place.timeZone,
  climate: place.climate,
  bestMonths: place.bestMonths,
  interests: place.interests,
  habitats: place.habitats,
  poster: place.poster,
  wildlife: place.wildlife,
  nights: place.nights,
  asks: place.asks,
  stepFree: place.stepFree,
}

const itemColumns = {
  kind: catalogueItem.kind,
  countryTag: catalogueItem.countryTag,
  key: catalogueItem.key,
  placeId: catalogueItem.placeId,
  name: catalogueItem.name,
  line: catalogueItem.line,
  hotelRoomInfo: catalogueItem.hotelRoomInfo,
  tourInfoV2: catalogueItem.tourInfoV2,
  tourType: catalogueItem.tourType,
  priceMinor: catalogueItem.priceMinor,
  bestMonths: catalogueItem.bestMonths,
  interests: catalogueItem.interests,
  habitats: catalogueItem.habitats,
  details: catalogueItem.details,
}

async function findRides(db: Readable, tags: readonly string[]) {
  const [from, to] = [aliasedTable(place, 'from_place'), aliasedTable(place, 'to_place')]
  const rows = await db
    .select({
      tag: from.countryTag,
      position: transfer.position,
      mode: transfer.mode,
      minutes: transfer.minutes,
      kilometres: transfer.kilometres,
      via: transfer.via,
      from: from.slug,
      to: to.slug,
    })
    .from(transfer)
    .innerJoin(from, eq(from.id, transfer.fromId))
    .innerJoin(to, eq(to.id, transfer.toId))
    .where(and(inArray(from.countryTag, [...tags]), eq(from.countryTag, to.countryTag)))
    .orderBy(asc(from.slug), asc(to.slug), asc(transfer.position))
  return rows.map(({ kilometres, ...row }) => ({ ...row, kilometres: Number(kilometres) }))
}

/** The hotel places of the countries' published trips, day by day. */
async function findTripDays(db: Readable, tags: readonly string[]) {
  return db
    .select({
      tag: tripCountry.countryTag,
      tripId: trip.id,
      goals: trip.goals,
      number: tripDay.number,
      placeId: tripDay.placeId,
      visitIds: tripDay.visitIds,
    })
    .from(tripDay)
    .innerJoin(trip, eq(trip.id, tripDay.tripId))
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .where(and(inArray(tripCountry.countryTag, [...tags]), isPublished(trip)))
    .orderBy(asc(trip.id), asc(tripDay.number))
}

async function findWordNames(db: Readable, tags: readonly string[]): Promise<Record<string, Words>> {
  const [words, types] = await Promise.all([
    db.select({ key: topic.key, name: topic.name }).from(topic),
    db
      .select({ key: tourType.key, name: tourType.name })
      .from(tourType)
      .where(inArray(tourType.countryTag, [...tags])),
  ])
  return Object.fromEntries([...types, ...words].map(({ key, name }) => [key, name]))
}

/** The rows that drafts are composed of, per country, in the order of the tags. */
export async function findDraftCatalogues(db: Readable, tags: readonly string[]): Promise<DraftCatalogue[]> {
  const list = [...tags]
  const [countries, places, items, rides, seen, themes, days, wordNames] = await Promise.all([
    db.select({ tag: country.tag, name: country.name }).from(country).where(inArray(country.tag, list)),
    db
      .select(placeColumns)
      .from(place)
      .where(and(inArray(place.countryTag, list), isPublished(place)))
      .orderBy(asc(place.slug)),
    db
      .select(itemColumns)
      .from(catalogueItem)
      .where(and(inArray(catalogueItem.countryTag, list), isPublished(catalogueItem)))
      .orderBy(asc(catalogueItem.key)),
    findRides(db, list),
    db
      .select({
        key: species.key,
        kind: species.kind,
        latin: species.latin,
        name: species.name,
        seen: species.seen,
      })
      .from(species)
      .orderBy(asc(species.key)),
    db
      .select({
        countryTag: theme.countryTag,
        key: theme.key,
        name: theme.name,
        interests: theme.interests,
        habitats: theme.habitats,
      })
      .from(theme)
      .where(inArray(theme.countryTag, list)),
    findTripDays(db, list),
    findWordNames(db, list),
  ])
  return list.flatMap(tag => {
    const known = countries.find(one => one.tag === tag)
    if (!known) return []
    const rows = places.filter(({ countryTag }) => countryTag === tag)
    const shares = tripShares(
      rows,
      days.filter(day => day.tag === tag),
    )
    const own = items.filter(({ countryTag }) => countryTag === tag)
    const { destinationOf, list: destinations } = readPlaceRows(rows, shares)
    return [
      {
        tag,
        name: known.name,
        currency: 'USD',
        places: destinations,
        hotels: own.flatMap(row => readHotelRow(row, destinationOf)),
        tours: own.flatMap(row => readTourRow(row, destinationOf)),
        species: seen.flatMap(animal => readSpeciesRow(animal, tag, destinations, destinationOf)),
        rides: rides.filter(ride => ride.tag === tag),
        themes: themes.filter(({ countryTag }) => countryTag === tag),
        trips: shares.count,
        begins: shares.begins,
        ends: shares.ends,
        wordNames,
      },
    ]
  })
}

/**
 * Converts a traveller's own draft to a proposal with current catalogue rows. Returns null if none of its places
 * exist.
 */
export async function contentFromDraft(
  db: Readable,
  draft: FirstDraft,
  locale: Locale,
): Promise<{ title: string; content: ProposalContent } | null> {
  const [catalogue] = await findDraftCatalogues(db, [draft.country])
  if (!catalogue) return null
  const stays = draft.stays.filter(({ place }) => placeOf(catalogue, place))
  if (stays.length === 0) return null
  const places = [...new Set(stays.map(({ place }) => placeOf(catalogue, place)?.name[locale]))]
  return {
    title: `${catalogue.name[locale]}: ${places.join(', ')}`,
    content: contentOfDraft({ ...draft, stays }, catalogue, locale),
  }
}
