import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { allowAdmins } from '#app/features/account/identity/identity-access.ts'
import type { RequestContext } from '#app/request-context.ts'
import { requireFresh } from '#app/security/fresh-session.ts'
import { addDays, DAY_MS } from '#app/text/days.ts'
import { dayIn } from '#app/text/time-zone.ts'
import type { Queryable } from '#database/connect.ts'
import { absence } from '#database/schema/absence.ts'
import { authSession } from '#database/schema/identity.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import { getOfficePerson, presentNotes } from './people-queries.server.ts'
import type { AbsenceEntered, AbsenceRefusal, PersonNotes } from './people-schema.ts'

const MOST_DAYS = 366

/** Planners enter their own days away, admins anybody's. */
const ownRules = {
  authorize: ({ actor }: RequestContext, { userId }: { userId: number }): void => {
    const isOwn = actor.kind === 'planner' && actor.userId === userId
    if (actor.kind !== 'admin' && !isOwn) throw new AppError('unauthorized')
  },
}

/** Locks the staff profile of a person until the transaction ends, so that absences are entered one after the other. */
async function lockStaffOf(tx: Queryable, userId: number) {
  const [person] = await tx.select().from(users).where(eq(users.id, userId))
  if (!person) throw new AppError('not_found')
  const isTheirs = eq(staff.fkey, person.staffFkey ?? '')
  const [row] = await tx.select().from(staff).where(isTheirs).for('no key update')
  return row
}

type Days = Pick<AbsenceEntered, 'firstDay' | 'lastDay'>

function findOverlapping(tx: Queryable, fkey: string, { firstDay, lastDay }: Days) {
  const within = and(lte(absence.firstDay, lastDay), gte(absence.lastDay, firstDay))
  return tx
    .select()
    .from(absence)
    .where(and(eq(absence.staffFkey, fkey), within))
}

function refuseDays({ firstDay, lastDay }: Days, today: string): AbsenceRefusal | null {
  if (lastDay < firstDay) return 'ends_before'
  if (lastDay < today) return 'is_past'
  return Date.parse(lastDay) - Date.parse(firstDay) >= MOST_DAYS * DAY_MS ? 'too_long' : null
}

async function refuseStandIn(
  tx: Queryable,
  away: string,
  { standIn, ...days }: AbsenceEntered,
): Promise<AbsenceRefusal | null> {
  if (standIn === null) return null
  const [row] = await tx.select().from(staff).where(eq(staff.fkey, standIn))
  if (!row?.active || standIn === away) return 'stand_in_unknown'
  return (await findOverlapping(tx, standIn, days)).length > 0 ? 'stand_in_away' : null
}

type Entered = { ok: true } | { ok: false; reason: AbsenceRefusal }

/**
 * Enters days on which a planner is away. Entering the same days again changes nothing. What waits for them, the job
 * passes on. @throws AppError unauthorized, not_found.
 */
export const enterAbsence = command(
  'enter an absence',
  ownRules,
  (ctx, { userId, ...entered }: AbsenceEntered & { userId: number }): Promise<Entered> =>
    ctx.db.transaction(async tx => {
      const person = await lockStaffOf(tx, userId)
      if (!person?.active) return { ok: false, reason: 'not_staff' }
      const { firstDay, lastDay, standIn } = entered
      const now = ctx.now()
      const wrong = refuseDays(entered, dayIn(person.timeZone, now))
      if (wrong) return { ok: false, reason: wrong }
      const [other] = await findOverlapping(tx, person.fkey, entered)
      const isSame =
        other?.firstDay === firstDay && other.lastDay === lastDay && other.standInFkey === standIn
      if (other) return isSame ? { ok: true } : { ok: false, reason: 'overlaps' }
      const unfit = await refuseStandIn(tx, person.fkey, entered)
      if (unfit) return { ok: false, reason: unfit }
      const enteredBy = 'userId' in ctx.actor ? ctx.actor.userId : null
      const row = {
        staffFkey: person.fkey,
        firstDay,
        lastDay,
        standInFkey: standIn,
        enteredBy,
        enteredTs: now,
      }
      await tx.insert(absence).values(row)
      return { ok: true }
    }),
)

/**
 * Ends an absence: one that runs ends yesterday, one to come is deleted.
 * @throws AppError unauthorized; not_found if it is not theirs or over.
 */
export const endAbsence = command(
  'end an absence',
  ownRules,
  (ctx, { userId, id }: { userId: number; id: number }): Promise<void> =>
    ctx.db.transaction(async tx => {
      const person = await lockStaffOf(tx, userId)
      const today = dayIn(person?.timeZone ?? 'UTC', ctx.now())
      const isIt = and(eq(absence.id, id), eq(absence.staffFkey, person?.fkey ?? ''))
      const [row] = await tx
        .select()
        .from(absence)
        .where(and(isIt, gte(absence.lastDay, today)))
      if (!row) throw new AppError('not_found')
      if (row.firstDay >= today) await tx.delete(absence).where(isIt)
      else {
        const lastDay = addDays(today, -1)
        await tx.update(absence).set({ lastDay }).where(isIt)
      }
    }),
)

const adminRules = {
  authorize: (ctx: RequestContext): void => allowAdmins(ctx),
}

const endingRules = {
  authorize: (ctx: RequestContext, { userId }: { userId: number }): void => {
    adminRules.authorize(ctx)
    // For one's own sessions this needs a fresh session, as in the settings.
    if ('userId' in ctx.actor && ctx.actor.userId === userId) requireFresh(ctx)
  },
}

/**
 * Ends one session of a person (by id), or all (null). Returns how many were ended.
 * @throws AppError unauthorized; session_not_fresh for the caller's own; not_found for an unknown person, or a
 * session that is not theirs.
 */
export const endSessionsOf = command(
  'end the sessions of a person',
  { ...endingRules, event: { event: 'session_ended' } },
  async (ctx, { userId, id }: { userId: number; id: string | null }): Promise<number> => {
    await findPerson(ctx.db, userId)
    const theirs = eq(authSession.userId, userId)
    const ended = await ctx.db
      .delete(authSession)
      .where(id === null ? theirs : and(theirs, eq(authSession.id, id)))
      .returning({ id: authSession.id })
    if (id !== null && ended.length === 0) throw new AppError('not_found')
    return ended.length
  },
)

async function findPerson(db: Pick<Queryable, 'select'>, userId: number) {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw new AppError('not_found')
  return person
}

function instantOf(written: string | null): Date | null {
  return written === null ? null : new Date(written)
}

const noteRules = {
  authorize: ({ actor }: RequestContext): void => {
    if (actor.kind !== 'admin' && actor.kind !== 'planner') throw new AppError('unauthorized')
  },
}

/**
 * Writes what the office knows a person by: tags, and two instants that an integration keeps (docs/decisions/0063).
 * Planners do so for people whose plans they answer for. @throws AppError unauthorized, not_found.
 */
export const notePerson = command(
  'note a person',
  noteRules,
  async (ctx, { userId, ...notes }: PersonNotes & { userId: number }) => {
    await getOfficePerson(ctx, userId)
    const { tags, workflow_exec: exec, workflow_expert: expert } = notes
    const [row] = await ctx.db
      .update(users)
      .set({
        tags: tags ?? sql`${users.tags}`,
        ...(exec !== undefined && { workflowExec: instantOf(exec) }),
        ...(expert !== undefined && { workflowExpert: instantOf(expert) }),
      })
      .where(eq(users.id, userId))
      .returning()
    if (!row) throw new AppError('not_found')
    return presentNotes(row)
  },
)
