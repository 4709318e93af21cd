import { eq } from 'drizzle-orm'
import { lockPlan, type PlanRow } from '#app/features/request/plan/find-locked-plan.server.ts'
import { findCountryContact } from '#app/features/request/plan/find-page-subject.server.ts'
import { answerDue } from '#app/features/request/sending/answer-due.ts'
import { workingMinutes } from '#app/features/request/sending/working-minutes.ts'
import type { Queryable } from '#database/connect.ts'
import { plan, replyTime } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import type { WorkingHours } from '#database/values/working-hours.ts'

async function hoursOf(
  tx: Queryable,
  fkey: string | null,
): Promise<{ hours: WorkingHours[]; timeZone: string }> {
  const [found] = fkey
    ? await tx
        .select({ hours: staff.workingHours, timeZone: staff.timeZone })
        .from(staff)
        .where(eq(staff.fkey, fkey))
    : []
  return found ?? { hours: [], timeZone: 'UTC' }
}

/**
 * The planner a plan waits for: the assigned one, otherwise its first reader, otherwise the country's contact person.
 */
async function findReader(tx: Queryable, row: PlanRow): Promise<string | null> {
  return row.assignedStaffFkey ?? row.fkey ?? (await findCountryContact(tx, row.countryTag))
}

/**
 * Called when the planner has answered: the plan now waits for the traveller, and the answer time is recorded if an
 * answer was due. Runs in the caller's transaction.
 */
export async function planAnswered(
  tx: Queryable,
  { id }: { id: number },
  staffFkey: string | null,
  now: Date,
): Promise<void> {
  const row = await lockPlan(tx, id)
  if (row.waitsFor === 'planner') {
    const waitedFrom = new Date(Math.min((row.waitingSince ?? row.createdTs).getTime(), now.getTime()))
    const { hours, timeZone } = await hoursOf(tx, staffFkey ?? row.assignedStaffFkey)
    await tx.insert(replyTime).values({
      planId: id,
      staffFkey,
      waitedFrom,
      answeredTs: now,
      workingMinutes: workingMinutes(waitedFrom, now, hours, timeZone),
    })
  }
  await tx
    .update(plan)
    .set({
      waitsFor: 'traveller',
      waitingSince: row.waitsFor === 'traveller' ? row.waitingSince : now,
      firstResponseTs: row.firstResponseTs ?? now,
      snoozedUntil: null,
    })
    .where(eq(plan.id, id))
}

/**
 * Called when the traveller has written: an answer is due within eight working hours of the planner. Writing again
 * before an answer keeps the first due time. Runs in the caller's transaction.
 */
export async function planAsked(tx: Queryable, { id }: { id: number }, now: Date): Promise<void> {
  const row = await lockPlan(tx, id)
  if (row.waitsFor === 'planner') {
    await tx.update(plan).set({ snoozedUntil: null }).where(eq(plan.id, id))
    return
  }
  const { hours, timeZone } = await hoursOf(tx, await findReader(tx, row))
  await tx
    .update(plan)
    .set({
      waitsFor: 'planner',
      waitingSince: now,
      answerDueTs: answerDue(now, hours, timeZone),
      snoozedUntil: null,
    })
    .where(eq(plan.id, id))
}

/**
 * Called when another planner takes over: due within eight of their working hours, or in a day without a planner. The
 * traveller's waiting time continues. Runs in the caller's transaction.
 */
export async function planPassed(
  tx: Queryable,
  { id }: { id: number },
  staffFkey: string | null,
  now: Date,
): Promise<void> {
  const { hours, timeZone } = await hoursOf(tx, staffFkey)
  const answerDueTs = answerDue(now, hours, timeZone)
  await tx.update(plan).set({ answerDueTs, snoozedUntil: null }).where(eq(plan.id, id))
}

/** Called when a plan is lost or over: it no longer waits for anybody. Runs in the caller's transaction. */
export async function planRests(tx: Queryable, { id }: { id: number }, now: Date): Promise<void> {
  await tx
    .update(plan)
    .set({ waitsFor: 'nobody', waitingSince: now, snoozedUntil: null })
    .where(eq(plan.id, id))
}
