import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import { findReaderAway, passPlanOn } from '#app/features/plan/clock/pass-on-commands.server.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { runForEachPlan } from '#app/features/plan/core/run-for-each-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { absence } from '#database/schema/absence.ts'
import { plan } from '#database/schema/plan.ts'

/** Whether anybody is away between these instants, a day more on either side: what the plan is locked for decides. */
function mayBeAway(now: Date) {
  return sql`exists (
    select from ${absence} a
    where a.first_day <= (${plan.answerDueTs} at time zone 'UTC')::date + 1
      and a.last_day >= (${now.toISOString()}::timestamptz at time zone 'UTC')::date - 1
      and a.staff_fkey = coalesce(
        ${plan.assignedStaffFkey}, ${plan.fkey}, (select c.staff_fkey from country c where c.tag = ${plan.countryTag})
      )
  )`
}

/**
 * Passes on each plan whose answer is late, and each that waits for somebody who is away (product: The reply clock).
 * Returns the number passed on.
 */
export const passOnWaiting = command(
  'pass on what is late, or waits for somebody away',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const now = ctx.now()
    const rows = await ctx.db
      .select({ planId: plan.id })
      .from(plan)
      .where(
        and(
          eq(plan.waitsFor, 'planner'),
          or(lt(plan.answerDueTs, now), mayBeAway(now)),
          // Plans of the demonstration have no real traveller waiting.
          eq(plan.isSample, false),
        ),
      )
      .orderBy(asc(plan.answerDueTs))
    return runForEachPlan(ctx, rows, ({ planId }) =>
      ctx.db.transaction(async tx => {
        const row = await lockPlan(tx, planId)
        if (row.waitsFor !== 'planner') return 0
        const isDue = row.answerDueTs < now || (await findReaderAway(tx, row, now)) !== null
        return isDue && (await passPlanOn(tx, row, now)) ? 1 : 0
      }),
    )
  },
)
