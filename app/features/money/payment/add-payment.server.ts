import { and, eq } from 'drizzle-orm'
import { addEntry } from '#app/features/money/ledger/add-entry.server.ts'
import { findOrCreateInvoice } from '#app/features/money/ledger/find-or-create-invoice.server.ts'
import { type PaymentMethod, paidOf, paymentLines } from '#app/features/money/ledger/ledger.ts'
import { findCancelled, getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import { dayOf } from '#app/features/money/terms/days.ts'
import { planRests } from '#app/features/plan/clock/pass-plan-on.server.ts'
import type { PlanRow } from '#app/features/plan/core/lock-plan.server.ts'
import { logPlanEvent, recordedActor } from '#app/features/plan/core/log-plan-event.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Actor } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { accrueCommission, reverseCommission } from './accrue-commission.server.ts'
import type { Booked } from './booked-queries.server.ts'

export interface ArrivedMoney {
  amountMinor: number
  currency: string
  method: PaymentMethod
  /** Idempotency key of the payment. */
  key: string
  /** The ID at the bank or payment provider. */
  reference: string
  actor: Actor
  now: Date
}

interface Handled {
  actor: Actor
  now: Date
}

interface InvoiceParts {
  kind: 'deposit' | 'balance'
  actor: Actor
  now: Date
}

/** Returns the invoice of the deposit or balance, issuing it if needed. Returns null if nothing is due. */
export async function invoiceOf(tx: Queryable, booked: Booked, parts: InvoiceParts) {
  const due = booked.payments[parts.kind]
  if (!due || due.amountMinor <= 0) return null
  const { planId, number, currency } = booked
  return findOrCreateInvoice(tx, { planId, number, currency, ...due, ...parts })
}

/**
 * Books the trip once the deposit is paid: invoices the balance and credits the commission of the referring partner.
 */
async function closeBooking(tx: Queryable, row: PlanRow, booked: Booked, { actor, now }: Handled) {
  const { priceMinor, currency, endsOn } = booked
  await tx
    .update(plan)
    .set({ closedDate: row.closedDate ?? dayOf(now), lostDate: null, lostReason: null })
    .where(eq(plan.id, row.id))
  await logPlanEvent(tx, {
    ...{ planId: row.id, kind: 'deposit_paid', by: recordedActor(actor), at: now },
    details: { number: booked.number },
  })
  await invoiceOf(tx, booked, { kind: 'balance', actor, now })
  await planRests(tx, row, now)
  const { affiliateId } = row
  await accrueCommission(tx, { planId: row.id, affiliateId, priceMinor, currency, endsOn, now })
}

/** Opens a booking again: the commission is reversed, and the plan waits for the traveller's deposit. */
async function reopenBooking(tx: Queryable, row: PlanRow, booked: Booked, { actor, now }: Handled) {
  await tx
    .update(plan)
    .set({
      closedDate: null,
      ...(row.waitsFor !== 'planner' && { waitsFor: 'traveller' as const, waitingSince: now }),
    })
    .where(eq(plan.id, row.id))
  await logPlanEvent(tx, {
    ...{ planId: row.id, kind: 'deposit_open_again', by: recordedActor(actor), at: now },
    details: { number: booked.number },
  })
  await reverseCommission(tx, row.id, now)
}

/**
 * Whether the trip is booked. The plan's closing date is not enough: a planner may have closed it before any payment.
 */
async function isBooked(tx: Queryable, { id, closedDate }: PlanRow): Promise<boolean> {
  if (closedDate === null) return false
  const isPaid = and(eq(planEvent.planId, id), eq(planEvent.kind, 'deposit_paid'))
  return (await tx.select({ id: planEvent.id }).from(planEvent).where(isPaid).limit(1)).length > 0
}

/**
 * Enters a payment for a booked trip, emails the traveller, and closes the booking once the deposit is complete. The
 * transaction must hold the plan's lock. Returns the entry's ID; null if this payment was already entered.
 */
export async function addPayment(
  tx: Queryable,
  row: PlanRow,
  booked: Booked,
  money: ArrivedMoney,
): Promise<number | null> {
  const { amountMinor, currency, method, key, reference, actor, now } = money
  const planId = row.id
  if (!(await findCancelled(tx, planId))) await invoiceOf(tx, booked, { kind: 'deposit', actor, now })
  const lines = paymentLines(method, { amountMinor, currency })
  const entryId = await addEntry(tx, { planId, kind: 'payment', key, lines, actor, now, reference })
  if (entryId === null) return null
  await logPlanEvent(tx, {
    ...{ planId, kind: 'payment_received', by: recordedActor(actor), at: now },
    details: { amountMinor, currency, method, reference },
  })
  await queueEmail(
    tx,
    {
      ...{ template: 'payment-received', props: { planId, amountMinor, currency } },
      ...{ recipient: row.contactEmail, locale: row.locale },
    },
    now,
  )
  await followBalance(tx, row, booked, money)
  return entryId
}

/**
 * Makes the booking follow what was paid: it is closed once the deposit is covered, and opened again if money was taken
 * back before the first day. The transaction must hold the plan's lock.
 */
export async function followBalance(
  tx: Queryable,
  { id }: Pick<PlanRow, 'id'>,
  booked: Booked,
  by: Handled,
): Promise<void> {
  const [row] = await tx.select().from(plan).where(eq(plan.id, id))
  if (!row || (await findCancelled(tx, id))) return
  const paid = paidOf(await getTravellerLines(tx, id), booked.currency)
  const isCovered = paid >= booked.payments.deposit.amountMinor
  const isClosed = await isBooked(tx, row)
  if (isCovered && !isClosed) await closeBooking(tx, row, booked, by)
  const { startsOn } = booked.content
  const hasBegun = startsOn !== null && startsOn <= dayOf(by.now)
  if (!isCovered && isClosed && !hasBegun) await reopenBooking(tx, row, booked, by)
}
