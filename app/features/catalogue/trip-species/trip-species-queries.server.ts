import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { WildPlace } from '#app/features/catalogue/species/species.ts'
import { toCard } from '#app/features/catalogue/species/species-card-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { plateOf } from '#art/plate/plate.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { species } from '#database/schema/species.ts'
import { trip, tripDay } from '#database/schema/trip.ts'
import { speciesOfTrip, type WildDay } from './trip-species.ts'
import type { TripSpecies } from './trip-species-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

const wildPlace = { slug: place.slug, country: place.countryTag, wildlife: place.wildlife }

/** The days of a trip, with the months it is best in. */
function findDays({ db }: Reading, tripId: number) {
  return db
    .select({
      number: tripDay.number,
      title: tripDay.title,
      story: tripDay.story,
      tourIds: tripDay.tourIds,
      visitIds: tripDay.visitIds,
      legs: tripDay.legs,
      bestMonths: trip.bestMonths,
      place: wildPlace,
    })
    .from(tripDay)
    .innerJoin(trip, eq(trip.id, tripDay.tripId))
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .where(eq(tripDay.tripId, tripId))
    .orderBy(asc(tripDay.number))
}

type DayRow = Awaited<ReturnType<typeof findDays>>[number]

/** The places and the tours' words that days name by id. */
async function findNamed({ db }: Reading, days: readonly DayRow[]) {
  const [places, tours] = await Promise.all([
    db
      .select({ id: place.id, ...wildPlace })
      .from(place)
      .where(
        inArray(
          place.id,
          days.flatMap(({ visitIds }) => visitIds),
        ),
      ),
    db
      .select({
        id: catalogueItem.id,
        name: catalogueItem.name,
        lead: catalogueItem.lead,
        body: catalogueItem.body,
      })
      .from(catalogueItem)
      .where(
        inArray(
          catalogueItem.id,
          days.flatMap(({ tourIds }) => tourIds),
        ),
      ),
  ])
  return { places, tours }
}

/** Species that are met in any of the countries, and have a plate. */
async function findDrawn({ db }: Reading, countries: readonly string[]) {
  const rows = await db
    .select({
      key: species.key,
      kind: species.kind,
      latin: species.latin,
      name: species.name,
      line: species.line,
      seen: species.seen,
    })
    .from(species)
    .where(
      sql`exists (select from jsonb_array_elements(${species.seen}) as at
        where at ->> 'country' = any(${sql.param(countries)}::text[]))`,
    )
    .orderBy(asc(species.key))
  return rows.filter(({ latin }) => plateOf(latin) !== null)
}

/** What a trip meets in the months it is best in; empty for one without days. */
export async function getSpeciesOfTrip(ctx: Reading, tripId: number): Promise<TripSpecies> {
  const rows = await findDays(ctx, tripId)
  const [first] = rows
  if (!first) return { seen: [], days: [] }
  const [{ places, tours }, drawn] = await Promise.all([
    findNamed(ctx, rows),
    findDrawn(ctx, [...new Set(rows.map(day => day.place.country))]),
  ])
  const days = rows.map(row => toWildDay(row, places, tours))
  const { seen, byDay } = speciesOfTrip(
    days,
    drawn.map(row => ({ ...row, row, name: row.name.en })),
    first.bestMonths,
  )
  return {
    seen: seen.map(({ row }) => toCard(row, ctx.locale)),
    days: [...byDay].map(([number, met]) => ({ number, keys: met.map(({ key }) => key) })),
  }
}

type Named = Awaited<ReturnType<typeof findNamed>>

function toWildDay(row: DayRow, places: Named['places'], tours: Named['tours']): WildDay {
  const taken = tours.filter(({ id }) => row.tourIds.includes(id))
  const told = [row.title, row.story, ...taken.flatMap(({ name, lead, body }) => [name, lead, body])]
  const visits: WildPlace[] = places.filter(({ id }) => row.visitIds.includes(id))
  return {
    number: row.number,
    place: row.place,
    visits,
    withTour: taken.length > 0,
    onTheRoad: row.legs.length > 0,
    text: told.map(({ en }) => en).join('\n'),
  }
}
