import { and, arrayContains, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { portraitVersion } from '#app/features/people/staff/portrait-version-queries.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import type { OfficePlanner } from './planner-schema.ts'

/** The columns of somebody of the staff as the office names them. */
export const plannerColumns = {
  fkey: staff.fkey,
  name: staff.name,
  firstName: staff.firstName,
  timeZone: staff.timeZone,
  portrait: portraitVersion,
}

/** Who somebody of the office is on the staff; null for an admin who is nobody there. */
export async function findOwnFkey(db: Readable, actor: Actor): Promise<string | null> {
  if (actor.kind === 'planner') return actor.fkey
  if (actor.kind !== 'admin') return null
  const [row] = await db
    .select({ fkey: staff.fkey })
    .from(users)
    .innerJoin(staff, and(eq(staff.fkey, users.staffFkey), eq(staff.active, true)))
    .where(eq(users.id, actor.userId))
  return row?.fkey ?? null
}

/** The time zone that a person of the office works in: their staff time zone, else their own, else UTC. */
export async function findTimeZone({ db, actor }: Pick<RequestContext, 'db' | 'actor'>): Promise<string> {
  if (!('userId' in actor)) return 'UTC'
  const [row] = await db
    .select({ timeZone: sql<string>`coalesce(${staff.timeZone}, nullif(${users.timezone}, ''), 'UTC')` })
    .from(users)
    .leftJoin(staff, eq(staff.fkey, users.staffFkey))
    .where(eq(users.id, actor.userId))
  return row?.timeZone ?? 'UTC'
}

/** The planners of a country, by name. A plan may be handed to each of them. */
export function listPlannersOf(db: Readable, country: string): Promise<OfficePlanner[]> {
  return db
    .select(plannerColumns)
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [country])))
    .orderBy(asc(staff.name))
}

/**
 * The plans somebody of the office may see; undefined is all of them.
 * @throws AppError not_logged_in, unauthorized for those who are not of the office.
 */
export function withinReach(actor: Actor): SQL | undefined {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  if (actor.kind === 'admin') return undefined
  if (actor.kind !== 'planner') throw new AppError('unauthorized')
  const countries = sql.join(
    actor.countries.map(tag => sql`${tag}`),
    sql`, `,
  )
  const own = eq(plan.assignedStaffFkey, actor.fkey)
  return actor.countries.length === 0 ? own : or(sql`${plan.countryTag} in (${countries})`, own)
}
