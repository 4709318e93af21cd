import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { plan, planDraft } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: true })
const { db } = connection
const PLAN = '/api/public/plan'
const USER = '/api/public/user/create_with_new_plan'

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

async function siteOf(actor: Actor = { kind: 'visitor' }, now = new Date()) {
  const ctx = await testContext(connection, { actor, now: () => now })
  return openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
}

const wanted = {
  country: 'costa-rica',
  notes: 'Two of us, slowly',
  activities: ['hiking'],
  arrival_date: '2027-02-01',
  arrival_flight_time: '14:30:00',
  depart_date: '2027-02-14',
  parties: [{ partyBirthday: '1990-04-01', partyPrompts: [{ diet: 'no fish' }] }],
}

describe('a plan that a visitor makes', () => {
  test('is kept as it was sent, and claimed by whoever then says who they are', async () => {
    const { ask } = await siteOf()
    const made = await ask(PLAN, post({ birthday: '1988-05-06', newPlan: wanted }))
    expect(made.status).toBe(201)
    const { newPlan } = await made.json()
    expect(newPlan).toMatchObject({ ...wanted, draft_key: expect.stringMatching(/^[\w-]{24}$/) })
    expect(newPlan).not.toHaveProperty('receipt_key')

    const body = {
      name: 'Ana Mora',
      email: 'draft@example.org',
      newPlan: { country: 'costa-rica', notes: 'Two of us, faster', draft_key: newPlan.draft_key },
    }
    const { data } = await (await ask(USER, post(body))).json()
    const [stored] = await db.select().from(plan).where(eq(plan.receiptKey, data.receipt_key))
    expect(stored).toMatchObject({
      message: 'Two of us, faster',
      activities: ['hiking'],
      arrivalDate: '2027-02-01',
      arrivalFlightTime: '14:30:00',
    })
    const [person] = await db.select().from(users).where(eq(users.email, 'draft@example.org'))
    expect(person?.birthday).toBe('1988-05-06')
  })

  test('that comes again with its Idempotency-Key is the same draft, and another without', async () => {
    const { ask } = await siteOf()
    const key = async (headers = {}) =>
      (await (await ask(PLAN, post({ newPlan: wanted }, headers))).json()).newPlan.draft_key
    const again = { 'idempotency-key': 'one click' }
    expect(await key(again)).toBe(await key(again))
    expect(await key()).not.toBe(await key())
  })

  test('is gone after thirty days', async () => {
    const before = await siteOf(undefined, new Date('2026-01-01T12:00:00Z'))
    const { newPlan } = await (await before.ask(PLAN, post({ newPlan: wanted }))).json()
    const after = await siteOf(undefined, new Date('2026-02-01T12:00:00Z'))
    await after.ask(PLAN, post({ newPlan: wanted }))
    expect(await db.select().from(planDraft).where(eq(planDraft.key, newPlan.draft_key))).toEqual([])
  })

  test('with a birthday that cannot be is refused by the database, and the constraint is named', async () => {
    const { ask, logged } = await siteOf()
    const refused = await ask(PLAN, post({ birthday: '2999-01-01', newPlan: wanted }))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: 'newPlan', code: 'refused_by_database' }],
      metadata: {
        constraints: ['plan_draft_check'],
        branches: { newPlan: ['plan_draft_check'] },
      },
    })
    expect(logged).toEqual([])
  })

  test.each([
    [{ newPlan: { ...wanted, country: 'atlantis' } }, 'newPlan.country'],
    [{ newPlan: { ...wanted, depart_date: '2027-01-01' } }, 'newPlan.depart_date'],
    [{ newPlan: { ...wanted, arrival_date: '2027-02-30' } }, 'newPlan.arrival_date'],
    [{ birthday: 'long ago', newPlan: wanted }, 'birthday'],
    [{ birthday: '1990-01-01' }, 'newPlan'],
  ])('is refused where it cannot be: %#', async (body, path) => {
    const { ask } = await siteOf()
    const refused = await ask(PLAN, post(body))
    expect(refused.status).toBe(422)
    expect((await refused.json()).issues[0].path).toBe(path)
  })
})

describe('a plan of whoever is logged in', () => {
  test('is theirs at once; a birthday is kept where none was known', async () => {
    const [ana] = await db
      .insert(users)
      .values({ id: 77, email: 'known@example.org', name: 'Known Traveller', locale: 'ES' })
      .returning()
    const { ask } = await siteOf({ kind: 'traveller', userId: ana?.id ?? 0 })
    const made = await ask(PLAN, post({ birthday: '1988-05-06', newPlan: wanted }))
    const { newPlan } = await made.json()
    expect([made.status, newPlan.draft_key]).toEqual([201, undefined])
    const [stored] = await db.select().from(plan).where(eq(plan.receiptKey, newPlan.receipt_key))
    expect(stored).toMatchObject({ userId: 77, contactEmail: 'known@example.org', locale: 'ES' })
    await ask(PLAN, post({ birthday: '1999-09-09', newPlan: wanted }))
    const [person] = await db.select().from(users).where(eq(users.id, 77))
    expect(person?.birthday).toBe('1988-05-06')
  })

  test('is nobody’s whose row is gone', async () => {
    const { ask } = await siteOf({ kind: 'traveller', userId: 78 })
    expect((await ask(PLAN, post({ newPlan: wanted }))).status).toBe(401)
  })
})
