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

/** Who a plan waits for: its planner, else the person who reads it first, else the country's contact. */
async function findReader(tx: Queryable, row: PlanRow): Promise<string | null> {
  return row.assignedStaffFkey ?? row.fkey ?? (await findCountryContact(tx, row.countryTag))
}

/**
 * The planner had the last word: the traveller is waited for. If the plan waited for an answer, how long it did is
 * noted. In the transaction that answers.
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
 * The traveller had the last word: an answer is due within eight working hours of whoever has the plan. Somebody who
 * writes again before they were answered keeps the due time of the first. In the transaction that asks.
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
 * Somebody else has the next word: due within eight working hours of theirs, a day where it is nobody's. How long the
 * traveller has waited goes on. In the transaction that passes it on.
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

/** Nobody waits any longer: the plan is lost or over. In the transaction that closes it. */
export async function planRests(tx: Queryable, { id }: { id: number }, now: Date): Promise<void> {
  await tx
    .update(plan)
    .set({ waitsFor: 'nobody', waitingSince: now, snoozedUntil: null })
    .where(eq(plan.id, id))
}
