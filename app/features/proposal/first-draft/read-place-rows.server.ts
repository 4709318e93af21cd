import { habitatsMet, kilometresBetween } from '#app/features/catalogue/place-page/place-page.ts'
import { effortOf } from '#app/features/catalogue/tour/tour-schema.ts'
import { readHotelRates, readTourRates } from '#app/features/proposal/pricing/prices-queries.server.ts'
import { minutesOfDuration } from '#app/features/proposal/proposal/proposal-facts.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { catalogueItem } from '#database/schema/catalogue.ts'
import type { place } from '#database/schema/place.ts'
import type { species } from '#database/schema/species.ts'
import { type Ask, asksOfTravellers, binomial } from '#database/values/catalogue-kinds.ts'
import type { Words } from '#database/values/locale.ts'
import { meals } from '#database/values/meals.ts'
import type { DraftHotel, DraftPlace, DraftSpecies, DraftTour } from './draft-catalogue.ts'

/** Converts catalogue rows to the types that the rules for drafts use. */

type PlaceRow = Pick<
  typeof place.$inferSelect,
  | 'id'
  | 'kind'
  | 'slug'
  | 'regionId'
  | 'nearId'
  | 'name'
  | 'line'
  | 'latitude'
  | 'longitude'
  | 'altitudeM'
  | 'timeZone'
  | 'climate'
  | 'bestMonths'
  | 'interests'
  | 'habitats'
  | 'wildlife'
  | 'nights'
  | 'asks'
  | 'stepFree'
  | 'poster'
>
type ItemRow = Pick<
  typeof catalogueItem.$inferSelect,
  | 'kind'
  | 'key'
  | 'placeId'
  | 'name'
  | 'line'
  | 'hotelRoomInfo'
  | 'tourInfoV2'
  | 'tourType'
  | 'priceMinor'
  | 'bestMonths'
  | 'interests'
  | 'habitats'
  | 'details'
>

/** Maps a place to its destination: itself, or the one its attraction is near. */
export interface DestinationOf {
  byId: (id: number) => string | null
  bySlug: (slug: string) => string | null
}

interface Shares {
  count: number
  begins: Record<string, number>
  ends: Record<string, number>
  trips: ReadonlyMap<number, ReadonlySet<number>>
  visits: ReadonlyMap<number, ReadonlySet<number>>
  goals: ReadonlyMap<number, Record<string, number>>
}

/** Statistics of a country's published trips: where they begin, end and sleep, and for which goals. */
export function tripShares(
  places: readonly Pick<PlaceRow, 'id' | 'slug'>[],
  days: readonly { tripId: number; goals: string[]; placeId: number; visitIds: number[] }[],
): Shares {
  const slugs = new Map(places.map(({ id, slug }) => [id, slug]))
  const trips = Map.groupBy(days, ({ tripId }) => tripId)
  const [begins, ends]: Record<string, number>[] = [{}, {}]
  const sleeps = new Map<number, Set<number>>()
  const visits = new Map<number, Set<number>>()
  const goals = new Map<number, Record<string, number>>()
  for (const [tripId, own] of trips) {
    const [first, last] = [own[0]?.placeId ?? -1, own.at(-1)?.placeId ?? -1].map(id => slugs.get(id))
    if (first && begins) begins[first] = (begins[first] ?? 0) + 1 / trips.size
    if (last && ends) ends[last] = (ends[last] ?? 0) + 1 / trips.size
    for (const id of own.flatMap(({ visitIds }) => visitIds))
      visits.set(id, (visits.get(id) ?? new Set()).add(tripId))
    for (const id of new Set(own.map(({ placeId }) => placeId))) {
      sleeps.set(id, (sleeps.get(id) ?? new Set()).add(tripId))
      const counts = goals.get(id) ?? {}
      for (const goal of own[0]?.goals ?? []) counts[goal] = (counts[goal] ?? 0) + 1
      goals.set(id, counts)
    }
  }
  return { count: trips.size, begins: begins ?? {}, ends: ends ?? {}, trips: sleeps, visits, goals }
}

/** What goes on water, in the English words of a row. */
const AFLOAT =
  /\b(boats?|boatmen|canoes?|kayaks?|rafts?|rafting|launch|ferry|dugouts?|dhows?|catamarans?|speedboats?|paddles?)\b/i

/** About an hour's drive each way, as roads wind: what lies further off takes a transfer or a tour. */
const NEAR_KM = 32

/** The destinations of a country with their nearby attractions. */
export function readPlaceRows(
  rows: readonly PlaceRow[],
  shares: Shares,
): { list: DraftPlace[]; destinationOf: DestinationOf } {
  const destinations = rows.filter(({ kind }) => kind === 'destination')
  const byId = new Map(rows.map(row => [row.id, row]))
  const destinationOfRow = (row: PlaceRow | undefined): string | null => {
    if (!row) return null
    if (row.kind === 'destination') return row.slug
    return row.nearId === null ? null : (byId.get(row.nearId)?.slug ?? null)
  }
  const bySlug = new Map(rows.map(row => [row.slug, destinationOfRow(row)]))
  const list = destinations.map(row => {
    const sights = rows.filter(({ kind, nearId }) => kind === 'attraction' && nearId === row.id)
    const nights = row.nights?.kind === 'Range' ? row.nights : { start: 1, end: 4 }
    return {
      slug: row.slug,
      name: row.name,
      line: row.line,
      latitude: row.latitude,
      longitude: row.longitude,
      altitudeM: row.altitudeM,
      timeZone: row.timeZone,
      region: row.regionId === null ? null : (byId.get(row.regionId)?.slug ?? null),
      climate: row.climate,
      bestMonths: row.bestMonths,
      interests: [...new Set([...row.interests, ...sights.flatMap(({ interests }) => interests)])],
      // The rows name the sand a habitat; only where they name the beach an interest too does one bathe.
      isByBeach: row.interests.includes('beaches') && habitatsMet(row).includes('beach'),
      isForWildlife: row.interests.includes('wildlife'),
      habitats: [...new Set([...habitatsMet(row), ...sights.flatMap(({ habitats }) => habitats)])],
      drawnBy: {
        ...{ key: row.slug, habitats: row.habitats, subject: row.name.en },
        ...posterOverride(row.poster),
      },
      wildlife: [row, ...sights].flatMap(({ slug, wildlife }) =>
        wildlife.map(animal => ({ ...animal, row: slug })),
      ),
      nights: { least: nights.start, most: nights.end - 1 },
      sights: sights.map(({ id, slug, name, line, interests, asks, stepFree, latitude, longitude }) => ({
        ...{ slug, name, line, interests, trips: shares.visits.get(id)?.size ?? 0 },
        isByBoat:
          asks.some(ask => ask === 'boat' || ask === 'open-sea') || AFLOAT.test(`${name.en} ${line.en}`),
        isForAnybody: stepFree === true && asks.length === 0 && !AFLOAT.test(`${name.en} ${line.en}`),
        isNear:
          kilometresBetween({ lat: row.latitude, lon: row.longitude }, { lat: latitude, lon: longitude }) <=
          NEAR_KM,
      })),
      trips: shares.trips.get(row.id)?.size ?? 0,
      goals: shares.goals.get(row.id) ?? {},
    }
  })
  return {
    list,
    destinationOf: {
      byId: id => destinationOfRow(byId.get(id)),
      bySlug: slug => bySlug.get(slug) ?? null,
    },
  }
}

function wordsOf(value: unknown): Words {
  const { en = '', es = '' } = (typeof value === 'object' && value ? value : {}) as Partial<Words>
  return { en, es }
}

function listOf<T>(value: unknown, is: (one: unknown) => one is T): T[] {
  return Array.isArray(value) ? value.filter(is) : []
}

const isText = (one: unknown): one is string => typeof one === 'string'
const isNumber = (one: unknown): one is number => typeof one === 'number'

/** Where a species is seen in a country: places that list it, and sightings of our guides. */
export function readSpeciesRow(
  {
    key,
    name,
    kind,
    latin,
    seen,
  }: Pick<typeof species.$inferSelect, 'key' | 'name' | 'kind' | 'latin' | 'seen'>,
  tag: string,
  places: readonly DraftPlace[],
  { bySlug }: DestinationOf,
): DraftSpecies[] {
  const told = seen
    .filter(({ country }) => country === tag)
    .map(({ months, places: slugs }) => ({
      ...{ key, name, kind, months },
      places: [...new Set(slugs.flatMap(slug => bySlug(slug) ?? []))],
      rows: slugs,
    }))
  const listed = places.flatMap(({ slug, wildlife }) =>
    wildlife
      .filter(animal => animal.latin && binomial(animal.latin) === binomial(latin))
      .map(({ months, row }) => ({ key, name, kind, months, places: [slug], rows: [row] })),
  )
  return [...told, ...listed]
}

function stepFreeOf({ details }: Pick<ItemRow, 'details'>): boolean | null {
  return typeof details.stepFree === 'boolean' ? details.stepFree : null
}

export function readHotelRow(row: ItemRow, destinationOf: DestinationOf): DraftHotel[] {
  const at = destinationOf.byId(row.placeId)
  if (row.kind !== 'hotel' || at === null) return []
  return [
    {
      ...readHotelRates(row),
      key: row.key,
      place: at,
      type: isText(row.details.type) ? row.details.type : 'hotel',
      goodFor: listOf(row.details.goodFor, isText),
      stepFree: stepFreeOf(row),
      minimumAge: isNumber(row.details.minimumAge) ? row.details.minimumAge : null,
    },
  ]
}

/** An outing that covers more kilometres an hour is ridden. */
const FASTEST_ON_FOOT = 4
/** The least age from which a permit is for an animal, and not for a beach or a park. */
const PERMITTED = 12
/** What carries those who are on it. */
const RIDDEN = /\b(balloon|cyclo|jeep)\b/i

/** What those who fear heights are led along, in the words of a row. */
const HIGH = /\b(rim|shelf|ledge|summit|canopy|zip ?lines?|along the edge|hanging bridges)\b/i
/** What those who walk badly do not get up. */
const STEEP = /\bsteep\b/i
/** What presupposes that one flies on. */
const TO_A_FLIGHT = /\b(flight|plane|airport)\b/i
const AT_DAWN = /\b(dawn|sunrise|first light|before (four|five|six|seven|light))\b/i

/** What a tour asks of those who go, by its row and by its words: not known is not taken for no. */
function asksOf(row: ItemRow): Ask[] {
  const { details, name, line } = row
  const said = `${name.en} ${line.en}`
  return [
    ...new Set([
      ...listOf(details.asks, isText).flatMap(text => asksOfTravellers.find(ask => ask === text) ?? []),
      ...(AFLOAT.test(said) ? ['boat' as const] : []),
      ...(STEEP.test(said) ? ['steps' as const] : []),
      ...(HIGH.test(`${said} ${wordsOf(details.level).en}`) ? ['heights' as const] : []),
    ]),
  ]
}

export function readTourRow(row: ItemRow, destinationOf: DestinationOf): DraftTour[] {
  const at = destinationOf.byId(row.placeId)
  if (row.kind !== 'tour' || at === null) return []
  const { details, tourInfoV2: info } = row
  const includes = Array.isArray(details.tourIncludes)
    ? details.tourIncludes.map(one => wordsOf(one).en).join(' ')
    : ''
  const minutes = minutesOfDuration(info?.tourDuration ?? null)
  const distance = isNumber(details.distance) ? details.distance : 0
  const asks = asksOf(row)
  const times = (info?.tourTimes ?? []).map(time => time.slice(0, 5))
  // A distance too long to walk in the time is ridden or driven; a boat, a bicycle or a balloon covers a shorter one.
  const isRidden =
    row.interests.includes('cycling') ||
    (!row.interests.includes('hiking') &&
      (asks.includes('boat') || row.tourType === 'jeep' || RIDDEN.test(row.name.en)))
  const isWalked = !isRidden && distance <= ((minutes ?? 0) / 60) * FASTEST_ON_FOOT
  return [
    {
      ...readTourRates(row),
      key: row.key,
      place: at,
      line: row.line,
      type: row.tourType,
      effort: effortOf(wordsOf(details.level).en),
      minutes,
      times,
      days: (info?.tourDays ?? []).length === 7 ? [] : (info?.tourDays ?? []),
      months: row.bestMonths && row.bestMonths.length < 12 ? row.bestMonths : null,
      minimumAge: isNumber(details.minimumAge) ? details.minimumAge : null,
      interests: row.interests,
      habitats: row.habitats,
      walkKm: isWalked ? distance : 0,
      asks,
      isAtDawn: AT_DAWN.test(`${row.name.en} ${row.line.en}`),
      isBeforeFlight: TO_A_FLIGHT.test(`${row.name.en} ${row.line.en}`),
      isPermitted:
        row.tourType === 'wildlife' &&
        /\bpermit\b/i.test(includes) &&
        isNumber(details.minimumAge) &&
        details.minimumAge >= PERMITTED,
      stepFree: stepFreeOf(row),
      meals: meals.filter(meal => new RegExp(meal, 'i').test(includes)),
    },
  ]
}
