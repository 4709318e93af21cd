import { and, asc, eq, gt, inArray, isNull, min, not, sum } from 'drizzle-orm'
import { z } from 'zod'
import type { Readable } from '#database/connect.ts'
import { cardRefund, ledgerEntry, ledgerLine } from '#database/schema/money.ts'
import { planEvent } from '#database/schema/plan.ts'
import { roundForCards } from '#database/values/currency.ts'
import { isReversed } from './add-entry.server.ts'
import type { LedgerLine } from './ledger.ts'

/** Kinds of entries between traveller and operator; partners' entries are not included. */
const OF_THE_TRAVELLER = [
  ...(['charge', 'payment', 'refund', 'cancellation', 'reversal', 'dispute', 'dispute_won'] as const),
]

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

/** What is left of a plan's card payments, the oldest first, with the company's payment IDs. */
export async function getCardPayments(db: Readable, planId: number) {
  return db
    .select({
      paymentId: ledgerEntry.reference,
      amountMinor: sum(ledgerLine.amountMinor).mapWith(Number),
      currency: ledgerLine.currency,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, and(eq(ledgerLine.entryId, ledgerEntry.id), eq(ledgerLine.account, 'card')))
    .where(and(eq(ledgerEntry.planId, planId), inArray(ledgerEntry.kind, OF_THE_TRAVELLER)))
    .groupBy(ledgerEntry.reference, ledgerLine.currency)
    .having(gt(sum(ledgerLine.amountMinor), '0'))
    .orderBy(min(ledgerEntry.id))
}

/** How a sum goes back to a traveller: to the cards that paid, as far as they did, and the rest by bank. */
interface WayBack {
  method: 'bank' | 'card'
  amountMinor: number
  /** The payment provider's payment ID. */
  paymentId: string
}

/** Cards come first. */
export async function waysBack(
  db: Readable,
  planId: number,
  { currency, amountMinor }: { currency: string; amountMinor: number },
): Promise<WayBack[]> {
  let left = amountMinor
  const ways: WayBack[] = []
  for (const payment of await getCardPayments(db, planId)) {
    const part =
      payment.currency === currency ? roundForCards(Math.min(left, payment.amountMinor), currency) : 0
    if (part <= 0) continue
    ways.push({ method: 'card', amountMinor: part, paymentId: payment.paymentId })
    left -= part
  }
  return left > 0 ? [...ways, { method: 'bank', amountMinor: left, paymentId: '' }] : ways
}

/** Kinds of entries with which a traveller's money comes or goes. */
const MOVING = ['payment', 'refund', 'reversal', 'dispute', 'dispute_won'] as const
type Movement = (typeof MOVING)[number]

const isMoving = (kind: string): kind is Movement => MOVING.some(known => known === kind)

/**
 * What came in from a plan's traveller and what goes back, the oldest first. An amount is above zero if it came in; a
 * `reversal` takes back another entry of these.
 */
export async function listMovements(db: Readable, planId: number) {
  const rows = await db
    .select({
      id: ledgerEntry.id,
      kind: ledgerEntry.kind,
      happenedTs: ledgerEntry.happenedTs,
      reference: ledgerEntry.reference,
      reason: ledgerEntry.reason,
      reverses: ledgerEntry.reverses,
      account: ledgerLine.account,
      amountMinor: ledgerLine.amountMinor,
      currency: ledgerLine.currency,
    })
    .from(ledgerEntry)
    .innerJoin(
      ledgerLine,
      and(eq(ledgerLine.entryId, ledgerEntry.id), inArray(ledgerLine.account, ['bank', 'card'])),
    )
    .where(and(eq(ledgerEntry.planId, planId), inArray(ledgerEntry.kind, MOVING)))
    .orderBy(asc(ledgerEntry.id))
  const reversed = new Set(rows.map(({ reverses }) => reverses))
  return rows.flatMap(({ kind, account, ...row }) =>
    isMoving(kind)
      ? [
          {
            ...row,
            kind,
            method: account === 'card' ? ('card' as const) : ('bank' as const),
            isReversed: reversed.has(row.id),
          },
        ]
      : [],
  )
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
      key: ledgerEntry.idempotencyKey,
      paymentId: ledgerEntry.reference,
      currency: ledgerLine.currency,
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
        not(isReversed),
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
