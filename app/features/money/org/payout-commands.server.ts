import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { listPeopleOf } from '#app/features/account/partner/partner-queries.server.ts'
import { addEntry, findStanding } from '#app/features/money/ledger/add-entry.server.ts'
import { payoutLines } from '#app/features/money/ledger/ledger.ts'
import { may } from '#app/features/money/payment/payment-access.ts'
import { lockPlan } from '#app/features/plan/core/lock-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { commission, ledgerEntry } from '#database/schema/money.ts'
import { affiliate } from '#database/schema/user.ts'
import { type DueHalf, listDueHalves, listPaidHalves } from './org-queries.server.ts'
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
      const base = payoutKey(planId, part)
      const { key, standing } = await findStanding(tx, base)
      if (standing === null) {
        const lines = payoutLines({ amountMinor, currency: earned.currency })
        await addEntry(tx, { planId, kind: 'payout', key, lines, actor: ctx.actor, now, reference })
        return { ok: true } as const
      }
      const [paid] = await tx
        .select({ reference: ledgerEntry.reference })
        .from(ledgerEntry)
        .where(eq(ledgerEntry.id, standing))
      const isSame = paid?.reference.toUpperCase() === reference.toUpperCase()
      return isSame ? ({ ok: true } as const) : ({ ok: false, reason: 'already_paid' } as const)
    }),
)

interface Payout {
  /** The partner's key. */
  partner: string
  /** Last due day that is paid, YYYY-MM-DD. */
  upTo: string
  /** The bank's ID of the transfer. */
  reference?: string | undefined
}

/** Sums of halves by currency. */
function sumsOf(halves: readonly DueHalf[]) {
  const sums = new Map<string, number>()
  for (const { currency, amountMinor } of halves) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor)
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }))
}

/**
 * Pays a partner every half of a commission that is due up to a day, but none before its day, and emails the partner's
 * people. What was paid before is not paid again: a second call pays nothing.
 * @throws AppError unauthorized; not_found for an unknown partner.
 */
export const payDue = command(
  'pay a partner what is due',
  asAdmin,
  async (ctx, { partner, upTo, reference = '' }: Payout) => {
    const paid = await ctx.db.transaction(async tx => {
      const [own] = await tx.select().from(affiliate).where(eq(affiliate.key, partner))
      if (!own) throw new AppError('not_found')
      const now = ctx.now()
      const rows = await tx
        .select({ planId: commission.planId })
        .from(commission)
        .where(eq(commission.affiliateId, own.id))
        .orderBy(commission.planId)
      for (const { planId } of rows) await lockPlan(tx, planId)
      const halves = await listDueHalves(tx, { partner, upTo, today: dayOf(now) })
      for (const { planId, part, amountMinor, currency } of halves) {
        const { key } = await findStanding(tx, payoutKey(planId, part))
        const lines = payoutLines({ amountMinor, currency })
        await addEntry(tx, { planId, kind: 'payout', key, lines, actor: ctx.actor, now, reference })
      }
      if (halves.length > 0) {
        const props = { partner, sums: sumsOf(halves), trips: new Set(halves.map(each => each.planId)).size }
        for (const { email: recipient, locale } of await listPeopleOf(tx, own.id))
          await queueEmail(tx, { template: 'payout-sent', props, recipient, locale }, now)
      }
      return halves
    })
    ctx.wake()
    return { paid, sums: sumsOf(paid) }
  },
)

/** What is due to each partner up to a day, and what was paid. @throws AppError unauthorized. */
export async function previewPayouts(ctx: RequestContext, upTo: string) {
  asAdmin.authorize(ctx)
  const today = dayOf(ctx.now())
  const partners = await ctx.db.select().from(affiliate).orderBy(affiliate.name)
  return Promise.all(
    partners.map(async ({ id, key, name }) => {
      const halves = await listDueHalves(ctx.db, { partner: key, upTo, today })
      const [reader] = await listPeopleOf(ctx.db, id)
      const props = {
        partner: key,
        sums: sumsOf(halves),
        trips: new Set(halves.map(each => each.planId)).size,
      }
      const email =
        reader && halves.length > 0
          ? { template: 'payout-sent' as const, props, recipient: reader.email, locale: reader.locale }
          : null
      const paid = await listPaidHalves(ctx.db, id)
      return { partner: key, name, sums: sumsOf(halves), halves, paid, email }
    }),
  )
}
