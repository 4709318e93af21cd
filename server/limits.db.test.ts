import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { LimitedCall } from '#app/allowance.ts'
import { findLinkToken } from '#app/features/account/log-in/login-link-queries.server.ts'
import { passOnWaiting } from '#app/features/plan/handling/stage-commands.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { loginLink } from '#database/schema/identity.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan as planTable } from '#database/schema/plan.ts'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { openAuthenticator } from '#tools/testing/authenticator.ts'
import { openPasskeySite } from '#tools/testing/passkey-site.ts'
import { addPerson } from '#tools/testing/people.ts'
import { TEST_SECRET, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { openLimits, openPageLimit } from './limits.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db, pool } = connection
/** A tenth of the real limits: six plan requests, one email, two wrong passwords … */
const TENTH = 0.1
const AUTH = '/api/public/auth'
const PLAN = '/api/public/user/create_with_new_plan'

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

/** The site with a tenth of its limits and nothing counted yet, behind one proxy that sets the client's address. */
async function open(factor = TENTH) {
  await db.execute(sql`delete from rate_limit`)
  const limits = openLimits({ pool, secret: TEST_SECRET, factor })
  const ctx = await testContext(connection)
  const { ask, open: listen } = await openTestSite(connection, {
    trustedProxies: 1,
    context: (locale, address) => ({ ...ctx, locale, allowance: limits.allowanceOf(address) }),
  })
  return { ctx, ask, listen, from: (address: string) => ({ 'x-forwarded-for': address }) }
}

/** The token in the email with a link to log in. */
async function linkOf(ctx: RequestContext, email: string): Promise<string | null> {
  const [link] = await db.select({ id: loginLink.id }).from(loginLink).where(eq(loginLink.email, email))
  return findLinkToken(ctx, email, link?.id ?? '')
}

let requests = 0
const plan = () => ({
  name: 'Ana',
  email: `many${++requests}@example.org`,
  newPlan: { country: 'costa-clara', notes: 'Two weeks in May' },
})

describe('a call that creates something', () => {
  it('is limited by address; the refusal says when to try again', async () => {
    const { ask, from } = await open()
    const headers = from('203.0.113.1')
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) statuses.push((await ask(PLAN, post(plan(), headers))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    const refused = await ask(PLAN, post(plan(), headers))
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(500)
    expect(wait).toBeLessThanOrEqual(600)
    expect((await ask(PLAN, post(plan(), from('203.0.113.2')))).status).toBe(200)
  })

  it('is accepted again after a clock that was a day ahead is corrected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    const { ask, from } = await open()
    const ask1 = async () => (await ask(PLAN, post(plan(), from('203.0.113.9')))).status
    for (let n = 0; n < 6; n++) await ask1()
    expect(await ask1()).toBe(429)
    vi.useRealTimers()
    expect(await ask1()).toBe(200)
  })

  it('reports how many calls are left, and when the limit resets', async () => {
    const { ask, from } = await open()
    const standing = async (address: string) => {
      const { headers } = await ask(PLAN, post(plan(), from(address)))
      const names = ['limit', 'remaining', 'policy', 'reset']
      const [limit, remaining, policy, reset] = names.map(name => headers.get(`ratelimit-${name}`))
      expect(Number(reset)).toBeGreaterThan(590)
      expect(Number(reset)).toBeLessThanOrEqual(600)
      expect(headers.get('access-control-expose-headers')).toContain('ratelimit-remaining')
      return { limit, remaining, policy }
    }
    const told: unknown[] = []
    for (let n = 0; n < 7; n++) told.push((await standing('203.0.113.4')).remaining)
    expect(told).toEqual(['5', '4', '3', '2', '1', '0', '0'])
    expect(await standing('203.0.113.5')).toEqual({ limit: '6', remaining: '5', policy: '6;w=600' })
    expect((await ask('/api/public/countries')).headers.get('ratelimit-limit')).toBeNull()
  })

  it('cannot escape its limit by writing another address before the proxy’s', async () => {
    const { ask, from } = await open()
    for (let n = 0; n < 6; n++) await ask(PLAN, post(plan(), from(`198.51.100.${n}, 203.0.113.1`)))
    expect((await ask(PLAN, post(plan(), from('198.51.100.99, 203.0.113.1')))).status).toBe(429)
  })

  it.each([
    [
      'signup',
      4,
      () => ({ name: 'Ana', email: `many${++requests}@example.org`, password: 'long enough for us' }),
      202,
    ],
    ['password-reset/start', 4, () => ({ email: `many${++requests}@example.org` }), 202],
    ['validate-email', 6, () => ({ token: 'a.b', password: 'long enough for us' }), 422],
    ['password-reset/finish', 6, () => ({ token: 'a.b', password: 'long enough for us' }), 422],
    ['login', 10, () => ({ email: `many${++requests}@example.org`, password: 'x' }), 401],
  ])('%s is limited: %i times', async (path, times, body, status) => {
    const { ask, from } = await open()
    const headers = from('203.0.113.3')
    const ask1 = () => ask(`${AUTH}/${path}`, post(body(), headers)).then(answer => answer.status)
    for (let n = 0; n < times; n++) expect(await ask1()).toBe(status)
    expect(await ask1()).toBe(429)
  })

  it('is counted by the address of the connection if there is no proxy of ours', async () => {
    await db.execute(sql`delete from rate_limit`)
    const limits = openLimits({ pool, secret: TEST_SECRET, factor: TENTH })
    const ctx = await testContext(connection)
    const site = await openTestSite(connection, {
      context: (locale, address) => ({ ...ctx, locale, allowance: limits.allowanceOf(address) }),
    })
    const origin = await site.open()
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` }
      statuses.push((await fetch(origin + PLAN, post(plan(), headers))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})

/** Four times as many as are told of by email; a network may send sixty. */
const MANY = EVERYWHERE ? 60 : 20

describe('requests that name a stranger', () => {
  const many = (address: (n: number) => string, email: (n: number) => string) =>
    Array.from({ length: MANY }, (_, n) => ({
      body: { ...plan(), email: email(n), name: `Buy at evil.test ${n}` },
      address: address(n),
    }))

  it.each([
    ['many from one network', () => '203.0.113.50', () => 'stranger@example.org', /^stranger@example/],
    [
      'many from as many networks',
      (n: number) => `198.51.100.${n}`,
      () => 'other@example.org',
      /^other@example/,
    ],
    [
      'many spellings of one mailbox',
      (n: number) => `198.51.101.${n}`,
      (n: number) => `st${n % 2 ? '.' : ''}ranger+${n}@${n % 3 ? 'gmail' : 'googlemail'}.com`,
      /^st\.?ranger\+\d+@g/,
    ],
  ])('%s: all are stored and answered alike, and five emails leave', async (_, address, email, isTheirs) => {
    const { ask, from } = await open(1)
    const shapes = new Set<string>()
    for (const sent of many(address, email)) {
      const answer = await ask(PLAN, post(sent.body, from(sent.address)))
      const { data } = await answer.json()
      shapes.add(`${answer.status} ${Object.keys(data).sort()}`)
    }
    expect([...shapes]).toHaveLength(1)
    const stored = (await db.select().from(planTable)).filter(({ contactEmail }) =>
      isTheirs.test(contactEmail),
    )
    const emails = (await db.select().from(outbox)).filter(({ recipient }) => isTheirs.test(recipient))
    expect([stored.length, emails.length]).toEqual([MANY, 5])
    // Nobody answers, and each is passed on: still nothing leaves for those without a receipt.
    const now = () => new Date(Date.now() + 9 * 86_400_000)
    const system = await testContext(connection, { actor: { kind: 'system' }, now })
    await passOnWaiting(system, null)
    const later = (await db.select().from(outbox)).filter(({ recipient }) => isTheirs.test(recipient))
    expect(later.map(({ template }) => template).toSorted()).toEqual([
      ...Array(5).fill('assigned'),
      ...Array(5).fill('request-receipt'),
    ])
  })
})

describe('an account', () => {
  it('allows so many wrong passwords from one address; the right one resets the count', async () => {
    const { ask, from } = await open()
    const owner = await addPerson(connection)
    const logIn = (password: string, email = owner.email) =>
      ask(`${AUTH}/login`, post({ email, password }, from('203.0.113.1'))).then(answer => answer.status)
    expect(await logIn('wrong')).toBe(401)
    expect(await logIn(owner.password)).toBe(200)
    expect([await logIn('wrong'), await logIn('wrong')]).toEqual([401, 401])
    expect(await logIn(owner.password, owner.email.toUpperCase())).toBe(429)
    expect(await logIn('wrong', 'nobody@example.org')).toBe(401)
  })

  it('counts wrong passwords in the settings together with those at log-in', async () => {
    const { ask, from } = await open()
    const { email, password } = await addPerson(connection)
    const answer = await ask(`${AUTH}/login`, post({ email, password }, from('203.0.113.1')))
    const authorization = `Bearer ${(await answer.json()).data.token}`
    const guess = (path: string, method: string, body: object) =>
      ask(`/api/private/user/me/${path}`, {
        ...post(body, { ...from('203.0.113.66'), authorization }),
        method,
      }).then(({ status }) => status)
    const change = (present: string) => guess('password', 'PUT', { present, password: 'nine quiet tapirs' })
    const statuses = [await guess('confirm/password', 'POST', { password: 'wrong' }), await change('wrong')]
    expect(statuses).toEqual([422, 422])
    expect([await change(password), await guess('confirm/password', 'POST', { password })]).toEqual([
      429, 429,
    ])
  })

  it('is not locked for its owner by a stranger who knows its email address', async () => {
    const { ask, from, ctx } = await open()
    const owner = await addPerson(connection)
    const { email, password } = owner
    const call = (path: string, body: unknown, address: string) =>
      ask(`${AUTH}/${path}`, post(body, from(address)))
    for (let n = 0; n < 3; n++) await call('login', { email, password: 'wrong' }, '203.0.113.66')
    const fromThere = await call('login', { email, password }, '203.0.113.66')
    expect(fromThere.status).toBe(429)
    expect((await call('login', { email, password }, '203.0.113.1')).status).toBe(200)
    // A mailed link is allowed even from the blocked address, for the person who reads the account's email.
    expect((await call('link/start', { email }, '203.0.113.66')).status).toBe(202)
    const token = await linkOf(ctx, email)
    expect((await call('link/finish', { token }, '203.0.113.66')).status).toBe(200)
  })

  it('also opens with a passkey where too many wrong passwords were tried', async () => {
    const { ask, from } = await open()
    const { device, email, password } = await (await openPasskeySite(connection)).addOwner()
    const call = (path: string, body: unknown) => ask(`${AUTH}/${path}`, post(body, from('203.0.113.66')))
    for (let n = 0; n < 3; n++) await call('login', { email, password: 'wrong' })
    expect((await call('login', { email, password })).status).toBe(429)
    const started = await ask(`${AUTH}/passkey/start`, { method: 'POST', headers: from('203.0.113.66') })
    const { data: challenge } = await started.json()
    expect((await call('passkey/finish', { response: device.sign(challenge) })).status).toBe(200)
  })

  it('is protected against attacks from many addresses at once; a mailed link still opens it', async () => {
    const { ask, from, ctx } = await open()
    const owner = await addPerson(connection)
    const { email, password } = owner
    const call = (path: string, body: unknown, address: string) =>
      ask(`${AUTH}/${path}`, post(body, from(address)))
    const statuses = new Set<number>()
    for (let n = 0; n < 30; n++)
      statuses.add((await call('login', { email, password: 'wrong' }, `198.51.100.${n}`)).status)
    expect([...statuses]).toEqual([401])
    expect((await call('login', { email, password }, '198.51.100.200')).status).toBe(429)
    expect((await call('link/start', { email }, '203.0.113.1')).status).toBe(202)
    const token = await linkOf(ctx, email)
    expect((await call('link/finish', { token }, '203.0.113.1')).status).toBe(200)
  })

  it('limits the challenges and the answers for passkeys', async () => {
    const { ask, from } = await open()
    const response = openAuthenticator().sign({ challenge: 'of nobody' }, { userHandle: 'YQ' })
    const statusesOf = async (call: string, times: number) => {
      const statuses: number[] = []
      for (let n = 0; n < times; n++)
        statuses.push((await ask(`${AUTH}/passkey/${call}`, post({ response }, from('203.0.113.9')))).status)
      return statuses
    }
    expect(await statusesOf('start', 11)).toEqual([...Array(10).fill(200), 429])
    expect(await statusesOf('finish', 7)).toEqual([...Array(6).fill(422), 429])
  })

  it('is sent a limited number of emails, whether it exists or not', async () => {
    const { ask, from } = await open()
    const owner = await addPerson(connection)
    for (const email of [owner.email, 'unknown-too@example.org']) {
      const start = (address: string) =>
        ask(`${AUTH}/password-reset/start`, post({ email }, from(address))).then(answer => answer.status)
      expect([await start('203.0.113.8'), await start('203.0.113.9')]).toEqual([202, 429])
    }
  })
})

describe('the counting', () => {
  it('is shared by all processes on one database, and does not store who called', async () => {
    await open()
    const [one, other] = [1, 2].map(() => openLimits({ pool, secret: TEST_SECRET, factor: TENTH }))
    const spend = (limits: typeof one, call: LimitedCall = 'plan request') =>
      limits?.allowanceOf('203.0.113.7').spend(call)
    for (let n = 0; n < 6; n++) expect(await spend(n % 2 ? one : other)).toEqual({ ok: true })
    for (const limits of [one, other])
      expect(await spend(limits)).toMatchObject({ ok: false, reason: 'too_many' })
    expect(await spend(one, 'newsletter')).toEqual({ ok: true })
    const { rows } = await db.execute(sql`select * from rate_limit`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
  })

  it('continues in memory while the database is away, and refuses nobody for that', async () => {
    const away = await unreachableDatabase()
    const { spend } = openLimits({ pool: away.pool, secret: TEST_SECRET, factor: TENTH }).allowanceOf(
      '203.0.113.7',
    )
    for (let n = 0; n < 6; n++) expect(await spend('plan request')).toEqual({ ok: true })
    expect(await spend('plan request')).toMatchObject({ ok: false, retryAfterSeconds: expect.any(Number) })
  })

  it('allows parallel calls no more than successive ones', async () => {
    await open()
    const { spend } = openLimits({ pool, secret: TEST_SECRET, factor: TENTH }).allowanceOf('203.0.113.7')
    const answers = await Promise.all(Array.from({ length: 20 }, () => spend('plan request')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(6)
  })
})

describe('the pages that are rendered for an address', () => {
  it('are refused when no person could ask for so many, with the time to wait; other addresses are not', async () => {
    const admit = openPageLimit({ factor: 0.01 })
    for (let n = 0; n < 6; n++) await admit('203.0.113.7')
    await expect(admit('203.0.113.7')).rejects.toMatchObject({ code: 'too_many', status: 429 })
    await admit('203.0.113.8')
  })
})
