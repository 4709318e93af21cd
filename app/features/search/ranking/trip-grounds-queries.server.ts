import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { effortOf } from '#app/features/catalogue/tour/tour-schema.ts'
import { openTo } from '#app/features/catalogue/trip-species/trip-species.ts'
import { type Around, toWildDay } from '#app/features/catalogue/trip-species/trip-species-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { trip, tripDay } from '#database/schema/trip.ts'
import { asksOfTravellers } from '#database/values/catalogue-kinds.ts'
import {
  type GroundItem,
  type GroundPlace,
  type GroundTrip,
  groundsOf,
  type TripGrounds,
} from './trip-grounds.ts'

type Context = Pick<RequestContext, 'db'>

/** A trip, and the version of its row in finder_trip, which every change of what it rests on makes new. */
export interface Versioned {
  tripId: number
  version: string
}

/** How many trips' grounds are cached: about 40 KB each. */
const MOST_CACHED = 2_000

const cached = new WeakMap<Context['db'], LRUCache<number, { version: string; grounds: TripGrounds }>>()

/** The grounds of trips, by id: read together where they are not cached in this version. */
export async function getGrounds(
  ctx: Context,
  trips: readonly Versioned[],
): Promise<Map<number, TripGrounds>> {
  const cache = cached.get(ctx.db) ?? new LRUCache({ max: MOST_CACHED })
  cached.set(ctx.db, cache)
  const grounds = new Map<number, TripGrounds>()
  for (const { tripId, version } of trips) {
    const known = cache.get(tripId)
    if (known?.version === version) grounds.set(tripId, known.grounds)
  }
  const missing = trips.filter(({ tripId }) => !grounds.has(tripId))
  const read = await readTrips(
    ctx,
    missing.map(({ tripId }) => tripId),
  )
  for (const { tripId, version } of missing) {
    const found = read.get(tripId)
    if (!found) continue
    const made = groundsOf(found)
    grounds.set(tripId, made)
    cache.set(tripId, { version, grounds: made })
  }
  return grounds
}

function findDays({ db }: Context, ids: readonly number[]) {
  return db
    .select({ trip, day: tripDay })
    .from(trip)
    .leftJoin(tripDay, eq(trip.id, tripDay.tripId))
    .where(inArray(trip.id, [...ids]))
    .orderBy(asc(trip.id), asc(tripDay.number))
}

type DayRow = Awaited<ReturnType<typeof findDays>>[number]

/** Places and items that the days use, and the tours and attractions at the places where they end. */
async function findAround({ db }: Context, days: readonly DayRow[]) {
  const own = days.flatMap(({ day }) => day ?? [])
  const ends = [...new Set(own.map(({ placeId }) => placeId))]
  const used = [...new Set([...ends, ...own.flatMap(({ visitIds }) => visitIds)])]
  const items = [
    ...new Set(own.flatMap(({ tourIds, hotelId }) => [...tourIds, ...(hotelId ? [hotelId] : [])])),
  ]
  return Promise.all([
    db
      .select()
      .from(place)
      .where(and(or(inArray(place.id, used), inArray(place.nearId, ends)), isPublished(place))),
    db
      .select()
      .from(catalogueItem)
      .where(
        or(
          inArray(catalogueItem.id, items),
          and(
            eq(catalogueItem.kind, 'tour'),
            isPublished(catalogueItem),
            inArray(catalogueItem.placeId, ends),
          ),
        ),
      ),
    db
      .select({ key: species.key, latin: species.latin, name: species.name, seen: species.seen })
      .from(species)
      .orderBy(asc(species.key)),
  ])
}

type ItemRow = typeof catalogueItem.$inferSelect
type PlaceRow = typeof place.$inferSelect

function toPlace(row: PlaceRow): GroundPlace {
  const {
    id,
    countryTag,
    slug,
    name,
    line,
    lead,
    body,
    altitudeM,
    interests,
    habitats,
    climate,
    asks,
    stepFree,
  } = row
  return {
    ...{ id, country: countryTag, slug, name, line, lead, body, altitudeM },
    ...{ interests, habitats, climate, asks, stepFree },
  }
}

/** What is known of an item beside its texts; what the office wrote otherwise counts as not known. */
const itemDetails = z.object({
  minimumAge: z.number().nullable().catch(null),
  level: z.object({ en: z.string() }).nullable().catch(null),
  asks: z.array(z.enum(asksOfTravellers)).catch([]),
  stepFree: z.boolean().nullable().catch(null),
  altitude: z.number().nullable().catch(null),
})

function toItem(row: ItemRow): GroundItem {
  const { id, countryTag, key, name, line, lead, body, tourType, interests, habitats } = row
  const { minimumAge, level, asks, stepFree, altitude } = itemDetails.parse(row.details)
  return {
    ...{ id, country: countryTag, key, name, line, lead, body, type: tourType, interests, habitats },
    ...{ minimumAge, asks, stepFree, altitudeM: altitude },
    effort: row.kind === 'tour' ? effortOf(level?.en ?? '') : null,
  }
}

const toWild = ({ id, slug, countryTag, wildlife }: PlaceRow) => ({ id, slug, country: countryTag, wildlife })

async function readTrips(ctx: Context, ids: readonly number[]): Promise<Map<number, GroundTrip>> {
  if (ids.length === 0) return new Map()
  const rows = await findDays(ctx, ids)
  const [places, items, living] = await findAround(ctx, rows)
  const placeById = new Map(places.map(row => [row.id, row]))
  const itemById = new Map(items.map(row => [row.id, row]))
  const around: Around = {
    sights: places.map(row => ({
      ...toWild(row),
      at: row.nearId,
      name: row.name,
      lead: row.lead,
      body: row.body,
    })),
    tours: items.filter(({ kind }) => kind === 'tour').map(row => ({ ...row, at: row.placeId })),
  }
  const byTrip = Map.groupBy(rows, ({ trip: { id } }) => id)
  return new Map(
    [...byTrip].map(([id, days]) => [id, toTrip(days, { placeById, itemById, around, living })] as const),
  )
}

interface Read {
  placeById: ReadonlyMap<number, PlaceRow>
  itemById: ReadonlyMap<number, ItemRow>
  around: Around
  living: readonly Pick<typeof species.$inferSelect, 'key' | 'latin' | 'name' | 'seen'>[]
}

function toTrip(rows: readonly DayRow[], { placeById, itemById, around, living }: Read): GroundTrip {
  const own = rows[0]?.trip
  if (!own) throw new Error('no row of a trip')
  const days = rows.flatMap(({ day }) => {
    const at = day && placeById.get(day.placeId)
    if (!at) return []
    const visits = day.visitIds.flatMap(id => placeById.get(id) ?? [])
    const here = {
      sights: around.sights.filter(({ id, at: near }) => day.visitIds.includes(id) || near === at.id),
      tours: around.tours.filter(({ id, at: near }) => day.tourIds.includes(id) || near === at.id),
    }
    const wild = toWildDay({ ...day, place: toWild(at) }, here)
    return [
      {
        ...{ number: day.number, title: day.title, story: day.story, sleeps: day.sleep },
        place: toPlace(at),
        visits: visits.map(toPlace),
        tours: day.tourIds.flatMap(id => itemById.get(id) ?? []).map(toItem),
        hotel: day.hotelId === null ? null : (itemById.get(day.hotelId) ?? null),
        walkKm: day.walk?.kilometres ?? 0,
        climbM: day.altitudeGainM,
        highestM: day.highestM,
        legs: day.legs,
        wild: { ...wild, visits: visits.map(toWild) },
      },
    ]
  })
  const countries = new Set(days.map(({ place: { country } }) => country))
  const named = living
    .filter(({ seen }) => seen.some(({ country }) => countries.has(country)))
    .map(row => ({ ...row, name: row.name.en }))
  const youngest = own.party.includes('Family') ? own.minimumAge : null
  const seeking = around.tours.map(({ name, lead, ...tour }) => ({
    headline: `${name.en}\n${lead.en}`,
    minimumAge: itemById.get(tour.id)?.details.minimumAge,
  }))
  return {
    ...{ key: own.key, title: own.title, line: own.line, minimumAge: own.minimumAge },
    ...{ about: [own.lead, own.bestFor, own.walking], party: own.party, bestMonths: own.bestMonths },
    species:
      youngest === null
        ? named
        : openTo(
            youngest,
            named,
            seeking.map(({ headline, minimumAge }) => ({
              headline,
              minimumAge: typeof minimumAge === 'number' ? minimumAge : null,
            })),
          ),
    days: days.map(day => ({ ...day, hotel: day.hotel && toItem(day.hotel) })),
  }
}
