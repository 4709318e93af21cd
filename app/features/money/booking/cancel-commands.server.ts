import { and, eq, isNull } from 'drizzle-orm'
import { allow, command } from '#app/command.ts'
import { addEntry } from '#app/features/money/ledger/add-entry.server.ts'
import { balanceOf, cancellationLines, paidOf, refundLines } from '#app/features/money/ledger/ledger.ts'
import {
  findCancelled,
  getTravellerLines,
  waysBack,
} from '#app/features/money/ledger/ledger-queries.server.ts'
import { reverseCommission } from '#app/features/money/payment/add-payment.server.ts'
import { type Booked, findBooked, findReader } from '#app/features/money/payment/booked-queries.server.ts'
import { may } from '#app/features/money/payment/payment-access.ts'
import { closePagesOfPlan } from '#app/features/money/payment/payment-commands.server.ts'
import { refundableLines, refundOn, refundSteps } from '#app/features/money/refund/refund.ts'
import { refundCards } from '#app/features/money/refund/refund-commands.server.ts'
import { planRests } from '#app/features/plan/clock/pass-plan-on.server.ts'
import { lockPlan, logPlanEvent, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import type { Queryable } from '#database/connect.ts'
import { invoice } from '#database/schema/money.ts'
import { plan } from '#database/schema/plan.ts'

export interface Cancellation {
  planId: number
  reason: string
  by: 'traveller' | 'operator'
}

/** The part of the payments that is kept if the traveller cancels on a day; null while dates or prices are open. */
function cancellationFeeOf({ content, terms }: Booked, day: string, paidMinor: number): number | null {
  const lines = refundableLines(content)
  if (!lines || !content.startsOn) return null
  const steps = refundSteps({ terms, startsOn: content.startsOn, lines })
  return paidMinor - refundOn(steps, day, paidMinor).backMinor
}

interface Settled {
  booked: Booked
  paidMinor: number
  feeMinor: number
  actor: Actor
  now: Date
}

/** Enters the cancellation: nothing is owed any more, and the refund goes back the way the money came. */
async function settle(tx: Queryable, { booked, paidMinor, feeMinor, actor, now }: Settled): Promise<void> {
  const { planId, currency } = booked
  const lines = await getTravellerLines(tx, planId)
  const charged = { amountMinor: -balanceOf(lines, 'trips', currency), currency }
  const same = { planId, actor, now }
  const cancelled = cancellationLines(charged, feeMinor)
  await addEntry(tx, { ...same, kind: 'cancellation', key: `cancellation:${planId}`, lines: cancelled })
  const back = { currency, amountMinor: paidMinor - feeMinor }
  for (const { method, amountMinor, paymentId } of await waysBack(tx, planId, back)) {
    const key = `refund:${planId}:${method}:${paymentId}`
    const given = refundLines(method, { amountMinor, currency })
    await addEntry(tx, { ...same, kind: 'refund', key, lines: given, reference: paymentId })
  }
  await tx
    .update(invoice)
    .set({ voidedTs: now })
    .where(and(eq(invoice.planId, planId), isNull(invoice.voidedTs)))
  await reverseCommission(tx, planId, now)
}

const asAdmin = { authorize: (ctx: RequestContext) => allow(may, 'cancel a trip')(ctx) }

interface Cancelled {
  feeMinor: number
  backMinor: number
  currency: string
}

/** Records the cancellation in the plan and its log, and emails the traveller. */
async function recordCancellation(
  tx: Queryable,
  { planId, reason, by }: Cancellation,
  { feeMinor, backMinor, currency }: Cancelled,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const [row] = await tx
    .update(plan)
    .set({ closedDate: null, lostDate: dayOf(now), lostReason: reason })
    .where(eq(plan.id, planId))
    .returning()
  await planRests(tx, { id: planId }, now)
  await logPlanEvent(tx, {
    ...{ planId, kind: 'trip_cancelled', reason, by: recordedActor(actor), at: now },
    details: { by, keptMinor: feeMinor, backMinor, currency },
  })
  if (!row) return
  const email = { template: 'trip-cancelled', props: { planId, backMinor, currency } } as const
  await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
}

/**
 * Cancels a booked trip. Fee and refund follow from the refund steps shown to the traveller, today's date and the
 * payments. If the operator cancels, everything is refunded. Open card pages are closed. Idempotent: a second call
 * only retries card refunds without an answer, which a job does as well.
 * @throws AppError unauthorized, not_found; unavailable while the payment provider does not answer.
 */
export const cancelTrip = command('cancel a trip', asAdmin, async (ctx, wanted: Cancellation) => {
  const { planId, by } = wanted
  const now = ctx.now()
  const answer = await ctx.db.transaction(async tx => {
    await lockPlan(tx, planId)
    const before = await findCancelled(tx, planId)
    if (before) return { ok: true, ...before } as const
    const booked = await findBooked(tx, planId, ctx.locale)
    if (!booked) return { ok: false, reason: 'not_accepted' } as const
    const { currency } = booked
    const paidMinor = paidOf(await getTravellerLines(tx, planId), currency)
    const feeMinor = by === 'operator' ? 0 : cancellationFeeOf(booked, dayOf(now), paidMinor)
    if (feeMinor === null) return { ok: false, reason: 'dates_unknown' } as const
    await settle(tx, { booked, paidMinor, feeMinor, actor: ctx.actor, now })
    const cancelled = { feeMinor, backMinor: paidMinor - feeMinor, currency }
    await recordCancellation(tx, wanted, cancelled, { actor: ctx.actor, now })
    return { ok: true, ...cancelled } as const
  })
  if (answer.ok) {
    await closePagesOfPlan(ctx, planId)
    await refundCards(ctx, planId)
  }
  ctx.wake()
  return answer
})

/** What cancelling today would do. @throws AppError unauthorized, not_found. */
export async function previewCancellation(ctx: RequestContext, { planId, by }: Omit<Cancellation, 'reason'>) {
  asAdmin.authorize(ctx)
  const before = await findCancelled(ctx.db, planId)
  if (before) return { ok: true, isDone: true, ...before, paidMinor: 0, ways: [], email: null } as const
  const booked = await findBooked(ctx.db, planId, ctx.locale)
  if (!booked) return { ok: false, reason: 'not_accepted' } as const
  const { currency } = booked
  const paidMinor = paidOf(await getTravellerLines(ctx.db, planId), currency)
  const feeMinor = by === 'operator' ? 0 : cancellationFeeOf(booked, dayOf(ctx.now()), paidMinor)
  if (feeMinor === null) return { ok: false, reason: 'dates_unknown' } as const
  const backMinor = paidMinor - feeMinor
  const ways = await waysBack(ctx.db, planId, { currency, amountMinor: backMinor })
  const reader = await findReader(ctx.db, planId)
  return {
    ok: true,
    ...{ isDone: false, feeMinor, backMinor, currency, paidMinor },
    ways: ways.map(({ method, amountMinor }) => ({ method, amountMinor })),
    email: reader && {
      template: 'trip-cancelled' as const,
      props: { planId, backMinor, currency },
      ...reader,
    },
  } as const
}
