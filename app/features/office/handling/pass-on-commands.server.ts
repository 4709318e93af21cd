import { and, arrayContains, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import { planPassed } from '#app/features/conversation/thread/reply-clock-commands.server.ts'
import { notifyAssigned } from '#app/features/conversation/thread/write-into-thread.server.ts'
import { lockPlan, type PlanRow } from '#app/features/request/plan/find-locked-plan.server.ts'
import { logPlanEvent, recordedActor } from '#app/features/request/plan/log-plan-event.server.ts'
import { runForEachPlan } from '#app/features/request/plan/run-for-each-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'

const PASSED_ON = 'passed_on'

/** Planners who were already late with this answer. Null among them means that the office has been notified. */
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
  return rows.flatMap(({ details }) => [details.from, details.to])
}

/**
 * The planner of the country with the fewest answers due, among those not yet late with this one. Returns null if
 * there is none.
 */
async function findNext(tx: Queryable, row: PlanRow, passed: readonly unknown[]) {
  const waiting = sql<number>`(
    select count(*) from plan p where p.assigned_staff_fkey = ${staff.fkey} and p.waits_for = 'planner'
  )`
  const found = await tx
    .select({ fkey: staff.fkey, name: staff.name })
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [row.countryTag])))
    .orderBy(waiting, asc(staff.fkey))
  const late = [...passed, row.assignedStaffFkey ?? row.fkey]
  return found.find(({ fkey }) => !late.includes(fkey)) ?? null
}

/** Passes a plan on. Returns false if the office already has it. */
async function passOn(tx: Queryable, ctx: RequestContext, row: PlanRow, now: Date): Promise<boolean> {
  const planId = row.id
  const passed = await findPassed(tx, row)
  // The office is the last in line.
  if (passed.includes(null)) return false
  const next = await findNext(tx, row, passed)
  await tx
    .update(plan)
    .set({ assignedStaffFkey: next?.fkey ?? null, assignedTs: row.assignedTs ?? (next && now) })
    .where(eq(plan.id, planId))
  await planPassed(tx, row, next?.fkey ?? null, now)
  await logPlanEvent(tx, {
    planId,
    kind: PASSED_ON,
    by: recordedActor(ctx.actor),
    at: now,
    details: {
      ...{ from: row.assignedStaffFkey ?? row.fkey ?? '', to: next?.fkey ?? null },
      ...(next && { toName: next.name }),
    },
  })
  const email = { template: 'passed-on', props: { planId, toOffice: next === null }, planId } as const
  await queueEmail(tx, { ...email, recipient: 'planners', locale: 'EN' }, now)
  if (next) await notifyAssigned(tx, planId, now)
  return true
}

/**
 * Passes each overdue plan to another planner of its country, and after the last of them to the office. The new
 * planner gets a new due time; the log records it, and planner and traveller are emailed (product: The reply clock).
 * Returns the number passed on.
 */
export const passOnLate = command(
  'pass on what is late',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const now = ctx.now()
    const isLate = and(eq(plan.waitsFor, 'planner'), lt(plan.answerDueTs, now))
    const rows = await ctx.db
      .select({ planId: plan.id })
      .from(plan)
      // Plans of the demonstration have no real traveller waiting.
      .where(and(isLate, eq(plan.isSample, false)))
      .orderBy(asc(plan.answerDueTs))
    return runForEachPlan(ctx, rows, ({ planId }) =>
      ctx.db.transaction(async tx => {
        const row = await lockPlan(tx, planId)
        const isStill = row.waitsFor === 'planner' && row.answerDueTs < now
        return isStill && (await passOn(tx, ctx, row, now)) ? 1 : 0
      }),
    )
  },
)
