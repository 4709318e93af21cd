import { and, eq, gte } from 'drizzle-orm'
import { findAbsenceAt, findCalendar } from '#app/features/people/calendar/calendar-queries.server.ts'
import { workingMinutes } from '#app/features/people/calendar/clock.ts'
import { logPlanEvent, type PlanRow, SYSTEM } from '#app/features/plan/core/lock-plan.server.ts'
import { PLANNERS, queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Queryable } from '#database/connect.ts'
import { plan, planEvent, replyTime } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { findAnswerDue, findReader, findSubstitute } from './find-answerer.server.ts'

const PASSED_ON = 'passed_on'

/** Planners from whom this answer was already passed on. Null among them means that the office has been notified. */
async function findPassed(tx: Queryable, { id, waitingSince, createdTs }: PlanRow) {
  const rows = await tx
    .select({ details: planEvent.details })
    .from(planEvent)
    .where(
      and(
        eq(planEvent.planId, id),
        eq(planEvent.kind, PASSED_ON),
        gte(planEvent.happenedTs, waitingSince ?? createdTs),
      ),
    )
  return rows.flatMap(({ details }) => [details.from, details.to]) as (string | null)[]
}

async function findName(tx: Queryable, fkey: string | null): Promise<string | null> {
  if (fkey === null) return null
  const [found] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.fkey, fkey))
  return found?.name ?? null
}

/** The absence of the person a plan waits for, if it covers this instant or the due time. */
export async function findReaderAway(tx: Queryable, row: PlanRow, now: Date) {
  const reader = await findReader(tx, row)
  return reader ? findAbsenceAt(tx, reader, [now, row.answerDueTs]) : null
}

/**
 * Passes a plan on, in the caller's transaction that locked it: from a planner who is away to their stand-in, otherwise
 * to another planner of the country, and after the last of them to the office. It gets a new due time; the log records
 * it, and planner and traveller are emailed. Returns false if the office already has it.
 */
export async function passPlanOn(tx: Queryable, row: PlanRow, now: Date): Promise<boolean> {
  const planId = row.id
  const passed = await findPassed(tx, row)
  // The office is the last in line.
  if (passed.includes(null)) return false
  const from = await findReader(tx, row)
  const absent = await findReaderAway(tx, row, now)
  const next = await findSubstitute(tx, {
    ...{ country: row.countryTag, at: now, standIn: absent?.standInFkey ?? null },
    except: [...passed, from],
  })
  const toName = await findName(tx, next.fkey)
  const away = absent ? { firstName: absent.firstName, until: absent.lastDay } : undefined
  await tx
    .update(plan)
    .set({
      assignedStaffFkey: next.fkey,
      assignedTs: row.assignedTs ?? (next.fkey === null ? null : now),
      answerDueTs: next.answerDueTs,
      snoozedUntil: null,
    })
    .where(eq(plan.id, planId))
  await logPlanEvent(tx, {
    ...{ planId, kind: PASSED_ON, by: SYSTEM, at: now },
    details: { from: from ?? '', to: next.fkey, ...(toName && { toName }), ...(away && { away }) },
  })
  const props = { planId, toOffice: next.fkey === null, away }
  await queueEmail(tx, { template: 'passed-on', props, recipient: PLANNERS, locale: 'EN' }, now)
  const mayEmail = row.hasReceipt || row.firstResponseTs !== null
  if (next.fkey && mayEmail) {
    const email = { template: 'assigned', props: { planId, away } } as const
    await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
  }
  return true
}

/**
 * Called when the planner has answered: the plan now waits for the traveller, and the answer time is recorded if an
 * answer was due. Runs in the transaction that locked the row.
 */
export async function travellerAnswered(
  tx: Queryable,
  row: PlanRow,
  staffFkey: string | null,
  now: Date,
): Promise<void> {
  const { id } = row
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
 * in their place while they are away. Writing again before an answer keeps the first due time. Runs in the transaction
 * that locked the row.
 */
export async function travellerWaits(tx: Queryable, row: PlanRow, now: Date): Promise<void> {
  const { id } = row
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
