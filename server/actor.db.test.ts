import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { authSession } from '#database/schema/identity.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import { addPerson, type TestPerson } from '#tools/testing/people.ts'
import { TEST_AUTH_SECRET, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const ME = '/api/private/user/me'
const PUBLIC = '/api/public/staff/all_active'
const OFFICE = '/api/admin/nothing'
const ORG = '/api/org/payouts'

type Role = 'traveller' | 'planner' | 'partner' | 'admin'
const people = {} as Record<Role, TestPerson>

beforeAll(async () => {
  const [partner] = await db.select({ id: affiliate.id }).from(affiliate).limit(1)
  people.traveller = await addPerson(connection)
  people.planner = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })
  people.partner = await addPerson(connection, { role: 'partner', affiliateId: partner?.id })
  people.admin = await addPerson(connection, { role: 'admin' })
})

async function open() {
  const ctx = await testContext(connection)
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const logIn = async ({ email, password }: TestPerson): Promise<string> => {
    const session = await ctx.identity.logIn({ email, password })
    return session?.token ?? ''
  }
  return { ctx, ask, logIn, by: (authorization: string) => ({ headers: { authorization } }) }
}

/** A signature as the library makes it, with any secret. */
function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64')
}

describe('an invalid key', () => {
  /** Keys that an attacker might try who has seen a session's row or an old key. */
  const tries: Record<string, (token: string) => string> = {
    'is unsigned': token => token.split('.')[0] ?? '',
    'is signed by somebody else': token =>
      `${token.split('.')[0]}.${sign(token.split('.')[0] ?? '', 'x'.repeat(40))}`,
    'is another with this signature': token => `${'A'.repeat(32)}.${token.split('.')[1]}`,
    'was never given out, though rightly signed': () => {
      const made = 'A'.repeat(32)
      return `${made}.${sign(made, TEST_AUTH_SECRET)}`
    },
    'is cut short': token => token.slice(0, -4),
    'is empty': () => '',
    'is a word': () => 'admin',
    'is a JWT without a signature': () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'is SQL': () => `' or 1=1 --`,
    'is long': () => 'x.'.repeat(3000),
  }

  it.each(Object.entries(tries))('that %s is refused by every call', async (_why, change) => {
    const { ask, logIn, by } = await open()
    const token = change(await logIn(people.admin))
    for (const path of [ME, OFFICE, ORG, PUBLIC, '/api/next/feedback/search', '/api/nothing']) {
      const response = await ask(path, by(`Bearer ${token}`))
      expect([path, response.status]).toEqual([path, 401])
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })

  it('that is expired is refused, also when it is sent again', async () => {
    const { ask, logIn, by } = await open()
    const token = await logIn(people.traveller)
    const [raw = ''] = token.split('.')
    expect((await ask(ME, by(`Bearer ${token}`))).status).toBe(200)
    await db
      .update(authSession)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(authSession.token, raw))
    for (let times = 0; times < 2; times++) {
      expect((await ask(ME, by(`Bearer ${token}`))).status).toBe(401)
      expect((await ask(PUBLIC, by(`Bearer ${token}`))).status).toBe(401)
    }
    expect(await db.select().from(authSession).where(eq(authSession.token, raw))).toEqual([])
  })

  it('of a log-in half a year ago is refused, however often it was used', async () => {
    const { ask, logIn, by } = await open()
    const token = await logIn(people.traveller)
    const ofToken = eq(authSession.token, token.split('.')[0] ?? '')
    const loggedInDaysAgo = (days: number) =>
      db
        .update(authSession)
        .set({ createdAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
        .where(ofToken)
    await loggedInDaysAgo(179)
    expect((await ask(ME, by(`Bearer ${token}`))).status).toBe(200)
    await loggedInDaysAgo(180)
    expect((await ask(ME, by(`Bearer ${token}`))).status).toBe(401)
    expect(await db.select().from(authSession).where(ofToken)).toEqual([])
  })

  it('does not prevent logging in', async () => {
    const { ask } = await open()
    const { email, password } = people.traveller
    const response = await ask('/api/public/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json', authorization: 'Bearer stale.key' },
    })
    expect(response.status).toBe(200)
  })

  it('is refused also if a cookie comes with it: cookies are never read', async () => {
    const { ask, logIn } = await open()
    const token = encodeURIComponent(await logIn(people.admin))
    for (const name of ['better-auth.session_token', '__Secure-better-auth.session_token']) {
      expect((await ask(ME, { headers: { cookie: `${name}=${token}` } })).status).toBe(401)
    }
  })
})

describe('without a key', () => {
  it('or with another scheme, everybody is a visitor', async () => {
    const { ask, by } = await open()
    for (const init of [{}, by('Basic eDp5'), by('Bearerx')]) {
      expect((await ask(PUBLIC, init)).status).toBe(200)
      for (const path of [ME, OFFICE, ORG, '/api/private/nothing'])
        expect((await ask(path, init)).status).toBe(401)
    }
  })

  it.each([`/api//private/user/me`, '/api/%70rivate/user/me', '/api/private/user/me/'])(
    '%s is no way around',
    async path => {
      const { ask } = await open()
      const response = await ask(path)
      expect(response.status).toBeGreaterThanOrEqual(401)
      expect(await response.text()).not.toContain('email')
    },
  )
})

describe('the identity of a caller', () => {
  it.each<[Role, Record<string, number>]>([
    ['traveller', { [ME]: 200, [OFFICE]: 403, [ORG]: 403 }],
    ['planner', { [ME]: 200, [OFFICE]: 404, [ORG]: 403 }],
    ['partner', { [ME]: 200, [OFFICE]: 403, [ORG]: 404 }],
    ['admin', { [ME]: 200, [OFFICE]: 404, [ORG]: 404 }],
  ])('a %s gets the statuses %o', async (role, statuses) => {
    const { ask, logIn, by } = await open()
    const authorization = `bearer ${await logIn(people[role])}`
    for (const [path, status] of Object.entries(statuses)) {
      expect([path, (await ask(path, by(authorization))).status]).toEqual([path, status])
    }
  })

  it('is returned to the caller, field by field', async () => {
    const { ask, logIn, by } = await open()
    const me = async (role: Role) => (await ask(ME, by(`Bearer ${await logIn(people[role])}`))).json()
    expect(await me('planner')).toEqual({
      data: {
        user_id: people.planner.userId,
        name: 'Ana Mora',
        email: people.planner.email,
        phone: null,
        role: 'planner',
        locale: 'EN',
        timezone: '',
        birthday: null,
        date_created: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        deletes_ts: null,
        has_password: true,
        email_validated: expect.any(String),
        fkey: 'alma-reyes',
        portrait: expect.stringMatching(/^[0-9a-f]{8}$/),
        countries: ['costa-clara', 'lagunas'],
        affiliate: null,
      },
    })
    expect(await me('partner')).toMatchObject({
      data: { role: 'partner', affiliate: expect.any(String), countries: [], portrait: null },
    })
  })

  it('changes at once with the role, and when a planner leaves', async () => {
    const { ask, logIn, by } = await open()
    const somebody = await addPerson(connection, { role: 'admin' })
    const asAdmin = by(`Bearer ${await logIn(somebody)}`)
    expect((await ask(ORG, asAdmin)).status).toBe(404)
    await db.update(users).set({ role: 'traveller' }).where(eq(users.id, somebody.userId))
    expect((await ask(ORG, asAdmin)).status).toBe(403)

    const asPlanner = by(`Bearer ${await logIn(people.planner)}`)
    expect((await ask(OFFICE, asPlanner)).status).toBe(404)
    await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'alma-reyes'))
    expect((await ask(OFFICE, asPlanner)).status).toBe(403)
    await db.update(staff).set({ active: true }).where(eq(staff.fkey, 'alma-reyes'))
  })

  it('cannot be a planner or partner without the row that the role refers to', async () => {
    for (const role of ['planner', 'partner'] as const) {
      await expect(addPerson(connection, { role })).rejects.toThrow()
    }
  })
})

describe('while the database is away', () => {
  const SEND = '/api/public/user/create_with_new_plan'
  const body = JSON.stringify({
    name: 'Ana Mora',
    email: 'away@example.org',
    newPlan: { country: 'costa-clara', notes: 'Hello' },
  })

  it.each(['visitor', 'traveller', 'partner'] as const)('a trip request of a %s is accepted', async role => {
    const { ctx: home, logIn } = await open()
    const token = role === 'visitor' ? null : await logIn(people[role])
    const { ask, ctx } = await openTestSite(await unreachableDatabase())
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await ask(SEND, { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
    const { data } = await answer.json()
    expect(data.receipt_key).toMatch(/^[\w-]{24}$/)
    expect(ctx.journal.waiting()).toHaveLength(1)
    expect(home.journal.waiting()).toEqual([])
  })

  it('no other call treats the caller as a visitor', async () => {
    const { logIn } = await open()
    const token = await logIn(people.traveller)
    const { ask } = await openTestSite(await unreachableDatabase())
    expect((await ask(ME, { headers: { authorization: `Bearer ${token}` } })).status).toBe(503)
  })
})
