import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import { recordPayment } from '#app/features/money/payment/payment-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { commission, invoice, ledgerEntry, ledgerLine } from '#database/schema/money.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { affiliate } from '#database/schema/user.ts'
import { addProposedTrip, addSentProposal, BOOKED_AT, trip } from '#tools/testing/booked-trip.ts'
import { refusalOf } from '#tools/testing/refusal.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getBooking } from './booking-queries.server.ts'
import { acceptance } from './booking-schema.ts'
import { cancelTrip } from './cancel-commands.server.ts'
import { chargeDeposit } from './deposit-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const admin: Actor = { kind: 'admin', userId: 4 }
const signed = { number: 1, termsVersion: '2026-1', name: 'Ana Mora' }
const USD = 'USD'

const by = (actor: Actor, now = BOOKED_AT) => testContext(connection, { actor, now: () => now })

async function accepted(wanted: Parameters<typeof addProposedTrip>[1] = {}) {
  const proposed = await addProposedTrip(connection, wanted)
  const { planId } = proposed
  expect(await acceptProposal(await by(proposed.actor), { planId, ...signed })).toMatchObject({ ok: true })
  return proposed
}

/** Enters a transfer, also an unusual one. */
async function pay(planId: number, amountMinor: number, reference: string, currency = USD) {
  return recordPayment(await by(admin), { planId, amountMinor, currency, reference, confirmed: true })
}

async function planOf(planId: number) {
  const [row] = await db.select().from(plan).where(eq(plan.id, planId))
  return row
}

async function emailsOf(planId: number): Promise<string[]> {
  const rows = await db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id)
  return rows.map(({ template, recipient }) => `${template} ${recipient}`)
}

async function eventsOf(planId: number): Promise<string[]> {
  const rows = await db.select().from(planEvent).where(eq(planEvent.planId, planId)).orderBy(planEvent.id)
  return rows.map(({ kind }) => kind)
}

/** Balance of each ledger account of a plan; zero balances are left out. */
async function accountsOf(planId: number): Promise<Record<string, number>> {
  const rows = await db
    .select({ account: ledgerLine.account, sum: sql<string>`sum(${ledgerLine.amountMinor})` })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(eq(ledgerEntry.planId, planId))
    .groupBy(ledgerLine.account)
  return Object.fromEntries(
    rows.map(({ account, sum }) => [account, Number(sum)] as const).filter(([, sum]) => sum !== 0),
  )
}

describe('accepting', () => {
  it('stores who signed what, when and with which terms, and emails both sides', async () => {
    const { planId, traveller } = await accepted()
    const [row] = await db.select().from(proposal).where(eq(proposal.planId, planId))
    expect(row).toMatchObject({ acceptedTs: BOOKED_AT, acceptedName: 'Ana Mora', termsVersion: '2026-1' })
    expect(await planOf(planId)).toMatchObject({ closingDate: '2026-11-22', closedDate: null })
    expect(await eventsOf(planId)).toEqual(['accepted'])
    const [own, planners] = await emailsOf(planId)
    expect(own).toBe(`accepted ${traveller.email}`)
    expect(planners).toMatch(/^accepted alma/)
  })

  it('makes the plan wait for the traveller, unless a question is still open', async () => {
    const before = new Date('2026-11-08T14:00:00Z')
    for (const [waitsFor, next] of [
      ['traveller', { waitsFor: 'traveller', waitingSince: BOOKED_AT }],
      ['nobody', { waitsFor: 'traveller', waitingSince: BOOKED_AT }],
      ['planner', { waitsFor: 'planner', waitingSince: before }],
    ] as const) {
      const { planId, actor } = await addProposedTrip(connection)
      await db
        .update(plan)
        .set({ waitsFor, waitingSince: before, answerDueTs: BOOKED_AT })
        .where(eq(plan.id, planId))
      await acceptProposal(await by(actor), { planId, ...signed })
      expect(await planOf(planId)).toMatchObject(next)
    }
  })

  it('twice at once happens once, and both calls get the same answer', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const names = ['Ana Mora', 'Ana M.', 'A. Mora']
    const answers = await Promise.all(
      names.map(async name => acceptProposal(await by(actor), { planId, ...signed, name })),
    )
    expect(answers[0]).toMatchObject({ ok: true })
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await eventsOf(planId)).toEqual(['accepted'])
    expect(await emailsOf(planId)).toHaveLength(2)
  })

  it('is refused for an older draft, and for another one once a draft is accepted', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    await addSentProposal(connection, { planId, number: 2 })
    const accept = async (number: number) => acceptProposal(await by(actor), { planId, ...signed, number })
    expect(await accept(1)).toEqual({ ok: false, reason: 'superseded' })
    expect(await accept(2)).toMatchObject({ ok: true, accepted: { number: 2 } })
    expect(await accept(1)).toEqual({ ok: false, reason: 'already_accepted' })
  })

  it('cancels a scheduled draft, which could no longer be accepted', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    await db.insert(proposal).values({
      ...{ planId, number: 2, content: trip, currency: USD, title: 'Corcovado on foot' },
      ...{ staffFkey: 'alma-reyes', sendAt: new Date('2026-11-23T08:00:00Z') },
    })
    const draft = and(eq(proposal.planId, planId), eq(proposal.number, 2))
    await acceptProposal(await by(actor), { planId, ...signed })
    expect(await db.select().from(proposal).where(draft)).toMatchObject([{ sendAt: null, sentTs: null }])
    expect(await eventsOf(planId)).toEqual(['accepted', 'proposal_stopped'])
  })

  it('is refused with terms that are not in force, and while a price is unknown', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const withOld = { planId, ...signed, termsVersion: '2019-1' }
    expect(await acceptProposal(await by(actor), withOld)).toEqual({ ok: false, reason: 'terms_changed' })
    const price = trip.price.map(line => ({ ...line, unitMinor: null }))
    const open = await addProposedTrip(connection, { content: { price } })
    expect(await acceptProposal(await by(open.actor), { planId: open.planId, ...signed })).toEqual({
      ok: false,
      reason: 'proposal_open',
      openMatters: [
        { code: 'price', line: 'price:sleeping', name: 'sleeping', instead: null },
        { code: 'price', line: 'price:moving', name: 'moving', instead: null },
      ],
    })
  })

  it('is refused without a first day', async () => {
    const { planId, actor } = await addProposedTrip(connection, { content: { startsOn: null } })
    expect(await acceptProposal(await by(actor), { planId, ...signed })).toEqual({
      ok: false,
      reason: 'dates_unknown',
    })
  })

  it('is refused once its first day is over everywhere', async () => {
    const { planId, actor } = await addProposedTrip(connection, { content: { startsOn: '2026-11-21' } })
    const at = async (time: string) => acceptProposal(await by(actor, new Date(time)), { planId, ...signed })
    expect(await at('2026-11-22T12:00:00Z')).toEqual({ ok: false, reason: 'dates_past' })
    expect(await at('2026-11-22T11:59:00Z')).toMatchObject({ ok: true })
  })

  it('offers no step of cancelling that is past', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const stepsOn = async (day: string) => {
      const { refund } = await getBooking(await by(actor, new Date(`${day}T12:00:00Z`)), planId, 1)
      return refund?.map(({ until }) => until)
    }
    const [first, ...later] = (await stepsOn('2026-11-22')) ?? []
    expect(await stepsOn(first ?? '')).toEqual([first, ...later])
    const after = new Date(`${first}T00:00:00Z`)
    after.setUTCDate(after.getUTCDate() + 1)
    expect(await stepsOn(dayOf(after))).toEqual(later)
  })

  it('is refused if another content was on the screen', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const { fingerprint } = await getBooking(await by(actor), planId, 1)
    const accept = async (shown: string) =>
      acceptProposal(await by(actor), { planId, ...signed, fingerprint: shown })
    expect(await accept('0'.repeat(64))).toEqual({ ok: false, reason: 'proposal_changed' })
    expect(await accept(fingerprint)).toMatchObject({ ok: true })
  })

  it.each([
    ...['Ana', '李', 'أنا', 'Ana\u200d María', 'O', 'Þór'].map(name => [name, true] as const),
    ...['', ' \u00a0\u2003 ', '\u0301\u0302', '. -', '123', '😀'].map(name => [name, false] as const),
    // Joiners, direction marks and isolates, fillers (Hangul, Khmer), a blank Braille cell, tags, a soft hyphen.
    ...['\u200b\u200c\u200d\u2060', '\u200e\u200f\u061c\u202e\u2066\u2069', '\u00ad\ufeff'].map(
      name => [name, false] as const,
    ),
    ...['\u115f\u1160\u3164\uffa0', '\u17b4\u17b5', '\u2800\u2800', '\u{e0041}\u{e0042}', '\ufe0f'].map(
      name => [name, false] as const,
    ),
    // Letters that are blank, a vowel separator, ends of shorthand, a musical beam, an object that is not there.
    ...['\u{13441}\u{13442}', '\u180e\u1680', '\u{1bca0}', '\u{1d173}', '\ufffc\u034f'].map(
      name => [name, false] as const,
    ),
  ])('is signed with the name %j: %s', (name, isOne) => {
    expect(acceptance.safeParse({ termsVersion: '2026-1', name }).success).toBe(isOne)
  })

  it('is not possible or visible for anyone else', async () => {
    const { planId } = await addProposedTrip(connection)
    for (const actor of [{ kind: 'traveller', userId: 99 }, admin] as const) {
      await expect(acceptProposal(await by(actor), { planId, ...signed })).rejects.toMatchObject({
        code: 'not_found',
      })
      await expect(getBooking(await by(actor), planId, 1)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

describe('the deposit', () => {
  it('has one invoice, computed from the sent proposal, however often it is requested', async () => {
    const { planId, actor } = await accepted()
    const ask = async () => chargeDeposit(await by(actor), { planId, number: 1, by: 'transfer' })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers[0]).toMatchObject({
      ok: true,
      invoice: { kind: 'deposit', amountMinor: 196_800, currency: USD, dueOn: '2026-11-25' },
    })
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await db.select().from(invoice).where(eq(invoice.planId, planId))).toHaveLength(1)
    expect(await accountsOf(planId)).toEqual({ traveller: 196_800, trips: -196_800 })
    expect((await emailsOf(planId)).filter(email => email.startsWith('invoice'))).toHaveLength(1)
  })

  it('is refused before an acceptance, by card if cards are off, and once it is paid', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const ask = async (door: 'transfer' | 'card' = 'transfer') =>
      chargeDeposit(await by(actor), { planId, number: 1, by: door })
    expect(await ask()).toEqual({ ok: false, reason: 'not_accepted' })
    await acceptProposal(await by(actor), { planId, ...signed })
    expect(await ask('card')).toEqual({ ok: false, reason: 'no_cards' })
    await pay(planId, 196_800, 'FT-1')
    expect(await ask()).toEqual({ ok: false, reason: 'already_paid' })
  })
})

describe('a transfer that arrives', () => {
  it('books the trip, invoices the balance, and credits the partner’s commission', async () => {
    const [partner] = await db.select().from(affiliate).where(eq(affiliate.key, 'heron-and-finch'))
    const { planId, actor } = await accepted({ affiliateId: partner?.id ?? 0 })
    expect(await pay(planId, 196_800, 'FT-1')).toEqual({ ok: true, isNew: true })
    expect(await planOf(planId)).toMatchObject({ closedDate: '2026-11-22', waitsFor: 'nobody' })
    expect(await eventsOf(planId)).toEqual(['accepted', 'payment_received', 'deposit_paid'])
    expect(await accountsOf(planId)).toEqual({
      ...{ bank: 196_800, traveller: 787_200, trips: -984_000 },
      ...{ commission: 59_040, partner: -59_040 },
    })
    const [earned] = await db.select().from(commission).where(eq(commission.planId, planId))
    expect(earned).toMatchObject({
      ...{ firstMinor: 29_520, firstDueOn: '2026-12-22' },
      ...{ secondMinor: 29_520, secondDueOn: '2027-04-15' },
    })
    expect(await getBooking(await by(actor), planId, 1)).toMatchObject({
      state: 'paid',
      paidMinor: 196_800,
      invoices: [{ kind: 'deposit' }, { kind: 'balance', amountMinor: 787_200, dueOn: '2026-12-28' }],
      purchase: { id: `deposit-${planId}`, usdCents: 196_800 },
    })
  })

  it('recorded twice, or by two at once, is one payment', async () => {
    const { planId } = await accepted()
    const answers = await Promise.all([1, 2, 3].map(() => pay(planId, 196_800, 'ft-7')))
    expect(answers.filter(answer => answer.ok && answer.isNew)).toHaveLength(1)
    expect(await pay(planId, 196_800, 'FT-7')).toEqual({ ok: true, isNew: false })
    expect((await accountsOf(planId)).bank).toBe(196_800)
  })

  it('below the deposit leaves the rest due; above it counts towards the balance', async () => {
    const { planId, actor } = await accepted()
    await pay(planId, 100_000, 'FT-1')
    expect(await planOf(planId)).toMatchObject({ closedDate: null })
    expect(await accountsOf(planId)).toMatchObject({ traveller: 96_800 })
    await pay(planId, 200_000, 'FT-2')
    expect(await planOf(planId)).toMatchObject({ closedDate: '2026-11-22' })
    expect(await accountsOf(planId)).toEqual({ bank: 300_000, traveller: 684_000, trips: -984_000 })
    expect(await getBooking(await by(actor), planId, 1)).toMatchObject({ state: 'paid', paidMinor: 300_000 })
  })

  it('without an accepted proposal is not entered', async () => {
    const { planId: open } = await addProposedTrip(connection)
    expect(await pay(open, 196_800, 'FT-1')).toEqual({ ok: false, reason: 'not_accepted' })
    expect(await accountsOf(open)).toEqual({})
  })
})

describe('cancelling', () => {
  it('refunds what the displayed steps say for that day', async () => {
    const [partner] = await db.select().from(affiliate).where(eq(affiliate.key, 'heron-and-finch'))
    const { planId, actor } = await accepted({ affiliateId: partner?.id ?? 0 })
    await pay(planId, 984_000, 'FT-1')
    const { refund } = await getBooking(await by(actor), planId, 1)
    const day = '2026-12-29'
    const shown = refund?.find(({ until }) => until === null || day <= until)
    const cancel = async () =>
      cancelTrip(await by(admin, new Date(`${day}T10:00:00Z`)), { planId, reason: 'ill', by: 'traveller' })
    const [answer, again] = await Promise.all([cancel(), cancel()])
    expect(answer).toEqual({
      ...{ ok: true, currency: USD, feeMinor: shown?.costMinor, backMinor: shown?.backMinor },
    })
    expect(answer).toMatchObject({ feeMinor: 492_000 })
    expect(again).toEqual(answer)
    expect(await accountsOf(planId)).toEqual({ bank: 492_000, cancellations: -492_000 })
    expect(await planOf(planId)).toMatchObject({ closedDate: null, lostDate: day })
    expect(await getBooking(await by(actor), planId, 1)).toMatchObject({ state: 'cancelled', invoices: [] })
    expect(await chargeDeposit(await by(actor), { planId, number: 1, by: 'transfer' })).toMatchObject({
      ok: false,
      reason: 'cancelled',
    })
  })

  it('never charges more than was paid', async () => {
    const { planId } = await accepted()
    await pay(planId, 50_000, 'FT-1')
    const ctx = await by(admin, new Date('2027-02-01T10:00:00Z'))
    expect(await cancelTrip(ctx, { planId, reason: 'x', by: 'traveller' })).toMatchObject({
      ...{ feeMinor: 50_000, backMinor: 0 },
    })
    expect(await accountsOf(planId)).toEqual({ bank: 50_000, cancellations: -50_000 })
  })

  it('by the operator refunds everything; money that arrives later stays the traveller’s', async () => {
    const { planId } = await accepted()
    await pay(planId, 196_800, 'FT-1')
    const cancelled = { planId, reason: 'storm', by: 'operator' } as const
    expect(await cancelTrip(await by(admin), cancelled)).toMatchObject({ feeMinor: 0, backMinor: 196_800 })
    expect(await accountsOf(planId)).toEqual({})
    await pay(planId, 10_000, 'FT-2')
    expect(await accountsOf(planId)).toEqual({ bank: 10_000, traveller: -10_000 })
    expect(await planOf(planId)).toMatchObject({ closedDate: null })
  })
})

describe('the ledger', () => {
  const entryOf = async (planId: number) => {
    const [row] = await db.select().from(ledgerEntry).where(eq(ledgerEntry.planId, planId)).limit(1)
    return row?.id ?? 0
  }

  it('refuses entries that do not balance, by currency and by line', async () => {
    const { planId } = await accepted()
    const enter = (lines: [account: 'bank' | 'trips', amountMinor: number, currency: string][]) =>
      refusalOf(() =>
        db.transaction(async tx => {
          const key = `test:${planId}:${JSON.stringify(lines)}`
          const entry = { planId, kind: 'payment', idempotencyKey: key, happenedTs: BOOKED_AT } as const
          const [row] = await tx
            .insert(ledgerEntry)
            .values({ ...entry, actorKind: 'system' })
            .returning({ id: ledgerEntry.id })
          const entryId = row?.id ?? 0
          if (lines.length === 0) return
          await tx.insert(ledgerLine).values(
            lines.map(([account, amountMinor, currency], position) => ({
              ...{ entryId, position, account, amountMinor, currency },
            })),
          )
        }),
      )
    const unbalanced = /does not balance/
    expect(await enter([])).toMatch(unbalanced)
    expect(await enter([['bank', 5, USD]])).toMatch(unbalanced)
    expect(
      await enter([
        ['bank', 5, USD],
        ['trips', -4, USD],
      ]),
    ).toMatch(unbalanced)
    expect(
      await enter([
        ['bank', 5, USD],
        ['trips', -5, 'EUR'],
      ]),
    ).toMatch(unbalanced)
  })

  it('is append-only, except that a whole plan of the demonstration can be deleted', async () => {
    const { planId } = await accepted()
    await pay(planId, 196_800, 'FT-1')
    const only = /only ever added to/
    const entry = await entryOf(planId)
    const ofEntry = eq(ledgerLine.entryId, entry)
    expect(await refusalOf(() => db.update(ledgerLine).set({ amountMinor: 1 }).where(ofEntry))).toMatch(only)
    expect(await refusalOf(() => db.delete(ledgerLine).where(ofEntry))).toMatch(only)
    expect(await refusalOf(() => db.delete(ledgerEntry).where(eq(ledgerEntry.id, entry)))).toMatch(only)
    expect(await refusalOf(() => db.delete(plan).where(eq(plan.id, planId)))).toMatch(only)

    const sample = await accepted({ isSample: true })
    await pay(sample.planId, 196_800, 'FT-1')
    await db.delete(plan).where(eq(plan.id, sample.planId))
    expect(await accountsOf(sample.planId)).toEqual({})
  })

  it('keeps accepted terms as they were', async () => {
    await accepted()
    const change = () => db.execute(sql`update terms set deposit_percent = 90 where version = '2026-1'`)
    expect(await refusalOf(change)).toMatch(/accepted terms never change/)
  })
})

it('composes every money email in both languages, with amounts and without open placeholders', async () => {
  for (const locale of ['EN', 'ES'] as const) {
    const { planId, actor, traveller } = await accepted({ locale })
    await chargeDeposit(await by(actor), { planId, number: 1, by: 'transfer' })
    await pay(planId, 196_800, 'FT-1')
    await cancelTrip(await by(admin), { planId, reason: 'x', by: 'traveller' })
    const rows = await db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id)
    const ctx = { ...(await by({ kind: 'system' })), replyDomain: 'reply.ceiba.test' }
    const emails = await Promise.all(rows.map(row => composeEmail(ctx, row)))
    const own = emails.filter((_, i) => rows[i]?.recipient === traveller.email)
    expect(
      own.map(email => email?.subject.replaceAll(/\S{4}-\S{4}/g, '#').replaceAll('\u00a0', ' ')),
    ).toEqual(
      locale === 'EN'
        ? [
            'Signed: draft 1 of the Costa Clara trip',
            'Invoice #: your Costa Clara trip',
            'Received: US$ 1,968 for your Costa Clara trip',
            'Your Costa Clara trip is cancelled',
          ]
        : [
            'Firmado: borrador 1 del viaje a Costa Clara',
            'Factura #: tu viaje a Costa Clara',
            'Recibimos US$ 1968 por tu viaje a Costa Clara',
            'Tu viaje a Costa Clara quedó cancelado',
          ],
    )
    // Answers join the conversation, and what cannot be delivered is seen there.
    const doors = own.map(email => [email?.replyTo, email?.bounceTo])
    expect(new Set(doors.flat()).size).toBe(1)
    expect(doors[0]?.[0]).toMatch(/^reply\+\w+@reply\.ceiba\.test$/)
    expect(own[1]?.text).toContain(locale === 'EN' ? '1,968' : '1968')
    expect(own.every(email => email?.text.includes(`/book/${planId}/1`))).toBe(true)
    const planners = emails.filter((_, i) => rows[i]?.recipient !== traveller.email)
    expect(planners.map(email => email?.text.includes(`/admin/plan/${planId}`))).toEqual([true])
    expect(planners.map(email => email?.bounceTo)).toEqual([undefined])
  }
})
