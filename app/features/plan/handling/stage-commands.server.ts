import { eq } from 'drizzle-orm'
import { command } from '#app/command.ts'
import { planAsked, planRests } from '#app/features/plan/clock/reply-clock-commands.server.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { logPlanEvent, recordedActor } from '#app/features/plan/core/log-plan-event.server.ts'
import { planStage, type Stage } from '#app/features/plan/core/plan.ts'
import { plan } from '#database/schema/plan.ts'
import { officeRules } from './authorize-office.server.ts'
import { datesOfMove, isGivenUp, refuseMove, type StageRefusal, type StageTarget } from './stage-move.ts'

interface StageMove {
  planId: number
  stage: StageTarget
  reason: string
}

type Moved = { ok: true; stage: Stage } | { ok: false; reason: StageRefusal; stage: Stage }

/** Moves a plan to another stage and logs the reason. An invalid move is refused with a reason. */
export const setPlanStage = command(
  'set a plan’s stage',
  officeRules,
  (ctx, { planId, stage: target, reason }: StageMove): Promise<Moved> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const from = planStage(row)
      const refusal = refuseMove(from, target, reason)
      if (refusal) return { ok: false, reason: refusal, stage: from }
      const dates = datesOfMove(target, ctx.now())
      const lostReason = target === 'lost' ? reason : target === 'reopen' ? null : row.lostReason
      await tx
        .update(plan)
        .set({ ...dates, lostReason })
        .where(eq(plan.id, planId))
      if (target === 'lost' || target === 'closed') await planRests(tx, row, ctx.now())
      if (target === 'reopen') await planAsked(tx, row, ctx.now())
      const to = planStage({ ...row, ...dates })
      await logPlanEvent(tx, {
        planId,
        kind: target === 'reopen' ? 'reopened' : 'stage',
        by: recordedActor(ctx.actor),
        at: ctx.now(),
        reason: reason || null,
        details: { from, to },
      })
      return { ok: true, stage: to }
    }),
)

interface Snooze {
  planId: number
  /** Null wakes the plan. */
  until: Date | null
}

type Snoozed =
  | { ok: true; snoozedUntil: Date | null }
  | { ok: false; reason: 'in_past' | 'too_far' | 'is_over' | 'is_late' }

const LONGEST_SNOOZE_MS = 366 * 24 * 60 * 60_000

/** Snoozes a plan until an instant. A late plan cannot be snoozed, because it needs an answer. */
export const snoozePlan = command(
  'snooze a plan',
  officeRules,
  (ctx, { planId, until }: Snooze): Promise<Snoozed> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const now = ctx.now()
      if (isGivenUp(planStage(row))) return { ok: false, reason: 'is_over' }
      if (until && until <= now) return { ok: false, reason: 'in_past' }
      if (until && until.getTime() > now.getTime() + LONGEST_SNOOZE_MS)
        return { ok: false, reason: 'too_far' }
      if (until && row.waitsFor === 'planner' && row.answerDueTs < now)
        return { ok: false, reason: 'is_late' }
      if (until?.getTime() === row.snoozedUntil?.getTime()) return { ok: true, snoozedUntil: until }
      await tx.update(plan).set({ snoozedUntil: until }).where(eq(plan.id, planId))
      await logPlanEvent(tx, {
        planId,
        kind: until ? 'snoozed' : 'woken',
        by: recordedActor(ctx.actor),
        at: now,
        details: until ? { until: until.toISOString() } : {},
      })
      return { ok: true, snoozedUntil: until }
    }),
)
