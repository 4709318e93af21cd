import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import { isReversed } from '#app/features/money/ledger/add-entry.server.ts'
import { paidOf } from '#app/features/money/ledger/ledger.ts'
import { findCancelled, getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import { lockPlan } from '#app/features/plan/core/lock-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { checkout, invoice, ledgerEntry, ledgerLine } from '#database/schema/money.ts'
import { addPayment } from './add-payment.server.ts'
import { type Booked, findBooked } from './booked-queries.server.ts'
import { may } from './payment-access.ts'
import type { NewPayment, PaymentDoubt } from './payment-schema.ts'

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

/** A plan's payments with a bank reference: how many there ever were, and those that stand. */
async function findByReference(tx: Queryable, planId: number, reference: string) {
  const rows = await tx
    .select({ amountMinor: ledgerLine.amountMinor, currency: ledgerLine.currency, isReversed })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, and(eq(ledgerLine.entryId, ledgerEntry.id), eq(ledgerLine.account, 'bank')))
    .where(
      and(
        eq(ledgerEntry.planId, planId),
        eq(ledgerEntry.kind, 'payment'),
        eq(sql`upper(${ledgerEntry.reference})`, reference.toUpperCase()),
      ),
    )
    .orderBy(asc(ledgerEntry.id))
  return { times: rows.length, standing: rows.filter(row => !row.isReversed) }
}

/** What is due of a trip: the invoices that are issued; before the first one, the deposit. */
async function dueOf(tx: Queryable, { planId, currency, payments }: Booked): Promise<number> {
  const issued = await tx
    .select({ amountMinor: invoice.amountMinor })
    .from(invoice)
    .where(and(eq(invoice.planId, planId), eq(invoice.currency, currency), isNull(invoice.voidedTs)))
  const billed = issued.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const dueMinor = issued.length > 0 ? billed : payments.deposit.amountMinor
  return Math.max(0, dueMinor - paidOf(await getTravellerLines(tx, planId), currency))
}

type Entered = Awaited<ReturnType<typeof findByReference>>['standing']

async function doubtsOf(
  tx: Queryable,
  booked: Booked,
  { amountMinor, currency }: NewPayment,
  standing: Entered,
): Promise<PaymentDoubt[]> {
  const { planId } = booked
  const doubts: PaymentDoubt[] = []
  if (await findCancelled(tx, planId))
    doubts.push({ code: 'cancelled', amountMinor: 0, currency: booked.currency })
  else if (currency === booked.currency) {
    const dueMinor = await dueOf(tx, booked)
    if (amountMinor > dueMinor) doubts.push({ code: 'more_than_due', amountMinor: dueMinor, currency })
  }
  if (currency !== booked.currency)
    doubts.push({ code: 'currency_differs', amountMinor: 0, currency: booked.currency })
  const [first] = standing
  if (first) doubts.push({ code: 'reference_used', amountMinor: first.amountMinor, currency: first.currency })
  return doubts
}

/**
 * Records an incoming transfer. `reference` is the bank's ID: the same one again with the same amount is the same
 * payment. What is unusual (more than is due, another currency, the same reference with another amount, a cancelled trip)
 * is entered only if `confirmed`. A shortfall stays owed, a surplus stays the traveller's. Closes card pages for the
 * amount it pays. Money for a trip without an accepted proposal is not entered.
 * @throws AppError unauthorized, not_found.
 */
export const recordPayment = command(
  'record a payment',
  asAdmin,
  async (ctx, { planId, ...payment }: NewPayment & { planId: number }) => {
    const { amountMinor, currency, reference, confirmed = false } = payment
    const answer = await ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const booked = await findBooked(tx, planId, ctx.locale)
      if (!booked) return { ok: false, reason: 'not_accepted' } as const
      const { times, standing } = await findByReference(tx, planId, reference)
      const isSame = (entered: Entered[number]) =>
        entered.amountMinor === amountMinor && entered.currency === currency
      if (standing.some(isSame)) return { ok: true, isNew: false } as const
      const doubts = confirmed ? [] : await doubtsOf(tx, booked, payment, standing)
      if (doubts[0]) return { ok: false, reason: doubts[0].code, doubts } as const
      const base = `transfer:${planId}:${reference.toUpperCase()}`
      const arrived = { amountMinor, currency, reference, method: 'bank' } as const
      const key = times === 0 ? base : `${base}#${times + 1}`
      await addPayment(tx, row, booked, { ...arrived, key, actor: ctx.actor, now: ctx.now() })
      return { ok: true, isNew: true } as const
    })
    ctx.wake()
    if (answer.ok && answer.isNew) await closePagesOfPlan(ctx, planId)
    return answer
  },
)
