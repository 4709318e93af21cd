import { eq } from 'drizzle-orm'
import { findCalendar } from '#app/features/people/calendar/calendar-queries.server.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { findReader } from '#app/features/plan/core/find-page-subject.server.ts'
import type { Queryable } from '#database/connect.ts'
import { plan, replyTime } from '#database/schema/plan.ts'
import { findAnswerDue } from './find-answerer.server.ts'
import { findReaderAway, passPlanOn } from './pass-on-commands.server.ts'
import { workingMinutes } from './working-minutes.ts'

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
 * Called when the traveller has written: an answer is due within eight working hours of the planner, or of who answers
 * in their place while they are away. Writing again before an answer keeps the first due time. Runs in the caller's
 * transaction.
 */
export async function planAsked(tx: Queryable, { id }: { id: number }, now: Date): Promise<void> {
  const row = await lockPlan(tx, id)
  if (row.waitsFor === 'planner') {
    await tx.update(plan).set({ snoozedUntil: null }).where(eq(plan.id, id))
    return
  }
  const answerDueTs = await findAnswerDue(tx, await findReader(tx, row), now)
  const waiting = { waitsFor: 'planner', waitingSince: now, answerDueTs, snoozedUntil: null } as const
  await tx.update(plan).set(waiting).where(eq(plan.id, id))
  const waits = { ...row, ...waiting }
  if (await findReaderAway(tx, waits, now)) await passPlanOn(tx, waits, now)
}

/** Called when a plan is lost or over: it no longer waits for anybody. Runs in the caller's transaction. */
export async function planRests(tx: Queryable, { id }: { id: number }, now: Date): Promise<void> {
  await tx
    .update(plan)
    .set({ waitsFor: 'nobody', waitingSince: now, snoozedUntil: null })
    .where(eq(plan.id, id))
}
