import { aliasedTable, asc, eq, inArray, or } from 'drizzle-orm'
import type { ReadContext } from '#app/request-context.ts'
import { formatKilometres, formatMinutes } from '#app/text/figures.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { place, transfer } from '#database/schema/place.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  drawWaysBetween,
  drawWaysTo,
  type End,
  type MappedCountry,
  type RideRow,
  startOf,
} from './draw-ways.server.ts'
import { type Way, waysTo } from './transfer.ts'
import type { WayData, WaysData } from './transfer-schema.ts'

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
