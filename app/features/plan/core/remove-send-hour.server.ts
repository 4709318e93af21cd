import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '#database/connect.ts'
import { proposal } from '#database/schema/proposal.ts'
import { logPlanEvent, type RecordedActor } from './lock-plan.server.ts'

/**
 * Cancels the scheduled sending of a plan's draft. The caller's transaction holds the plan's lock. Returns false if
 * nothing was scheduled.
 */
export async function removeSendHour(
  tx: Queryable,
  { planId, by, at }: { planId: number; by: RecordedActor; at: Date },
): Promise<boolean> {
  const isTimed = and(eq(proposal.planId, planId), isNull(proposal.sentTs), isNotNull(proposal.sendAt))
  const stopped = await tx
    .update(proposal)
    .set({ sendAt: null })
    .where(isTimed)
    .returning({ number: proposal.number })
  for (const { number } of stopped)
    await logPlanEvent(tx, { planId, kind: 'proposal_stopped', by, at, details: { number } })
  return stopped.length > 0
}
