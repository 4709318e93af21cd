import type { Actor } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { planEvent } from '#database/schema/plan.ts'

interface Happening {
  planId: number
  /** Such as assigned, handed_over, stage, snoozed, woken. */
  kind: string
  reason?: string | null
  details?: Record<string, unknown>
}

/** Writes a line into a plan's log, in the transaction that did it. */
export async function logPlanEvent(
  tx: Queryable,
  { actor, now }: { actor: Actor; now: () => Date },
  { planId, kind, reason = null, details = {} }: Happening,
): Promise<void> {
  await tx.insert(planEvent).values({
    planId,
    happenedTs: now(),
    kind,
    actorKind: actor.kind,
    actorId: 'userId' in actor ? String(actor.userId) : null,
    reason,
    details,
  })
}
