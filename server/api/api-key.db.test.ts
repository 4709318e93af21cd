import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#app/text/days.ts'
import { audit } from '#database/schema/audit.ts'
import { apiKey } from '#database/schema/identity.ts'
import { plan } from '#database/schema/plan.ts'
import { affiliate } from '#database/schema/user.ts'
import type { ApiScope } from '#database/values/api-scopes.ts'
import { openLimits } from '#server/limits.ts'
import { openAuthSite, post, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson, type TestPerson } from '#tools/testing/people.ts'
import { TEST_SECRET, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db, pool } = connection
const KEY = '/api/org/key'
const COUNTRIES = '/api/public/country'
const SEND = '/api/public/user/create_with_new_plan'
const PARTNER = 'heron-and-finch'
let heron: TestPerson
let lowTide: TestPerson
let admin: TestPerson

beforeAll(async () => {
  const rows = await db.select().from(affiliate)
  const idOf = (key: string) => rows.find(row => row.key === key)?.id
  heron = await addPerson(connection, { role: 'partner', affiliateId: idOf(PARTNER) })
  lowTide = await addPerson(connection, { role: 'partner', affiliateId: idOf('low-tide-travel') })
  admin = await addPerson(connection, { role: 'admin' })
})

async function open() {
  const site = await openAuthSite(connection)
  const by = async (person: TestPerson) => ({
    authorization: `Bearer ${await tokenOf(await site.logIn(person))}`,
  })
  async function make(person: TestPerson, scopes: ApiScope[], partner?: string) {
    const answer = await site.ask(KEY, post({ name: 'Desk', scopes, partner }, await by(person)))
    expect(answer.status).toBe(201)
    const { id, key } = (await answer.json()).data
    return { id: Number(id), key: String(key), headers: { authorization: `Bearer ${key}` } }
  }
  return { ...site, by, make }
}

function request(email: string) {
  return { name: 'Ana Mora', email, newPlan: { country: 'costa-clara', notes: 'Two weeks in May' } }
}

describe('a partner’s API key', () => {
  it('does what its scopes say, credits the partner, and shows when it was used', async () => {
    const { ask, make, by } = await open()
    const all: ApiScope[] = ['catalogue:read', 'requests:send', 'referrals:read']
    const { key, headers } = await make(heron, all)
    expect((await ask(COUNTRIES, { headers })).status).toBe(200)
    expect((await ask(SEND, post(request('by-key@example.org'), headers))).status).toBe(200)
    const [stored] = await db
      .select({ partner: affiliate.key, kind: plan.referralKind })
      .from(plan)
      .innerJoin(affiliate, eq(affiliate.id, plan.affiliateId))
      .where(eq(plan.contactEmail, 'by-key@example.org'))
    expect(stored).toEqual({ partner: PARTNER, kind: 'key' })
    const leads = await (await ask('/api/org/plan', { headers })).json()
    expect(leads.data).toHaveLength(1)
    expect((await (await ask('/api/org/referral', { headers })).json()).data).toMatchObject({ key: PARTNER })

    const listed = await (await ask(KEY, { headers: await by(heron) })).text()
    expect(JSON.parse(listed).data.keys[0]).toMatchObject({
      ...{ name: 'Desk', scopes: all, by: 'Ana Mora', lastUsedTs: expect.any(String), withdrawnTs: null },
    })
    expect(listed).not.toContain(key)
    expect(JSON.stringify(await db.select().from(apiKey))).not.toContain(key.slice(8))
  })

  it('is refused what it has no scope for, and everything that is for people', async () => {
    const { ask, make } = await open()
    const reads = await make(heron, ['catalogue:read'])
    const sends = await make(heron, ['requests:send'])
    const tries: [string, RequestInit, string][] = [
      [SEND, post(request('narrow@example.org'), reads.headers), 'scope_missing'],
      ['/api/org/plan', { headers: reads.headers }, 'scope_missing'],
      [COUNTRIES, { headers: sends.headers }, 'scope_missing'],
      [COUNTRIES, { method: 'HEAD', headers: sends.headers }, 'scope_missing'],
      ['/api/org/payout', { headers: sends.headers }, 'unauthorized'],
      [KEY, { headers: sends.headers }, 'unauthorized'],
      [KEY, post({ name: 'More', scopes: ['referrals:read'] }, sends.headers), 'unauthorized'],
      ['/api/private/user/me', { headers: sends.headers }, 'unauthorized'],
      ['/api/admin/plan', { headers: sends.headers }, 'unauthorized'],
      ['/api/public/saved/cards', post({ items: [] }, sends.headers), 'unauthorized'],
    ]
    for (const [path, init, code] of tries) {
      const answer = await ask(path, init)
      expect([path, answer.status, answer.headers.get('x-any-error')]).toEqual([
        ...[path, 403],
        code.replaceAll('_', '-'),
      ])
      if (init.method !== 'HEAD') expect(await answer.json()).toMatchObject({ code })
    }
    expect(await db.select().from(plan).where(eq(plan.contactEmail, 'narrow@example.org'))).toEqual([])
    expect((await ask('/api/nothing', { headers: sends.headers })).status).toBe(404)
  })

  it('ends at once when it is withdrawn, by its partner or an admin, and by nobody else', async () => {
    const { ask, make, by } = await open()
    const { id, headers } = await make(heron, ['catalogue:read'])
    const end = async (person: TestPerson) =>
      (await ask(`${KEY}/${id}`, { method: 'DELETE', headers: await by(person) })).status
    expect(await end(lowTide)).toBe(404)
    expect((await ask(COUNTRIES, { headers })).status).toBe(200)
    expect([await end(heron), await end(admin)]).toEqual([204, 204])
    const answer = await ask(COUNTRIES, { headers })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await answer.json()).toMatchObject({ code: 'not_logged_in' })
    const unknown = { authorization: `Bearer ceiba_${'A'.repeat(43)}` }
    expect((await ask(COUNTRIES, { headers: unknown })).status).toBe(401)
    // Partner and admin are in the log; the other partner was refused.
    const lines = await db
      .select()
      .from(audit)
      .where(and(eq(audit.about, `keyId ${id}`), eq(audit.command, 'withdraw an API key')))
    expect(lines.map(({ userId, role, outcome }) => [userId, role, outcome])).toEqual([
      [lowTide.userId, 'partner', 'begun'],
      [lowTide.userId, 'partner', 'refused'],
      [heron.userId, 'partner', 'begun'],
      [admin.userId, 'admin', 'begun'],
    ])
  })

  it('ends by itself after its last day, and is shown with it', async () => {
    const { ask, by, ctx } = await open()
    const headers = await by(heron)
    const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000)
    const lastDay = dayOf(dayFrom(0))
    const wanted = { name: 'Fair desk', scopes: ['catalogue:read'], lastDay }
    const made = await ask(KEY, post(wanted, headers))
    const { id, key } = (await made.json()).data
    const { ask: askLater } = await openTestSite(connection, {
      context: locale => ({ ...ctx, locale, now: () => dayFrom(1) }),
    })
    const withIt = { headers: { authorization: `Bearer ${key}` } }
    expect((await ask(COUNTRIES, withIt)).status).toBe(200)
    expect((await askLater(COUNTRIES, withIt)).status).toBe(401)
    const shownBy = async (call: typeof ask) => {
      const { keys } = (await (await call(KEY, { headers })).json()).data
      return keys.find((entry: { id: number }) => entry.id === id)
    }
    expect(await shownBy(ask)).toMatchObject({ lastDay, works: true, withdrawnTs: null })
    expect(await shownBy(askLater)).toMatchObject({ lastDay, works: false, withdrawnTs: null })
    const late = await ask(KEY, post({ ...wanted, lastDay: '2026-01-31' }, headers))
    expect([late.status, (await late.json()).issues[0].code]).toEqual([422, 'date_in_past'])
    // Who reads the log sees which key it was, by its name.
    const log = await ask('/api/admin/audit?what=API%20key', { headers: await by(admin) })
    expect((await log.json()).data.map((line: { things: object[] }) => line.things)).toContainEqual([
      { kind: 'key', id: String(id), name: 'Fair desk' },
    ])
  })

  it('counts against the limits by itself, wherever it calls from', async () => {
    const { make } = await open()
    const [one, other] = [await make(heron, ['requests:send']), await make(heron, ['requests:send'])]
    const limits = openLimits({ pool, secret: TEST_SECRET, factor: 0.05 })
    const ctx = await testContext(connection)
    const { ask } = await openTestSite(connection, {
      trustedProxies: 1,
      context: (locale, address) => ({ ...ctx, locale, allowance: limits.allowanceOf(address) }),
    })
    const send = async (n: number, { headers }: typeof one) => {
      const from = { ...headers, 'x-forwarded-for': `203.0.113.${n}` }
      return (await ask(SEND, post(request(`limit${n}@example.org`), from))).status
    }
    const statuses = [await send(1, one), await send(2, one), await send(3, one), await send(4, one)]
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await send(4, other)).toBe(200)
  })
})

describe('making an API key', () => {
  it('is for a partner’s people and admins: theirs for the one, any partner’s or the operator’s for the other', async () => {
    const { ask, make, by } = await open()
    const traveller = await addPerson(connection)
    const wanted = { name: 'Desk', scopes: ['catalogue:read'] }
    const statusOf = async (person: TestPerson, body: object) =>
      (await ask(KEY, post(body, await by(person)))).status
    expect((await ask(KEY, post(wanted))).status).toBe(401)
    expect(await statusOf(traveller, wanted)).toBe(403)
    expect(await statusOf(heron, { ...wanted, partner: 'low-tide-travel' })).toBe(403)
    expect(await statusOf(admin, { ...wanted, partner: 'nobody' })).toBe(404)
    expect(await statusOf(heron, { ...wanted, scopes: [] })).toBe(422)
    expect(await statusOf(heron, { ...wanted, scopes: ['office:write'] })).toBe(422)
    // The operator refers nobody to itself.
    expect(await statusOf(admin, { ...wanted, scopes: ['referrals:read'] })).toBe(409)
    const own = await make(admin, ['catalogue:read', 'requests:send'])
    expect((await ask(SEND, post(request('operator@example.org'), own.headers))).status).toBe(200)
    const [sent] = await db.select().from(plan).where(eq(plan.contactEmail, 'operator@example.org'))
    expect([sent?.affiliateId, sent?.referralKind]).toEqual([null, null])
    const theirs = await make(admin, ['referrals:read'], 'low-tide-travel')
    const listed = await (await ask(KEY, { headers: await by(lowTide) })).json()
    expect(listed.data.keys.map(({ id }: { id: number }) => id)).toEqual([theirs.id])
  })

  it('stops at twenty that work', async () => {
    const { ask, by } = await open()
    const headers = await by(lowTide)
    const make = async () =>
      (await ask(KEY, post({ name: 'Desk', scopes: ['catalogue:read'] }, headers))).status
    const statuses = await Promise.all(Array.from({ length: 22 }, make))
    const open20 = (await (await ask(KEY, { headers })).json()).data.keys
    expect(open20).toHaveLength(20)
    expect(statuses.filter(status => status === 409).length).toBeGreaterThanOrEqual(2)
  })
})
