import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { balanceOf, paidOf } from '#app/features/money/ledger/ledger.ts'
import { findCancelled, getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import type { Readable } from '#database/connect.ts'
import { invoice } from '#database/schema/money.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { PlanMoney } from './plan-page-schema.ts'

/** The payments of a plan, without an access check; null before a proposal was accepted. */
export async function findPlanMoney(db: Readable, planId: number): Promise<PlanMoney | null> {
  const isAccepted = and(eq(proposal.planId, planId), isNotNull(proposal.acceptedTs))
  const [[agreed], lines, invoices, cancelled] = await Promise.all([
    db
      .select({ priceMinor: proposal.priceMinor, currency: proposal.currency })
      .from(proposal)
      .where(isAccepted),
    getTravellerLines(db, planId),
    db
      .select({
        kind: invoice.kind,
        amountMinor: invoice.amountMinor,
        dueOn: invoice.dueOn,
        reference: invoice.reference,
      })
      .from(invoice)
      .where(and(eq(invoice.planId, planId), isNull(invoice.voidedTs)))
      .orderBy(asc(invoice.id)),
    findCancelled(db, planId),
  ])
  if (!agreed) return null
  const { currency, priceMinor } = agreed
  const paidMinor = paidOf(lines, currency)
  // The whole agreed price is owed, even if not all is invoiced yet. For a cancelled trip only the ledger knows the
  // rest.
  const isAllDue = priceMinor !== null && !cancelled
  const owedMinor = isAllDue ? priceMinor - paidMinor : balanceOf(lines, 'traveller', currency)
  return { ...agreed, paidMinor, owedMinor, invoices }
}
