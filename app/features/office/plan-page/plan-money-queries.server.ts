import { and, asc, eq, isNull } from 'drizzle-orm'
import { paidOf } from '#app/features/money/ledger/ledger.ts'
import {
  findCancelled,
  getTravellerLines,
  listMovements,
} from '#app/features/money/ledger/ledger-queries.server.ts'
import { findBalance, findBooked } from '#app/features/money/payment/booked-queries.server.ts'
import { isDueAtOnce } from '#app/features/money/terms/terms.ts'
import { invoiceStates } from '#app/features/traveller/papers/invoice-states.ts'
import type { Readable } from '#database/connect.ts'
import { invoice } from '#database/schema/money.ts'
import type { PlanMoney } from './plan-page-schema.ts'

type Movements = Awaited<ReturnType<typeof listMovements>>

function entriesOf(movements: Movements): PlanMoney['entries'] {
  return movements.map(({ happenedTs, ...entry }) => {
    const { id, kind, amountMinor, currency, method, reference, reason, reverses, isReversed } = entry
    const isByHand = method === 'bank' && (kind === 'payment' || kind === 'refund')
    return {
      ...{ id, kind, amountMinor, currency, method, reference, reason, reverses, isReversed },
      happenedTs: happenedTs.toISOString(),
      isReversible: isByHand && !isReversed,
    }
  })
}

/** The payments of a plan, without an access check; null before a proposal was accepted. */
export async function findPlanMoney(db: Readable, planId: number): Promise<PlanMoney | null> {
  const booked = await findBooked(db, planId, 'en')
  if (!booked) return null
  const { currency, priceMinor } = booked
  const [lines, invoices, cancelled, movements, { paidMinor, owedMinor }] = await Promise.all([
    getTravellerLines(db, planId),
    db
      .select()
      .from(invoice)
      .where(and(eq(invoice.planId, planId), isNull(invoice.voidedTs)))
      .orderBy(asc(invoice.id)),
    findCancelled(db, planId),
    listMovements(db, planId),
    findBalance(db, booked),
  ])
  const states = invoiceStates(invoices, code => paidOf(lines, code))
  const codes = new Set(movements.map(entry => entry.currency))
  return {
    ...{ currency, priceMinor, paidMinor, owedMinor },
    invoices: invoices.map(({ id, kind, amountMinor, dueOn, issuedTs, reference }) => ({
      ...{ kind, amountMinor, dueOn, reference, isDueAtOnce: isDueAtOnce({ dueOn, issuedTs }) },
      state: states.get(id)?.state === 'paid' ? 'paid' : 'open',
      openMinor: states.get(id)?.openMinor ?? amountMinor,
    })),
    isCancelled: cancelled !== null,
    others: [...codes]
      .filter(code => code !== currency)
      .map(code => ({ currency: code, paidMinor: paidOf(lines, code) }))
      .filter(sum => sum.paidMinor !== 0),
    entries: entriesOf(movements),
  }
}
