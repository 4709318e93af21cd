import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { planRequest } from '#app/features/plan/plan-schema.ts'
import { sendPlanRequest } from '#app/features/plan/send-plan-request.server.ts'
import { authAccount, authVerification, signup } from '#database/schema/identity.ts'
import { outbox } from '#database/schema/outbox.ts'
import { users } from '#database/schema/user.ts'
import { addPerson, PASSWORD, type TestPerson, takeLetters, tokenIn } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: true })
const { db } = connection
const AUTH = '/api/public/auth'
const ME = '/api/private/user/me'
let addresses = 0
const newAddress = () => `visitor${++addresses}@example.org`

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

/** The calls of identity, asked at an instant, and the letters they send. */
async function open(now = () => new Date()) {
  const ctx = await testContext(connection, { now })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const call = (path: string, body: unknown, headers?: Record<string, string>) =>
    ask(`${AUTH}/${path}`, post(body, headers))
  return {
    ctx,
    ask,
    call,
    letters: () => takeLetters(ctx),
    signUp: (email: string, password = PASSWORD, locale = 'EN') =>
      call('signup', { name: 'Ana Mora', email, password, locale }),
    logIn: ({ email, password }: Pick<TestPerson, 'email' | 'password'>) =>
      call('login', { email, password }),
    me: (token: string) => ask(ME, { headers: { authorization: `Bearer ${token}` } }),
  }
}

async function tokenOf(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  return (await response.json()).data.token
}

const person = (email: string) =>
  db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .then(rows => rows[0])

describe('signing up', () => {
  it('makes a person of an address only when its letter is answered with the password', async () => {
    const site = await open()
    const email = newAddress()
    const response = await site.signUp(email)
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ data: { accepted: true } })
    expect(await person(email)).toBeUndefined()
    expect((await site.logIn({ email, password: PASSWORD })).status).toBe(401)

    const [letter] = await site.letters()
    expect(letter).toMatchObject({ to: email, subject: 'Ceiba: is this your address?' })
    const token = tokenIn(letter)
    const wrong = await site.call('validate-email', { token, password: 'another one entirely' })
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      { error: 'invalid-request', issues: [{ path: 'password', message: 'identity_password_wrong' }] },
    ])
    expect(await person(email)).toBeUndefined()

    const key = await tokenOf(await site.call('validate-email', { token, password: PASSWORD }))
    const me = await site.me(key).then(answer => answer.json())
    expect(me.data).toMatchObject({
      name: 'Ana Mora',
      email,
      role: 'traveller',
      email_validated: expect.any(String),
    })
    expect(await tokenOf(await site.logIn({ email: email.toUpperCase(), password: PASSWORD }))).not.toBe(key)
  })

  it('is answered in the language that was asked for', async () => {
    const site = await open()
    await site.signUp(newAddress(), PASSWORD, 'ES')
    const [letter] = await site.letters()
    expect(letter?.subject).toBe('Ceiba: ¿esta dirección es tuya?')
    expect(letter?.text).toContain('/es/account/validate-email#')
  })

  it('claims what a trip request left, and changes nothing of it before', async () => {
    const site = await open()
    const email = newAddress()
    const sent = await sendPlanRequest(
      site.ctx,
      planRequest.parse({
        name: 'Ana M.',
        email,
        phone: '+506 8888 8888',
        newPlan: { country: 'costa-rica', notes: 'Two weeks in May' },
      }),
    )
    const before = await person(email)
    await site.signUp(email)
    expect(await person(email)).toEqual(before)
    const letter = (await site.letters()).find(({ subject }) => subject.includes('your address'))
    const answer = await site.call('validate-email', { token: tokenIn(letter), password: PASSWORD })
    const { data } = await answer.json()
    expect(sent).toMatchObject({ ok: true, userId: data.user_id })
    expect(await person(email)).toMatchObject({ id: before?.id, phone: '+506 8888 8888', name: 'Ana Mora' })
  })

  it('with a known address changes nothing and tells its owner alone', async () => {
    const site = await open()
    const owner = await addPerson(connection)
    const [known, unknown] = [
      await site.signUp(owner.email, 'what a stranger would choose'),
      await site.signUp(newAddress(), 'what a stranger would choose'),
    ]
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    const letter = (await site.letters()).find(({ to }) => to === owner.email)
    expect(letter?.subject).toBe('Ceiba: you already have an account')
    expect(tokenIn(letter)).toBe('')
    expect((await site.logIn({ ...owner, password: 'what a stranger would choose' })).status).toBe(401)
    expect((await site.logIn(owner)).status).toBe(200)
  })

  it('by a stranger gives them nothing, even when the owner follows the stranger’s link', async () => {
    const site = await open()
    const email = newAddress()
    await site.signUp(email, 'the password of a stranger')
    const [strangers] = await site.letters()
    await site.signUp(email)
    const [owners] = await site.letters()
    const crossed = await site.call('validate-email', { token: tokenIn(strangers), password: PASSWORD })
    expect(crossed.status).toBe(422)
    expect((await site.call('validate-email', { token: tokenIn(owners), password: PASSWORD })).status).toBe(
      200,
    )
    const late = await site.call('validate-email', {
      token: tokenIn(strangers),
      password: 'the password of a stranger',
    })
    expect([late.status, (await late.json()).issues[0].path]).toEqual([422, 'token'])
    expect((await site.logIn({ email, password: 'the password of a stranger' })).status).toBe(401)
  })

  it('is proved once, by one of those who come at the same time', async () => {
    const site = await open()
    const email = newAddress()
    await site.signUp(email)
    const body = { token: tokenIn((await site.letters())[0]), password: PASSWORD }
    const answers = await Promise.all([1, 2, 3].map(() => site.call('validate-email', body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const accounts = await db
      .select({ id: authAccount.id })
      .from(authAccount)
      .innerJoin(users, eq(users.id, authAccount.userId))
      .where(eq(users.email, email))
    expect(accounts).toHaveLength(1)
  })

  it('is not proved by a forged token, nor a day later', async () => {
    const start = new Date('2026-11-21T12:00:00Z')
    let now = start
    const site = await open(() => now)
    await site.signUp(newAddress())
    const token = tokenIn((await site.letters())[0])
    const [id = '', proof = ''] = token.split('.')
    const forged = [
      `${id}.`,
      id,
      `${id}x.${proof}`,
      `${id}.${proof.slice(0, -2)}xx`,
      `.${proof}`,
      '🦥.🦥',
      '%00.x',
    ]
    for (const one of forged) {
      const answer = await site.call('validate-email', { token: one, password: PASSWORD })
      expect([one, answer.status]).toEqual([one, 422])
    }
    now = new Date(start.getTime() + 24 * 60 * 60 * 1000 + 1)
    expect((await site.call('validate-email', { token, password: PASSWORD })).status).toBe(422)
    await site.signUp(newAddress())
    expect(await db.select().from(signup).where(eq(signup.id, id))).toEqual([])
  })

  it('sends its letter again to whoever waits for one, and the same answer to all', async () => {
    const site = await open()
    const email = newAddress()
    const owner = await addPerson(connection)
    await site.signUp(email)
    const first = await site.letters()
    for (const asked of [email, owner.email, newAddress()]) {
      const answer = await site.call('validate-email/resend', { email: asked })
      expect([answer.status, await answer.json()]).toEqual([202, { data: { accepted: true } }])
    }
    const again = await site.letters()
    expect(again.map(({ to }) => to).toSorted()).toEqual([email, owner.email].toSorted())
    expect(tokenIn(again.find(({ to }) => to === email))).toBe(tokenIn(first[0]))
  })
})

describe('logging in', () => {
  it('tells nothing of whether an address is known, and takes as long', async () => {
    const site = await open()
    const owner = await addPerson(connection)
    const times: Record<string, number[]> = { known: [], unknown: [] }
    const answers: Record<string, unknown[]> = {}
    for (let round = 0; round < 9; round++) {
      for (const [who, email] of [
        ['known', owner.email],
        ['unknown', newAddress()],
      ] as const) {
        const started = performance.now()
        const response = await site.logIn({ email, password: 'not the password' })
        times[who]?.push(performance.now() - started)
        answers[who] = [response.status, await response.text(), [...response.headers.keys()]]
      }
    }
    expect(answers.known).toEqual(answers.unknown)
    expect(answers.known?.[0]).toBe(401)
    const median = (who: string) => times[who]?.toSorted((a, b) => a - b)[4] ?? 0
    expect(median('unknown')).toBeGreaterThan(median('known') * 0.5)
    expect(median('unknown')).toBeLessThan(median('known') * 2)
  })

  it('is not for somebody who only asked about a trip', async () => {
    const site = await open()
    await db.insert(users).values({ id: 77, email: 'asked@example.org', name: 'Asked' })
    expect((await site.logIn({ email: 'asked@example.org', password: PASSWORD })).status).toBe(401)
  })

  it('is noted, and ended by logging out: of this key alone', async () => {
    const site = await open()
    const owner = await addPerson(connection)
    const [here, there] = [await tokenOf(await site.logIn(owner)), await tokenOf(await site.logIn(owner))]
    expect((await person(owner.email))?.dateLogin).toBeInstanceOf(Date)
    const headers = { authorization: `Bearer ${here}` }
    expect((await site.call('logout', {}, headers)).status).toBe(204)
    expect((await site.me(here)).status).toBe(401)
    expect((await site.me(there)).status).toBe(200)
    for (const again of [
      headers,
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic eDp5' },
    ]) {
      expect((await site.ask(`${AUTH}/logout`, { method: 'POST', headers: again })).status).toBe(204)
    }
  })
})

describe('a forgotten password', () => {
  it('is replaced by the letter’s token once; every session and every other token ends, and its owner is told', async () => {
    const site = await open()
    const owner = await addPerson(connection, { locale: 'ES' })
    const keys = [await tokenOf(await site.logIn(owner)), await tokenOf(await site.logIn(owner))]
    for (const _twice of [1, 2]) {
      const started = await site.call('password-reset/start', { email: owner.email })
      expect([started.status, await started.json()]).toEqual([202, { data: { accepted: true } }])
    }
    const [first, second] = (await site.letters()).map(tokenIn)
    const password = 'a new one, with a tapir in it'
    const finish = (token: string | undefined) => site.call('password-reset/finish', { token, password })
    expect((await finish(first)).status).toBe(204)

    for (const key of keys) expect((await site.me(key)).status).toBe(401)
    expect((await site.logIn(owner)).status).toBe(401)
    expect((await site.logIn({ ...owner, password })).status).toBe(200)
    for (const spent of [first, second]) {
      const answer = await finish(spent)
      expect([answer.status, (await answer.json()).issues]).toEqual([
        422,
        [{ path: 'token', message: 'identity_token_used' }],
      ])
    }
    expect((await site.letters()).map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'Ceiba: tu contraseña cambió'],
    ])
  })

  it('is no more replaced an hour later, nor by what lies in the database', async () => {
    const site = await open()
    const owner = await addPerson(connection)
    await site.call('password-reset/start', { email: owner.email })
    const token = tokenIn((await site.letters())[0])
    expect(token).not.toBe('')
    const rows = await db.select().from(authVerification)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await db.select().from(outbox))).not.toContain(token)
    const finish = (value: string) =>
      site.call('password-reset/finish', { token: value, password: 'a new one, with a tapir in it' })
    for (const { identifier } of rows) {
      expect((await finish(identifier)).status).toBe(422)
      expect((await finish(identifier.replace('reset-password:', ''))).status).toBe(422)
    }
    await db.update(authVerification).set({ expiresAt: new Date(Date.now() - 1) })
    expect((await finish(token)).status).toBe(422)
    expect((await site.logIn(owner)).status).toBe(200)
  })

  it('is asked for in the same way whether the address is known or not; only its owner gets a letter', async () => {
    const site = await open()
    const owner = await addPerson(connection)
    await db.delete(outbox)
    const answers = []
    for (const email of [owner.email, newAddress()]) {
      const answer = await site.call('password-reset/start', { email })
      answers.push([answer.status, await answer.text(), [...answer.headers.keys()]])
    }
    expect(answers[0]).toEqual(answers[1])
    const [known, unknown] = await db.select().from(outbox)
    expect(Object.keys(known?.props ?? {})).toEqual(Object.keys(unknown?.props ?? { no: 'row' }))
    expect((await site.letters()).map(({ to }) => to)).toEqual([owner.email])
  })

  it('opens the account of whoever only asked about a trip: having the letter proves the address', async () => {
    const site = await open()
    const email = newAddress()
    await db.insert(users).values({ id: 78, email, name: 'Asked' })
    await site.call('password-reset/start', { email })
    const token = tokenIn((await site.letters())[0])
    expect((await site.call('password-reset/finish', { token, password: PASSWORD })).status).toBe(204)
    expect((await site.logIn({ email, password: PASSWORD })).status).toBe(200)
    expect((await person(email))?.emailValidated).toBeInstanceOf(Date)
  })
})

describe('what cannot be', () => {
  const sound = { name: 'Ana', email: 'ana@example.org', password: PASSWORD, locale: 'EN' }
  it.each<[string, Record<string, unknown>, string]>([
    ['signup', { ...sound, email: 'ana' }, 'email'],
    ['signup', { ...sound, email: `${'a'.repeat(250)}@example.org` }, 'email'],
    ['signup', { ...sound, name: ' ' }, 'name'],
    ['signup', { ...sound, password: 'too short' }, 'password'],
    ['signup', { ...sound, password: 'x'.repeat(201) }, 'password'],
    ['signup', { ...sound, password: ['a', 'b'] }, 'password'],
    ['signup', { ...sound, locale: 'XX' }, 'locale'],
    ['login', { email: 'ana@example.org' }, 'password'],
    ['login', { email: { $gt: '' }, password: 'x' }, 'email'],
    ['validate-email', { token: 7, password: PASSWORD }, 'token'],
    ['validate-email/resend', {}, 'email'],
    ['password-reset/start', { email: null }, 'email'],
    ['password-reset/finish', { token: 'x', password: 'short' }, 'password'],
    ['password-reset/finish', { token: '', password: PASSWORD }, 'token'],
  ])('%s refuses %o and says which', async (path, body, field) => {
    const site = await open()
    const response = await site.call(path, body)
    expect(response.status).toBe(422)
    const { error, issues } = await response.json()
    expect(error).toBe('invalid-request')
    expect(issues[0].path).toBe(field)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['login', 'signup'])(
    '%s takes a NUL, half a character and a password in two spellings',
    async path => {
      const site = await open()
      for (const text of ['a\u0000bcdefghijk', '\uD800 half of a character', 'ﬁne words, e\u0301']) {
        const answer = await site.call(path, { ...sound, email: newAddress(), password: text, name: text })
        expect(answer.status).toBeLessThan(500)
      }
    },
  )

  it.each([
    'get-session',
    'sign-in/email',
    'sign-up/email',
    'sign-out',
    'reset-password',
    'request-password-reset',
    'verify-email',
    'ok',
    'list-sessions',
  ])('better-auth’s own %s is not served', async path => {
    const { ask } = await open()
    for (const base of [AUTH, '/api/auth']) {
      expect((await ask(`${base}/${path}`)).status).toBe(404)
      expect((await ask(`${base}/${path}`, post(sound))).status).toBe(404)
    }
  })

  it('while the database is away is told so, with when to come again', async () => {
    const away = await unreachableDatabase()
    const ctx = await testContext(away)
    const { ask } = await openTestSite(away, { context: locale => ({ ...ctx, locale }) })
    const site = await open()
    const key = await tokenOf(await site.logIn(await addPerson(connection)))
    const authorization = `Bearer ${key}`
    const answers = [
      await ask(`${AUTH}/login`, post({ email: 'ana@example.org', password: PASSWORD })),
      await ask(`${AUTH}/signup`, post(sound)),
      await ask(`${AUTH}/password-reset/start`, post({ email: 'ana@example.org' })),
      await ask(`${AUTH}/password-reset/finish`, post({ token: 'x', password: PASSWORD })),
      await ask(`${AUTH}/logout`, { method: 'POST', headers: { authorization } }),
      await ask(ME, { headers: { authorization } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503])
    for (const answer of answers) expect(answer.headers.get('retry-after')).toBe('5')
  })
})
