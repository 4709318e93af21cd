import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cancelTrip } from '#app/features/money/booking/cancel-commands.server.ts'
import { recordPayment } from '#app/features/money/payment/payment-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { outbox } from '#database/schema/outbox.ts'
import { party, passport, plan, planEvent, reminder } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import { addProposedTrip, BOOKED_AT } from '#tools/testing/booked-trip.ts'
import { sendWaitingEmails } from '#tools/testing/people.ts'
import { refuseEmails } from '#tools/testing/refused-emails.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { greetAnniversaries, remindTravellers } from './remind-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const admin: Actor = { kind: 'admin', userId: 4 }
/** US$ 9,840 for 11 to 14 February 2027; the refund falls on 14 November, 29 December, 13 and 29 January. */
const DEPOSIT = 196_800
const REST = 787_200

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const by = (actor: Actor, now = BOOKED_AT) => testContext(connection, { actor, now: () => now })
const remind = async (day: string) => remindTravellers(await by({ kind: 'system' }, at(day)), null)

async function pay(planId: number, amountMinor: number, day: string) {
  const wanted = { planId, amountMinor, currency: 'USD', reference: `transfer ${day}` }
  expect(await recordPayment(await by(admin, at(day)), wanted)).toMatchObject({ ok: true })
}

/** Everything that the trip needs of its two travellers. */
async function complete(planId: number) {
  const who = { planId, name: 'Ana Mora', partyBirthday: '1990-05-01' }
  const parties = await db
    .insert(party)
    .values([0, 1].map(position => ({ ...who, position })))
    .returning({ partyId: party.id })
  const sealed = 'x'.repeat(120)
  await db.insert(passport).values(parties.map(each => ({ ...each, sealed, keptTs: BOOKED_AT })))
  await db
    .update(plan)
    .set({ wish: { flights: { needed: true } } })
    .where(eq(plan.id, planId))
}

async function book(wanted: Parameters<typeof addProposedTrip>[1] & { isComplete?: boolean } = {}) {
  const proposed = await addProposedTrip(connection, wanted)
  const { planId, actor } = proposed
  if (wanted.isComplete ?? true) await complete(planId)
  const signed = { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' }
  await acceptProposal(await by(actor), signed)
  await pay(planId, DEPOSIT, '2026-11-23')
  await db.delete(outbox)
  return proposed
}

async function queued(planId: number): Promise<string[]> {
  const rows = await db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id)
  return rows.map(({ template }) => template)
}

describe('a booked trip', () => {
  it('gets each of its reminders once, and logs them', async () => {
    const { planId } = await book()
    await remind('2026-12-13')
    expect(await queued(planId)).toEqual([])
    await remind('2026-12-14')
    await remind('2026-12-15')
    expect(await queued(planId)).toEqual(['invoice'])
    await pay(planId, REST, '2026-12-20')
    await remind('2026-12-22')
    await remind('2026-12-28')
    await remind('2027-02-16')
    await remind('2027-02-17')
    await remind('2027-02-18')
    expect(await queued(planId)).toEqual(['invoice', 'payment-received', 'refund-reminder', 'review-asked'])
    const events = await db.select().from(planEvent).where(eq(planEvent.planId, planId)).orderBy(planEvent.id)
    const told = events.filter(({ actorKind }) => actorKind === 'system')
    expect(told.map(({ kind }) => kind)).toEqual(['balance_reminder', 'refund_reminder', 'review_reminder'])
  })

  it('gets one reminder from two simultaneous processes', async () => {
    const { planId } = await book()
    await pay(planId, REST, '2026-12-01')
    await db.delete(outbox)
    const told = await Promise.all([remind('2026-12-22'), remind('2026-12-22'), remind('2026-12-22')])
    expect(told.toSorted()).toEqual([0, 0, 1])
    expect(await queued(planId)).toEqual(['refund-reminder'])
  })

  it('gets the reminder again if the email’s transaction failed', async () => {
    const { planId } = await book()
    const faults: unknown[] = []
    const reportFault = (error: unknown) => void faults.push(error)
    const cut = {
      ...(await by({ kind: 'system' }, at('2026-12-14'))),
      reportFault,
      db: Object.create(db),
    }
    cut.db.transaction = (run: Parameters<typeof db.transaction>[0]) =>
      db.transaction(async tx => {
        await run(tx)
        throw new Error('killed')
      })
    expect(await remindTravellers(cut, null)).toBe(0)
    expect(faults).toContainEqual(new Error('killed'))
    expect([
      await queued(planId),
      await db.select().from(reminder).where(eq(reminder.planId, planId)),
    ]).toEqual([[], []])
    await remind('2026-12-14')
    expect(await queued(planId)).toEqual(['invoice'])
  })

  it('gets its reminder although an earlier plan’s fails', async () => {
    const [broken, sound] = [await book(), await book()]
    await refuseEmails(connection, broken.planId)
    await remind('2026-12-14')
    expect([await queued(broken.planId), await queued(sound.planId)]).toEqual([[], ['invoice']])
  })

  it('is checked in a batch: more trips need no more statements', async () => {
    const asked = vi.spyOn(connection.pool, 'query')
    onTestFinished(() => asked.mockRestore())
    async function statements() {
      asked.mockClear()
      expect(await remind('2026-12-01')).toBe(0)
      return asked.mock.calls.length
    }
    await book()
    const before = await statements()
    await book()
    await book()
    expect([before > 3, await statements()]).toEqual([true, before])
  })

  it('that was cancelled, or belongs to the demonstration, gets no reminders', async () => {
    const { planId } = await book()
    await cancelTrip(await by(admin), { planId, reason: 'a broken leg', by: 'traveller' })
    await db.delete(outbox)
    const sample = await book({ isSample: true })
    for (const day of ['2026-12-22', '2027-02-18']) await remind(day)
    expect([await queued(planId), await queued(sample.planId)]).toEqual([[], []])
  })

  it('gets only the invoice if the traveller refused reminders', async () => {
    const { planId } = await book()
    const [row] = await db.select({ email: plan.contactEmail }).from(plan).where(eq(plan.id, planId))
    await db
      .update(users)
      .set({ refusedEmails: ['reminder', 'review'] })
      .where(eq(users.email, row?.email ?? ''))
    await remind('2026-12-14')
    await pay(planId, REST, '2026-12-20')
    for (const day of ['2026-12-22', '2027-02-18']) await remind(day)
    expect(await queued(planId)).toEqual(['invoice', 'payment-received'])
  })
})

it.each([
  ['EN', /due on 28 December 2026/, /before 29 December 2026, US\$ 7,872/],
  ['ES', /28 de diciembre de 2026/, /29 de diciembre de 2026/],
] as const)('reminders are in the traveller’s language: %s', async (locale, due, steps) => {
  const { planId } = await book({ locale })
  await remind('2026-12-14')
  await pay(planId, REST, '2026-12-20')
  await db.delete(outbox).where(eq(outbox.template, 'payment-received'))
  await remind('2026-12-22')
  await db
    .update(outbox)
    .set({ dueTs: new Date(0) })
    .where(eq(outbox.planId, planId))
  const emails = await sendWaitingEmails(await by({ kind: 'system' }))
  expect(emails[0]?.text).toMatch(due)
  expect(emails[1]?.text.replaceAll('\u00a0', ' ')).toMatch(steps)
})

describe('a booked trip whose travellers are not known', () => {
  it('is asked for missing details six and two weeks before, and for none that are written meanwhile', async () => {
    const { planId } = await book({ isComplete: false })
    await pay(planId, REST, '2026-12-01')
    await db.delete(outbox)
    await remind('2026-12-27')
    expect(await queued(planId)).toEqual(['refund-reminder'])
    await db.delete(outbox)
    for (const day of ['2026-12-28', '2027-01-02']) await remind(day)
    expect(await queued(planId)).toEqual(['details-missing'])
    const [email] = await sendWaitingEmails(await by({ kind: 'system' }, at('2027-01-02')))
    expect(email?.text).toMatch(/Names still missing: 2\n.*Passports still missing: 2\n.*flights/s)
    await complete(planId)
    await db.delete(outbox)
    for (const day of ['2027-01-28', '2027-01-29']) await remind(day)
    expect(await queued(planId)).not.toContain('details-missing')
  })

  it('is greeted once a year on the day on which it began, by who wants that', async () => {
    const content = { startsOn: '2027-06-20' }
    const { planId } = await book({ content })
    await book({ content, isSample: true })
    const greet = async (day: string) => greetAnniversaries(await by({ kind: 'system' }, at(day)), null)
    expect([await greet('2027-06-20'), await greet('2028-06-19')]).toEqual([0, 0])
    expect([await greet('2028-06-21'), await greet('2028-06-22')]).toEqual([1, 0])
    expect(await queued(planId)).toEqual(['anniversary'])
    await db.delete(outbox)
    const [row] = await db.select({ userId: plan.userId }).from(plan).where(eq(plan.id, planId))
    const own = eq(users.id, row?.userId ?? 0)
    expect((await db.select().from(users).where(own))[0]?.lastAnniversaryEmail).toBe('2028-06-21')
    await db
      .update(users)
      .set({ refusedEmails: ['anniversary'] })
      .where(own)
    expect(await greet('2029-06-20')).toBe(0)
  })
})
