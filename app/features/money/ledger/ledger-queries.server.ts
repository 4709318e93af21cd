import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Readable } from '#database/connect.ts'
import { cardRefund, ledgerEntry, ledgerLine } from '#database/schema/money.ts'
import { planEvent } from '#database/schema/plan.ts'
import type { LedgerLine } from './ledger.ts'

/** Kinds of entries between traveller and operator; partners' entries are not included. */
const OF_THE_TRAVELLER = ['charge', 'payment', 'refund', 'cancellation'] as const

/** Ledger lines between the travellers of plans and the operator. */
export async function listTravellerLines(
  db: Readable,
  planIds: readonly number[],
): Promise<(LedgerLine & { planId: number })[]> {
  return db
    .select({
      planId: ledgerEntry.planId,
      account: ledgerLine.account,
      amountMinor: ledgerLine.amountMinor,
      currency: ledgerLine.currency,
    })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(and(inArray(ledgerEntry.planId, planIds), inArray(ledgerEntry.kind, OF_THE_TRAVELLER)))
}

/** Ledger lines between a plan's traveller and the operator. */
export function getTravellerLines(db: Readable, planId: number): Promise<LedgerLine[]> {
  return listTravellerLines(db, [planId])
}

/** Card payments of a plan, the oldest first, with the company's payment IDs. */
export async function getCardPayments(db: Readable, planId: number) {
  return db
    .select({
      paymentId: ledgerEntry.reference,
      amountMinor: ledgerLine.amountMinor,
      currency: ledgerLine.currency,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, and(eq(ledgerLine.entryId, ledgerEntry.id), eq(ledgerLine.account, 'card')))
    .where(and(eq(ledgerEntry.planId, planId), eq(ledgerEntry.kind, 'payment')))
    .orderBy(asc(ledgerEntry.id))
}

/** What came in from a plan's traveller and what goes back to them, the oldest first. Amounts are above zero. */
export async function listPayments(db: Readable, planId: number) {
  const rows = await db
    .select({
      kind: ledgerEntry.kind,
      happenedTs: ledgerEntry.happenedTs,
      amountMinor: ledgerLine.amountMinor,
      currency: ledgerLine.currency,
    })
    .from(ledgerEntry)
    .innerJoin(
      ledgerLine,
      and(eq(ledgerLine.entryId, ledgerEntry.id), inArray(ledgerLine.account, ['bank', 'card'])),
    )
    .where(and(eq(ledgerEntry.planId, planId), inArray(ledgerEntry.kind, ['payment', 'refund'])))
    .orderBy(asc(ledgerEntry.id))
  return rows.map(({ kind, happenedTs, amountMinor, currency }) => ({
    ...{ kind: kind === 'refund' ? ('refund' as const) : ('payment' as const), happenedTs, currency },
    amountMinor: Math.abs(amountMinor),
  }))
}

/**
 * Card refunds that the company has not confirmed yet, the oldest first: of one plan, or of all. Amounts are
 * positive. Plans of the demonstration are left out, because their payments are not real.
 */
export async function listUngivenRefunds(db: Readable, planId: number | null) {
  const rows = await db
    .select({
      entryId: ledgerEntry.id,
      planId: ledgerEntry.planId,
      paymentId: ledgerEntry.reference,
      lineMinor: ledgerLine.amountMinor,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, and(eq(ledgerLine.entryId, ledgerEntry.id), eq(ledgerLine.account, 'card')))
    .leftJoin(cardRefund, eq(cardRefund.entryId, ledgerEntry.id))
    .where(
      and(
        eq(ledgerEntry.kind, 'refund'),
        eq(ledgerEntry.isSample, false),
        isNull(cardRefund.entryId),
        planId === null ? undefined : eq(ledgerEntry.planId, planId),
      ),
    )
    .orderBy(asc(ledgerEntry.id))
  return rows.map(({ lineMinor, ...row }) => ({ ...row, amountMinor: -lineMinor }))
}

/** Details of a plan's `trip_cancelled` event, validated because stored events never change. */
const cancelled = z.object({ keptMinor: z.int(), backMinor: z.int(), currency: z.string() })

/** Cancellation fee and refund of a trip, in minor units; null if it was not cancelled. */
export async function findCancelled(db: Readable, planId: number) {
  const [row] = await db
    .select({ details: planEvent.details })
    .from(planEvent)
    .where(and(eq(planEvent.planId, planId), eq(planEvent.kind, 'trip_cancelled')))
  if (!row) return null
  const { keptMinor, ...rest } = cancelled.parse(row.details)
  return { feeMinor: keptMinor, ...rest }
}
