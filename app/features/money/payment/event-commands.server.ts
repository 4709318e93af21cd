import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { allow, command } from '#app/command.ts'
import { addEntry } from '#app/features/money/ledger/add-entry.server.ts'
import { disputeLines, refundLines, reversalLines } from '#app/features/money/ledger/ledger.ts'
import {
  lockPlan,
  logPlanEvent,
  type PlanEventKind,
  type PlanRow,
  SYSTEM,
} from '#app/features/plan/core/lock-plan.server.ts'
import { PLANNERS, queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import {
  cardRefund,
  checkout,
  invoice,
  ledgerEntry,
  ledgerLine,
  paymentEvent,
  providerRefund,
} from '#database/schema/money.ts'
import { planEvent } from '#database/schema/plan.ts'
import { addPayment, followBalance } from './add-payment.server.ts'
import { type Booked, findBooked } from './booked-queries.server.ts'
import { may } from './payment-access.ts'
import type { PaymentEventOutcome, ProviderEvent } from './payment-provider.ts'
import { type ProviderNews, providerNews } from './payment-schema.ts'
import { takeBack } from './reverse-commands.server.ts'

type News<Of extends ProviderNews['of']> = Extract<ProviderNews, { of: Of }>

/** What an event is handled with; the transaction holds the plan's lock. */
interface Handling {
  tx: Queryable
  row: PlanRow
  booked: Booked
  provider: string
  actor: Actor
  now: Date
  happenedTs: Date
  /** Whether it came before the payment that it is about. */
  hasWaited?: boolean
}

/** The card payment that the provider knows by an ID. */
async function findPayment(tx: Queryable, paymentId: string) {
  const [row] = await tx
    .select({ entry: ledgerEntry, line: ledgerLine })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, and(eq(ledgerLine.entryId, ledgerEntry.id), eq(ledgerLine.account, 'card')))
    .where(and(eq(ledgerEntry.kind, 'payment'), eq(ledgerEntry.reference, paymentId)))
  return row ?? null
}

type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** An email to whoever has the plan: money moved at the provider without anybody here. */
async function tellPlanner({ tx, row, now }: Handling, notice: Notice) {
  const email = { template: 'money-notice', props: { planId: row.id, ...notice } } as const
  await queueEmail(tx, { ...email, recipient: PLANNERS, locale: 'EN' }, now)
}

interface Notice {
  what: 'refunded' | 'refund_failed' | 'payment_failed' | 'disputed' | 'dispute_won' | 'dispute_lost'
  amountMinor: number
  currency: string
}

async function log({ tx, row, now }: Handling, kind: PlanEventKind, details: Record<string, unknown>) {
  await logPlanEvent(tx, { planId: row.id, kind, by: SYSTEM, at: now, details })
}

async function isLogged(
  { tx, row }: Handling,
  kind: PlanEventKind,
  name: string,
  value: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: planEvent.id })
    .from(planEvent)
    .where(
      and(
        eq(planEvent.planId, row.id),
        eq(planEvent.kind, kind),
        eq(sql`${planEvent.details} ->> ${name}`, value),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Enters money that went back to a card without us, tells both sides, and lets the booking follow. */
async function enterRefund(
  handling: Handling,
  { paymentId, key, ...sum }: { paymentId: string; key: string; amountMinor: number; currency: string },
): Promise<number | null> {
  const { tx, row, booked, actor, now } = handling
  const lines = refundLines('card', sum)
  const entry = { planId: row.id, kind: 'refund', key, lines, actor, now, reference: paymentId } as const
  const entryId = await addEntry(tx, entry)
  if (entryId === null) return null
  // The provider has given it back already.
  await tx.insert(cardRefund).values({ entryId, givenTs: now }).onConflictDoNothing()
  await log(handling, 'refunded', { ...sum, ways: ['card'] })
  const email = { template: 'refund-sent', props: { planId: row.id, ...sum, byCard: true } } as const
  await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
  await tellPlanner(handling, { what: 'refunded', ...sum })
  await followBalance(tx, row, booked, { actor, now })
  return entryId
}

/** Every refund of a payment that was entered, whether it failed later or not. */
async function listRefunds(tx: Queryable, paymentId: string) {
  return tx
    .select({ entryId: ledgerEntry.id, key: ledgerEntry.idempotencyKey, lineMinor: ledgerLine.amountMinor })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, and(eq(ledgerLine.entryId, ledgerEntry.id), eq(ledgerLine.account, 'card')))
    .where(and(eq(ledgerEntry.kind, 'refund'), eq(ledgerEntry.reference, paymentId)))
    .orderBy(asc(ledgerEntry.id))
}

const SUM_KEY = 'refunded:'

/** The sum of all refunds of a payment: what is not entered yet was refunded elsewhere. */
async function handleRefunded(handling: Handling, { paymentId, ...sum }: News<'refunded'>, payment: Payment) {
  const { tx } = handling
  const { currency } = payment.line
  const entered = (await listRefunds(tx, paymentId)).reduce((all, { lineMinor }) => all - lineMinor, 0)
  const amountMinor = sum.amountMinor - entered
  if (amountMinor <= 0) return
  const key = `${SUM_KEY}${handling.provider}:${paymentId}:${sum.amountMinor}`
  await enterRefund(handling, { paymentId, key, amountMinor, currency })
}

/** The entry of ours that a refund is, by the key that we gave the provider; null if it was made elsewhere. */
function ownEntry(refunds: Awaited<ReturnType<typeof listRefunds>>, key: string | null) {
  if (key === null) return null
  const before = key.replace(/^(refund:\d+):/, '$1:card:')
  return refunds.find(refund => refund.key === key || refund.key === before)?.entryId ?? null
}

/** Whether a sum that was entered before its single refunds were known has room for this one. */
async function isPartOfSum(
  tx: Queryable,
  { paymentId, amountMinor }: News<'refund'>,
  refunds: { key: string; lineMinor: number }[],
) {
  const summed = refunds.reduce(
    (all, { key, lineMinor }) => (key.startsWith(SUM_KEY) ? all - lineMinor : all),
    0,
  )
  const parts = await tx
    .select({ amountMinor: providerRefund.amountMinor })
    .from(providerRefund)
    .where(and(eq(providerRefund.paymentId, paymentId), isNull(providerRefund.entryId)))
  return summed - parts.reduce((all, part) => all + part.amountMinor, 0) >= amountMinor
}

async function findOrAddRefund(handling: Handling, news: News<'refund'>, payment: Payment) {
  const { tx, provider } = handling
  const { refundId, paymentId, amountMinor } = news
  const known = and(eq(providerRefund.provider, provider), eq(providerRefund.refundId, refundId))
  const [before] = await tx.select().from(providerRefund).where(known)
  if (before) return before
  const refunds = await listRefunds(tx, paymentId)
  const own = ownEntry(refunds, news.key)
  const key = `refund_of:${provider}:${refundId}`
  const { currency } = payment.line
  const entryId =
    own ??
    ((await isPartOfSum(tx, news, refunds))
      ? null
      : await enterRefund(handling, { paymentId, key, amountMinor, currency }))
  const [added] = await tx
    .insert(providerRefund)
    .values({ provider, refundId, paymentId, amountMinor, entryId })
    .returning()
  return added
}

/** One refund: given, or failed, in which case the money is here again. */
async function handleRefund(handling: Handling, news: News<'refund'>, payment: Payment) {
  const { tx, row, booked, provider, actor, now } = handling
  if (news.amountMinor <= 0) return
  const refund = await findOrAddRefund(handling, news, payment)
  if (!news.isFailed || !refund || refund.failedTs) return
  const { refundId, amountMinor, entryId } = refund
  await tx
    .update(providerRefund)
    .set({ failedTs: now })
    .where(and(eq(providerRefund.provider, provider), eq(providerRefund.refundId, refundId)))
  const sum = { amountMinor, currency: payment.line.currency }
  const lines = reversalLines(refundLines('card', sum))
  const key = `refund_failed:${provider}:${refundId}`
  const about = { reference: news.paymentId, ...(entryId !== null && { reverses: entryId }) }
  await addEntry(tx, { planId: row.id, kind: 'reversal', key, lines, actor, now, ...about })
  await log(handling, 'refund_failed', sum)
  await tellPlanner(handling, { what: 'refund_failed', ...sum })
  await followBalance(tx, row, booked, { actor, now })
}

/** Its money is taken once, and returned at most once; an end that comes first brings its beginning with it. */
async function handleDispute(handling: Handling, news: News<'dispute'>, payment: Payment) {
  const { tx, row, booked, provider, actor, now } = handling
  const { disputeId, state, paymentId, amountMinor } = news
  const sum = { amountMinor, currency: payment.line.currency }
  const about = { ...sum, dispute: disputeId }
  if (state === 'inquiry') {
    if (await isLogged(handling, 'disputed', 'dispute', disputeId)) return
    await log(handling, 'disputed', { ...about, isInquiry: true })
    return tellPlanner(handling, { what: 'disputed', ...sum })
  }
  const same = { planId: row.id, actor, now, reference: paymentId }
  const lines = disputeLines(sum)
  const taken = await addEntry(tx, {
    ...same,
    kind: 'dispute',
    key: `dispute:${provider}:${disputeId}`,
    lines,
  })
  if (taken !== null) {
    await log(handling, 'disputed', about)
    await tellPlanner(handling, { what: 'disputed', ...sum })
  }
  if (state === 'won') {
    const key = `dispute_won:${provider}:${disputeId}`
    const back = { ...same, kind: 'dispute_won', key, lines: reversalLines(lines) } as const
    if ((await addEntry(tx, back)) !== null) {
      await log(handling, 'dispute_won', about)
      await tellPlanner(handling, { what: 'dispute_won', ...sum })
    }
  }
  if (state === 'lost' && !(await isLogged(handling, 'dispute_lost', 'dispute', disputeId))) {
    await log(handling, 'dispute_lost', about)
    await tellPlanner(handling, { what: 'dispute_lost', ...sum })
  }
  await followBalance(tx, row, booked, { actor, now })
}

async function tellFailure(
  handling: Handling,
  paymentId: string,
  sum: { amountMinor: number; currency: string },
) {
  const { tx, row, now } = handling
  if (await isLogged(handling, 'payment_failed', 'payment', paymentId)) return
  await log(handling, 'payment_failed', { ...sum, payment: paymentId })
  const email = { template: 'payment-failed', props: { planId: row.id, ...sum } } as const
  await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
  await tellPlanner(handling, { what: 'payment_failed', ...sum })
}

/** When the provider said that a payment was paid. */
async function paidAt({ tx, provider }: Handling, paymentId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ happenedTs: paymentEvent.happenedTs })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.provider, provider),
        eq(paymentEvent.paymentId, paymentId),
        eq(paymentEvent.outcome, 'paid'),
      ),
    )
    .orderBy(asc(paymentEvent.happenedTs))
    .limit(1)
  return row?.happenedTs ?? null
}

/** A payment that fails after it was paid is taken back; an attempt that failed before it is nothing. */
async function handleFailure(handling: Handling, paymentId: string, { entry, line }: Payment) {
  const { tx, row, booked, actor, now } = handling
  const paidTs = await paidAt(handling, paymentId)
  const isBefore =
    paidTs && (handling.hasWaited ? handling.happenedTs <= paidTs : handling.happenedTs < paidTs)
  if (isBefore) return
  const lines = await tx.select().from(ledgerLine).where(eq(ledgerLine.entryId, entry.id))
  const reason = 'The payment provider says that it failed.'
  if (!(await takeBack({ tx, row, booked, actor, now, reason, isQuiet: true }, entry, lines))) return
  await tellFailure(handling, paymentId, { amountMinor: line.amountMinor, currency: line.currency })
}

async function handle(handling: Handling, news: Exclude<ProviderNews, News<'page'>>, payment: Payment) {
  switch (news.of) {
    case 'refund':
      return handleRefund(handling, news, payment)
    case 'refunded':
      return handleRefunded(handling, news, payment)
    case 'dispute':
      return handleDispute(handling, news, payment)
    case 'failure':
      return handleFailure(handling, news.paymentId, payment)
  }
}

const stateAfter = { paid: 'paid', failed: 'failed', expired: 'expired' } as const

/** What came about a payment before the payment itself. */
async function handleWaiting(handling: Handling, paymentId: string, payment: Payment): Promise<void> {
  const { tx, provider } = handling
  const waiting = and(
    eq(paymentEvent.provider, provider),
    eq(paymentEvent.paymentId, paymentId),
    isNotNull(paymentEvent.waiting),
  )
  const rows = await tx.select().from(paymentEvent).where(waiting).orderBy(asc(paymentEvent.happenedTs))
  await tx.update(paymentEvent).set({ waiting: null }).where(waiting)
  for (const row of rows) {
    const news = providerNews.parse(row.waiting)
    const happenedTs = row.happenedTs ?? handling.now
    if (news.of !== 'page') await handle({ ...handling, happenedTs, hasWaited: true }, news, payment)
  }
}

async function handlePage(handling: Handling, { outcome, pageId, paymentId, ...sum }: News<'page'>) {
  const { tx, row, booked, actor, now } = handling
  const { amountMinor, currency } = sum
  if (outcome !== 'waiting') {
    const page = eq(checkout.id, pageId)
    const where = outcome === 'paid' ? page : and(page, eq(checkout.state, 'open'))
    await tx.update(checkout).set({ state: stateAfter[outcome] }).where(where)
  }
  const about = { amountMinor, currency, payment: paymentId }
  const payment = await findPayment(tx, paymentId)
  if (outcome === 'waiting') {
    const isOver = payment || (await isLogged(handling, 'payment_failed', 'payment', paymentId))
    if (!isOver) await log(handling, 'payment_waiting', about)
  }
  if (outcome === 'failed')
    await (payment
      ? handleFailure(handling, paymentId, payment)
      : tellFailure(handling, paymentId, { amountMinor, currency }))
  if (outcome !== 'paid') return
  const arrived = {
    amountMinor,
    currency,
    reference: paymentId,
    method: 'card',
    key: `card:${pageId}`,
  } as const
  await addPayment(tx, row, booked, { ...arrived, actor, now })
  const entered = await findPayment(tx, paymentId)
  if (entered) await handleWaiting(handling, paymentId, entered)
}

/** The plan that an event is about; null if it is none of ours, as events of other shops on the same account. */
async function findPlanOf(tx: Queryable, news: ProviderNews): Promise<number | null> {
  if (news.of !== 'page') return (await findPayment(tx, news.paymentId))?.entry.planId ?? null
  // Another shop may number its invoices like ours: ours have their reference, or a page that we opened.
  const [billed] = await tx
    .select({ planId: invoice.planId, reference: invoice.reference, pageId: checkout.id })
    .from(invoice)
    .leftJoin(checkout, and(eq(checkout.invoiceId, invoice.id), eq(checkout.id, news.pageId)))
    .where(eq(invoice.id, news.invoiceId ?? 0))
  const isOurs = news.reference === null ? billed?.pageId != null : news.reference === billed?.reference
  return billed && isOurs ? billed.planId : null
}

/**
 * Handles an event of the payment provider. Events may come repeatedly and in any order; each event, payment, refund
 * and dispute counts once. Those of other shops are ignored; one about a payment that is not known waits for it.
 * @throws AppError unauthorized.
 */
export const receiveProviderEvent = command(
  'receive a payment event',
  { authorize: (ctx: RequestContext) => allow(may, 'receive payment events')(ctx) },
  async (ctx, { provider, ...event }: ProviderEvent & { provider: string }): Promise<PaymentEventOutcome> => {
    const { news, id: eventId, kind, happenedTs } = event
    if (news === null) return 'ignored'
    const now = ctx.now()
    const seen = { provider, eventId, kind, receivedTs: now, happenedTs, paymentId: news.paymentId }
    const outcome = await ctx.db.transaction(async tx => {
      // A payment and what is about it may come at the same moment: one has to see the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${news.paymentId}))`)
      const planId = await findPlanOf(tx, news)
      const booked = planId === null ? null : await findBooked(tx, planId, ctx.locale)
      if (planId === null || !booked) {
        if (news.of !== 'page')
          await tx
            .insert(paymentEvent)
            .values({ ...seen, waiting: news })
            .onConflictDoNothing()
        return 'ignored' as const
      }
      const row = await lockPlan(tx, planId)
      const said = { ...seen, outcome: news.of === 'page' ? news.outcome : null }
      const fresh = await tx.insert(paymentEvent).values(said).onConflictDoNothing().returning()
      if (fresh.length === 0) return 'known' as const
      const handling = { tx, row, booked, provider, actor: ctx.actor, now, happenedTs }
      const payment = await findPayment(tx, news.paymentId)
      if (news.of === 'page') await handlePage(handling, news)
      else if (payment) await handle(handling, news, payment)
      return 'taken' as const
    })
    ctx.wake()
    return outcome
  },
)
