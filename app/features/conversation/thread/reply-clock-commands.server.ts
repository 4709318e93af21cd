import { eq } from 'drizzle-orm'
import { findCalendar } from '#app/features/people/calendar/calendar-queries.server.ts'
import { lockPlan, type PlanRow } from '#app/features/request/plan/find-locked-plan.server.ts'
import { findCountryContact } from '#app/features/request/plan/find-page-subject.server.ts'
import { answerDue, answerSpan } from '#app/features/request/sending/answer-due.ts'
import { workingMinutes } from '#app/features/request/sending/working-minutes.ts'
import type { Queryable } from '#database/connect.ts'
import { plan, replyTime } from '#database/schema/plan.ts'

/** When an answer that somebody owes from now on is due. */
async function dueFrom(tx: Queryable, fkey: string | null, now: Date): Promise<Date> {
  return answerDue(now, await findCalendar(tx, fkey, answerSpan(now)))
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
    const span = { from: waitedFrom, to: now }
    const calendar = await findCalendar(tx, staffFkey ?? row.assignedStaffFkey, span)
    await tx.insert(replyTime).values({
      planId: id,
      staffFkey,
      waitedFrom,
      answeredTs: now,
      workingMinutes: workingMinutes(waitedFrom, now, calendar),
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
  await tx
    .update(plan)
    .set({
      waitsFor: 'planner',
      waitingSince: now,
      answerDueTs: await dueFrom(tx, await findReader(tx, row), now),
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
  const answerDueTs = await dueFrom(tx, staffFkey, now)
  await tx.update(plan).set({ answerDueTs, snoozedUntil: null }).where(eq(plan.id, id))
}

/** Called when a plan is lost or over: it no longer waits for anybody. Runs in the caller's transaction. */
export async function planRests(tx: Queryable, { id }: { id: number }, now: Date): Promise<void> {
  await tx
    .update(plan)
    .set({ waitsFor: 'nobody', waitingSince: now, snoozedUntil: null })
    .where(eq(plan.id, id))
}
