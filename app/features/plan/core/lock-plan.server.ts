import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { isUnreachable, type Queryable } from '#database/connect.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'

export type PlanRow = typeof plan.$inferSelect

/**
 * Locks a plan's row until the transaction ends and returns its current state, so that a second caller sees the first
 * one's changes. Rows that reference the plan may still be inserted meanwhile. @throws AppError not_found.
 */
export async function lockPlan(tx: Queryable, planId: number): Promise<PlanRow> {
  const [row] = await tx.select().from(plan).where(eq(plan.id, planId)).for('no key update')
  if (!row) throw new AppError('not_found')
  return row
}

/** The actor as recorded in a plan's log and in the ledger. */
export interface RecordedActor {
  actorKind: Exclude<Actor['kind'], 'link_reader' | 'program'>
  /** ID of the actor's account. */
  actorId: string | null
}

/** Kinds of events in a plan's log; features/office/plan-page/plan-log.tsx has the text for each. */
export const planEventKinds = [
  ...(['requested', 'sorted_out', 'doubted', 'proved', 'trusted'] as const),
  ...(['assigned', 'handed_over', 'passed_on', 'stage', 'reopened', 'snoozed', 'woken'] as const),
  ...(['wish_corrected'] as const),
  ...(['draft_begun', 'proposal_sent', 'proposal_timed', 'proposal_stopped'] as const),
  ...(['link_opened', 'link_withdrawn'] as const),
  ...(['shared', 'share_ended', 'vote_opened', 'vote_closed', 'line_answered'] as const),
  ...(['message', 'phone_call_noted', 'note_written'] as const),
  ...(['email_bounced', 'email_refused', 'email_set_aside', 'email_joined', 'attachment_refused'] as const),
  ...(['accepted', 'payment_received', 'deposit_paid', 'trip_cancelled'] as const),
  ...(['entry_reversed', 'deposit_open_again', 'refunded', 'refund_failed'] as const),
  ...(['payment_waiting', 'payment_failed', 'disputed', 'dispute_won', 'dispute_lost'] as const),
  ...(['refund_reminder', 'balance_reminder', 'review_reminder', 'details_reminder'] as const),
  ...(['review_written', 'review_published', 'review_refused'] as const),
  ...(['deletion_asked', 'deletion_taken_back'] as const),
]

export type PlanEventKind = (typeof planEventKinds)[number]

interface PlanEvent {
  planId: number
  kind: PlanEventKind
  by: RecordedActor
  at: Date
  reason?: string | null
  details?: Record<string, unknown>
}

export const SYSTEM: RecordedActor = { actorKind: 'system', actorId: null }

export function recordedActor(actor: Actor): RecordedActor {
  // What somebody does with the link of a traveller's email is done for that traveller.
  if (actor.kind === 'link_reader') return { actorKind: 'traveller', actorId: String(actor.travellerId) }
  // What a program sends comes from its partner; what the operator's own sends, from whoever used it.
  if (actor.kind === 'program')
    return { actorKind: actor.affiliateId === null ? 'visitor' : 'partner', actorId: null }
  return { actorKind: actor.kind, actorId: 'userId' in actor ? String(actor.userId) : null }
}

/** Adds an event to a plan's log, in the transaction that caused it. */
export async function logPlanEvent(
  tx: Queryable,
  { planId, kind, by: { actorKind, actorId }, at, reason = null, details = {} }: PlanEvent,
): Promise<void> {
  await tx.insert(planEvent).values({ planId, happenedTs: at, kind, actorKind, actorId, reason, details })
}

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

/**
 * Runs a job's work for each plan in turn. A failing plan is logged with its ID and does not stop the others; the
 * next round retries it. Returns the sum of the results of `work`. @throws if the database is unreachable.
 */
export async function runForEachPlan<Row extends { planId: number }>(
  { reportFault }: Pick<RequestContext, 'reportFault'>,
  rows: readonly Row[],
  work: (row: Row) => Promise<number>,
): Promise<number> {
  let done = 0
  for (const row of rows) {
    try {
      done += await work(row)
    } catch (error) {
      if (isUnreachable(error)) throw error
      reportFault(error, { planId: row.planId })
    }
  }
  return done
}
