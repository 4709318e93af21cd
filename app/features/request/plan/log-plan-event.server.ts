import type { Actor } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { planEvent } from '#database/schema/plan.ts'

/** Who did something, as the log of a plan and the ledger record it. */
export interface RecordedActor {
  actorKind: Actor['kind']
  /** Number of their account. */
  actorId: string | null
}

interface PlanEvent {
  planId: number
  /** Such as assigned, handed_over, stage, snoozed, woken. */
  kind: string
  by: RecordedActor
  at: Date
  reason?: string | null
  details?: Record<string, unknown>
}

export const SYSTEM: RecordedActor = { actorKind: 'system', actorId: null }

export function recordedActor(actor: Actor): RecordedActor {
  return { actorKind: actor.kind, actorId: 'userId' in actor ? String(actor.userId) : null }
}

/** Writes a line into a plan's log, in the transaction that did it. */
export async function logPlanEvent(
  tx: Queryable,
  { planId, kind, by: { actorKind, actorId }, at, reason = null, details = {} }: PlanEvent,
): Promise<void> {
  await tx.insert(planEvent).values({ planId, happenedTs: at, kind, actorKind, actorId, reason, details })
}
