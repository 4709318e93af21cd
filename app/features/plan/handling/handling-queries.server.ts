import { and, arrayContains, asc, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#app/app-error.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import type { Actor, CallerContext, RequestContext } from '#app/request-context.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { plan, planEvent, planPresence } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import type { OfficePlanner } from './handling-schema.ts'

/** Columns of a planner as the office shows them. */
export const plannerColumns = {
  fkey: staff.fkey,
  name: staff.name,
  firstName: staff.firstName,
  timeZone: staff.timeZone,
  portrait: portraitVersion,
}

/** Staff key of a person of the office; null for an admin outside the staff. */
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

/**
 * Working time zone of a person of the office: that of their staff profile, otherwise their account's, otherwise UTC.
 */
export async function findTimeZone({ db, actor }: CallerContext): Promise<string> {
  if (!('userId' in actor)) return 'UTC'
  const [row] = await db
    .select({ timeZone: sql<string>`coalesce(${staff.timeZone}, nullif(${users.timezone}, ''), 'UTC')` })
    .from(users)
    .leftJoin(staff, eq(staff.fkey, users.staffFkey))
    .where(eq(users.id, actor.userId))
  return row?.timeZone ?? 'UTC'
}

/** The planners of a country, by name, to whom its plans can be handed over. */
export function listPlannersOf(db: Readable, country: string): Promise<OfficePlanner[]> {
  return db
    .select(plannerColumns)
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [country])))
    .orderBy(asc(staff.name))
}

/**
 * Condition for the plans that a person of the office may see; undefined means all.
 * @throws AppError not_logged_in, unauthorized for anyone outside the office.
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

/** How long presence lasts after the last call. */
export const PRESENT_MS = 60_000

export interface Present {
  userId: number
  name: string
  /** Their staff key; null for an admin outside the staff. */
  fkey: string | null
}

/** Colleagues who have a plan open. */
export function listPresent(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  planId: number,
): Promise<Present[]> {
  return db
    .select({ userId: planPresence.userId, name: planPresence.name, fkey: users.staffFkey })
    .from(planPresence)
    .innerJoin(users, eq(users.id, planPresence.userId))
    .where(
      and(eq(planPresence.planId, planId), gte(planPresence.seenTs, new Date(now().getTime() - PRESENT_MS))),
    )
    .orderBy(asc(planPresence.name), asc(planPresence.userId))
}

/** Events that mark a plan as doubtful, or clear the mark: by the office or by the sender's browser. */
const JUDGEMENTS = ['doubted', 'trusted', 'proved']
const judgements = sql.join(
  JUDGEMENTS.map(kind => sql`${kind}`),
  sql`, `,
)

/** The signs for which a plan is marked as doubtful; empty if it is not, or no longer. */
export const doubtsOfPlan = sql<string[]>`coalesce((
  select array(select jsonb_array_elements_text(e.details::jsonb -> 'signs'))
  from plan_event e
  where e.plan_id = ${plan.id} and e.kind in (${judgements}) order by e.id desc limit 1
), '{}')`

/** Whether the sender's browser did the proof of work. */
export const hasProofOfPlan = sql<boolean>`exists (
  select from plan_event e where e.plan_id = ${plan.id} and e.kind = 'proved'
)`

const judged = z.object({ signs: z.array(z.string()) })

/** The same from a plan's events, the oldest first. */
export function doubtOf(events: readonly { kind: string; details: unknown }[]) {
  const last = events.findLast(({ kind }) => JUDGEMENTS.includes(kind))
  return {
    signs: judged.safeParse(last?.details).data?.signs ?? [],
    hasProof: events.some(({ kind }) => kind === 'proved'),
  }
}

/** The same for a locked plan. */
export async function findDoubt(tx: Queryable, planId: number) {
  const events = await tx
    .select({ kind: planEvent.kind, details: planEvent.details })
    .from(planEvent)
    .where(eq(planEvent.planId, planId))
    .orderBy(asc(planEvent.id))
  return doubtOf(events)
}
