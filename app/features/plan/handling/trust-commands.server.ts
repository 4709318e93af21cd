import { command } from '#app/command.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { logPlanEvent, recordedActor } from '#app/features/plan/core/log-plan-event.server.ts'
import { officeRules } from './authorize-office.server.ts'
import { findDoubt } from './find-doubts.server.ts'

/** Clears the mark of a doubted plan. Does nothing for an unmarked one. */
export const trustPlan = command(
  'trust a plan',
  officeRules,
  (ctx, { planId }: { planId: number }): Promise<void> =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const { signs } = await findDoubt(tx, planId)
      if (signs.length === 0) return
      await logPlanEvent(tx, { planId, kind: 'trusted', by: recordedActor(ctx.actor), at: ctx.now() })
    }),
)
