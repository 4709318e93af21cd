import { and, count, eq, isNull } from 'drizzle-orm'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Words } from '#database/schema/columns.ts'
import { place } from '#database/schema/place.ts'
import { trip, tripDay } from '#database/schema/trip.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

interface PlannedPlace {
  id: number
  kind: 'destination' | 'attraction' | 'region'
  /** The destination a sight is visited from. */
  nearId: number | null
  regionId: number | null
  name: Words
  countryTag: string
}

/** Who plans trips that sleep at a destination or in a region, those with most nights there first. */
async function findPlanners(
  { db }: Reading,
  where: 'place' | 'region',
  id: number | null,
): Promise<string[]> {
  if (id === null) return []
  const rows = await db
    .select({ fkey: trip.plannerFkey, nights: count() })
    .from(tripDay)
    .innerJoin(trip, and(eq(trip.id, tripDay.tripId), isNull(trip.archived)))
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .where(and(eq(tripDay.sleep, true), eq(where === 'place' ? place.id : place.regionId, id)))
    .groupBy(trip.plannerFkey)
  return rows.toSorted((a, b) => b.nights - a.nights).map(({ fkey }) => fkey)
}

/**
 * Who answers for a place: the planner who lives there; else the one whose trips spend most nights there, or where
 * none does, in its region; else the country's `first`. Null where the office answers.
 */
export async function getPlannerOf(
  ctx: Reading,
  { id, kind, nearId, regionId, name, countryTag }: PlannedPlace,
  first: string | null,
): Promise<StaffFace | null> {
  const [people, here, around] = await Promise.all([
    getStaffOf(ctx, countryTag),
    kind === 'region' ? [] : findPlanners(ctx, 'place', kind === 'attraction' ? nearId : id),
    findPlanners(ctx, 'region', kind === 'region' ? id : regionId),
  ])
  const local = people.find(one => one.livesIn === countryTag && one.place === name[ctx.locale])
  const [answerer] = [...here, ...around, first].flatMap(
    fkey => people.find(person => person.fkey === fkey) ?? [],
  )
  return local ?? answerer ?? null
}
