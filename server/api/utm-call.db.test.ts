import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { users, utmRecord } from '#database/schema/user.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
let people = 0

const records = [
  {
    utm_source: 'newsletter',
    utm_medium: 'email',
    created: '2026-11-20',
    created_ts: '2026-11-20T09:30:00.000Z',
    landing_url: 'https://ceiba.test/marmol?utm_source=newsletter',
    fbclid: null,
  },
  { utm_source: 'google', utm_medium: 'organic' },
]

async function siteOf(actor: Actor = { kind: 'visitor' }, now = new Date()) {
  const ctx = await testContext(connection, { actor, now: () => now })
  return openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
}

type Site = Awaited<ReturnType<typeof siteOf>>

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

async function askSomething({ ask }: Site): Promise<{ user_id: number; utm_ticket: string }> {
  people++
  const newPlan = { country: 'marmol', notes: 'When is it dry?' }
  const body = { name: 'Ana Mora', email: `utm${people}@example.org`, newPlan }
  const { data } = await (await ask('/api/public/user/create_with_new_plan', post(body))).json()
  return data
}

const log = ({ ask }: Site, userId: number | string, ticket?: string, body: unknown = records) =>
  ask(`/api/private/user/log_utm/${userId}`, post(body, ticket ? { 'utm-ticket': ticket } : {}))
const storedOf = (userId: number) => db.select().from(utmRecord).where(eq(utmRecord.userId, userId))

describe('where a visitor came from', () => {
  test('is stored field by field for the user number from the request’s answer', async () => {
    const site = await siteOf()
    const { user_id, utm_ticket } = await askSomething(site)
    const answer = await log(site, user_id, utm_ticket)
    expect([answer.status, await answer.json()]).toEqual([200, { data: { logged: 2 } }])
    expect(await storedOf(user_id)).toMatchObject([
      {
        utmSource: 'newsletter',
        created: '2026-11-20',
        createdTs: new Date('2026-11-20T09:30:00Z'),
        landingUrl: 'https://ceiba.test/marmol?utm_source=newsletter',
        fbclid: null,
      },
      { utmSource: 'google', utmMedium: 'organic' },
    ])
  })

  test('is stored once: a repetition adds nothing, and other values are refused', async () => {
    const site = await siteOf()
    const { user_id, utm_ticket } = await askSomething(site)
    const both = await Promise.all([log(site, user_id, utm_ticket), log(site, user_id, utm_ticket)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await log(site, user_id, utm_ticket, [{ utm_source: 'forged' }])).status).toBe(403)
    expect(await storedOf(user_id)).toHaveLength(2)
  })

  test('is refused without the ticket, with another’s, for another person, or after a day', async () => {
    const site = await siteOf()
    const [one, other] = [await askSomething(site), await askSomething(site)]
    expect((await log(site, one.user_id)).status).toBe(401)
    expect((await log(site, one.user_id, 'x'.repeat(24))).status).toBe(403)
    expect((await log(site, other.user_id, one.utm_ticket)).status).toBe(403)
    const tomorrow = await siteOf(undefined, new Date(Date.now() + 25 * 60 * 60 * 1_000))
    expect((await log(tomorrow, one.user_id, one.utm_ticket)).status).toBe(403)
    expect([await storedOf(one.user_id), await storedOf(other.user_id)]).toEqual([[], []])
  })

  test('is stored for the existing person, although the number in the answer is new', async () => {
    const site = await siteOf()
    await db.insert(users).values({ id: 5, email: 'early@example.org', name: 'Early' })
    const body = { name: 'E', email: 'early@example.org', newPlan: { country: 'marmol', notes: 'x' } }
    const { data } = await (await site.ask('/api/public/user/create_with_new_plan', post(body))).json()
    expect(data.user_id).not.toBe(5)
    expect((await log(site, data.user_id, data.utm_ticket)).status).toBe(200)
    expect(await storedOf(5)).toHaveLength(2)
  })
})

test('is accepted from a logged-in person about themselves, and about nobody else', async () => {
  await db.insert(users).values([
    { id: 6, email: 'six@example.org', name: 'Six' },
    { id: 7, email: 'seven@example.org', name: 'Seven' },
  ])
  const site = await siteOf({ kind: 'traveller', userId: 6 })
  expect((await log(site, 6)).status).toBe(200)
  expect((await log(site, 7)).status).toBe(403)
  expect([(await storedOf(6)).length, (await storedOf(7)).length]).toEqual([2, 0])
})

test.each<[string | number, unknown, string]>([
  [0, records, 'userId'],
  ['9'.repeat(16), records, 'userId'],
  ['abc', records, 'userId'],
  [6, [], 'body'],
  [6, { utm_source: 'x' }, 'body'],
  [6, [{ utm_source: 7 }], '0.utm_source'],
  [6, [{ created: 'yesterday' }], '0.created'],
  [6, [{ user_id: 7 }], '0.user_id'],
  [6, Array(51).fill({}), 'body'],
])('values that cannot be stored are refused: %s %#', async (userId, body, path) => {
  const answer = await log(await siteOf(), userId, 'x'.repeat(24), body)
  expect(answer.status).toBe(422)
  expect((await answer.json()).issues[0].path).toBe(path)
})

test.each([
  ['is too long', JSON.stringify(Array(51).fill({}))],
  ['cannot be read', '['],
  ['is not records', '{}'],
])('a caller without key or ticket is refused before a body that %s is read', async (_, body) => {
  const { ask } = await siteOf()
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  const answer = await ask('/api/private/user/log_utm/6', init)
  expect([answer.status, answer.headers.get('x-any-error')]).toEqual([401, 'not-logged-in'])
})
