import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cancelTrip } from '#app/features/money/booking/cancel-commands.server.ts'
import { chargeDeposit } from '#app/features/money/booking/deposit-commands.server.ts'
import { recordPayment } from '#app/features/money/payment/payment-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import type { Actor } from '#app/request-context.ts'
import { message, messageAttachment } from '#database/schema/conversation.ts'
import { plan } from '#database/schema/plan.ts'
import { addProposedTrip, BOOKED_AT } from '#tools/testing/booked-trip.ts'
import { addPerson } from '#tools/testing/people.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const as = (actor: Actor) => testContext(connection, { actor, now: () => BOOKED_AT })

async function readAs(actor: Actor, path: string) {
  const ctx = await as(actor)
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await ask(path)
  const text = await answer.text()
  return { status: answer.status, text, data: JSON.parse(text).data }
}

async function accept({ planId, actor }: Awaited<ReturnType<typeof addProposedTrip>>) {
  const ctx = await as(actor)
  const accepted = await acceptProposal(ctx, {
    ...{ planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' },
  })
  expect(accepted).toMatchObject({ ok: true })
  return ctx
}

it('papers are what was sent, signed, invoiced and attached, for their traveller only', async () => {
  const trip = await addProposedTrip(connection)
  const { planId, actor } = trip
  const path = `/api/private/plan/${planId}/paper`
  expect((await readAs(actor, path)).data).toMatchObject({
    proposals: [{ number: 1, title: 'Corcovado by boat' }],
    ...{ signed: null, invoices: [], files: [] },
  })
  await chargeDeposit(await accept(trip), { planId, number: 1, by: 'transfer' })
  const wrote = { planId, authorName: 'Alma Reyes', authorKind: 'planner' } as const
  const said = await db
    .insert(message)
    .values([
      { ...wrote, body: 'The tickets' },
      { ...wrote, body: 'For us', channel: 'note' },
    ])
    .returning()
  for (const [i, { id }] of said.entries()) {
    const file = { name: `file-${i}.pdf`, mediaType: 'application/pdf', bytes: 3, sum: 'a'.repeat(64) }
    await db.insert(messageAttachment).values({ messageId: id, ...file })
  }
  const before = (await readAs(actor, path)).data
  expect(before).toMatchObject({
    signed: { number: 1, name: 'Ana Mora', termsVersion: '2026-1', points: expect.any(Array) },
    invoices: [{ kind: 'deposit', amountMinor: 196_800, currency: 'USD', state: 'open' }],
    files: [{ name: 'file-0.pdf', from: 'Alma Reyes', mine: false }],
  })
  const { userId } = await addPerson(connection, { role: 'admin' })
  const paid = { planId, amountMinor: 196_800, currency: 'USD', reference: 'SEPA 1' }
  await recordPayment(await as({ kind: 'admin', userId }), paid)
  expect((await readAs(actor, path)).data.invoices).toMatchObject([
    { kind: 'deposit', state: 'paid' },
    { kind: 'balance', state: 'open' },
  ])
  await cancelTrip(await as({ kind: 'admin', userId }), { planId, reason: 'A storm', by: 'operator' })
  const { amountMinor, currency } = paid
  const happenedTs = BOOKED_AT.toISOString()
  expect((await readAs(actor, path)).data).toMatchObject({
    invoices: [{ state: 'void' }, { state: 'void' }],
    payments: [
      { kind: 'payment', happenedTs, amountMinor, currency },
      { kind: 'refund', happenedTs, amountMinor, currency },
    ],
  })
  const strangers: [Actor, number][] = [
    [{ kind: 'visitor' }, 401],
    [{ kind: 'traveller', userId }, 404],
    [{ kind: 'admin', userId }, 404],
  ]
  for (const [stranger, status] of strangers)
    for (const address of [path, `/api/private/plan/${planId}/today`])
      expect((await readAs(stranger, address)).status).toBe(status)
})

it('the days of a booked trip have dates, ordered hours, beds and telephone numbers', async () => {
  const content = aProposal()
  const trip = await addProposedTrip(connection, { content })
  const path = `/api/private/plan/${trip.planId}/today`
  expect((await readAs(trip.actor, path)).data.days).toEqual([])
  await accept(trip)
  const flights = { arrivalDate: '2027-02-15', arrivalTime: '14:20:00', departureDate: '2027-02-18' }
  const ofPlan = { assignedStaffFkey: 'alma-reyes', wish: wishOf({ flights }) }
  await db.update(plan).set(ofPlan).where(eq(plan.id, trip.planId))
  const { data } = await readAs(trip.actor, path)
  expect(data).toMatchObject({
    planner: 'Alma',
    phone: expect.stringMatching(/^\+\d[\d ()-]+$/),
    days: [
      { date: '2027-02-15', hotel: 'Casa Alba', place: 'Puerto Claro' },
      {
        date: '2027-02-16',
        hotel: 'The lower cabin',
        hours: [{ kind: 'leg', mode: 'road', what: 'Puerto Claro – Neblina', minutes: 210 }],
      },
      {},
      {},
    ],
  })
  const flown = (index: number) =>
    data.days[index].hours.filter(({ mode }: { mode: string }) => mode === 'air')
  expect([flown(0), flown(3)]).toMatchObject([
    [{ at: '14:20', what: 'Your flight lands' }],
    [{ at: null, what: 'Your flight leaves' }],
  ])
  expect(data.emergency[0].name).toBe('Any emergency')
  const spanish = await readAs(trip.actor, `${path}?locale=ES`)
  expect(spanish.data.emergency[0].name).toBe('Cualquier emergencia')
  for (const { hours } of data.days) {
    const clock = hours.flatMap(({ at }: { at: string | null }) => at ?? [])
    expect(clock).toEqual(clock.toSorted())
  }
})
