import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command, systemRules, type Writing } from '#app/command.ts'
import { addEntry, isReversed } from '#app/features/money/ledger/add-entry.server.ts'
import { balanceOf, feeReturnLines, paidOf, refundLines } from '#app/features/money/ledger/ledger.ts'
import {
  findCancelled,
  getTravellerLines,
  listUngivenRefunds,
  waysBack,
} from '#app/features/money/ledger/ledger-queries.server.ts'
import { followBalance } from '#app/features/money/payment/add-payment.server.ts'
import { findBalance, findBooked, findReader } from '#app/features/money/payment/booked-queries.server.ts'
import { may } from '#app/features/money/payment/payment-access.ts'
import type { NewRefund } from '#app/features/money/payment/payment-schema.ts'
import { lockPlan, logPlanEvent, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable, type Queryable, type Readable } from '#database/connect.ts'
import { cardRefund, ledgerEntry } from '#database/schema/money.ts'

type Refund = Awaited<ReturnType<typeof listUngivenRefunds>>[number]

/**
 * The key by which the provider knows a refund. The one of a cancelled trip is as it always was, because a request
 * without an answer is repeated by it.
 */
export function providerKeyOf(key: string): string {
  return key.replace(/^(refund:\d+):card:/, '$1:')
}

async function giveBack(
  ctx: Writing<RequestContext>,
  { entryId, key, paymentId, amountMinor, currency }: Refund,
) {
  const { db, paymentProvider } = ctx
  if (!paymentProvider)
    throw new AppError('unavailable', 'No payment provider is configured to give this back.')
  await paymentProvider.refund({ paymentId, amountMinor, currency, key: providerKeyOf(key) })
  await db.insert(cardRefund).values({ entryId, givenTs: ctx.now() }).onConflictDoNothing()
}

/**
 * Sends the card refunds of a plan that the provider has not confirmed yet.
 * @throws AppError unavailable while the payment provider does not answer.
 */
export async function refundCards(ctx: Writing<RequestContext>, planId: number): Promise<void> {
  for (const refund of await listUngivenRefunds(ctx.db, planId)) await giveBack(ctx, refund)
}

/**
 * Retries every card refund without an answer. A refused one is reported and does not block the others; if the
 * provider does not answer, the rest wait for the next run. Returns the number of completed refunds.
 */
export const retryRefunds = command(
  'ask again for refunds',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    let given = 0
    for (const refund of await listUngivenRefunds(ctx.db, null)) {
      try {
        await giveBack(ctx, refund)
        given++
      } catch (error) {
        const isAway = error instanceof AppError && error.code === 'unavailable'
        if (!isAway && isUnreachable(error)) throw error
        ctx.reportFault(error, { planId: refund.planId })
        if (isAway) break
      }
    }
    return given
  },
)

/** What may be refunded of a plan in a currency, and how a sum of it would go back. */
async function refundableOf(
  db: Readable,
  planId: number,
  { amountMinor, currency }: Omit<NewRefund, 'reason'>,
) {
  const paidMinor = paidOf(await getTravellerLines(db, planId), currency)
  const isTooMuch = amountMinor > paidMinor
  return {
    paidMinor,
    isTooMuch,
    ways: isTooMuch ? [] : await waysBack(db, planId, { amountMinor, currency }),
  }
}

/** Entries of a refund that stand, by what all their keys begin with. */
async function findStandingRefunds(tx: Queryable, base: string) {
  const rows = await tx
    .select({ isReversed })
    .from(ledgerEntry)
    .where(sql`starts_with(${ledgerEntry.idempotencyKey}, ${base})`)
  return { times: rows.length, isThere: rows.some(row => !row.isReversed) }
}

const asAdmin = { authorize: (ctx: RequestContext) => allow(may, 'refund a traveller')(ctx) }

/**
 * Gives back a part of what a traveller paid: to the cards that paid, and the rest by bank. The same amount for the
 * same reason again is the same refund. Answers the balance and the ways.
 * @throws AppError unauthorized, not_found; unavailable while the payment provider does not answer: the refund is
 * entered then, and asked of the provider again by a job or the same call.
 */
export const refundTraveller = command(
  'refund a traveller',
  asAdmin,
  async (ctx, { planId, ...wanted }: NewRefund & { planId: number }) => {
    const { amountMinor, currency, reason } = wanted
    const answer = await ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const booked = await findBooked(tx, planId, ctx.locale)
      if (!booked) return { ok: false, reason: 'not_accepted' } as const
      const sum = createHash('sha256').update(`${currency} ${amountMinor} ${reason}`).digest('hex')
      const base = `refund:${planId}:sum:${sum}:`
      const { times, isThere } = await findStandingRefunds(tx, base)
      if (isThere) return { ok: true, isNew: false, ...(await findBalance(tx, booked)) } as const
      const { paidMinor, isTooMuch, ways } = await refundableOf(tx, planId, wanted)
      if (isTooMuch) return { ok: false, reason: 'more_than_paid', paidMinor, currency } as const
      const { actor } = ctx
      const now = ctx.now()
      const isCancelled = (await findCancelled(tx, planId)) !== null
      const balanceMinor = balanceOf(await getTravellerLines(tx, planId), 'traveller', currency)
      let creditMinor = Math.max(0, -balanceMinor)
      for (const { method, amountMinor: part, paymentId } of ways) {
        const sumBack = { amountMinor: part, currency }
        // What was kept of a cancelled trip is less by what is given back of it.
        const feeMinor = isCancelled ? Math.max(0, part - creditMinor) : 0
        creditMinor = Math.max(0, creditMinor - part)
        const lines = [
          ...refundLines(method, sumBack),
          ...feeReturnLines({ amountMinor: feeMinor, currency }),
        ]
        const key = `${base}${times}:${method}:${paymentId}`
        await addEntry(tx, { planId, kind: 'refund', key, lines, actor, now, reference: paymentId, reason })
      }
      await logPlanEvent(tx, {
        ...{ planId, kind: 'refunded', by: recordedActor(actor), at: now, reason },
        details: { amountMinor, currency, ways: ways.map(({ method }) => method) },
      })
      await followBalance(tx, row, booked, { actor, now })
      const balance = await findBalance(tx, booked)
      const props = { planId, amountMinor, currency, byCard: ways.every(({ method }) => method === 'card') }
      const email = { template: 'refund-sent', props } as const
      await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
      return { ok: true, isNew: true, ...balance } as const
    })
    if (answer.ok) await refundCards(ctx, planId)
    ctx.wake()
    return answer
  },
)

/** What a refund would do. @throws AppError unauthorized, not_found. */
export async function previewRefund(
  ctx: RequestContext,
  {
    planId,
    amountMinor,
    currency,
  }: { planId: number; amountMinor?: number | undefined; currency?: string | undefined },
) {
  allow(may, 'refund a traveller')(ctx)
  const booked = await findBooked(ctx.db, planId, ctx.locale)
  if (!booked) return { ok: false, reason: 'not_accepted' } as const
  const { owedMinor } = await findBalance(ctx.db, booked)
  const paidIn = currency ?? booked.currency
  const paidMinor = paidOf(await getTravellerLines(ctx.db, planId), paidIn)
  // What was paid too much, unless another sum is named.
  const sum =
    amountMinor ?? Math.max(0, Math.min(paidMinor, paidIn === booked.currency ? -owedMinor : paidMinor))
  const { isTooMuch, ways } = await refundableOf(ctx.db, planId, { amountMinor: sum, currency: paidIn })
  if (isTooMuch) return { ok: false, reason: 'more_than_paid', paidMinor, currency: paidIn } as const
  const leavesMinor = paidMinor - sum
  const { deposit } = booked.payments
  const reader = await findReader(ctx.db, planId)
  const props = {
    ...{ planId, amountMinor: sum, currency: paidIn },
    byCard: ways.every(({ method }) => method === 'card'),
  }
  return {
    ok: true,
    ...{ paidMinor, currency: paidIn, amountMinor: sum, leavesMinor },
    ways: ways.map(({ method, amountMinor: part }) => ({ method, amountMinor: part })),
    opensDeposit:
      paidIn === booked.currency && paidMinor >= deposit.amountMinor && leavesMinor < deposit.amountMinor,
    email: reader && sum > 0 ? { template: 'refund-sent' as const, props, ...reader } : null,
  } as const
}
