import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { listPeopleOf } from '#app/features/account/partner/partner-queries.server.ts'
import { addEntry } from '#app/features/money/ledger/add-entry.server.ts'
import { reversalLines } from '#app/features/money/ledger/ledger.ts'
import {
  lockPlan,
  logPlanEvent,
  type PlanRow,
  recordedActor,
} from '#app/features/plan/core/lock-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { commission, ledgerEntry, ledgerLine } from '#database/schema/money.ts'
import { affiliate } from '#database/schema/user.ts'
import { followBalance } from './add-payment.server.ts'
import { type Booked, findBalance, findBooked, findReader } from './booked-queries.server.ts'
import { may } from './payment-access.ts'

type EntryRow = typeof ledgerEntry.$inferSelect
type LineRow = typeof ledgerLine.$inferSelect

async function findEntry(db: Readable, planId: number, entryId: number) {
  const rows = await db
    .select({ entry: ledgerEntry, line: ledgerLine })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, eq(ledgerLine.entryId, ledgerEntry.id))
    .where(and(eq(ledgerEntry.planId, planId), eq(ledgerEntry.id, entryId)))
    .orderBy(asc(ledgerLine.position))
  const [first] = rows
  if (!first) throw new AppError('not_found')
  return { entry: first.entry, lines: rows.map(({ line }) => line) }
}

/**
 * What an entry is that can be reversed by hand, or why it cannot. A reversal stands, because what it took back can be entered
 * again. Invoices, cancellations and commissions follow from something else, and what a card paid is at the provider.
 */
function reversibleOf({ kind }: EntryRow, lines: readonly LineRow[]) {
  if (kind === 'reversal' || kind === 'payout_reversal') return { ok: false, reason: 'is_reversal' } as const
  if (lines.some(({ account }) => account === 'card')) return { ok: false, reason: 'card_entry' } as const
  return kind === 'payment' || kind === 'refund' || kind === 'payout'
    ? ({ ok: true, of: kind } as const)
    : ({ ok: false, reason: 'not_reversible' } as const)
}

/** Those who read for the partner of a plan. */
async function findPartnerPeople(db: Readable, planId: number) {
  const [owner] = await db
    .select({ id: affiliate.id, partner: affiliate.key })
    .from(commission)
    .innerJoin(affiliate, eq(affiliate.id, commission.affiliateId))
    .where(eq(commission.planId, planId))
  const people = owner ? await listPeopleOf(db, owner.id) : []
  return people.map(({ email, locale }) => ({ recipient: email, locale, partner: owner?.partner ?? '' }))
}

interface TakenBack {
  tx: Queryable
  row: PlanRow
  booked: Booked
  actor: Actor
  now: Date
  /** Why, for the log. */
  reason: string
  /** Whether the traveller gets another email about it. */
  isQuiet?: boolean
}

/**
 * Takes an entry back by a new one, with what follows: the log, the booking, and an email to whose money it was. Returns false if it was taken back before. The transaction must hold the plan's lock.
 */
export async function takeBack(
  { tx, row, booked, actor, now, reason, isQuiet = false }: TakenBack,
  entry: EntryRow,
  lines: readonly LineRow[],
): Promise<boolean> {
  const planId = row.id
  const { reference } = entry
  const isPayout = entry.kind === 'payout'
  const kind = isPayout ? 'payout_reversal' : 'reversal'
  const key = `reversal:${entry.id}`
  const back = reversalLines(
    lines.map(({ account, amountMinor, currency }) => ({ account, amountMinor, currency })),
  )
  const about = { reference, reverses: entry.id, reason }
  if ((await addEntry(tx, { planId, kind, key, lines: back, actor, now, ...about })) === null) return false
  const moved = lines.find(({ account }) => account === 'bank' || account === 'card')
  const { amountMinor = 0, currency = booked.currency } = moved ?? {}
  const sum = { amountMinor: Math.abs(amountMinor), currency }
  await logPlanEvent(tx, {
    ...{ planId, kind: 'entry_reversed', by: recordedActor(actor), at: now, reason },
    details: { of: entry.kind, ...sum, reference },
  })
  if (isPayout) {
    for (const { recipient, locale, partner } of await findPartnerPeople(tx, planId)) {
      const email = { template: 'payout-reversed', props: { partner, ...sum } } as const
      await queueEmail(tx, { ...email, recipient, locale }, now)
    }
    return true
  }
  await followBalance(tx, row, booked, { actor, now })
  if (isQuiet) return true
  const balance = await findBalance(tx, booked)
  const of = entry.kind === 'refund' ? ('refund' as const) : ('payment' as const)
  const props = {
    planId,
    of,
    ...sum,
    paidMinor: balance.paidMinor,
    owedMinor: balance.owedMinor,
    paidIn: balance.currency,
  }
  const email = { template: 'entry-reversed', props } as const
  await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
  return true
}

interface Reversal {
  planId: number
  entryId: number
  reason: string
}

/**
 * Takes back a payment, a refund by bank or a payout that was entered wrongly. The entry stays, and one of its own
 * takes it back. A second call changes nothing and answers the same. Answers the balance.
 * @throws AppError unauthorized; not_found for an entry of another plan.
 */
export const reverseEntry = command(
  'reverse an entry',
  { authorize: (ctx: RequestContext) => allow(may, 'reverse an entry')(ctx) },
  async (ctx, { planId, entryId, reason }: Reversal) => {
    const answer = await ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const { entry, lines } = await findEntry(tx, planId, entryId)
      const booked = await findBooked(tx, planId, ctx.locale)
      const reversible = reversibleOf(entry, lines)
      if (!reversible.ok) return reversible
      if (!booked) return { ok: false, reason: 'not_accepted' } as const
      const isNew = await takeBack(
        { tx, row, booked, actor: ctx.actor, now: ctx.now(), reason },
        entry,
        lines,
      )
      return { ok: true, isNew, ...(await findBalance(tx, booked)) } as const
    })
    ctx.wake()
    return answer
  },
)

/** What reversing an entry would do. @throws AppError unauthorized, not_found. */
export async function previewReversal(ctx: RequestContext, { planId, entryId }: Omit<Reversal, 'reason'>) {
  allow(may, 'reverse an entry')(ctx)
  const { entry, lines } = await findEntry(ctx.db, planId, entryId)
  const booked = await findBooked(ctx.db, planId, ctx.locale)
  const reversible = reversibleOf(entry, lines)
  if (!reversible.ok) return reversible
  if (!booked) return { ok: false, reason: 'not_accepted' } as const
  const [later] = await ctx.db
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.reverses, entryId))
  const before = await findBalance(ctx.db, booked)
  const moved = lines.find(({ account }) => account === 'bank')
  const { amountMinor = 0, currency = '' } = moved ?? {}
  const change = !later && entry.kind !== 'payout' && currency === booked.currency ? amountMinor : 0
  const paidMinor = before.paidMinor - change
  const owedMinor = before.owedMinor + change
  const sum = { amountMinor: Math.abs(amountMinor), currency }
  const after = { paidMinor, owedMinor, paidIn: booked.currency }
  const { deposit } = booked.payments
  const reader = await findReader(ctx.db, planId)
  const props = {
    planId,
    of: reversible.of === 'refund' ? ('refund' as const) : ('payment' as const),
    ...sum,
    ...after,
  }
  const [partner] = reversible.of === 'payout' ? await findPartnerPeople(ctx.db, planId) : []
  const toPartner = partner && {
    ...{ template: 'payout-reversed' as const, props: { partner: partner.partner, ...sum } },
    ...{ recipient: partner.recipient, locale: partner.locale },
  }
  return {
    ok: true,
    ...{ isDone: later !== undefined, of: reversible.of, ...sum, ...after },
    opensDeposit: paidMinor < deposit.amountMinor && before.paidMinor >= deposit.amountMinor,
    email: later
      ? null
      : reversible.of === 'payout'
        ? (toPartner ?? null)
        : reader && { template: 'entry-reversed' as const, props, ...reader },
  } as const
}
