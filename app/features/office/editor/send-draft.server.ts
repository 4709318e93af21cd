import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, systemRules, type Writing } from '#app/command.ts'
import { travellerAnswered } from '#app/features/plan/clock/pass-plan-on.server.ts'
import { authorizeOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import {
  lockPlan,
  logPlanEvent,
  type PlanRow,
  recordedActor,
  removeSendHour,
  runForEachPlan,
} from '#app/features/plan/core/lock-plan.server.ts'
import { planStage } from '#app/features/plan/core/plan.ts'
import { isOver } from '#app/features/plan/handling/stage-move.ts'
import {
  type DisagreementInWords,
  disagreementsInWords,
} from '#app/features/proposal/pricing/disagreement-words.ts'
import { type Disagreement, nameOfDisagreement } from '#app/features/proposal/pricing/disagreements.ts'
import { readWorkings } from '#app/features/proposal/pricing/workings-schema.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { dayIn } from '#app/text/time-zone.ts'
import type { Queryable } from '#database/connect.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import { validateDraft } from './validate-draft.server.ts'

/** Sorts the fields of a value, so that their order does not affect the fingerprint. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, inOrder(each)]),
  )
}

/** SHA-256 of a proposal's content; equal content has the same fingerprint on every machine. */
export function fingerprintOf(content: object): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('hex')
}

interface Sending {
  planId: number
  number: number
  /** Cover note. */
  note: string
  /** Null sends it now. */
  at: Date | null
  /** The version that the sender read; null skips the check. */
  version: number | null
  /** Whether the sender said yes to what its price does not agree with. */
  confirmed?: boolean
}

export type DraftSent =
  | { ok: true; sentTs: Date | null; sendAt: Date | null }
  | { ok: false; reason: 'draft_disagrees'; disagreements: DisagreementInWords[] }
  | { ok: false; reason: 'sent' | 'moved_on' | 'no_days' | 'is_past' | 'is_over' }

type Row = typeof proposal.$inferSelect

/**
 * Whether the first day is already past in the planner's time zone when it is sent, usually because of a mistyped
 * year.
 */
async function hasBegun(
  tx: Queryable,
  { staffFkey, content: { startsOn } }: Row,
  at: Date,
): Promise<boolean> {
  if (startsOn === null) return false
  const [planner] = await tx.select({ timeZone: staff.timeZone }).from(staff).where(eq(staff.fkey, staffFkey))
  return startsOn < dayIn(planner?.timeZone ?? 'UTC', at)
}

/** Why a draft cannot be sent at an instant; null if it can. */
async function refuseAt(tx: Queryable, ofPlan: PlanRow, row: Row, at: Date) {
  if (isOver(planStage(ofPlan))) return 'is_over'
  if (row.content.days.length === 0) return 'no_days'
  return (await hasBegun(tx, row, at)) ? 'is_past' : null
}

/**
 * Call it only with the plan locked: changing a draft raises the plan's revision, so the other order would deadlock.
 */
async function lockDraft(tx: Queryable, planId: number, number: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

/** What in a draft disagrees, without what a sender has said yes to. */
async function findUnconfirmed(tx: Queryable, row: Row): Promise<Disagreement[]> {
  const { disagreements } = await validateDraft(tx, row)
  const confirmed = new Set(readWorkings(row.workings).confirmed)
  return disagreements.filter(each => !confirmed.has(nameOfDisagreement(each)))
}

/** Remembers a yes, so that a draft that leaves later is stopped only by what has changed since. */
async function confirm(tx: Queryable, row: Row, found: readonly Disagreement[]): Promise<void> {
  const confirmed = found.map(nameOfDisagreement)
  await tx
    .update(proposal)
    .set({ workings: { ...readWorkings(row.workings), confirmed } })
    .where(and(eq(proposal.planId, row.planId), eq(proposal.number, row.number)))
}

/** Sends a draft: it becomes immutable, and the plan waits for the traveller. Runs in a transaction. */
async function send(
  tx: Queryable,
  ctx: { actor: Actor; now: () => Date },
  ofPlan: PlanRow,
  { planId, number, content, staffFkey }: Row,
): Promise<Date> {
  const now = ctx.now()
  await tx
    .update(proposal)
    .set({
      sentTs: now,
      sendAt: null,
      fingerprint: fingerprintOf(content),
      priceMinor: totalMinor(content),
      currency: content.currency,
    })
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  await travellerAnswered(tx, ofPlan, staffFkey, now)
  const props = { planId, number }
  const email = { template: 'new-proposal', refusableAs: 'proposal', props } as const
  await queueEmail(tx, { ...email, recipient: ofPlan.contactEmail, locale: ofPlan.locale }, now)
  const by = recordedActor(ctx.actor)
  await logPlanEvent(tx, { planId, kind: 'proposal_sent', by, at: now, details: { number } })
  return now
}

/**
 * Sends a draft now or schedules it. A draft whose price disagrees with its days, nights or party is sent only if that is
 * confirmed. A sent draft is not sent again. @throws AppError not_found.
 */
export const sendDraft = command(
  'send a proposal',
  authorizeOffice,
  (ctx, { planId, number, note, at, version, confirmed = false }: Sending): Promise<DraftSent> =>
    ctx.db.transaction(async tx => {
      const ofPlan = await lockPlan(tx, planId)
      const row = await lockDraft(tx, planId, number)
      if (row.sentTs) return { ok: false, reason: 'sent' }
      if (version !== null && version !== row.version) return { ok: false, reason: 'moved_on' }
      const refusal = await refuseAt(tx, ofPlan, row, at ?? ctx.now())
      if (refusal) return { ok: false, reason: refusal }
      const { disagreements } = await validateDraft(tx, row)
      if (disagreements.length > 0 && !confirmed) {
        const told = disagreementsInWords(disagreements, row.content.currency)
        return { ok: false, reason: 'draft_disagrees', disagreements: told }
      }
      await confirm(tx, row, disagreements)
      const own = and(eq(proposal.planId, planId), eq(proposal.number, number))
      if (at && at > ctx.now()) {
        await tx.update(proposal).set({ note, sendAt: at }).where(own)
        await logPlanEvent(tx, {
          planId,
          kind: 'proposal_timed',
          by: recordedActor(ctx.actor),
          at: ctx.now(),
          details: { number, at: at.toISOString() },
        })
        return { ok: true, sentTs: null, sendAt: at }
      }
      await tx.update(proposal).set({ note }).where(own)
      return { ok: true, sentTs: await send(tx, ctx, ofPlan, { ...row, note }), sendAt: null }
    }),
)

/** Cancels a scheduled sending. Returns true if there was one. */
export const stopSending = command(
  'stop sending a proposal',
  authorizeOffice,
  (ctx, { planId, number }: { planId: number; number: number }): Promise<boolean> =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const row = await lockDraft(tx, planId, number)
      if (row.sentTs || !row.sendAt) return false
      return removeSendHour(tx, { planId, by: recordedActor(ctx.actor), at: ctx.now() })
    }),
)

/**
 * Sends the scheduled drafts that are due, each in its own transaction. A draft that can no longer be sent (the plan
 * is over, it has no days, the trip has begun, or its price disagrees with what nobody confirmed) is unscheduled instead. Returns the number sent.
 */
export const sendDueDrafts = command(
  'send the proposals that are due',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const due = await ctx.db
      .select({ planId: proposal.planId, number: proposal.number })
      .from(proposal)
      .where(and(isNull(proposal.sentTs), lte(proposal.sendAt, ctx.now())))
      .orderBy(asc(proposal.sendAt))
    return runForEachPlan(ctx, due, ({ planId, number }) =>
      ctx.db.transaction(async tx => {
        const ofPlan = await lockPlan(tx, planId)
        const row = await lockDraft(tx, planId, number)
        const isStillDue = !row.sentTs && row.sendAt && row.sendAt <= ctx.now()
        if (!isStillDue) return 0
        const isStopped =
          (await refuseAt(tx, ofPlan, row, ctx.now())) ?? (await findUnconfirmed(tx, row)).length > 0
        if (isStopped) {
          await removeSendHour(tx, { planId, by: recordedActor(ctx.actor), at: ctx.now() })
          return 0
        }
        await send(tx, ctx, ofPlan, row)
        return 1
      }),
    )
  },
)
