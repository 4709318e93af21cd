import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Writing } from '#app/command.ts'
import { deleteDuePassports } from '#app/features/traveller/party/party-commands.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { outbox } from '#database/schema/outbox.ts'
import { party, passport, plan, planEvent } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import { addProposedTrip } from '#tools/testing/booked-trip.ts'
import { addPerson } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const ANA = {
  ...{ name: 'Ana Lucía Mora', birthday: '1991-05-03', diet: 'No fish', mobility: '', room: '', notes: '' },
}
const NUMBER = 'QX7654321'
const PASSPORT = { number: 'qx 765-4321', country: 'Costa Clara', expiresOn: '2031-04-30' }
/** The fixture's trip is from 11 to 14 February 2027. */
const BEFORE = '2026-12-01T12:00:00Z'

async function siteOf(actor: Actor, more: Partial<Writing<RequestContext>> = {}) {
  const ctx = await testContext(connection, { actor, now: () => new Date(BEFORE), ...more })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await site.ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : null }
  }
  return { call, logged: site.logged }
}

/** A plan with one traveller, whose passport is stored. */
async function withPassport() {
  const { planId, actor } = await addProposedTrip(connection)
  const path = `/api/private/plan/${planId}/traveller`
  const own = await siteOf(actor)
  const { id } = (await own.call('POST', path, ANA)).body.data.travellers[0]
  const kept = await own.call('PUT', `${path}/${id}/passport`, PASSPORT)
  return { planId, actor, path, own, id, kept }
}

const jobAt = (day: string) =>
  testContext(connection, { actor: { kind: 'system' }, now: () => new Date(day) })
const isSavedItem = async (id: number) =>
  (await db.select().from(passport).where(eq(passport.partyId, id))).length === 1

describe('the flights of a plan (section 3: Plan)', () => {
  const there = { arrivalDate: '2027-02-11', arrivalTime: '14:20' }
  const flights = { ...there, departureDate: '2027-02-14', departureTime: null, needed: true }
  const UNKNOWN = {
    arrivalDate: null,
    arrivalTime: null,
    departureDate: null,
    departureTime: null,
    needed: false,
  }

  it('are changed by the traveller, and read by the office, also in the log', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const own = await siteOf(actor)
    const put = (body: object) => own.call('PUT', `/api/private/plan/${planId}/flights`, body)
    const saved = await put({ known: {}, flights })
    expect([saved.status, saved.body.data.flights]).toEqual([200, flights])
    expect((await put({ known: {}, flights })).status).toBe(200)
    const [row] = await db.select().from(plan).where(eq(plan.id, planId))
    expect(row).toMatchObject({
      ...{ arrivalFlightDate: '2027-02-11', arrivalFlightTime: '14:20:00', departFlightDate: '2027-02-14' },
      needIntlFlightTs: expect.any(Date),
    })
    const events = await db.select().from(planEvent).where(eq(planEvent.planId, planId))
    expect(events.filter(({ kind }) => kind === 'wish_corrected')).toHaveLength(1)
    const office = await siteOf({ kind: 'admin', userId: (await addPerson(connection)).userId })
    const { wish } = (await office.call('GET', `/api/admin/plan/${planId}`)).body.data
    expect(wish.flights).toEqual(flights)
    await put({ known: flights, flights: UNKNOWN })
    const [without] = await db.select().from(plan).where(eq(plan.id, planId))
    expect(without).toMatchObject({ arrivalFlightDate: null, needIntlFlightTs: null })
  })

  it('are not changed by whoever read other ones, by others, or to an order that cannot be', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const own = await siteOf(actor)
    const path = `/api/private/plan/${planId}/flights`
    const other = await own.call('PUT', path, { known: flights, flights: UNKNOWN })
    // What is there already needs no change.
    expect(other.status).toBe(200)
    const slower = await own.call('PUT', path, { known: flights, flights })
    expect([slower.status, slower.body.reason]).toEqual([409, 'moved_on'])
    const backFirst = { ...flights, departureDate: '2027-02-01' }
    expect((await own.call('PUT', path, { known: {}, flights: backFirst })).status).toBe(422)
    const stranger = await siteOf({ kind: 'traveller', userId: (await addPerson(connection)).userId })
    expect((await stranger.call('PUT', path, { known: {}, flights })).status).toBe(404)
  })
})

it('a plan says when its address was proved, and when that was asked for (section 3: email_validated, email_validate_sent)', async () => {
  const { userId, email } = await addPerson(connection, { emailValidated: null })
  const { planId } = await addTestPlan(connection, { userId, contactEmail: email })
  const provedAt = new Date('2026-12-02T10:00:00Z')
  const proved = () => db.select({ at: plan.emailValidated }).from(plan).where(eq(plan.id, planId))
  expect(await proved()).toEqual([{ at: null }])
  const office = await siteOf({ kind: 'admin', userId: (await addPerson(connection)).userId })
  const contact = async () => (await office.call('GET', `/api/admin/plan/${planId}`)).body.data.contact
  expect(await contact()).toMatchObject({ emailValidated: null, emailValidateSent: null })
  const sentAt = new Date('2026-12-02T09:00:00Z')
  for (const template of ['request-receipt', 'account-link']) {
    const [{ id } = { id: 0 }] = await db
      .insert(outbox)
      .values({ template, recipient: email.toUpperCase(), props: {} })
      .returning({ id: outbox.id })
    await db.update(outbox).set({ sentTs: sentAt }).where(eq(outbox.id, id))
    // The receipt proves nothing: whoever reads it may have been named by somebody else.
    const sent = template === 'account-link' ? sentAt.toISOString() : null
    expect(await contact()).toMatchObject({ emailValidated: null, emailValidateSent: sent })
  }
  await db.update(users).set({ emailValidated: provedAt }).where(eq(users.id, userId))
  expect(await proved()).toEqual([{ at: provedAt }])
  expect(await contact()).toMatchObject({ email, emailValidated: provedAt.toISOString() })
})

describe('a traveller of a trip', () => {
  it('is added, changed and removed, and wishes entered for them stay', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const prompts = [{ 'Shoe size': '38' }]
    await db.insert(party).values({ planId, position: 4, name: 'Rosa', partyPrompts: prompts })
    const { call } = await siteOf(actor)
    const path = `/api/private/plan/${planId}/traveller`
    const { travellers } = (await call('POST', path, ANA)).body.data
    expect(travellers).toMatchObject([{ name: 'Rosa', hasPassport: false }, ANA])
    const rosa = { ...ANA, name: 'Rosa Mora', birthday: null, diet: '', room: 'By the stairs' }
    await call('PUT', `${path}/${travellers[0].id}`, rosa)
    const [row] = await db.select().from(party).where(eq(party.id, travellers[0].id))
    expect(row?.partyPrompts).toEqual([{ 'Shoe size': '38' }, { room: 'By the stairs' }])
    const left = await call('DELETE', `${path}/${travellers[0].id}`)
    expect(left.body.data.travellers).toMatchObject([{ name: ANA.name }])
    expect((await call('DELETE', `${path}/${travellers[0].id}`)).status).toBe(404)
  })

  it('who is added, changed or removed is counted in the wish, with a line in the log', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const { call } = await siteOf(actor)
    const path = `/api/private/plan/${planId}/traveller`
    const who = async () => (await call('GET', `/api/private/plan/${planId}`)).body.data.wish.who
    const stored = async () => (await db.select().from(plan).where(eq(plan.id, planId)))[0]?.wish
    await call('POST', path, ANA)
    const added = (await call('POST', path, { ...ANA, name: 'Leo', birthday: null, age: 8 })).body.data
    expect(await who()).toMatchObject({ adults: 1, adultAges: [35], childAges: [8] })
    expect(await stored()).toMatchObject({ who: { adults: 1, childAges: [8] } })
    const leo = added.travellers.find(({ name }: { name: string }) => name === 'Leo')
    expect(leo).toMatchObject({ age: 8, birthday: null })
    await call('PUT', `${path}/${leo.id}`, { ...ANA, name: 'Leo', birthday: null })
    expect((await who()).childAges).toEqual([8])
    await call('PUT', `${path}/${leo.id}`, { ...ANA, name: 'Leo', birthday: '2014-05-03' })
    expect((await who()).childAges).toEqual([12])
    for (const { id } of added.travellers) await call('DELETE', `${path}/${id}`)
    expect(await who()).toMatchObject({ adults: null, adultAges: [], childAges: [] })
    const events = await db.select().from(planEvent).where(eq(planEvent.planId, planId))
    const corrected = events.filter(({ kind }) => kind === 'wish_corrected')
    expect(corrected.map(({ actorKind }) => actorKind)).toEqual(Array(5).fill('traveller'))
    expect(JSON.stringify(corrected[1]?.details)).toContain('1 child aged 8')
  })

  it('is validated: no future birthday, no unknown field', async () => {
    const { planId, actor } = await addProposedTrip(connection)
    const { call } = await siteOf(actor)
    const path = `/api/private/plan/${planId}/traveller`
    for (const wrong of [{ birthday: '2999-01-01' }, { birthday: '1791-05-03' }, { shoe: '38' }, { name: 7 }])
      expect((await call('POST', path, { ...ANA, ...wrong })).status).toBe(422)
    const { id } = (await call('POST', path, ANA)).body.data.travellers[0]
    for (const wrong of [{ number: 'A-1' }, { number: 'Ñ1234567' }, { expiresOn: '2031-02-30' }])
      expect((await call('PUT', `${path}/${id}/passport`, { ...PASSPORT, ...wrong })).status).toBe(422)
  })
})

describe('a passport', () => {
  it('is shown to its traveller and to the planner who has the plan, and to nobody else', async () => {
    const { planId, path, own, kept } = await withPassport()
    expect(kept.body.data).toMatchObject({
      travellers: [{ passport: { ...PASSPORT, number: NUMBER } }],
      passportsDeletedOn: '2027-03-16',
    })
    expect((await own.call('GET', path)).text).toContain(NUMBER)
    await db.update(plan).set({ assignedStaffFkey: 'alma-reyes' }).where(eq(plan.id, planId))
    const { userId } = await addPerson(connection)
    const planner = (fkey: string): Actor => ({ kind: 'planner', userId, fkey, countries: ['costa-clara'] })
    const office = `/api/admin/plan/${planId}/traveller`
    const hers = await (await siteOf(planner('alma-reyes'))).call('GET', office)
    expect(hers.text).toContain(NUMBER)
    for (const other of [planner('somebody-else'), { kind: 'admin', userId } as const]) {
      const { status, text, body } = await (await siteOf(other)).call('GET', office)
      expect([status, text.includes(NUMBER)]).toEqual([200, false])
      expect(body.data.travellers).toMatchObject([{ name: ANA.name, hasPassport: true, passport: null }])
    }
    for (const [stranger, status] of [
      [{ kind: 'visitor' }, 401],
      [{ kind: 'traveller', userId }, 404],
    ] as const) {
      const there = await siteOf(stranger)
      expect((await there.call('GET', path)).status).toBe(status)
      expect((await there.call('PUT', `${path}/1/passport`, PASSPORT)).status).toBe(status)
    }
    const abroad: Actor = { kind: 'planner', userId, fkey: 'somebody-else', countries: ['marmol'] }
    expect((await (await siteOf(abroad)).call('GET', office)).status).toBe(404)
  })

  it('is in clear text nowhere: not in the database, the log, the emails, the plan or the booking', async () => {
    const { planId, own, id, path } = await withPassport()
    const admin: Actor = { kind: 'admin', userId: (await addPerson(connection)).userId }
    const answers = await Promise.all([
      own.call('GET', `/api/private/plan/${planId}`),
      own.call('GET', `/api/private/plan/${planId}/proposal/1`),
      own.call('GET', `/api/private/plan/${planId}/proposal/1/booking`),
      own.call('GET', `/api/private/plan/${planId}/message`),
      (await siteOf(admin)).call('GET', `/api/admin/plan/${planId}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const rows = await Promise.all([
      db.select().from(passport).where(eq(passport.partyId, id)),
      db.select().from(party).where(eq(party.planId, planId)),
      db.select().from(planEvent).where(eq(planEvent.planId, planId)),
      db.select().from(outbox),
    ])
    const changes = await connection.pool.query('select row_to_json(c)::text as line from sync.change c')
    // A failing call is logged, with what it was about.
    await own.call('PUT', `${path}/${id}/passport`, { ...PASSPORT, country: '' })
    const everything = [
      ...answers.map(({ text }) => text),
      JSON.stringify(rows),
      JSON.stringify(changes.rows),
      JSON.stringify(own.logged),
    ].join('\n')
    expect(everything).toContain(ANA.name)
    expect(everything).not.toMatch(/QX7654321|qx 765|765-?4321/)
  })

  it('is in its owner’s data export, and in no other', async () => {
    const { actor } = await withPassport()
    const me = '/api/private/user/me/export'
    expect((await (await siteOf(actor)).call('GET', me)).text).toContain(NUMBER)
    const { traveller } = await addTestPlan(connection)
    expect((await (await siteOf(traveller)).call('GET', me)).text).not.toContain(NUMBER)
  })

  it('is not accepted without a key, before the dates are known, or long after the trip', async () => {
    const { planId, actor, path, id } = await withPassport()
    await db.delete(passport).where(eq(passport.partyId, id))
    const without = await siteOf(actor, { passports: null })
    expect((await without.call('GET', path)).body.data.takesPassports).toBe(false)
    const late = await siteOf(actor, { now: () => new Date('2027-03-16T00:00:00Z') })
    const open = await addTestPlan(connection)
    const their = await siteOf(open.traveller)
    const openPath = `/api/private/plan/${open.planId}/traveller`
    const theirId = (await their.call('POST', openPath, ANA)).body.data.travellers[0].id
    const answers = [
      await without.call('PUT', `${path}/${id}/passport`, PASSPORT),
      await late.call('PUT', `${path}/${id}/passport`, PASSPORT),
      await their.call('PUT', `${openPath}/${theirId}/passport`, PASSPORT),
    ]
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
      [409, 'no_passport_key'],
      [409, 'trip_over'],
      [409, 'dates_open'],
    ])
    expect([await isSavedItem(id), await isSavedItem(theirId)]).toEqual([false, false])
    expect(planId).not.toBe(open.planId)
  })

  it('that has expired is refused and leaves the stored one; one that ends before the trip is accepted', async () => {
    const { own, path, id } = await withPassport()
    const keep = (expiresOn: string) => own.call('PUT', `${path}/${id}/passport`, { ...PASSPORT, expiresOn })
    expect(await keep('2026-11-30')).toMatchObject({ status: 409, body: { reason: 'expired' } })
    const [kept] = (await own.call('GET', path)).body.data.travellers
    expect(kept.passport).toMatchObject({ expiresOn: PASSPORT.expiresOn })
    expect((await keep('2026-12-01')).body.data).toMatchObject({
      ...{ lastDay: '2027-02-14', travellers: [{ passport: { expiresOn: '2026-12-01' } }] },
    })
  })

  it('is deleted by the job thirty days after the last day, or after the plan was lost, and at once when asked', async () => {
    const [one, lost, own] = [await withPassport(), await withPassport(), await withPassport()]
    await db.update(plan).set({ lostDate: '2026-12-24' }).where(eq(plan.id, lost.planId))
    await own.own.call('DELETE', `${own.path}/${own.id}/passport`)
    expect(await isSavedItem(own.id)).toBe(false)
    await deleteDuePassports(await jobAt('2027-01-22T23:00:00Z'), null)
    expect([await isSavedItem(one.id), await isSavedItem(lost.id)]).toEqual([true, true])
    await deleteDuePassports(await jobAt('2027-01-23T00:30:00Z'), null)
    expect([await isSavedItem(one.id), await isSavedItem(lost.id)]).toEqual([true, false])
    await deleteDuePassports(await jobAt('2027-03-15T23:00:00Z'), null)
    expect(await isSavedItem(one.id)).toBe(true)
    await deleteDuePassports(await jobAt('2027-03-16T00:30:00Z'), null)
    expect(await isSavedItem(one.id)).toBe(false)
  })
})
