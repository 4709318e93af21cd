import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { addEntry } from '#app/features/money/ledger/add-entry.server.ts'
import { payoutLines } from '#app/features/money/ledger/ledger.ts'
import { may } from '#app/features/money/payment/payment-access.ts'
import { dayOf } from '#app/features/money/terms/days.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { commission, ledgerEntry } from '#database/schema/money.ts'
import { type PayoutPart, payoutKey } from './payout.ts'

export interface PaidHalf {
  planId: number
  part: PayoutPart
  /** The bank's ID of the transfer. */
  reference: string
}

const asAdmin = { authorize: (ctx: RequestContext) => allow(may, 'pay a partner')(ctx) }

/**
 * Records the payment of one half of a commission. The same reference again is the same payment; another one is
 * refused, and so is a half before its due date.
 * @throws AppError unauthorized; not_found for a plan without a commission.
 */
export const payPartner = command(
  'pay a partner',
  asAdmin,
  async (ctx, { planId, part, reference }: PaidHalf) =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const [earned] = await tx.select().from(commission).where(eq(commission.planId, planId))
      if (!earned) throw new AppError('not_found')
      if (earned.reversedTs) return { ok: false, reason: 'cancelled' } as const
      const now = ctx.now()
      const dueOn = part === 'first' ? earned.firstDueOn : earned.secondDueOn
      if (dueOn === null || dueOn > dayOf(now)) return { ok: false, reason: 'not_due' } as const
      const amountMinor = part === 'first' ? earned.firstMinor : earned.secondMinor
      const lines = payoutLines({ amountMinor, currency: earned.currency })
      const key = payoutKey(planId, part)
      const entry = { planId, kind: 'payout', key, lines, actor: ctx.actor, now, reference } as const
      if ((await addEntry(tx, entry)) !== null) return { ok: true } as const
      const [paid] = await tx
        .select({ reference: ledgerEntry.reference })
        .from(ledgerEntry)
        .where(eq(ledgerEntry.idempotencyKey, key))
      const isSame = !paid || paid.reference.toUpperCase() === reference.toUpperCase()
      return isSame ? ({ ok: true } as const) : ({ ok: false, reason: 'already_paid' } as const)
    }),
)
