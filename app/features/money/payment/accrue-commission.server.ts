import { and, eq, isNull } from 'drizzle-orm'
import { addEntry, findStanding } from '#app/features/money/ledger/add-entry.server.ts'
import { commissionLines, commissionReversalLines } from '#app/features/money/ledger/ledger.ts'
import { dayOf } from '#app/features/money/terms/days.ts'
import type { Queryable } from '#database/connect.ts'
import { commission } from '#database/schema/money.ts'
import { affiliate } from '#database/schema/user.ts'
import { commissionOf } from './commission.ts'

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
