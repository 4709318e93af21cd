import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import { getReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import {
  replayPlanRequests,
  sendPlanRequest,
} from '#app/features/request/sending/send-plan-request.server.ts'
import { countUnsortedRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { Actor } from '#app/request-context.ts'
import { outbox } from '#database/schema/outbox.ts'
import { party, plan, planEvent, unsortedRequest } from '#database/schema/plan.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const alma = await addPlanner(connection, 'alma-reyes')
const ursula = await addPlanner(connection, 'ursula-paz')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }

const SENT = new Date('2026-11-23T14:00:00Z')
const SORTED = new Date('2026-11-24T15:00:00Z')
const PATH = '/api/admin/unsorted'
const CORRECT = { name: 'Ana Mora', phone: '', country: 'costa-clara', message: 'Two weeks in May' }

async function ask(actor: Actor, path: string, body?: object) {
  const ctx = await testContext(connection, { actor, now: () => SORTED })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const headers = { 'content-type': 'application/json' }
  return site.ask(path, body && { method: 'POST', body: JSON.stringify(body), headers })
}

let sent = 0

/** A request for a country that nobody knows, sent while the database was away, and stored to be sorted out. */
async function addUnsorted(message = 'Two weeks in May') {
  const away = await testContext(await unreachableDatabase(), { now: () => SENT })
  const email = `lost${++sent}@example.org`
  const request = storedRequest.parse({
    ...{ name: 'Ana Mora', email, locale: 'ES', requestKey: `lost ${sent}` },
    newPlan: {
      ...{ country: 'atlantis', message, url: '/costa-clara', fkey: 'ursula-paz' },
      parties: [{ birthday: null, age: 8, isChild: true, prompts: [] }],
      wish: { where: { countries: ['atlantis'] }, avoid: ['crowds'], who: { childAges: [8] } },
    },
  })
  const answer = await sendPlanRequest(away, request)
  if (!answer.ok) throw new Error(answer.reason)
  const system = await testContext(connection, { actor: { kind: 'system' } })
  await replayPlanRequests(system, away.journal.waiting())
  const [row] = await db
    .select()
    .from(unsortedRequest)
    .where(eq(unsortedRequest.receiptKey, answer.receiptKey))
  if (!row) throw new Error('nothing was stored')
  return { id: row.id, email, receiptKey: answer.receiptKey }
}

beforeEach(() => db.delete(unsortedRequest))

describe('requests that could not become plans (section 1: a form creates a trip-planning request)', () => {
  test('are listed for the whole office, with what was sent and why they are none, and for nobody else', async () => {
    const { id, email } = await addUnsorted()
    const answer = await ask(ursula, PATH)
    expect(await answer.json()).toMatchObject({
      data: [{ id, email, country: 'atlantis', reason: 'country_unknown', sortedTs: null, planId: null }],
      counts: { open: 1, sorted: 0 },
      next: null,
    })
    expect((await ask({ kind: 'visitor' }, PATH)).status).toBe(401)
    expect((await ask({ kind: 'traveller', userId: alma.userId }, PATH)).status).toBe(403)
    expect(await (await ask(alma, '/api/admin/waiting')).json()).toMatchObject({ data: { unsorted: 1 } })
  })

  test('become a plan of the country that the office names, with all that was wanted, once', async () => {
    const { id, email, receiptKey } = await addUnsorted()
    const correction = { ...CORRECT, email }
    const [first, again] = await Promise.all([
      ask(alma, `${PATH}/${id}/plan`, correction),
      ask(alma, `${PATH}/${id}/plan`, correction),
    ])
    expect([first.status, again.status]).toEqual([200, 200])
    const plans = await db.select().from(plan).where(eq(plan.contactEmail, email))
    expect(plans).toMatchObject([
      {
        ...{ countryTag: 'costa-clara', receiptKey, createdTs: SENT, message: 'Two weeks in May' },
        wish: { where: { countries: ['costa-clara'] }, avoid: ['crowds'] },
        // Who was asked for plans another country.
        fkey: 'alma-reyes',
      },
    ])
    const planId = plans[0]?.id ?? 0
    expect(await first.json()).toEqual({ data: { planId } })
    expect(await again.json()).toEqual({ data: { planId } })
    expect(plans[0]?.answerDueTs.getTime()).toBeGreaterThan(SORTED.getTime())
    expect(await db.select().from(party).where(eq(party.planId, planId))).toMatchObject([{ age: 8 }])
    const events = await db.select().from(planEvent).where(eq(planEvent.planId, planId)).orderBy(planEvent.id)
    expect(events.map(({ kind, actorKind }) => [kind, actorKind])).toEqual([
      ['requested', 'visitor'],
      ['sorted_out', 'planner'],
    ])
    const emails = await db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id)
    expect(emails.map(({ template }) => template)).toEqual(['request-receipt', 'request-arrived'])
    const ctx = await testContext(connection)
    expect(await getReceipt(ctx, receiptKey)).toMatchObject({ reference: `CR-261123-${planId}` })
    expect(await countUnsortedRequests(ctx)).toBe(0)
    const list = await (await ask(alma, `${PATH}?state=sorted`)).json()
    expect(list).toMatchObject({ data: [{ id, planId, sortedBy: 'Alma Reyes' }], counts: { sorted: 1 } })
  })

  test('are sorted out by one of two people, and who may not read the plan is not told its number', async () => {
    const { id, email } = await addUnsorted()
    const correction = { ...CORRECT, email }
    expect(await (await ask(ursula, `${PATH}/${id}/plan`, correction)).json()).toEqual({
      data: { planId: null },
    })
    const slower = await ask(alma, `${PATH}/${id}/plan`, correction)
    expect([slower.status, await slower.json()]).toMatchObject([409, { reason: 'sorted_out' }])
    const closing = await ask(admin, `${PATH}/${id}/close`, { reason: 'Sent twice' })
    expect(closing.status).toBe(409)
  })

  test('say what is wrong with a correction, and change nothing', async () => {
    const { id, email } = await addUnsorted()
    const wrong = await ask(alma, `${PATH}/${id}/plan`, { ...CORRECT, email, country: 'lemuria' })
    expect(await wrong.json()).toMatchObject({ issues: [{ path: 'country', code: 'country_unknown' }] })
    expect((await ask(alma, `${PATH}/${id}/plan`, { ...CORRECT, email: 'nobody' })).status).toBe(422)
    expect((await ask(alma, `${PATH}/${id}/close`, { reason: '  ' })).status).toBe(422)
    expect((await ask(alma, `${PATH}/999/plan`, { ...CORRECT, email })).status).toBe(404)
    expect(await countUnsortedRequests({ db })).toBe(1)
  })

  test('are made a plan without what the database refuses, and without a correction stay open', async () => {
    await db.execute(
      sql`alter table plan add constraint no_crowds check (not (wish -> 'avoid') ? 'crowds') not valid`,
    )
    const { id, email } = await addUnsorted()
    const answer = await ask(alma, `${PATH}/${id}/plan`, { ...CORRECT, email })
    expect(answer.status).toBe(200)
    const { data } = await answer.json()
    const events = await db.select().from(planEvent).where(eq(planEvent.planId, data.planId))
    expect(events.find(({ kind }) => kind === 'sorted_out')?.details).toMatchObject({
      leftOut: ['fkey', 'parties', 'firstDraft', 'wish'],
    })
    await db.execute(
      sql`alter table plan drop constraint no_crowds, add constraint nothing check (id < 0) not valid`,
    )
    const other = await addUnsorted()
    const refused = await ask(alma, `${PATH}/${other.id}/plan`, { ...CORRECT, email: other.email })
    expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'refused' }])
    await db.execute(sql`alter table plan drop constraint nothing`)
    expect(await countUnsortedRequests({ db })).toBe(1)
  })

  test('are closed with a reason that the sender reads on the receipt, once', async () => {
    const { id, email, receiptKey } = await addUnsorted()
    const close = (actor: Actor, reason: string) => ask(actor, `${PATH}/${id}/close`, { reason })
    expect((await close(alma, 'It was sent twice.')).status).toBe(204)
    expect((await close(alma, 'It was sent twice.')).status).toBe(204)
    expect((await close(ursula, 'Another reason')).status).toBe(409)
    expect((await ask(alma, `${PATH}/${id}/plan`, { ...CORRECT, email })).status).toBe(409)
    const ctx = await testContext(connection)
    expect(await getReceipt(ctx, receiptKey)).toMatchObject({ closedReason: 'It was sent twice.' })
    expect(await countUnsortedRequests(ctx)).toBe(0)
  })
})

test.each([
  ['ursula-paz', 'staff_elsewhere'],
  ['nobody-at-all', 'staff_unknown'],
])('a planner named by a caller must plan that country: %s', async (fkey, code) => {
  const newPlan = { country: 'costa-clara', notes: 'Two weeks in May', fkey }
  const person = { name: 'Ana Mora', email: 'ana@example.org' }
  const calls = [
    ask({ kind: 'visitor' }, '/api/public/user/create_with_new_plan', { ...person, newPlan }),
    ask({ kind: 'visitor' }, '/api/public/plan', { newPlan }),
  ]
  for (const answer of await Promise.all(calls))
    expect(await answer.json()).toMatchObject({ issues: [{ path: 'newPlan.fkey', code }] })
})
