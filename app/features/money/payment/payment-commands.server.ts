import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { checkout, invoice, ledgerEntry, ledgerLine, paymentEvent } from '#database/schema/money.ts'
import { addPayment } from './add-payment.server.ts'
import { findBooked } from './booked-queries.server.ts'
import { may } from './payment-access.ts'
import type { ProviderEvent } from './payment-provider.ts'
import type { NewPayment } from './payment-schema.ts'

type Closing = Pick<Writing<RequestContext>, 'db' | 'paymentProvider'>

/** Closes a page at the payment provider. Returns false if it was already paid. @throws AppError unavailable. */
export async function closePage({ db, paymentProvider }: Closing, id: string): Promise<boolean> {
  if (!(await paymentProvider?.closePage(id))) return false
  await db
    .update(checkout)
    .set({ state: 'expired' })
    .where(and(eq(checkout.id, id), eq(checkout.state, 'open')))
  return true
}

/**
 * Closes a plan's open payment pages after money arrived another way or the trip was cancelled, because they ask for
 * an amount that is no longer owed. If the provider does not answer, they are closed when a page is next requested.
 */
export async function closePagesOfPlan(ctx: Closing, planId: number): Promise<void> {
  if (!ctx.paymentProvider) return
  const invoices = ctx.db.select({ id: invoice.id }).from(invoice).where(eq(invoice.planId, planId))
  const open = await ctx.db
    .select({ id: checkout.id })
    .from(checkout)
    .where(and(inArray(checkout.invoiceId, invoices), eq(checkout.state, 'open')))
  try {
    for (const { id } of open) await closePage(ctx, id)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

const asAdmin = { authorize: (ctx: RequestContext) => allow(may, 'record a payment')(ctx) }

/** Whether the payment entered under a key is this one: a bank reference belongs to one payment. */
async function isSame(tx: Queryable, key: string, { amountMinor, currency }: NewPayment): Promise<boolean> {
  const [line] = await tx
    .select({ amountMinor: ledgerLine.amountMinor, currency: ledgerLine.currency })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(and(eq(ledgerEntry.idempotencyKey, key), eq(ledgerLine.account, 'bank')))
  return line?.amountMinor === amountMinor && line.currency === currency
}

/**
 * Records an incoming transfer. `reference` is the bank's ID: the same one again is the same payment. A shortfall
 * stays owed, a surplus stays the traveller's. Closes card pages for the amount it pays. Money for a trip without an
 * accepted proposal is not entered.
 * @throws AppError unauthorized, not_found.
 */
export const recordPayment = command(
  'record a payment',
  asAdmin,
  async (ctx, { planId, ...payment }: NewPayment & { planId: number }) => {
    const { amountMinor, currency, reference } = payment
    const answer = await ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const booked = await findBooked(tx, planId, ctx.locale)
      if (!booked) return { ok: false, reason: 'not_accepted' } as const
      if (booked.currency !== currency) return { ok: false, reason: 'currency_differs' } as const
      const key = `transfer:${planId}:${reference.toUpperCase()}`
      const arrived = { amountMinor, currency, reference, method: 'bank', key } as const
      const entryId = await addPayment(tx, row, booked, { ...arrived, actor: ctx.actor, now: ctx.now() })
      if (entryId === null && !(await isSame(tx, key, payment)))
        return { ok: false, reason: 'reference_used' } as const
      return { ok: true, isNew: entryId !== null } as const
    })
    ctx.wake()
    if (answer.ok && answer.isNew) await closePagesOfPlan(ctx, planId)
    return answer
  },
)

const asSystem = {
  authorize: (ctx: RequestContext) => allow(may, 'receive payment events')(ctx),
}

const stateAfter = { paid: 'paid', failed: 'failed', expired: 'expired' } as const

/**
 * Handles an event of the payment provider. Events may come repeatedly and in any order; each event and payment counts
 * once.
 * @throws AppError unauthorized; not_found if the invoice does not exist yet, so that the provider retries.
 */
export const receiveProviderEvent = command(
  'receive a payment event',
  asSystem,
  async (ctx, { provider, ...event }: ProviderEvent & { provider: string }) => {
    const { outcome, invoiceId, pageId, paymentId, amountMinor, currency } = event
    if (outcome === null) return
    const now = ctx.now()
    await ctx.db.transaction(async tx => {
      const [billed] = await tx
        .select()
        .from(invoice)
        .where(eq(invoice.id, invoiceId ?? 0))
      const row = billed && (await lockPlan(tx, billed.planId))
      const booked = billed && (await findBooked(tx, billed.planId, ctx.locale))
      if (!row || !booked) throw new AppError('not_found')
      const seen = { provider, eventId: event.id, kind: event.kind, receivedTs: now }
      const fresh = await tx.insert(paymentEvent).values(seen).onConflictDoNothing().returning()
      if (fresh.length === 0) return
      if (outcome !== 'waiting')
        await tx
          .update(checkout)
          .set({ state: stateAfter[outcome] })
          .where(
            outcome === 'paid'
              ? eq(checkout.id, pageId)
              : and(eq(checkout.id, pageId), eq(checkout.state, 'open')),
          )
      if (outcome !== 'paid') return
      const arrived = { amountMinor, currency, reference: paymentId, method: 'card' } as const
      await addPayment(tx, row, booked, { ...arrived, key: `card:${pageId}`, actor: ctx.actor, now })
    })
    ctx.wake()
  },
)
