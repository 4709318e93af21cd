import { eq } from 'drizzle-orm'
import { command } from '#app/command.ts'
import { sendAssigned } from '#app/features/plan/clock/send-to-traveller.server.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { logPlanEvent, recordedActor } from '#app/features/plan/core/log-plan-event.server.ts'
import { planStage } from '#app/features/plan/core/plan.ts'
import type { Queryable } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { officeRules } from './authorize-office.server.ts'
import { plannerColumns } from './planner-queries.server.ts'
import type { OfficePlanner } from './planner-schema.ts'
import { isGivenUp } from './stage-move.ts'

interface Assignment {
  planId: number
  /** Key of the new planner. */
  fkey: string
  /** The current planner as the caller knows it; null claims an unassigned plan. */
  from: string | null
}

type Assigned =
  | { ok: true; planner: OfficePlanner }
  | { ok: false; reason: 'taken'; planner: OfficePlanner; since: Date | null }
  | { ok: false; reason: 'staff_unknown' | 'staff_elsewhere' | 'is_over' | 'not_taken' }

async function findPlanner(tx: Queryable, fkey: string) {
  const [row] = await tx
    .select({ planner: plannerColumns, active: staff.active, countries: staff.countries })
    .from(staff)
    .where(eq(staff.fkey, fkey))
  return row ?? null
}

/**
 * Assigns a plan to a member of the staff: claims an unassigned one, or hands over the plan of `from`. A booked trip
 * can be handed over, a lost one cannot. The first claim wins: the second caller is told who has the plan. Repeating
 * a claim changes nothing.
 */
export const assignPlan = command(
  'assign a plan',
  officeRules,
  (ctx, { planId, fkey, from }: Assignment): Promise<Assigned> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const target = await findPlanner(tx, fkey)
      if (!target?.active) return { ok: false, reason: 'staff_unknown' }
      const { planner, countries } = target
      const held = row.assignedStaffFkey
      if (held === fkey) return { ok: true, planner }
      if (held !== from) {
        const holder = held ? await findPlanner(tx, held) : null
        if (!holder) return { ok: false, reason: 'not_taken' }
        return { ok: false, reason: 'taken', planner: holder.planner, since: row.assignedTs }
      }
      if (isGivenUp(planStage(row))) return { ok: false, reason: 'is_over' }
      if (!countries.includes(row.countryTag) && ctx.actor.kind !== 'admin')
        return { ok: false, reason: 'staff_elsewhere' }
      const now = ctx.now()
      await tx
        .update(plan)
        .set({ assignedStaffFkey: fkey, assignedTs: row.assignedTs ?? now })
        .where(eq(plan.id, planId))
      await logPlanEvent(tx, {
        planId,
        kind: held ? 'handed_over' : 'assigned',
        by: recordedActor(ctx.actor),
        at: now,
        details: { to: fkey, toName: planner.name, ...(held && { from: held }) },
      })
      if (!row.assignedTs) await sendAssigned(tx, planId, now)
      return { ok: true, planner }
    }),
)
