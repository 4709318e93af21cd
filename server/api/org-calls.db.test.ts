import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readReferral } from '#app/features/account/partner/sign-referral.server.ts'
import { cancelTrip } from '#app/features/money/booking/cancel-commands.server.ts'
import { payPartner } from '#app/features/money/org/payout-commands.server.ts'
import { recordPayment } from '#app/features/money/payment/payment-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { affiliate } from '#database/schema/user.ts'
import { addProposedTrip, BOOKED_AT } from '#tools/testing/booked-trip.ts'
import { addPerson, type TestPerson } from '#tools/testing/people.ts'
import { TEST_ORIGIN, TEST_SECRET, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const admin: Actor = { kind: 'admin', userId: 4 }
const ids: Record<string, number> = {}
let heron: TestPerson
let lowTide: TestPerson

beforeAll(async () => {
  for (const row of await db.select().from(affiliate)) ids[row.key] = row.id
  heron = await addPerson(connection, { role: 'partner', affiliateId: ids['heron-and-finch'] })
  lowTide = await addPerson(connection, { role: 'partner', affiliateId: ids['low-tide-travel'] })
})

const by = (actor: Actor, now = BOOKED_AT) => testContext(connection, { actor, now: () => now })

async function open(now = BOOKED_AT) {
  const ctx = await testContext(connection, { now: () => now })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const logged = await testContext(connection)
  return async (person: TestPerson, address: string) => {
    const session = await logged.identity.logIn(person)
    const answer = await ask(address, { headers: { authorization: `Bearer ${session?.token}` } })
    // Nothing of a partner's lies in a cache, whatever they ask for.
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return { status: answer.status, text: await answer.clone().text(), ...(await answer.json()) }
  }
}

async function book(affiliateKey: string) {
  const trip = await addProposedTrip(connection, { affiliateId: ids[affiliateKey] ?? 0 })
  const { planId, actor } = trip
  await acceptProposal(await by(actor), { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' })
  const transfer = { planId, amountMinor: 196_800, currency: 'USD', reference: 'FT-1' }
  await recordPayment(await by(admin), transfer)
  return trip
}

describe('a partner', () => {
  it('sees their own leads by number and stage, and no names, messages or prices', async () => {
    const { planId, traveller } = await book('heron-and-finch')
    await db.update(plan).set({ message: 'My knees are bad.' }).where(eq(plan.id, planId))
    const theirs = await addProposedTrip(connection, { affiliateId: ids['low-tide-travel'] ?? 0 })
    const ask = await open()
    const { data, figures, text } = await ask(heron, '/api/org/plan')
    const number = `H-${String(planId).padStart(4, '0')}`
    expect(data).toContainEqual(expect.objectContaining({ number, country: 'Costa Clara', stage: 'booked' }))
    expect(figures).toMatchObject({ signed: 1, owed: [{ currency: 'USD', amountMinor: 59_040 }] })
    for (const secret of ['Ana', 'Mora', traveller.email, 'knees', '984', '196'])
      expect(text).not.toContain(secret)
    const other = await ask(lowTide, '/api/org/plan')
    expect(other.data.map((lead: { number: string }) => lead.number)).toEqual([
      `L-${String(theirs.planId).padStart(4, '0')}`,
    ])
  })

  it('sees each half of a commission on its day, paid once, and reversed when the trip is cancelled', async () => {
    const { planId } = await book('low-tide-travel')
    const number = `L-${String(planId).padStart(4, '0')}`
    const halves = async (now: string) => {
      const { data } = await (await open(new Date(now)))(lowTide, '/api/org/payout')
      const found = data.trips.find((trip: { number: string }) => trip.number === number)
      return [found.first.state, found.second.state, data.next?.amountMinor ?? 0]
    }
    expect(await halves('2026-11-23T12:00:00Z')).toEqual(['waiting', 'waiting', 24_600])
    expect(await halves('2026-12-06T12:00:00Z')).toEqual(['due', 'waiting', 24_600])

    const pay = async (part: 'first' | 'second', reference = 'FT-9') =>
      payPartner(await by(admin, new Date('2026-12-06T12:00:00Z')), { planId, part, reference })
    expect(await Promise.all([pay('first'), pay('first', 'ft-9')])).toEqual([{ ok: true }, { ok: true }])
    expect(await pay('first', 'FT-10')).toEqual({ ok: false, reason: 'already_paid' })
    expect(await pay('second')).toEqual({ ok: false, reason: 'not_due' })
    expect(await halves('2026-12-07T12:00:00Z')).toEqual(['paid', 'waiting', 24_600])
    const { figures } = await (await open())(lowTide, '/api/org/plan')
    expect(figures.owed).toEqual([{ currency: 'USD', amountMinor: 24_600 }])

    await cancelTrip(await by(admin), { planId, reason: 'x', by: 'operator' })
    expect(await halves('2027-04-20T12:00:00Z')).toEqual(['reversed', 'reversed', 0])
    const after = await (await open())(lowTide, '/api/org/plan')
    expect(after.figures.owed).toEqual([{ currency: 'USD', amountMinor: -24_600 }])
  })

  it('has a page of their own, and a code that proves their referrals', async () => {
    const { data } = await (await open())(heron, '/api/org/referral')
    expect(data).toMatchObject({ name: 'Heron & Finch', url: `${TEST_ORIGIN}/aaa-preview/heron-and-finch` })
    expect(readReferral(TEST_SECRET, data.code, BOOKED_AT)).toEqual({
      ...{ partner: 'heron-and-finch', day: '2026-11-22' },
    })
  })
})

it('call is refused to everybody else', async () => {
  const ask = await open()
  const people = [
    await addPerson(connection),
    await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' }),
    await addPerson(connection, { role: 'admin' }),
  ]
  for (const address of ['/api/org/plan', '/api/org/payout', '/api/org/referral'])
    for (const person of people) expect((await ask(person, address)).status).toBe(403)
})
