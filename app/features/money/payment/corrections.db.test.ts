import { and, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import { getBooking } from '#app/features/money/booking/booking-queries.server.ts'
import { cancelTrip, previewCancellation } from '#app/features/money/booking/cancel-commands.server.ts'
import { payDue, payPartner, previewPayouts } from '#app/features/money/org/payout-commands.server.ts'
import { previewRefund, refundTraveller } from '#app/features/money/refund/refund-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { getOwnPapers } from '#app/features/traveller/papers/papers-queries.server.ts'
import type { Actor } from '#app/request-context.ts'
import { commission, invoice, ledgerEntry, ledgerLine } from '#database/schema/money.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { affiliate } from '#database/schema/user.ts'
import { addProposedTrip, BOOKED_AT } from '#tools/testing/booked-trip.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { recordPayment } from './payment-commands.server.ts'
import { previewReversal, reverseEntry } from './reverse-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const admin: Actor = { kind: 'admin', userId: 4 }
const reason = 'One zero too many.'

const by = (actor: Actor = admin, now = BOOKED_AT) => testContext(connection, { actor, now: () => now })

async function accepted(wanted: Parameters<typeof addProposedTrip>[1] = {}) {
  const proposed = await addProposedTrip(connection, wanted)
  const signed = { planId: proposed.planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' }
  expect(await acceptProposal(await by(proposed.actor), signed)).toMatchObject({ ok: true })
  return proposed
}

async function pay(planId: number, amountMinor: number, reference: string, more = {}) {
  return recordPayment(await by(), { planId, amountMinor, currency: 'USD', reference, ...more })
}

async function entriesOf(planId: number, kind: typeof ledgerEntry.$inferSelect.kind) {
  return db
    .select()
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.planId, planId), eq(ledgerEntry.kind, kind)))
    .orderBy(ledgerEntry.id)
}

async function lastEntry(planId: number, kind: typeof ledgerEntry.$inferSelect.kind): Promise<number> {
  return (await entriesOf(planId, kind)).at(-1)?.id ?? 0
}

async function planOf(planId: number) {
  const [row] = await db.select().from(plan).where(eq(plan.id, planId))
  return row
}

async function emailsOf(planId: number) {
  const rows = await db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id)
  return rows.map(({ template }) => template)
}

async function eventsOf(planId: number) {
  const rows = await db.select().from(planEvent).where(eq(planEvent.planId, planId)).orderBy(planEvent.id)
  return rows.map(({ kind }) => kind)
}

async function accountsOf(planId: number): Promise<Record<string, number>> {
  const rows = await db
    .select({ account: ledgerLine.account, sum: sql<string>`sum(${ledgerLine.amountMinor})` })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(eq(ledgerEntry.planId, planId))
    .groupBy(ledgerLine.account)
  const sums = rows.map(({ account, sum }) => [account, Number(sum)] as const)
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0))
}

describe('a payment that is unusual', () => {
  it('is asked about with codes and amounts, and entered once with a second yes', async () => {
    const { planId } = await accepted()
    expect(await pay(planId, 1_968_000, 'FT-1')).toEqual({
      ...{ ok: false, reason: 'more_than_due' },
      doubts: [{ code: 'more_than_due', amountMinor: 196_800, currency: 'USD' }],
    })
    expect(await entriesOf(planId, 'payment')).toEqual([])
    expect(await pay(planId, 1_968_000, 'FT-1', { confirmed: true })).toEqual({ ok: true, isNew: true })
    expect(await pay(planId, 1_968_000, 'FT-1', { confirmed: true })).toEqual({ ok: true, isNew: false })
    expect(await pay(planId, 1_968_000, 'ft-1')).toEqual({ ok: true, isNew: false })
  })

  it('is one in another currency, or with a reference of another amount', async () => {
    const { planId } = await accepted()
    const inEuro = { currency: 'EUR' }
    expect(await pay(planId, 100, 'FT-1', inEuro)).toMatchObject({
      doubts: [{ code: 'currency_differs', currency: 'USD' }],
    })
    expect(await pay(planId, 100, 'FT-1', { ...inEuro, confirmed: true })).toMatchObject({ isNew: true })
    expect(await planOf(planId)).toMatchObject({ closedDate: null })
    expect(await pay(planId, 100, 'FT-1')).toMatchObject({
      doubts: [{ code: 'reference_used', amountMinor: 100, currency: 'EUR' }],
    })
    expect(await pay(planId, 1, 'FT-cent')).toEqual({ ok: true, isNew: true })
  })

  it('is one for a cancelled trip, which gets no invoice for it', async () => {
    const { planId } = await accepted()
    await cancelTrip(await by(), { planId, reason, by: 'operator' })
    expect(await pay(planId, 100, 'FT-1')).toMatchObject({ doubts: [{ code: 'cancelled' }] })
    await pay(planId, 100, 'FT-1', { confirmed: true })
    expect(await accountsOf(planId)).toEqual({ bank: 100, traveller: -100 })
  })
})

describe('a reversal', () => {
  it('takes back a slipped zero: balance, invoices, booking, commission, and both sides are told', async () => {
    const [partner] = await db.select().from(affiliate).where(eq(affiliate.key, 'heron-and-finch'))
    const { planId, actor } = await accepted({ affiliateId: partner?.id ?? 0 })
    await pay(planId, 1_968_000, 'FT-9', { confirmed: true })
    expect(await planOf(planId)).toMatchObject({ closedDate: '2026-11-22' })
    const entryId = await lastEntry(planId, 'payment')
    expect(await previewReversal(await by(), { planId, entryId })).toMatchObject({
      ...{ ok: true, isDone: false, amountMinor: 1_968_000, paidMinor: 0, owedMinor: 984_000 },
      opensDeposit: true,
    })
    const answers = await Promise.all(
      [1, 2].map(async () => reverseEntry(await by(), { planId, entryId, reason })),
    )
    expect(answers.map(answer => answer.ok && answer.isNew).toSorted()).toEqual([false, true])
    expect(answers[0]).toMatchObject({ ok: true, paidMinor: 0, owedMinor: 984_000, currency: 'USD' })
    expect(await entriesOf(planId, 'reversal')).toMatchObject([{ reverses: entryId, reason }])
    expect(await accountsOf(planId)).toEqual({ traveller: 984_000, trips: -984_000 })
    expect(await planOf(planId)).toMatchObject({ closedDate: null, waitsFor: 'traveller' })
    expect(await eventsOf(planId)).toEqual([
      ...['accepted', 'payment_received', 'deposit_paid', 'entry_reversed', 'deposit_open_again'],
    ])
    expect((await emailsOf(planId)).filter(template => template === 'entry-reversed')).toHaveLength(1)
    expect(await getBooking(await by(actor), planId, 1)).toMatchObject({ state: 'accepted', paidMinor: 0 })
    const papers = await getOwnPapers(await by(actor), planId)
    expect(papers.invoices.map(({ state }) => state)).toEqual(['open', 'open'])
    expect(papers.payments).toMatchObject([
      { kind: 'payment', isReversed: true },
      { kind: 'reversal', of: 'payment' },
    ])
    expect(papers.balance).toEqual({ paidMinor: 0, owedMinor: 984_000, currency: 'USD' })

    // The right amount has the same reference, and books the trip again, with its commission.
    expect(await pay(planId, 196_800, 'FT-9')).toEqual({ ok: true, isNew: true })
    expect(await planOf(planId)).toMatchObject({ closedDate: '2026-11-22', waitsFor: 'nobody' })
    expect(await accountsOf(planId)).toMatchObject({ bank: 196_800, partner: -59_040 })
    expect(await db.select().from(commission).where(eq(commission.planId, planId))).toMatchObject([
      { reversedTs: null },
    ])
  })

  it('is refused of a reversal, of an invoice, and of an entry of another plan', async () => {
    const { planId } = await accepted()
    await pay(planId, 100, 'FT-1')
    const reverse = async (entryId: number, id = planId) =>
      reverseEntry(await by(), { planId: id, entryId, reason })
    const payment = await lastEntry(planId, 'payment')
    await reverse(payment)
    expect(await reverse(await lastEntry(planId, 'reversal'))).toEqual({ ok: false, reason: 'is_reversal' })
    expect(await reverse(await lastEntry(planId, 'charge'))).toEqual({ ok: false, reason: 'not_reversible' })
    const other = await accepted()
    await expect(reverse(payment, other.planId)).rejects.toMatchObject({ code: 'not_found' })
    const traveller = await by(other.actor)
    await expect(reverseEntry(traveller, { planId, entryId: payment, reason })).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })

  it('of a refund makes it paid again', async () => {
    const { planId } = await accepted()
    await pay(planId, 196_800, 'FT-1')
    await refundTraveller(await by(), { planId, amountMinor: 96_800, currency: 'USD', reason })
    expect(await planOf(planId)).toMatchObject({ closedDate: null })
    const entryId = await lastEntry(planId, 'refund')
    expect(await reverseEntry(await by(), { planId, entryId, reason })).toMatchObject({ paidMinor: 196_800 })
    expect(await planOf(planId)).toMatchObject({ closedDate: '2026-11-22' })
    // The same refund can be made after it was taken back.
    const again = { planId, amountMinor: 96_800, currency: 'USD', reason }
    expect(await refundTraveller(await by(), again)).toMatchObject({ isNew: true, paidMinor: 100_000 })
  })
})

describe('a refund', () => {
  it('gives back what was paid too much, once, and never more than was paid', async () => {
    const { planId } = await accepted()
    await pay(planId, 1_000_000, 'FT-1', { confirmed: true })
    const ctx = await by()
    expect(await previewRefund(ctx, { planId })).toMatchObject({
      ...{ paidMinor: 1_000_000, amountMinor: 16_000, leavesMinor: 984_000, opensDeposit: false },
      ways: [{ method: 'bank', amountMinor: 16_000 }],
    })
    const refund = (amountMinor: number) =>
      refundTraveller(ctx, { planId, amountMinor, currency: 'USD', reason: 'Paid too much.' })
    expect(await refund(1_000_001)).toMatchObject({ reason: 'more_than_paid', paidMinor: 1_000_000 })
    const answers = await Promise.all([refund(16_000), refund(16_000)])
    expect(answers.map(answer => answer.ok && answer.isNew).toSorted()).toEqual([false, true])
    expect(await accountsOf(planId)).toEqual({ bank: 984_000, trips: -984_000 })
    expect((await emailsOf(planId)).filter(template => template === 'refund-sent')).toHaveLength(1)
    expect(await planOf(planId)).toMatchObject({ closedDate: '2026-11-22' })
  })

  it('of what was kept of a cancelled trip leaves nothing owed', async () => {
    const { planId } = await accepted()
    await pay(planId, 196_800, 'FT-1')
    const later = await by(admin, new Date('2027-02-01T10:00:00Z'))
    expect(await previewCancellation(later, { planId, by: 'traveller' })).toMatchObject({
      ...{ isDone: false, feeMinor: 196_800, backMinor: 0, email: { template: 'trip-cancelled' } },
    })
    await cancelTrip(later, { planId, reason, by: 'traveller' })
    await refundTraveller(later, { planId, amountMinor: 50_000, currency: 'USD', reason: 'Out of kindness.' })
    expect(await accountsOf(planId)).toEqual({ bank: 146_800, cancellations: -146_800 })
  })
})

it('previews each email in the words in which it is sent, in the traveller’s language', async () => {
  const { planId } = await accepted({ locale: 'ES' })
  await pay(planId, 1_000, 'FT-1')
  const ctx = await by()
  const preview = await previewReversal(ctx, { planId, entryId: await lastEntry(planId, 'payment') })
  if (!preview.ok || !preview.email) throw new Error('no email follows')
  const before = await composeEmail(ctx, preview.email)
  await reverseEntry(ctx, { planId, entryId: await lastEntry(planId, 'payment'), reason })
  const [sent] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.planId, planId), eq(outbox.template, 'entry-reversed')))
  expect(sent && (await composeEmail(ctx, sent))).toEqual(before)
  expect(before?.subject).toMatch(/^Corregido: US\$\s10 /)
})

it('a partner is paid all that is due up to a day, once, also after a payout was taken back', async () => {
  const [partner] = await db.select().from(affiliate).where(eq(affiliate.key, 'heron-and-finch'))
  if (!partner) throw new Error('no partner')
  const reader = await addPerson(connection, { role: 'partner', affiliateId: partner.id })
  const { planId } = await accepted({ affiliateId: partner.id })
  await pay(planId, 196_800, 'FT-1')
  const later = await by(admin, new Date('2027-01-15T10:00:00Z'))
  const mine = (halves: { planId: number }[]) => halves.filter(half => half.planId === planId)
  expect((await payDue(later, { partner: partner.key, upTo: '2026-12-21' })).paid).toEqual([])
  const due = (await previewPayouts(later, '2027-06-01')).find(({ name }) => name === partner.name)
  expect(mine(due?.halves ?? [])).toMatchObject([{ part: 'first', amountMinor: 29_520 }])
  const paid = await Promise.all(
    [1, 2].map(() => payDue(later, { partner: partner.key, upTo: '2027-01-15', reference: 'FT-P' })),
  )
  expect(paid.flatMap(answer => mine(answer.paid))).toHaveLength(1)
  const emails = await db.select().from(outbox).where(eq(outbox.template, 'payout-sent'))
  expect(emails.map(({ recipient }) => recipient)).toContain(reader.email)
  const entryId = await lastEntry(planId, 'payout')
  const listed = (await previewPayouts(later, '2027-06-01')).find(({ name }) => name === partner.name)
  expect(mine(listed?.paid ?? [])).toMatchObject([{ entryId, part: 'first', paidOn: '2027-01-15' }])
  const before = await previewReversal(later, { planId, entryId })
  for (const _ of ['pressed', 'pressed again']) await reverseEntry(later, { planId, entryId, reason })
  const [told, ...more] = await db.select().from(outbox).where(eq(outbox.template, 'payout-reversed'))
  expect(before).toMatchObject({ of: 'payout', email: { recipient: told?.recipient, props: told?.props } })
  expect([told?.recipient, more]).toEqual([reader.email, []])
  const again = (await previewPayouts(later, '2027-06-01')).find(({ name }) => name === partner.name)
  expect([mine(again?.paid ?? []), mine(again?.halves ?? [])]).toMatchObject([[], [{ part: 'first' }]])
  const half = { planId, part: 'first', reference: 'FT-Q' } as const
  expect(await payPartner(later, half)).toEqual({ ok: true })
  expect(await payPartner(later, half)).toEqual({ ok: true })
  expect(await accountsOf(planId)).toMatchObject({ partner: -29_520 })
  await expect(payDue(later, { partner: 'nobody', upTo: '2027-01-15' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('says that a payment is due at once if it would be due after the first day', async () => {
  const { planId, actor } = await accepted({ content: { startsOn: '2026-11-23' } })
  await pay(planId, 100, 'FT-1')
  expect(await getBooking(await by(actor), planId, 1)).toMatchObject({
    deposit: { amountMinor: 984_000, dueOn: '2026-11-22' },
    invoices: [{ isDueAtOnce: true }],
  })
})

it('balances after any commands in any order, and the booking follows what is paid', {
  timeout: 60_000,
}, async () => {
  const amount = fc.constantFrom(1, 100_000, 196_800, 984_000, 1_968_000)
  const step = fc.oneof(
    fc.record({ do: fc.constant('pay' as const), amount, ref: fc.constantFrom('A', 'B') }),
    fc.record({ do: fc.constant('reverse' as const), nth: fc.nat(6) }),
    fc.record({ do: fc.constant('refund' as const), amount }),
    fc.record({ do: fc.constant('cancel' as const) }),
  )
  const script = fc.array(step, { minLength: 3, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(script, async steps => {
      const { planId, actor } = await accepted()
      for (const each of steps) {
        if (each.do === 'pay') await pay(planId, each.amount, each.ref, { confirmed: true })
        if (each.do === 'refund')
          await refundTraveller(await by(), { planId, amountMinor: each.amount, currency: 'USD', reason })
        if (each.do === 'cancel') await cancelTrip(await by(), { planId, reason, by: 'traveller' })
        if (each.do === 'reverse') {
          const rows = await db.select().from(ledgerEntry).where(eq(ledgerEntry.planId, planId))
          const entry = rows[each.nth % Math.max(1, rows.length)]
          if (entry) await reverseEntry(await by(), { planId, entryId: entry.id, reason })
        }
      }
      const sums = await accountsOf(planId)
      expect(Object.values(sums).reduce((all, sum) => all + sum, 0)).toBe(0)
      const { paidMinor, state } = await getBooking(await by(actor), planId, 1)
      expect(paidMinor).toBe(sums.bank ?? 0)
      const row = await planOf(planId)
      if (state !== 'cancelled') expect(row?.closedDate !== null).toBe(paidMinor >= 196_800)
      const open = await db
        .select()
        .from(invoice)
        .where(and(eq(invoice.planId, planId), inArray(invoice.kind, ['deposit', 'balance'])))
      expect(open.length).toBeLessThanOrEqual(2)
    }),
    { numRuns: 15 },
  )
})
