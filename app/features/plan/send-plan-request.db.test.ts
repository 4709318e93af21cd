import { count, eq } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { users } from '#database/schema/user.ts'
import { TEST_SECRET, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { answerDue, writeNotes } from './plan.ts'
import { type PlanRequest, planRequest } from './plan-schema.ts'
import { userIdFor } from './request-identity.server.ts'
import { replayPlanRequests, sendPlanRequest } from './send-plan-request.server.ts'

const connection = await openTestDatabase({ seeded: true })
const { db, pool, engine } = connection

const MONDAY = new Date('2026-03-16T14:00:00.000Z')
let requests = 0

/** A request by somebody new, from the page of a trip. */
function newRequest(change: Partial<PlanRequest> = {}, message = 'Two weeks in May'): PlanRequest {
  requests++
  return planRequest.parse({
    name: 'Ana Mora',
    email: `ana${requests}@example.org`,
    phone: '+506 8888 8888',
    locale: 'ES',
    requestKey: `click ${requests}`,
    newPlan: {
      country: 'costa-rica',
      notes: writeNotes(message, '/costa-rica/trip/slow-water'),
      travelClass: 'Premium',
      initialContactMethod: 'Quick Contact Form',
    },
    ...change,
  })
}

async function plansOf({ email }: PlanRequest) {
  return db.select().from(plan).where(eq(plan.contactEmail, email))
}

async function eventsAndLetters(planId: number) {
  const events = await db.select().from(planEvent).where(eq(planEvent.planId, planId))
  const letters = await db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id)
  return { events, letters }
}

async function plansInAll(): Promise<number> {
  const [row] = await db.select({ plans: count() }).from(plan)
  return row?.plans ?? 0
}

describe('a request', () => {
  it('makes a person, a plan, its first event and two letters', async () => {
    const request = newRequest()
    let woken = 0
    const ctx = await testContext(connection, { now: () => MONDAY, wake: () => woken++ })
    const answer = await sendPlanRequest(ctx, request)
    expect(answer).toEqual({
      ok: true,
      userId: userIdFor(TEST_SECRET, request.email),
      receiptKey: expect.stringMatching(/^[\w-]{24}$/),
      utmTicket: expect.stringMatching(/^[\w-]{24}$/),
      stored: true,
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
      countryTag: 'costa-rica',
      contactName: 'Ana Mora',
      contactPhone: '+506 8888 8888',
      notes: 'Two weeks in May\n----\nQCF URL: /costa-rica/trip/slow-water',
      message: 'Two weeks in May',
      url: '/costa-rica/trip/slow-water',
      travelClass: 'Premium',
      initialContactMethod: 'Quick Contact Form',
      createdTs: MONDAY,
    })
    const { events, letters } = await eventsAndLetters(plans[0]?.id ?? 0)
    expect(events).toMatchObject([{ kind: 'requested', actorKind: 'visitor', happenedTs: MONDAY }])
    expect(letters).toMatchObject([
      { template: 'request-receipt', recipient: request.email, locale: 'ES', attempts: 0, sentTs: null },
      { template: 'request-arrived', recipient: 'planners', locale: 'EN', attempts: 0, sentTs: null },
    ])
    expect(woken).toBe(1)
  })

  it('goes to the planner of the trip it came from, and is due by that person’s hours', async () => {
    const request = newRequest()
    await sendPlanRequest(await testContext(connection, { now: () => MONDAY }), request)
    const [row] = await plansOf(request)
    const [about] = await db.select().from(trip).where(eq(trip.key, 'slow-water'))
    const [planner] = await db
      .select()
      .from(staff)
      .where(eq(staff.fkey, about?.plannerFkey ?? ''))
    expect(row).toMatchObject({
      tripId: about?.id,
      fkey: planner?.fkey,
      answerDueTs: answerDue(MONDAY, planner?.workingHours ?? [], planner?.timeZone ?? ''),
    })
  })

  it('goes to the country’s contact from any other page', async () => {
    const request = newRequest()
    request.newPlan.notes = writeNotes('Hello', '/costa-rica')
    await sendPlanRequest(await testContext(connection), request)
    expect(await plansOf(request)).toMatchObject([
      { tripId: null, fkey: 'daniela-quesada', url: '/costa-rica' },
    ])
  })

  it('for a country that is not there is refused, and leaves nothing behind', async () => {
    const request = newRequest()
    request.newPlan.country = 'atlantis'
    const ctx = await testContext(connection)
    expect(await sendPlanRequest(ctx, request)).toEqual({ ok: false, reason: 'country_unknown' })
    expect(await plansOf(request)).toEqual([])
    expect(await db.select().from(users).where(eq(users.email, request.email))).toEqual([])
  })

  it('is not for the system to send', async () => {
    const ctx = await testContext(connection, { actor: { kind: 'system' } })
    await expect(sendPlanRequest(ctx, newRequest())).rejects.toMatchObject({ code: 'unauthorized' })
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
    const { events, letters } = await eventsAndLetters(plans[0]?.id ?? 0)
    expect([events.length, letters.length]).toEqual([1, 2])
  })

  it('twenty times at once makes one plan', async () => {
    const request = newRequest()
    const ctx = await testContext(connection)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendPlanRequest(ctx, request)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    const plans = await plansOf(request)
    expect(plans).toHaveLength(1)
    expect((await eventsAndLetters(plans[0]?.id ?? 0)).letters).toHaveLength(2)
  })

  it('with the same key and another message is another request', async () => {
    const request = newRequest()
    const other = { ...request, newPlan: { ...request.newPlan, notes: 'Three weeks' } }
    const ctx = await testContext(connection)
    const [first, second] = [await sendPlanRequest(ctx, request), await sendPlanRequest(ctx, other)]
    expect(first.ok && second.ok && first.receiptKey !== second.receiptKey).toBe(true)
    expect(await plansOf(request)).toHaveLength(2)
  })

  it('without a key is another request', async () => {
    const request = newRequest({ requestKey: undefined })
    const ctx = await testContext(connection)
    await sendPlanRequest(ctx, request)
    await sendPlanRequest(ctx, request)
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
    expect(answer).toMatchObject({ ok: true, userId: userIdFor(TEST_SECRET, request.email), stored: true })
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

  it('whose number somebody else has by now gets a new one', async () => {
    const request = newRequest()
    const taken = userIdFor(TEST_SECRET, request.email)
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
    expect(answer).toMatchObject({ ok: true, stored: false, userId: userIdFor(TEST_SECRET, request.email) })
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

  it('so it does until the tables and the catalogue are there', async () => {
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
  it('nothing is accepted, though the database is there', async () => {
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
