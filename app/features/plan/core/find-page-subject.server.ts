import { and, arrayContains, eq } from 'drizzle-orm'
import type { Readable } from '#database/connect.ts'
import { country as countries } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { placeOf, plannerOf, tripKeyOf } from './plan.ts'

/**
 * The trip on a page, and its planner, that of the place, or the one whose page it is, if they still plan the chosen
 * country. Both are null if the page is about none of them.
 */
export interface PageSubject {
  tripId: number | null
  plannerFkey: string | null
}

export type StaffFault = 'staff_unknown' | 'staff_elsewhere'

const NOTHING: PageSubject = { tripId: null, plannerFkey: null }

const plansFor = (tag: string) => and(eq(staff.active, true), arrayContains(staff.countries, [tag]))

/** Finds the trip, the planner, or the place of the chosen country, by the page's address. */
export async function findPageSubject(
  db: Pick<Readable, 'select'>,
  { url, country }: { url: string; country: string },
): Promise<PageSubject> {
  const key = tripKeyOf(url)
  if (key !== null) {
    const [found] = await db
      .select({ tripId: trip.id, plannerFkey: staff.fkey })
      .from(trip)
      .leftJoin(staff, and(eq(staff.fkey, trip.plannerFkey), plansFor(country)))
      .where(eq(trip.key, key))
    return found ?? NOTHING
  }
  const named = plannerOf(url)
  if (named !== null) {
    const [found] = await db
      .select({ plannerFkey: staff.fkey })
      .from(staff)
      .where(and(eq(staff.fkey, named), plansFor(country)))
    return { ...NOTHING, ...found }
  }
  const at = placeOf(url)
  if (at?.country !== country) return NOTHING
  const [found] = await db
    .select({ plannerFkey: staff.fkey })
    .from(place)
    .innerJoin(staff, and(eq(staff.fkey, place.plannerFkey), plansFor(country)))
    .where(and(eq(place.countryTag, country), eq(place.kind, at.kind), eq(place.slug, at.slug)))
  return { ...NOTHING, ...found }
}

/** What is wrong with the planner that a request names; null if they plan its country, or nobody is named. */
export async function findStaffFault(
  db: Pick<Readable, 'select'>,
  { fkey, country }: { fkey?: string | undefined; country: string },
): Promise<StaffFault | null> {
  if (fkey === undefined) return null
  const [found] = await db
    .select({ countries: staff.countries })
    .from(staff)
    .where(and(eq(staff.fkey, fkey), eq(staff.active, true)))
  if (!found) return 'staff_unknown'
  return found.countries.includes(country) ? null : 'staff_elsewhere'
}

/** A country's contact person while at work there; null where the office answers. */
export async function findCountryContact(db: Pick<Readable, 'select'>, tag: string): Promise<string | null> {
  const [found] = await db
    .select({ fkey: staff.fkey })
    .from(countries)
    .innerJoin(staff, and(eq(staff.fkey, countries.staffFkey), plansFor(tag)))
    .where(eq(countries.tag, tag))
  return found?.fkey ?? null
}

/** The person a plan waits for: its planner, otherwise its first reader, otherwise the country's contact person. */
export async function findReader(
  db: Pick<Readable, 'select'>,
  row: { assignedStaffFkey: string | null; fkey: string | null; countryTag: string },
): Promise<string | null> {
  return row.assignedStaffFkey ?? row.fkey ?? (await findCountryContact(db, row.countryTag))
}
