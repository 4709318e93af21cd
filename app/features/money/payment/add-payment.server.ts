import { and, eq, isNull } from 'drizzle-orm'
import { addEntry, findStanding } from '#app/features/money/ledger/add-entry.server.ts'
import { findOrCreateInvoice } from '#app/features/money/ledger/find-or-create-invoice.server.ts'
import {
  commissionLines,
  commissionReversalLines,
  type PaymentMethod,
  paidOf,
  paymentLines,
} from '#app/features/money/ledger/ledger.ts'
import { findCancelled, getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import { planRests } from '#app/features/plan/clock/pass-plan-on.server.ts'
import { logPlanEvent, type PlanRow, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Actor } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import type { Queryable } from '#database/connect.ts'
import { commission } from '#database/schema/money.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { affiliate } from '#database/schema/user.ts'
import type { Booked } from './booked-queries.server.ts'
import { commissionOf } from './commission.ts'

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

interface EarnedTrip {
  planId: number
  /** Null if no partner referred the trip. */
  affiliateId: number | null
  priceMinor: number
  currency: string
  /** Last day, YYYY-MM-DD; null while it is open. */
  endsOn: string | null
  now: Date
}

const system = { kind: 'system' } as const

/**
 * Credits the commission to the referring partner once the deposit is paid, and again if it was reversed
 * meanwhile; in the caller's transaction.
 */
export async function accrueCommission(tx: Queryable, trip: EarnedTrip): Promise<void> {
  const { planId, affiliateId, priceMinor, currency, endsOn, now } = trip
  if (affiliateId === null) return
  const [deal] = await tx.select().from(affiliate).where(eq(affiliate.id, affiliateId))
  if (!deal) return
  const earned = commissionOf(deal, { priceMinor, depositOn: dayOf(now), endsOn })
  const amountMinor = earned.firstMinor + earned.secondMinor
  if (amountMinor <= 0) return
  const lines = commissionLines({ amountMinor, currency })
  const [before] = await tx.select().from(commission).where(eq(commission.planId, planId))
  if (before && !before.reversedTs) return
  const { key } = await findStanding(tx, `commission:${planId}`)
  await addEntry(tx, { planId, kind: 'commission', key, lines, actor: system, now })
  const row = { affiliateId, currency, accruedTs: now, reversedTs: null, ...earned }
  await tx
    .insert(commission)
    .values({ planId, ...row })
    .onConflictDoUpdate({ target: commission.planId, set: row })
}

/** Reverses the commission of a trip that is cancelled or no longer booked, in the caller's transaction. */
export async function reverseCommission(tx: Queryable, planId: number, now: Date): Promise<void> {
  const [earned] = await tx
    .update(commission)
    .set({ reversedTs: now })
    .where(and(eq(commission.planId, planId), isNull(commission.reversedTs)))
    .returning()
  if (!earned) return
  const { firstMinor, secondMinor, currency } = earned
  const lines = commissionReversalLines({ amountMinor: firstMinor + secondMinor, currency })
  const { key } = await findStanding(tx, `commission_reversal:${planId}`)
  await addEntry(tx, { planId, kind: 'commission_reversal', key, lines, actor: system, now })
}
