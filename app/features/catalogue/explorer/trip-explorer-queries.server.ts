import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { travelledRoute } from '#app/features/trip/itinerary/draw-itinerary-map.server.ts'
import {
  type DayRow,
  findCalls,
  findDays,
} from '#app/features/trip/itinerary/itinerary-row-queries.server.ts'
import { presentDays } from '#app/features/trip/itinerary/present-days.server.ts'
import type { ExplorerMap, TripExplorerData, View } from '#app/map/explorer/explorer-schema.ts'
import { viewOfPoints } from '#app/map/explorer/view.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { drawExplorerMap } from './draw-explorer-map.server.ts'

/** Maximum zoom for a day in one place. */
const CLOSEST_DAY = 4

/**
 * The map of a trip with its days.
 * @throws AppError `not_found` for an unknown or archived trip, and for one without an active country.
 */
export async function getTripExplorer(ctx: ReadContext, key: string): Promise<TripExplorerData> {
  const rows = await findTrip(ctx, key)
  const first = rows.find(row => row.country.active)
  if (!first) throw new AppError('not_found')
  const countries = rows.map(row => row.country)
  const days = await findDays(ctx.db, first.id)
  const calls = await findCalls(
    ctx.db,
    days,
    countries.map(({ tag }) => tag),
  )
  const route = travelledRoute({ countries, days, calls }, ctx.locale)
  const map = drawExplorerMap({
    ...route,
    waters: route.waters ?? [],
    places: route.places.map(place => ({ ...place, kind: 'stop', rank: place.days?.length ? 0 : 1 })),
    close: true,
  })
  const presented = presentDays({ key, days, calls, tours: [] }, ctx.locale)
  return {
    key,
    title: first.title[ctx.locale],
    line: first.line[ctx.locale],
    country: { tag: first.country.tag, name: first.country.name[ctx.locale] },
    map,
    days: presented.map(({ number, title, places, legs, hotel }, i) => ({
      number,
      title,
      places,
      legs,
      hotel,
      place: days[i]?.place.slug ?? '',
      view: viewOfDay(map, days[i]),
    })),
  }
}

function findTrip({ db }: ReadContext, key: string) {
  return db
    .select({
      id: trip.id,
      title: trip.title,
      line: trip.line,
      country: {
        tag: country.tag,
        name: country.name,
        a2Code: country.a2Code,
        active: country.active,
        page: country.page,
      },
    })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(and(eq(trip.key, key), isPublished(trip)))
    .orderBy(asc(tripCountry.position))
}

/** The view of a day: the place where it ends, and every bend of its route. */
function viewOfDay(map: ExplorerMap, day: DayRow | undefined): View {
  const bends = map.legs.filter(leg => leg.day === day?.number).flatMap(leg => pointsOf(leg.path))
  const end = map.marks.find(mark => mark.key === day?.place.slug)
  return viewOfPoints(map, [...bends, ...(end ? [[end.x, end.y] as const] : [])], CLOSEST_DAY)
}

/** The nodes of a path `M x y C x y x y x y …`: every third pair after the first. */
function pointsOf(path: string): (readonly [number, number])[] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  return numbers.flatMap((x, i) => (i % 6 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []))
}
