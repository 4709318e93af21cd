import { and, arrayContains, count, eq, ne, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openPatience } from '#app/deadline.ts'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import { makeUserId } from '#app/features/account/identity/find-or-add-person.server.ts'
import { answerDue } from '#app/features/people/calendar/clock.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import type { PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import { getReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import type { Actor } from '#app/request-context.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import { absence } from '#database/schema/absence.ts'
import { country } from '#database/schema/country.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent, unsortedRequest } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { users } from '#database/schema/user.ts'
import { openLimits } from '#server/limits.ts'
import { TEST_SECRET, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { replayPlanRequests, sendPlanRequest } from './send-plan-request.server.ts'
import { getAnswerPromise } from './sending-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db, pool, engine } = connection

const MONDAY = new Date('2026-03-16T14:00:00.000Z')
let requests = 0

/** A message that a constraint of this file's database refuses. */
const REFUSED = 'a message that is refused'
beforeAll(() =>
  db.execute(sql.raw(`alter table plan add constraint plan_refused check (message <> '${REFUSED}')`)),
)

/** A request from a new person, sent from a trip's page. */
function newRequest(change: Partial<PlanRequest> = {}, message = 'Two weeks in May'): PlanRequest {
  requests++
  return storedRequest.parse({
    name: 'Ana Mora',
    email: `ana${requests}@example.org`,
    phone: '+506 8888 8888',
    locale: 'ES',
    requestKey: `click ${requests}`,
    newPlan: {
      country: 'costa-clara',
      message,
      url: '/costa-clara/trip/still-waters',
      travelClass: 'Premium',
      initialContactMethod: 'Quick Contact Form',
    },
    ...change,
  })
}

async function plansOf({ email }: PlanRequest) {
  return db.select().from(plan).where(eq(plan.contactEmail, email))
}

async function eventsAndEmails(planId: number) {
  const events = await db.select().from(planEvent).where(eq(planEvent.planId, planId))
  const emails = await db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id)
  return { events, emails }
}

async function plansInAll(): Promise<number> {
  const [row] = await db.select({ plans: count() }).from(plan)
  return row?.plans ?? 0
}

describe('a request', () => {
  it('makes a person, a plan, its first event and two emails', async () => {
    const request = newRequest()
    let woken = 0
    const ctx = await testContext(connection, { now: () => MONDAY, wake: () => woken++ })
    const answer = await sendPlanRequest(ctx, request)
    expect(answer).toEqual({
      ok: true,
      userId: makeUserId(TEST_SECRET, request.email),
      receiptKey: expect.stringMatching(/^[\w-]{24}$/),
      utmTicket: expect.stringMatching(/^[\w-]{24}$/),
      stored: true,
      isDoubtful: false,
    })

    const [person] = await db.select().from(users).where(eq(users.email, request.email))
    expect(person).toMatchObject({
      id: answer.ok && answer.userId,
      name: 'Ana Mora',
      phone: '+506 8888 8888',
      role: 'traveller',
      locale: 'ES',
      dateCreated: '2026-03-16',
    })
    const plans = await plansOf(request)
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatchObject({
      userId: person?.id,
      receiptKey: answer.ok && answer.receiptKey,
      countryTag: 'costa-clara',
      contactName: 'Ana Mora',
      contactPhone: '+506 8888 8888',
      message: 'Two weeks in May',
      url: '/costa-clara/trip/still-waters',
      travelClass: 'Premium',
      initialContactMethod: 'Quick Contact Form',
      createdTs: MONDAY,
    })
    const { events, emails } = await eventsAndEmails(plans[0]?.id ?? 0)
    expect(events).toMatchObject([{ kind: 'requested', actorKind: 'visitor', happenedTs: MONDAY }])
    expect(emails).toMatchObject([
      { template: 'request-receipt', recipient: request.email, locale: 'ES', attempts: 0, sentTs: null },
      { template: 'request-arrived', recipient: 'planners', locale: 'EN', attempts: 0, sentTs: null },
    ])
    expect(woken).toBe(1)
  })

  it('goes to the planner of the trip it came from, and is due by that planner’s hours', async () => {
    const request = newRequest()
    await sendPlanRequest(await testContext(connection, { now: () => MONDAY }), request)
    const [row] = await plansOf(request)
    const [about] = await db.select().from(trip).where(eq(trip.key, 'still-waters'))
    const [planner] = await db
      .select()
      .from(staff)
      .where(eq(staff.fkey, about?.plannerFkey ?? ''))
    expect(row).toMatchObject({
      tripId: about?.id,
      fkey: planner?.fkey,
      answerDueTs: answerDue(MONDAY, {
        hours: planner?.workingHours ?? [],
        timeZone: planner?.timeZone ?? '',
        daysOff: [],
      }),
    })
  })

  it('goes to the planner on whose page it was asked, if they plan the country', async () => {
    const sendTo = async (country: string) => {
      const request = newRequest()
      Object.assign(request.newPlan, { country, url: '/expert/hasan-bakari' })
      await sendPlanRequest(await testContext(connection, { now: () => MONDAY }), request)
      return plansOf(request)
    }
    expect(await sendTo('tamarind')).toMatchObject([{ fkey: 'hasan-bakari' }])
    expect(await sendTo('marmol')).toMatchObject([{ fkey: 'tomas-arce' }])
  })

  it('is not due on a public holiday of the country that its planner lives in', async () => {
    const request = newRequest()
    Object.assign(request.newPlan, { country: 'marmol', url: '/marmol' })
    // A Thursday afternoon in Cusco: Christmas is a Friday, and the office opens on Saturday morning.
    const now = () => new Date('2026-12-24T21:00:00Z')
    const ctx = await testContext(connection, { now })
    const promised = await getAnswerPromise(ctx, { country: 'marmol', url: '/marmol' })
    await sendPlanRequest(ctx, request)
    const [row] = await plansOf(request)
    expect(row).toMatchObject({ fkey: 'tomas-arce', answerDueTs: new Date('2026-12-28T15:00:00Z') })
    // What the form promised before is what the receipt says.
    expect(promised).toMatchObject({ fkey: 'tomas-arce', answer_due_ts: '2026-12-28T15:00:00.000Z' })
  })

  it('goes to nobody who is away when it arrives or is due, but to their stand-in, due by that person’s hours', async () => {
    const send = async (at = MONDAY) => {
      const request = newRequest()
      Object.assign(request.newPlan, { country: 'marmol', url: '/marmol' })
      await sendPlanRequest(await testContext(connection, { now: () => at }), request)
      return (await plansOf(request))[0]
    }
    const [contact, standIn] = ['tomas-arce', 'ursula-paz']
    const away = { staffFkey: contact, firstDay: '2026-03-16', lastDay: '2026-03-20' }
    await db.insert(absence).values({ ...away, standInFkey: standIn })
    const [person] = await db.select().from(staff).where(eq(staff.fkey, standIn))
    const calendar = { hours: person?.workingHours ?? [], timeZone: person?.timeZone ?? '', daysOff: [] }
    expect(await send()).toMatchObject({ fkey: standIn, answerDueTs: answerDue(MONDAY, calendar) })
    // Away from tomorrow: asked on Monday evening, the answer would be due then.
    await db.update(absence).set({ firstDay: '2026-03-17' })
    expect((await send())?.fkey).toBe(contact)
    expect((await send(new Date('2026-03-16T22:00:00Z')))?.fkey).toBe(standIn)
    // So is the stand-in on that day.
    const tomorrow = '2026-03-17'
    await db.insert(absence).values({ staffFkey: standIn, firstDay: tomorrow, lastDay: tomorrow })
    expect((await send(new Date('2026-03-16T22:00:00Z')))?.fkey).not.toBe(standIn)
    await db.delete(absence).where(eq(absence.staffFkey, standIn))
    await db.update(absence).set({ firstDay: '2026-03-16' })
    // The stand-in no longer plans the country.
    await db
      .update(staff)
      .set({ countries: ['palm-coast'] })
      .where(eq(staff.fkey, standIn))
    expect(['victor-neri', 'wilma-toro']).toContain((await send())?.fkey)
    await db.insert(absence).values(['victor-neri', 'wilma-toro'].map(staffFkey => ({ ...away, staffFkey })))
    expect(await send()).toMatchObject({ fkey: null, answerDueTs: new Date(MONDAY.getTime() + 86_400_000) })
    await db.delete(absence)
    await db
      .update(staff)
      .set({ countries: ['marmol'] })
      .where(eq(staff.fkey, standIn))
    expect((await send())?.fkey).toBe(contact)
  })

  it('goes to nobody who has left: to the country’s contact, and without one at work to the office', async () => {
    const [about] = await db.select().from(trip).where(eq(trip.key, 'seven-lakes-in-seven-days'))
    const sendFromTrip = async () => {
      const request = newRequest()
      Object.assign(request.newPlan, { country: 'tamarind', url: '/tamarind/trip/seven-lakes-in-seven-days' })
      await sendPlanRequest(await testContext(connection, { now: () => MONDAY }), request)
      return plansOf(request)
    }
    await db
      .update(staff)
      .set({ active: false })
      .where(eq(staff.fkey, about?.plannerFkey ?? ''))
    expect(await sendFromTrip()).toMatchObject([{ tripId: about?.id, fkey: 'zuri-amani' }])
    await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'zuri-amani'))
    expect(await sendFromTrip()).toMatchObject([
      { tripId: about?.id, fkey: null, answerDueTs: new Date(MONDAY.getTime() + 86_400_000) },
    ])
    await db.update(staff).set({ active: true })
  })

  it('goes to nobody who no longer plans the trip’s country, but to its contact', async () => {
    const [about] = await db.select().from(trip).where(eq(trip.key, 'still-waters'))
    const isPlanner = eq(staff.fkey, about?.plannerFkey ?? '')
    const [planner] = await db.select().from(staff).where(isPlanner)
    const [contact] = await db
      .select()
      .from(staff)
      .where(and(arrayContains(staff.countries, ['costa-clara']), ne(staff.fkey, planner?.fkey ?? '')))
      .limit(1)
    const [{ staffFkey } = { staffFkey: null }] = await db
      .select()
      .from(country)
      .where(eq(country.tag, 'costa-clara'))
    const send = async () => {
      const request = newRequest()
      await sendPlanRequest(await testContext(connection, { now: () => MONDAY }), request)
      return plansOf(request)
    }
    await db
      .update(staff)
      .set({ countries: ['lagunas'] })
      .where(isPlanner)
    await db.update(country).set({ staffFkey: contact?.fkey }).where(eq(country.tag, 'costa-clara'))
    expect(await send()).toMatchObject([{ tripId: about?.id, fkey: contact?.fkey }])
    await db.update(country).set({ staffFkey: planner?.fkey }).where(eq(country.tag, 'costa-clara'))
    expect(await send()).toMatchObject([{ tripId: about?.id, fkey: null }])
    await db.update(country).set({ staffFkey }).where(eq(country.tag, 'costa-clara'))
    await db
      .update(staff)
      .set({ countries: planner?.countries ?? [] })
      .where(isPlanner)
  })

  it('goes to whoever answers for the place it came from, if it is about that country', async () => {
    for (const [country, fkey] of [
      ['tamarind', 'hasan-bakari'],
      ['marmol', 'tomas-arce'],
    ] as const) {
      const request = newRequest()
      Object.assign(request.newPlan, { country, url: '/es/tamarind/regions/coral-islands' })
      await sendPlanRequest(await testContext(connection), request)
      expect(await plansOf(request)).toMatchObject([{ tripId: null, fkey }])
    }
  })

  it('goes to the country’s contact from any other page', async () => {
    const request = newRequest()
    request.newPlan.url = '/costa-clara'
    await sendPlanRequest(await testContext(connection), request)
    expect(await plansOf(request)).toMatchObject([{ tripId: null, fkey: 'alma-reyes', url: '/costa-clara' }])
  })

  it('for an unknown country is refused and stores nothing', async () => {
    const request = newRequest()
    request.newPlan.country = 'atlantis'
    const ctx = await testContext(connection)
    expect(await sendPlanRequest(ctx, request)).toEqual({ ok: false, reason: 'country_unknown' })
    expect(await plansOf(request)).toEqual([])
    expect(await db.select().from(users).where(eq(users.email, request.email))).toEqual([])
  })

  it('cannot be sent by the system', async () => {
    const ctx = await testContext(connection, { actor: { kind: 'system' } })
    await expect(sendPlanRequest(ctx, newRequest())).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('that the database refuses fails, and does not wait in the journal', async () => {
    const ctx = await testContext(connection)
    await expect(sendPlanRequest(ctx, newRequest({}, REFUSED))).rejects.toThrow()
    expect(ctx.journal.toStore()).toEqual([])
  })
})

describe('the first event of a plan', () => {
  const senders: [Actor, string | null][] = [
    [{ kind: 'visitor' }, null],
    [{ kind: 'traveller', userId: 11 }, '11'],
    [{ kind: 'planner', userId: 12, fkey: 'alma-reyes', countries: ['costa-clara'] }, '12'],
    [{ kind: 'partner', userId: 13, affiliateId: 1 }, '13'],
    [{ kind: 'admin', userId: 14 }, '14'],
  ]

  async function firstEventOf(request: PlanRequest) {
    const [row] = await plansOf(request)
    const { events } = await eventsAndEmails(row?.id ?? 0)
    return events.map(({ actorKind, actorId }) => ({ actorKind, actorId }))
  }

  it.each(senders)('records who sent it: %j', async (actor, actorId) => {
    const request = newRequest()
    await sendPlanRequest(await testContext(connection, { actor }), request)
    expect(await firstEventOf(request)).toEqual([{ actorKind: actor.kind, actorId }])
  })

  it('records it as well when it is stored later from the journal', async () => {
    const request = newRequest()
    const [actor, actorId] = [{ kind: 'partner', userId: 15, affiliateId: 1 } as const, '15']
    const away = await testContext(await unreachableDatabase(), { actor })
    await sendPlanRequest(away, request)
    const system = await testContext(connection, { actor: { kind: 'system' } })
    await replayPlanRequests(system, away.journal.waiting())
    expect(await firstEventOf(request)).toEqual([{ actorKind: 'partner', actorId }])
  })
})

describe('a request that comes again', () => {
  it('with the same key and content makes one plan and gets the same answer', async () => {
    const request = newRequest()
    const ctx = await testContext(connection)
    const first = await sendPlanRequest(ctx, request)
    expect(await sendPlanRequest(ctx, request)).toEqual(first)
    const plans = await plansOf(request)
    expect(plans).toHaveLength(1)
    const { events, emails } = await eventsAndEmails(plans[0]?.id ?? 0)
    expect([events.length, emails.length]).toEqual([1, 2])
  })

  it('twenty times at once makes one plan', async () => {
    const request = newRequest()
    const ctx = await testContext(connection)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendPlanRequest(ctx, request)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    const plans = await plansOf(request)
    expect(plans).toHaveLength(1)
    expect((await eventsAndEmails(plans[0]?.id ?? 0)).emails).toHaveLength(2)
  })

  it('with the same key and another message is another request', async () => {
    const request = newRequest()
    const other = { ...request, newPlan: { ...request.newPlan, notes: 'Three weeks' } }
    const ctx = await testContext(connection)
    const [first, second] = [await sendPlanRequest(ctx, request), await sendPlanRequest(ctx, other)]
    expect(first.ok && second.ok && first.receiptKey !== second.receiptKey).toBe(true)
    expect(await plansOf(request)).toHaveLength(2)
  })
})

describe('an equal request without a key', () => {
  const withoutKey = () => newRequest({ requestKey: undefined })
  const at = (instant: string) => ({ now: () => new Date(`2026-03-16T${instant}Z`) })

  it.each([
    ['a second later', '14:00:20', '14:00:21'],
    ['a second later, in the next minute of the clock', '14:00:59.500', '14:01:00.500'],
    ['a minute later', '14:00:20', '14:01:20'],
    ['on a node whose clock is behind', '14:01:00.100', '14:00:59.900'],
  ])('is the same request: %s, on this node and on another', async (_when, first, second) => {
    const request = withoutKey()
    const ctx = await testContext(connection, at(first))
    const answer = await sendPlanRequest(ctx, request)
    expect(await sendPlanRequest({ ...ctx, ...at(second) }, request)).toEqual(answer)
    expect(await sendPlanRequest(await testContext(connection, at(second)), request)).toEqual(answer)
    const plans = await plansOf(request)
    expect(plans).toHaveLength(1)
    expect((await eventsAndEmails(plans[0]?.id ?? 0)).emails).toHaveLength(2)
  })

  it('is the same request if it comes at the same instant, on two nodes and across a minute of the clock', async () => {
    const request = withoutKey()
    const one = await testContext(connection, at('14:00:59.999'))
    const two = await testContext(connection, at('14:01:00.001'))
    const answers = await Promise.all([one, two, one, two].map(node => sendPlanRequest(node, request)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await plansOf(request)).toHaveLength(1)
    expect([one, two].flatMap(({ journal }) => journal.toStore())).toEqual([])
  })

  it('is the same request while the database is away', async () => {
    const request = withoutKey()
    const away = await testContext(await unreachableDatabase(), at('14:00:59'))
    const answer = await sendPlanRequest(away, request)
    expect(await sendPlanRequest({ ...away, ...at('14:01:30') }, request)).toEqual(answer)
    const system = await testContext(connection, { actor: { kind: 'system' } })
    await replayPlanRequests(system, away.journal.waiting())
    expect(await plansOf(request)).toHaveLength(1)
    // And once it is stored, for another node.
    const back = await testContext(connection, at('14:01:40'))
    expect(await sendPlanRequest(back, request)).toEqual({ ...answer, stored: true })
    expect(await plansOf(request)).toHaveLength(1)
  })

  it('is the same request as one that the office sorts out', async () => {
    const request = withoutKey()
    request.newPlan.country = 'mu'
    const away = await testContext(await unreachableDatabase(), at('14:00:59'))
    const answer = await sendPlanRequest(away, request)
    const system = await testContext(connection, { actor: { kind: 'system' } })
    await replayPlanRequests(system, away.journal.waiting())
    const unprepared = await testContext(await unreachableDatabase(), at('14:00:59'))
    expect(await sendPlanRequest(unprepared, request)).toEqual(answer)
    expect(await replayPlanRequests(system, unprepared.journal.waiting())).toBe(0)
  })

  it.each<[string, Partial<PlanRequest>, string]>([
    ['it comes later than a minute after the first', {}, '14:01:30'],
    ['its sender has another name', { name: 'Ana Maria Mora' }, '14:00:21'],
    ['its sender has another phone', { phone: '+506 7777 7777' }, '14:00:21'],
    ['it has a key', { requestKey: 'a click' }, '14:00:21'],
  ])('is another request if %s', async (_what, change, second) => {
    const request = withoutKey()
    const answer = await sendPlanRequest(await testContext(connection, at('14:00:20')), request)
    const other = await sendPlanRequest(await testContext(connection, at(second)), { ...request, ...change })
    expect(other.ok && answer.ok && other.receiptKey !== answer.receiptKey).toBe(true)
    expect(await plansOf(request)).toHaveLength(2)
  })
})

describe('an address that is known', () => {
  it('keeps its name and phone, and nobody can tell it from an unknown one', async () => {
    const request = newRequest({ name: 'Somebody Else', phone: '000' })
    const known = { id: 7, email: request.email.toUpperCase(), name: 'Ana Mora', phone: '+506 1' }
    await db.insert(users).values(known)
    const ctx = await testContext(connection)
    const answer = await sendPlanRequest(ctx, request)
    const toStranger = await sendPlanRequest(ctx, newRequest())
    expect(Object.keys(answer)).toEqual(Object.keys(toStranger))
    expect(answer).toMatchObject({ ok: true, userId: makeUserId(TEST_SECRET, request.email), stored: true })
    const people = await db.select().from(users).where(eq(users.email, request.email))
    expect(people).toMatchObject([known])
    expect(await plansOf(request)).toMatchObject([
      { userId: 7, contactName: 'Somebody Else', contactPhone: '000' },
    ])
  })

  it('has one person, however many requests come at once', async () => {
    const request = newRequest()
    const ctx = await testContext(connection)
    const clicks = Array.from({ length: 8 }, (_, n) => ({ ...request, requestKey: `other click ${n}` }))
    await Promise.all(clicks.map(click => sendPlanRequest(ctx, click)))
    expect(await db.select().from(users).where(eq(users.email, request.email))).toHaveLength(1)
    expect(await plansOf(request)).toHaveLength(8)
  })

  it('whose ID another person has by now gets a new one', async () => {
    const request = newRequest()
    const taken = makeUserId(TEST_SECRET, request.email)
    await db.insert(users).values({ id: taken, email: `moved${requests}@example.org`, name: 'Ana' })
    await sendPlanRequest(await testContext(connection), request)
    const [person] = await db.select().from(users).where(eq(users.email, request.email))
    expect(person?.id).toBeGreaterThan(0)
    expect(person?.id).not.toBe(taken)
    expect(await plansOf(request)).toMatchObject([{ userId: person?.id }])
  })
})

describe('with the database away', () => {
  it('the journal accepts with the same answer, and what it holds is stored once when the database is back', async () => {
    const request = newRequest()
    const away = await testContext(await unreachableDatabase(), { now: () => MONDAY })
    const answer = await sendPlanRequest(away, request)
    expect(answer).toMatchObject({ ok: true, stored: false, userId: makeUserId(TEST_SECRET, request.email) })
    expect(await sendPlanRequest(away, request)).toEqual(answer)
    const waiting = away.journal.waiting()
    expect(waiting).toHaveLength(1)

    const system = await testContext(connection, { actor: { kind: 'system' } })
    expect(await replayPlanRequests(system, waiting)).toBe(1)
    expect(await replayPlanRequests(system, waiting)).toBe(0)
    expect(await plansOf(request)).toMatchObject([
      { receiptKey: answer.ok && answer.receiptKey, createdTs: MONDAY, message: 'Two weeks in May' },
    ])
    const retried = await sendPlanRequest(await testContext(connection), request)
    expect(retried).toEqual({ ...answer, stored: true })
    expect(await plansOf(request)).toHaveLength(1)
  })

  it('the same until the tables and the catalogue exist', async () => {
    const request = newRequest()
    const ctx = await testContext(connection, { isPrepared: () => false })
    expect(await sendPlanRequest(ctx, request)).toMatchObject({ ok: true, stored: false })
    expect(ctx.journal.waiting()).toHaveLength(1)
    expect(await plansOf(request)).toEqual([])
  })

  it('replaying is for the system alone', async () => {
    await expect(replayPlanRequests(await testContext(connection), [])).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })
})

/** A context in which limits are counted in the database. */
function contextWithLimits() {
  const { allowanceOf } = openLimits({ pool, secret: TEST_SECRET, factor: 1 })
  return testContext(connection, { allowance: allowanceOf('192.0.2.7') })
}

/** Holds tables in another session, until the returned function is called. */
async function lockTables(tables: string): Promise<() => Promise<void>> {
  const outsider = new pg.Client(pool.options)
  await outsider.connect()
  await outsider.query(`begin; lock table ${tables}`)
  return async () => {
    await outsider.query('rollback')
    await outsider.end()
  }
}

describe('with a database that is reachable but fails to store', () => {
  it('the journal accepts, and what it holds is stored once the database does', async () => {
    const request = newRequest()
    const ctx = await testContext(connection)
    await db.execute(sql`alter table utm_ticket rename to utm_ticket_elsewhere`)
    const answer = await sendPlanRequest(ctx, request).finally(() =>
      db.execute(sql`alter table utm_ticket_elsewhere rename to utm_ticket`),
    )
    expect(answer).toMatchObject({ ok: true, stored: false })
    expect(await plansOf(request)).toEqual([])
    const system = { ...ctx, actor: { kind: 'system' as const } }
    expect(await replayPlanRequests(system, ctx.journal.waiting())).toBe(1)
    expect(await plansOf(request)).toHaveLength(1)
    expect(await sendPlanRequest(ctx, request)).toEqual({ ...answer, stored: true })
  })

  it.runIf(engine === 'postgres')(
    'because other sessions hold every table of it, likewise, and within three seconds in all',
    async () => {
      const request = newRequest()
      const ctx = await contextWithLimits()
      const release = await lockTables('rate_limit, country, staff, users, plan, outbox, utm_ticket')
      const sentAt = performance.now()
      const answer = await sendPlanRequest(ctx, request)
      expect(answer).toMatchObject({ ok: true, stored: false })
      expect(performance.now() - sentAt).toBeLessThan(3_500)
      const system = { ...ctx, actor: { kind: 'system' as const } }
      await release()
      await replayPlanRequests(system, ctx.journal.waiting())
      expect(await plansOf(request)).toMatchObject([{ receiptKey: answer.ok && answer.receiptKey }])
    },
  )

  it.runIf(engine === 'postgres')(
    'because the counts of limits are held, is stored at once nevertheless',
    async () => {
      const request = newRequest()
      const ctx = await contextWithLimits()
      const release = await lockTables('rate_limit')
      expect(await sendPlanRequest(ctx, request)).toMatchObject({ ok: true, stored: true })
      await release()
      expect(await plansOf(request)).toHaveLength(1)
    },
  )
})

describe('an accepted request that cannot become a plan', () => {
  /** The journal's entry for a request sent while the database was away. */
  async function acceptedAway(request: PlanRequest) {
    const away = await testContext(await unreachableDatabase(), { now: () => MONDAY })
    const answer = await sendPlanRequest(away, request)
    if (!answer.ok) throw new Error(answer.reason)
    return { entries: away.journal.waiting(), receiptKey: answer.receiptKey }
  }

  const toSort = (receiptKey: string) =>
    db.select().from(unsortedRequest).where(eq(unsortedRequest.receiptKey, receiptKey))

  it('for an unknown country is stored once for the office, with an email to each side', async () => {
    const request = newRequest()
    request.newPlan.country = 'atlantis'
    const { entries, receiptKey } = await acceptedAway(request)
    const system = await testContext(connection, { actor: { kind: 'system' } })
    expect(await replayPlanRequests(system, entries)).toBe(1)
    expect(await replayPlanRequests(system, entries)).toBe(0)
    const [row, ...others] = await toSort(receiptKey)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      reason: 'country_unknown',
      acceptedTs: MONDAY,
      actorKind: 'visitor',
      request: { email: request.email, newPlan: { country: 'atlantis' } },
      sortedTs: null,
    })
    const emails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.unsortedRequestId, row?.id ?? 0))
      .orderBy(outbox.id)
    expect(emails).toMatchObject([
      { template: 'unsorted-receipt', recipient: request.email, locale: 'ES' },
      { template: 'unsorted-arrived', recipient: 'planners', locale: 'EN' },
    ])
    const [receipt, arrived] = await Promise.all(emails.map(email => composeEmail(system, email)))
    expect(receipt).toMatchObject({ to: request.email, subject: 'Tu solicitud de viaje' })
    expect(receipt?.text).toContain(`/es/receipt/${receiptKey}`)
    expect(receipt?.text).not.toMatch(/Two weeks in May|Ana/)
    expect(arrived).toMatchObject({ replyTo: request.email, subject: 'Request to sort out, from Ana Mora' })
    expect(arrived?.text).toMatch(/Atlantis.*country_unknown.*Two weeks in May/s)
    expect(await getReceipt(await testContext(connection), receiptKey)).toMatchObject({
      name: 'Ana Mora',
      message: 'Two weeks in May',
      dueAt: null,
    })
  })

  it('is not stored a second time when its country is known by then', async () => {
    const request = newRequest()
    request.newPlan.country = 'lemuria'
    const { entries } = await acceptedAway(request)
    const system = await testContext(connection, { actor: { kind: 'system' } })
    await replayPlanRequests(system, entries)
    const [known] = await db.select().from(country).where(eq(country.active, false))
    if (!known) throw new Error('no country')
    await db.insert(country).values({ ...known, tag: 'lemuria' })
    expect(await replayPlanRequests(system, entries)).toBe(0)
    expect(await plansOf(request)).toEqual([])
  })

  it.each<[string, string, (request: PlanRequest) => unknown, string]>([
    ['of which the database refuses a row', REFUSED, request => request, 'plan plan_refused'],
    ['that is none any more', 'Hello', request => ({ ...request, newPlan: { notes: 'x' } }), 'not_a_request'],
    ['that says nothing at all', 'Hello', () => 'nothing', 'not_a_request'],
  ])('%s is kept for the office as it was sent', async (_what, message, spoil, reason) => {
    const { entries, receiptKey } = await acceptedAway(newRequest({}, message))
    const [entry] = entries
    const input = entry?.input as { request: PlanRequest }
    const spoiled = entries.map(one => ({ ...one, input: { ...input, request: spoil(input.request) } }))
    const system = await testContext(connection, { actor: { kind: 'system' } })
    expect(await replayPlanRequests(system, spoiled)).toBe(1)
    expect(await toSort(receiptKey)).toMatchObject([{ request: spoil(input.request), reason }])
    expect(await getReceipt(await testContext(connection), receiptKey)).toMatchObject({ dueAt: null })
  })
})

describe.runIf(engine === 'postgres')('with a server that drops its connections again and again', () => {
  const dropAll = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`

  it('every request is accepted, and stored once', async () => {
    const ctx = await testContext(connection)
    const all = Array.from({ length: 20 }, () => newRequest())
    let underWay = true
    const sending = Promise.all(all.map(request => sendPlanRequest(ctx, request))).finally(() => {
      underWay = false
    })
    const outsider = new pg.Client(pool.options)
    await outsider.connect()
    while (underWay) await outsider.query(dropAll)

    const answers = await sending
    expect(answers.every(answer => answer.ok)).toBe(true)
    expect(answers.some(answer => answer.ok && !answer.stored)).toBe(true)
    const system = { ...ctx, actor: { kind: 'system' as const } }
    await outsider.query(dropAll)
    await replayPlanRequests(system, ctx.journal.waiting())
    const addresses = all.map(({ email }) => email)
    const { rows } = await outsider.query(
      'select contact_email, count(*)::int from plan where contact_email = any($1) group by 1',
      [addresses],
    )
    expect(rows).toHaveLength(all.length)
    expect(rows.every(({ count }) => count === 1)).toBe(true)
    await outsider.end()
  })
})

describe('with a journal that cannot be written', () => {
  it('in time, its sender is told so within three seconds, and it is stored once the disk has it', async () => {
    const request = newRequest()
    const ctx = await testContext(connection)
    const disk = Promise.withResolvers<void>()
    const append = (entry: JournalEntry) => disk.promise.then(() => ctx.journal.append(entry))
    const sending = sendPlanRequest({ ...ctx, journal: { ...ctx.journal, append } }, request)
    await expect(sending).rejects.toMatchObject({ code: 'unavailable' })
    expect(ctx.journal.waiting()).toEqual([])
    disk.resolve()
    await vi.waitFor(() => expect(ctx.journal.waiting()).toHaveLength(1))
    const system = { ...ctx, actor: { kind: 'system' as const } }
    expect(await replayPlanRequests(system, ctx.journal.waiting())).toBe(1)
    // Sent again, it is the same.
    expect(await sendPlanRequest(ctx, request)).toMatchObject({ ok: true, stored: true })
    expect(await plansOf(request)).toHaveLength(1)
  })

  it('before the database has used up its sender’s patience, it is accepted and stored afterwards', async () => {
    const request = newRequest()
    const ctx = await testContext(connection)
    const accepted = await sendPlanRequest({ ...ctx, patience: openPatience(0) }, request)
    expect(accepted).toMatchObject({ ok: true, stored: false })
    const system = { ...ctx, actor: { kind: 'system' as const } }
    await replayPlanRequests(system, ctx.journal.waiting())
    expect(await plansOf(request)).toHaveLength(1)
  })

  it('nothing is accepted, although the database is reachable', async () => {
    const ctx = await testContext(connection)
    await ctx.journal.close()
    const before = await plansInAll()
    await expect(sendPlanRequest(ctx, newRequest())).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
    })
    expect(await plansInAll()).toBe(before)
  })
})
