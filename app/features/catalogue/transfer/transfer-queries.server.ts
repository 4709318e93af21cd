import { aliasedTable, and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { itineraryRoute } from '#app/features/trip/itinerary/itinerary.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatKilometres, formatMinutes } from '#app/text/figures.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import type { Words } from '#database/schema/columns.ts'
import { type CountryPage, country } from '#database/schema/country.ts'
import { place, transfer } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import { type Ride, type Way, waysTo } from './transfer.ts'
import type { TransportEntry, WayData, WaysData } from './transfer-schema.ts'

interface Wanted {
  here: End
  country: MappedCountry
  /** Shown on the map without a route of its own. */
  sight?: MapPlace
}

function endOf(table: typeof place) {
  return {
    id: table.id,
    slug: table.slug,
    name: table.name,
    lat: table.latitude,
    lon: table.longitude,
  }
}

async function findRides({ db }: ReadContext, placeIds: readonly number[]): Promise<RideRow[]> {
  const ids = [...placeIds]
  const [from, to] = [aliasedTable(place, 'from_place'), aliasedTable(place, 'to_place')]
  const rows = await db
    .select({
      position: transfer.position,
      mode: transfer.mode,
      minutes: transfer.minutes,
      kilometres: transfer.kilometres,
      via: transfer.via,
      note: transfer.note,
      from: endOf(from),
      to: endOf(to),
    })
    .from(transfer)
    .innerJoin(from, eq(from.id, transfer.fromId))
    .innerJoin(to, eq(to.id, transfer.toId))
    .where(or(inArray(transfer.fromId, ids), inArray(transfer.toId, ids)))
    .orderBy(asc(transfer.fromId), asc(transfer.toId), asc(transfer.position))
  return rows.map(row => ({
    ...row,
    kilometres: Number(row.kilometres),
    fromId: row.from.id,
    toId: row.to.id,
  }))
}

function toData(way: Way<RideRow>, index: number, locale: Locale): WayData[] {
  const { rides, minutes, kilometres } = way
  const start = startOf(way)
  if (!start) return []
  const modes = rides.map(({ mode }) => mode)
  return [
    {
      number: index + 1,
      slug: start.slug,
      name: start.name[locale],
      modes: modes.filter((mode, i) => mode !== modes[i - 1]),
      minutes,
      time: formatMinutes(minutes),
      distance: formatKilometres(kilometres, locale),
      note: rides[0]?.note?.[locale] ?? null,
    },
  ]
}

/** All routes to a destination, stored in either direction, with their map. */
export async function getWaysTo(ctx: ReadContext, wanted: Wanted): Promise<WaysData> {
  const ways = waysTo(wanted.here.id, await findRides(ctx, [wanted.here.id]))
  return {
    ways: ways.flatMap((way, i) => toData(way, i, ctx.locale)),
    map: ways.length > 0 ? drawWaysTo(ways, wanted, ctx.locale) : null,
  }
}

/** Map of destinations, numbered in order, with the routes between them and nearby attractions. */
export async function getMapOf(
  ctx: ReadContext,
  country: MappedCountry,
  { places, sights }: { places: readonly End[]; sights: readonly MapPlace[] },
): Promise<RouteMapData | null> {
  const ids = new Set(places.map(({ id }) => id))
  if (ids.size === 0) return null
  const rides = await findRides(ctx, [...ids])
  const within = rides.filter(({ fromId, toId }) => ids.has(fromId) && ids.has(toId))
  return drawWaysBetween(within, { places, sights, country }, ctx.locale)
}

/** A destination at the end of a route. */
interface End {
  id: number
  slug: string
  name: Words
  lat: number
  lon: number
}

interface RideRow extends Ride {
  note: Words | null
  from: End
  to: End
}

interface MappedCountry {
  a2Code: string
  page: CountryPage | null
}

/** Start of a route. */
function startOf({ fromId, rides }: Way<RideRow>): End | undefined {
  const [ride] = rides
  return ride?.from.id === fromId ? ride.from : ride?.to
}

function toMapPlace({ slug, name, lat, lon }: End, locale: Locale): MapPlace {
  return { key: slug, name: name[locale], lat, lon }
}

type Route = ReturnType<typeof itineraryRoute>

/** Draws a route and its places. Where the vehicle changes, the line bends without a mark. */
function drawRoute(
  country: MappedCountry,
  places: readonly MapPlace[],
  { legs, changes }: Route,
  locale: Locale,
  about?: string,
): RouteMapData {
  return drawRouteMap({
    countries: [country.a2Code],
    waters: watersOf(country.page, locale),
    places: [...places, ...changes.map(change => ({ ...change, name: '' }))],
    legs,
    about,
  })
}

interface WaysTo {
  here: End
  country: MappedCountry
  sight?: MapPlace
}

/** Map of a place, its neighbours and the routes between them; a route's number from 1 is used as its day. */
function drawWaysTo(
  ways: readonly Way<RideRow>[],
  { here, country, sight }: WaysTo,
  locale: Locale,
): RouteMapData {
  const started = ways.flatMap((way, i) => {
    const start = startOf(way)
    return start ? [{ start, rides: way.rides, number: i + 1 }] : []
  })
  const route = itineraryRoute(
    started.map(({ start, rides, number }) => ({
      number,
      legs: rides.map(({ mode, via }) => ({ mode, via, from: start.slug, to: here.slug })),
    })),
  )
  const neighbours = started.map(({ start, number }) => ({ ...toMapPlace(start, locale), days: [number] }))
  const places = [toMapPlace(here, locale), ...(sight ? [sight] : []), ...neighbours]
  return drawRoute(country, places, route, locale, sight?.key ?? here.slug)
}

interface WaysBetween {
  country: MappedCountry
  places: readonly End[]
  sights: readonly MapPlace[]
}

/** Map of destinations, numbered from 1, with the routes between them and nearby attractions. */
function drawWaysBetween(
  rides: readonly RideRow[],
  { country, places, sights }: WaysBetween,
  locale: Locale,
): RouteMapData {
  const { legs, changes } = itineraryRoute([
    {
      number: 0,
      legs: rides.map(({ mode, via, from, to }) => ({ mode, via, from: from.slug, to: to.slug })),
    },
  ])
  const numbered = places.map((place, i) => ({ ...toMapPlace(place, locale), days: [i + 1] }))
  return drawRoute(country, [...numbered, ...sights], { legs, changes }, locale)
}

/** The last pair read: the ids of its places. */
export type TransportCursor = [from: number, to: number]

interface TransportsQuery {
  country?: string | undefined
  limit: number
  after?: TransportCursor | undefined
}

type Leg = TransportEntry['legs'][number]

const [from, to] = [aliasedTable(place, 'from_place'), aliasedTable(place, 'to_place')]

function findTransports({ db }: ReadContext, which: SQL | undefined, limit: number) {
  const leg = sql`json_build_object('mode', ${transfer.mode}, 'minutes', ${transfer.minutes}, 'kilometres', ${transfer.kilometres}::float8)`
  return db
    .select({
      ...{ fromId: transfer.fromId, toId: transfer.toId, country: from.countryTag },
      ...{ from: { slug: from.slug, name: from.name }, to: { slug: to.slug, name: to.name } },
      minutes: sql<number>`sum(${transfer.minutes})::int`,
      legs: sql<Leg[]>`json_agg(${leg} order by ${transfer.position})`,
      note: sql<
        typeof transfer.$inferSelect.note
      >`(array_agg(${transfer.note} order by ${transfer.position}))[1]`,
    })
    .from(transfer)
    .innerJoin(from, and(eq(from.id, transfer.fromId), isPublished(from)))
    .innerJoin(to, and(eq(to.id, transfer.toId), isPublished(to)))
    .innerJoin(country, and(eq(country.tag, from.countryTag), eq(country.active, true)))
    .where(which)
    .groupBy(transfer.fromId, transfer.toId, from.id, to.id)
    .orderBy(asc(transfer.fromId), asc(transfer.toId))
    .limit(limit)
}

/** 250 minutes is PT4H10M. */
function isoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** The ways between destinations of the active countries, each pair once. */
export async function listTransports(
  ctx: ReadContext,
  { country: tag, limit, after }: TransportsQuery,
): Promise<ListPart<TransportEntry, TransportCursor>> {
  const which = and(
    tag === undefined ? undefined : eq(from.countryTag, tag),
    after && sql`(${transfer.fromId}, ${transfer.toId}) > (${after[0]}, ${after[1]})`,
  )
  return partOf(await findTransports(ctx, which, limit + 1), limit, {
    item: row => ({
      key: `${row.from.slug}/${row.to.slug}`,
      kind: 'transport',
      country: row.country,
      from: row.from.slug,
      to: row.to.slug,
      name: `${row.from.name[ctx.locale]} – ${row.to.name[ctx.locale]}`,
      transport_duration: isoDuration(row.minutes),
      legs: row.legs,
      note: row.note?.[ctx.locale] ?? null,
    }),
    cursor: row => [row.fromId, row.toId],
  })
}
