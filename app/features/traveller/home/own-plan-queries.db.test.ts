import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { requestWords, tripEvents } from '#app/features/conversation/thread/own-trip.ts'
import { chargeDeposit } from '#app/features/money/booking/deposit-commands.server.ts'
import { recordPayment } from '#app/features/money/payment/payment-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Actor } from '#app/request-context.ts'
import { message, messageAttachment } from '#database/schema/conversation.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { trip as publishedTrip } from '#database/schema/trip.ts'
import { addProposedTrip, addSentProposal, BOOKED_AT, trip } from '#tools/testing/booked-trip.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getOwnPlan, listOwnPlans } from './own-plan-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const admin: Actor = { kind: 'admin', userId: 4 }

describe('where the nights of a trip are slept', () => {
  it('are listed by place, in the plan’s language, with consecutive nights together', async () => {
    const house = { name: 'Casa', key: null, alternatives: [] }
    const days = trip.days.map((day, i) => ({ ...day, hotel: i < 3 ? house : null }))
    const { planId, actor } = await addProposedTrip(connection, { content: { days }, locale: 'ES' })
    const ctx = await testContext(connection, { actor })
    const stays = [
      { place: 'Puerto Claro', nights: 1 },
      { place: 'Canales', nights: 2 },
    ]
    expect((await getOwnPlan(ctx, planId)).stays).toEqual(stays)
    expect((await listOwnPlans(ctx, { limit: 5 })).items[0]?.stays).toEqual(stays)
  })
})

it('names the planner’s days off in the reader’s language, otherwise in the plan’s', async () => {
  const { planId, actor } = await addProposedTrip(connection, { locale: 'ES' })
  await connection.db.update(plan).set({ assignedStaffFkey: 'alma-reyes' }).where(eq(plan.id, planId))
  const ctx = { ...(await testContext(connection, { actor })), now: () => new Date('2026-11-20T12:00:00Z') }
  const off = async (reader?: 'en') => (await getOwnPlan(ctx, planId, reader)).planner?.daysOff
  const named = (await listOwnPlans(ctx, { limit: 1, reader: 'en' })).items[0]?.planner?.daysOff
  expect(await off()).toContainEqual(expect.objectContaining({ name: 'Día del Farol' }))
  expect(await off('en')).toContainEqual(expect.objectContaining({ name: 'Lantern Day' }))
  expect(named).toEqual(await off('en'))
})

it('pictures the trip that was asked for, and the country only without one', async () => {
  const { planId, actor } = await addProposedTrip(connection)
  const ctx = await testContext(connection, { actor })
  const ask = (tripId: number | null) => connection.db.update(plan).set({ tripId }).where(eq(plan.id, planId))
  await ask(null)
  const ofCountry = (await getOwnPlan(ctx, planId)).picture
  const [asked] = await connection.db.select({ id: publishedTrip.id }).from(publishedTrip).limit(1)
  if (!asked) throw new Error('no trip')
  await connection.db
    .update(publishedTrip)
    .set({ poster: { kind: 'kopjes', palette: 'dusk', seed: 977 } })
    .where(eq(publishedTrip.id, asked.id))
  await ask(asked.id)
  const { picture, widePicture } = await getOwnPlan(ctx, planId)
  expect(picture).not.toBe(ofCountry)
  for (const address of [picture, widePicture]) expect(address).toMatch(/kopjes.*dusk.*977/)
  expect((await listOwnPlans(ctx, { limit: 1 })).items[0]?.picture).toBe(picture)
})

describe('the events that a trip’s conversation shows beside its messages', () => {
  it('include each sent draft, with its changes and price', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const boat = {
      ...{ id: 'boat', what: 'Boat to Drake', day: null, forWhom: 'each of you', count: 2, unitMinor: 4_500 },
      ...{ season: null, refundableUntil: null, note: null },
    }
    const content = { ...trip, adults: 3, price: [...trip.price, boat] }
    await addSentProposal(connection, { planId, number: 2, content })
    const { drafts } = await getOwnPlan(await testContext(connection, { actor }), planId)
    expect(drafts).toMatchObject([
      { number: 1, name: 'Alma Reyes', days: 4, totalMinor: 984_000, change: null },
      { number: 2, totalMinor: 993_000, change: { lines: 2, totalMinor: 9_000, drivingMinutes: 0 } },
    ])
  })

  it('include the request, with the name it was sent under', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    await connection.db.update(plan).set({ message: 'Slowly, please.' }).where(eq(plan.id, planId))
    const [asked] = requestWords(await getOwnPlan(await testContext(connection, { actor }), planId))
    const [row] = await connection.db.select().from(plan).where(eq(plan.id, planId))
    expect(row?.contactName).toBeTruthy()
    expect(asked).toMatchObject({ name: row?.contactName, body: 'Slowly, please.', mine: true })
  })

  it('include the acceptance', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const ctx = await testContext(connection, { actor, now: () => BOOKED_AT })
    await acceptProposal(ctx, { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' })
    expect((await getOwnPlan(ctx, planId)).events).toMatchObject([{ kind: 'accepted', number: 1 }])
  })

  it('include every assignment, not only the current one', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const given = { planId, happenedTs: BOOKED_AT, actorKind: 'planner' } as const
    await connection.db.insert(planEvent).values([
      { ...given, kind: 'assigned', details: { staff: 'alma-reyes' } },
      { ...given, kind: 'handed_over', details: { to: 'berta-prado', from: 'alma-reyes' } },
      { ...given, kind: 'snoozed' },
    ])
    const trip = await getOwnPlan(await testContext(connection, { actor }), planId)
    expect(trip.events).toMatchObject([
      { kind: 'assigned', planner: 'Alma' },
      { kind: 'handed_over', planner: 'Berta' },
    ])
    expect(tripEvents(trip).map(({ text }) => text)).toEqual([
      m.conversation_event_assigned({ name: 'Alma' }),
      m.conversation_event_assigned({ name: 'Berta' }),
    ])
  })

  it('include every attachment except those of internal notes', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const said = { planId, authorKind: 'planner', authorName: 'Alma Reyes', body: 'See this' } as const
    for (const channel of ['page', 'email', 'note'] as const) {
      const [row] = await connection.db
        .insert(message)
        .values({ ...said, channel })
        .returning()
      await connection.db.insert(messageAttachment).values({
        ...{ messageId: row?.id ?? 0, name: `${channel}.pdf`, mediaType: 'application/pdf', bytes: 9 },
        sum: 'a'.repeat(64),
      })
    }
    const { files } = await getOwnPlan(await testContext(connection, { actor }), planId)
    expect(files.map(({ name }) => name)).toEqual(['email.pdf', 'page.pdf'])
    expect(files[0]?.href).toMatch(`/api/private/plan/${planId}/attachment/`)
  })
})

describe('the open payment of a trip', () => {
  it('is none before the acceptance, then the deposit, and once that is paid the balance', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const as = (who: Actor) => testContext(connection, { actor: who, now: () => BOOKED_AT })
    const open = async () => (await getOwnPlan(await as(actor), planId)).openInvoice
    expect(await open()).toBeNull()
    await acceptProposal(await as(actor), {
      ...{ planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' },
    })
    await chargeDeposit(await as(actor), { planId, number: 1, by: 'transfer' })
    const deposit = {
      ...{ kind: 'deposit', amountMinor: 196_800, currency: 'USD', dueOn: '2026-11-25' },
      isDueAtOnce: false,
    }
    expect(await open()).toEqual(deposit)
    expect((await listOwnPlans(await as(actor), { limit: 5 })).items[0]?.openInvoice).toEqual(deposit)
    await recordPayment(await as(admin), {
      ...{ planId, amountMinor: 196_800, currency: 'USD', reference: 'FT-1' },
    })
    expect(await open()).toMatchObject({ kind: 'balance', amountMinor: 787_200 })
  })
})
