import { command } from '#app/command.ts'
import { lockPlan } from '#app/features/request/plan/find-locked-plan.server.ts'
import { officeRules } from './authorize-office.server.ts'
import { logPlanEvent } from './log-plan-event.server.ts'

/** Takes the mark from a plan that looked as if a machine had sent it; said twice, it stays so. */
export const trustPlan = command(
  'trust a plan',
  officeRules,
  (ctx, { planId }: { planId: number }): Promise<void> =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      await logPlanEvent(tx, ctx, { planId, kind: 'trusted' })
    }),
)
