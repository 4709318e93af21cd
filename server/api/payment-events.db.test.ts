import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import { chargeDeposit } from '#app/features/money/booking/deposit-commands.server.ts'
import { openStripe } from '#app/features/money/payment/open-stripe.server.ts'

import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { getWaitingRequests } from '#app/features/request/sending/sending-queries.server.ts'
import { ledgerEntry, ledgerLine, paymentEvent } from '#database/schema/money.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { makeMetrics } from '#server/metrics/metrics.ts'
import { countOutbox } from '#server/metrics/outbox-counts.ts'
import { post } from '#tools/testing/auth-site.ts'
import { addProposedTrip } from '#tools/testing/booked-trip.ts'
import {
  eventBody,
  STRIPE_SECRET,
  serveStripe,
  signatureOf,
  WEBHOOK_SECRET,
} from '#tools/testing/stripe-server.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/** What a company receives that also uses its account at the provider for other things. */

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const company = await serveStripe()
let counted: (outcome: string) => Promise<number>
let site: Awaited<ReturnType<typeof openTestSite>>
let events = 0
let seconds = 1_795_000_000

beforeEach(async () => {
  const settings = { secretKey: STRIPE_SECRET, webhookSecret: WEBHOOK_SECRET, host: company.host }
  const ctx = await testContext(connection, { paymentProvider: openStripe(settings) })
  const metrics = makeMetrics({
    ...{ token: 'a token that only the tests know, 32 characters', isProcessTold: false },
    getWaiting: () => getWaitingRequests(ctx),
    countOutbox: () => countOutbox(db),
    countShapes: () => 0,
    countHeld: () => 0,
  })
  site = await openTestSite(connection, { metrics, context: locale => ({ ...ctx, locale }) })
  counted = async outcome => {
    const { text } = await metrics.describe()
    return Number(text.match(new RegExp(`ceiba_payment_events_total{outcome="${outcome}"} (\\d+)`))?.[1] ?? 0)
  }
})

afterAll(company.close)

async function tell(body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) }
  return (await site.ask('/api/public/payment/stripe', { ...post(null), body, headers })).status
}

/** The body of an event about a charge, a refund, a dispute or a payment intent. */
function about(type: string, object: Record<string, unknown>, created: number | null = ++seconds): string {
  const id = `evt_of_money_${++events}`
  return JSON.stringify({ id, type, object: 'event', ...(created !== null && { created }), data: { object } })
}

const DEPOSIT = 196_800

/** A trip whose deposit is invoiced; `paid` is the event of its payment. */
async function billed(currency = 'USD') {
  const trip = await addProposedTrip(connection, { content: { currency } })
  const { planId, traveller } = trip
  const ctx = await testContext(connection, { actor: trip.actor })
  await acceptProposal(ctx, { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' })
  await chargeDeposit(ctx, { planId, number: 1, by: 'transfer' })
  const { rows } = await connection.pool.query<{ id: string; reference: string }>(
    'select id, reference from invoice where plan_id = $1',
    [planId],
  )
  const session = {
    id: `cs_${planId}`,
    amountMinor: DEPOSIT,
    currency: currency.toLowerCase(),
    invoice: rows[0]?.id ?? '',
    reference: rows[0]?.reference ?? '',
  }
  const intent = `pi_of_${session.id}`
  const told = (type: string, isPaid = true) =>
    eventBody({ id: `evt_page_${++events}`, type, session, isPaid })
  return { planId, traveller, intent, session, told, paid: () => tell(told('checkout.session.completed')) }
}

async function standing(planId: number) {
  const rows = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerLine.amountMinor}), 0)` })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(and(eq(ledgerEntry.planId, planId), eq(ledgerLine.account, 'card')))
  const [row] = await db.select().from(plan).where(eq(plan.id, planId))
  return { card: Number(rows[0]?.sum), isBooked: row?.closedDate !== null }
}

async function eventsOf(planId: number): Promise<string[]> {
  const rows = await db.select().from(planEvent).where(eq(planEvent.planId, planId)).orderBy(planEvent.id)
  return rows
    .map(({ kind }) => kind)
    .filter(kind => !['accepted', 'payment_received', 'deposit_paid'].includes(kind))
}

async function emailsOf(planId: number): Promise<string[]> {
  const rows = await db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id)
  return rows
    .map(({ template, recipient }) => (recipient === 'planners' ? `${template} to us` : template))
    .filter(template => /money-notice|refund-sent|payment-failed/.test(template))
}

const charge = (intent: string, refunded: number) => ({
  ...{ id: `ch_${intent}`, object: 'charge', amount: DEPOSIT, currency: 'usd' },
  ...{ amount_refunded: refunded, payment_intent: intent },
})
const refund = (intent: string, id: string, amount: number, status = 'succeeded') => ({
  ...{
    id,
    object: 'refund',
    amount,
    currency: 'usd',
    payment_intent: intent,
    charge: `ch_${intent}`,
    status,
  },
})
const dispute = (intent: string, status: string, amount = DEPOSIT) => ({
  ...{ id: `dp_${intent}`, object: 'dispute', amount, currency: 'usd', payment_intent: intent, status },
})

describe('a refund made in the dashboard', () => {
  it('reaches the ledger, the plan, its log and both sides, once, in parts', async () => {
    const { planId, intent, paid } = await billed()
    await paid()
    const first = about('charge.refunded', charge(intent, 50_000))
    expect([await tell(first), await tell(first)]).toEqual([200, 200])
    // The same refund, said again as one.
    await tell(about('refund.created', refund(intent, `re_1_${intent}`, 50_000)))
    await tell(about('charge.refund.updated', refund(intent, `re_1_${intent}`, 50_000)))
    expect(await standing(planId)).toEqual({ card: DEPOSIT - 50_000, isBooked: false })
    await tell(about('refund.created', refund(intent, `re_2_${intent}`, DEPOSIT - 50_000)))
    await tell(about('charge.refunded', charge(intent, DEPOSIT)))
    expect(await standing(planId)).toEqual({ card: 0, isBooked: false })
    expect(await eventsOf(planId)).toEqual(['refunded', 'deposit_open_again', 'refunded'])
    expect(await emailsOf(planId)).toEqual([
      ...['refund-sent', 'money-notice to us', 'refund-sent', 'money-notice to us'],
    ])
  })

  it('that fails brings the money back, in any order', async () => {
    for (const isFailureFirst of [false, true]) {
      const { planId, intent, paid } = await billed()
      await paid()
      const id = `re_${intent}`
      const made = about('refund.created', refund(intent, id, DEPOSIT, 'pending'))
      const failed = about('refund.failed', refund(intent, id, DEPOSIT, 'failed'))
      for (const body of isFailureFirst ? [failed, made] : [made, failed]) await tell(body)
      await tell(about('refund.updated', refund(intent, id, DEPOSIT, 'failed')))
      expect(await standing(planId)).toEqual({ card: DEPOSIT, isBooked: true })
      expect(await eventsOf(planId)).toContain('refund_failed')
    }
  })

  it('before the payment is known waits for it', async () => {
    const { planId, intent, paid } = await billed()
    expect(await tell(about('charge.refunded', charge(intent, 1_000)))).toBe(200)
    expect(await counted('ignored')).toBe(1)
    await paid()
    expect(await standing(planId)).toEqual({ card: DEPOSIT - 1_000, isBooked: false })
    const waiting = sql`payment_id = ${intent} and waiting is not null`
    expect(await db.select().from(paymentEvent).where(waiting)).toEqual([])
  })
})

describe('a dispute', () => {
  const names = ['created', 'funds_withdrawn', 'closed', 'funds_reinstated'] as const
  const bodies = (intent: string, end: 'won' | 'lost') => ({
    created: about('charge.dispute.created', dispute(intent, 'needs_response')),
    funds_withdrawn: about('charge.dispute.funds_withdrawn', dispute(intent, 'needs_response')),
    closed: about('charge.dispute.closed', dispute(intent, end)),
    funds_reinstated: about('charge.dispute.funds_reinstated', dispute(intent, 'won')),
  })

  it('that is won costs nothing in the end, whatever comes first and twice', async () => {
    for (const order of [
      names,
      names.toReversed(),
      ['closed', 'created', 'closed', 'funds_withdrawn'] as const,
    ]) {
      const { planId, intent, paid } = await billed()
      await paid()
      const all = bodies(intent, 'won')
      for (const name of order) expect(await tell(all[name])).toBe(200)
      expect(await standing(planId)).toEqual({ card: DEPOSIT, isBooked: true })
      const seen = (await eventsOf(planId)).filter(kind => kind.startsWith('dispute'))
      expect(seen).toEqual(['disputed', 'dispute_won'])
      expect(await emailsOf(planId)).toEqual(['money-notice to us', 'money-notice to us'])
    }
  })

  it('that is lost, or partial, takes its part', async () => {
    const { planId, intent, paid } = await billed()
    await paid()
    await tell(about('charge.dispute.created', dispute(intent, 'needs_response', 96_800)))
    expect(await standing(planId)).toEqual({ card: 100_000, isBooked: false })
    await tell(about('charge.dispute.closed', dispute(intent, 'lost', 96_800)))
    expect(await standing(planId)).toEqual({ card: 100_000, isBooked: false })
    expect(await eventsOf(planId)).toEqual(['disputed', 'deposit_open_again', 'dispute_lost'])
  })

  it('that is only an inquiry moves no money, and somebody is told', async () => {
    const { planId, intent, paid } = await billed()
    await paid()
    const asked = dispute(intent, 'warning_needs_response')
    await tell(about('charge.dispute.created', asked))
    await tell(about('charge.dispute.updated', asked))
    await tell(about('charge.dispute.closed', { ...asked, status: 'warning_closed' }))
    expect(await standing(planId)).toEqual({ card: DEPOSIT, isBooked: true })
    expect(await emailsOf(planId)).toEqual(['money-notice to us'])
  })

  it('is read without what it may lack', async () => {
    const { planId, intent, paid } = await billed()
    await paid()
    const bare = { id: 'dp_1', object: 'dispute', amount: 1_128, charge: 'ch_1', payment_intent: intent }
    expect(await tell(about('charge.dispute.created', bare, null))).toBe(200)
    expect(await standing(planId)).toEqual({ card: DEPOSIT - 1_128, isBooked: false })
  })
})

describe('a payment that fails', () => {
  it('after it was on its way is told to both sides once', async () => {
    const { planId, intent, told } = await billed()
    await tell(told('checkout.session.completed', false))
    await tell(told('checkout.session.async_payment_failed', false))
    await tell(about('payment_intent.payment_failed', { id: intent, object: 'payment_intent' }))
    expect(await standing(planId)).toEqual({ card: 0, isBooked: false })
    expect(await eventsOf(planId)).toEqual(['payment_waiting', 'payment_failed'])
    expect(await emailsOf(planId)).toEqual(['payment-failed', 'money-notice to us'])
  })

  it('after it was paid is taken back; an attempt before it is not', async () => {
    const { planId, intent, paid } = await billed()
    const failed = (created: number | null) =>
      about('payment_intent.payment_failed', { id: intent, object: 'payment_intent' }, created)
    await tell(failed(1_763_999_990))
    await paid()
    await tell(failed(1_763_999_999))
    expect(await standing(planId)).toEqual({ card: DEPOSIT, isBooked: true })
    await tell(failed(null))
    expect(await standing(planId)).toEqual({ card: 0, isBooked: false })
    expect(await eventsOf(planId)).toEqual(['entry_reversed', 'deposit_open_again', 'payment_failed'])
    expect(await emailsOf(planId)).toEqual(['payment-failed', 'money-notice to us'])
  })
})

it('ignores and counts what other shops on the account cause', async () => {
  const { planId, told, session } = await billed()
  const page = { id: 'cs_of_another_shop', amountMinor: 500, currency: 'usd', reference: null }
  // With no invoice, with the number of one of ours, and with numbers that no invoice of ours can have.
  const numbers = ['', session.invoice, '99999999999999999999', '1e400', '2026.5', 'INV-7']
  const theirs = [
    ...numbers.map((invoice, at) =>
      eventBody({
        id: `evt_theirs_${at}`,
        type: 'checkout.session.completed',
        session: { ...page, invoice },
      }),
    ),
    eventBody({
      ...{ id: 'evt_theirs', type: 'checkout.session.completed' },
      session: { ...page, invoice: session.invoice, reference: 'order-7' },
    }),
    about('charge.refunded', charge('pi_theirs', 5)),
    about('charge.dispute.created', dispute('pi_theirs', 'needs_response')),
    about('payment_intent.payment_failed', { id: 'pi_theirs' }),
    about('invoice.paid', { id: 'in_theirs' }),
  ]
  for (const body of theirs) {
    expect(await tell(body)).toBe(200)
  }
  expect(await counted('ignored')).toBe(theirs.length)
  const [row] = await db.select().from(plan).where(eq(plan.id, planId))
  expect(row?.closedDate).toBeNull()
  await tell(told('checkout.session.completed'))
  expect(await counted('taken')).toBe(1)
})

it.each([
  ['JPY', 'JPY 196,800'],
  ['KWD', 'KWD 196.800'],
])('reads and writes amounts in the minor units of %s', async (currency, words) => {
  const { planId, paid } = await billed(currency)
  await paid()
  expect(await standing(planId)).toEqual({ card: DEPOSIT, isBooked: true })
  const ctx = await testContext(connection, { actor: { kind: 'system' } })
  const rows = await db.select().from(outbox).where(eq(outbox.planId, planId))
  const invoice = rows.find(({ template }) => template === 'invoice')
  const email = invoice && (await composeEmail(ctx, invoice))
  expect(email?.text.replaceAll('\u00a0', ' ')).toContain(words)
})
