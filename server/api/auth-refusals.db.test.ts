import { describe, expect, it } from 'vitest'
import { AUTH, ME, newAddress, openAuthSite, post, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson, PASSWORD } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })

describe('what cannot be', () => {
  const sound = { name: 'Ana', email: 'ana@example.org', password: PASSWORD, locale: 'EN' }
  it.each<[string, Record<string, unknown>, string]>([
    ['signup', { ...sound, email: 'ana' }, 'email'],
    ['signup', { ...sound, email: `${'a'.repeat(250)}@example.org` }, 'email'],
    ['signup', { ...sound, name: ' ' }, 'name'],
    ['signup', { ...sound, password: 'too short' }, 'password'],
    ['signup', { ...sound, password: 'x'.repeat(201) }, 'password'],
    ['signup', { ...sound, password: 'Football2026!' }, 'password'],
    ['signup', { ...sound, name: 'Ana Montero', password: 'montero1985' }, 'password'],
    ['signup', { ...sound, password: ['a', 'b'] }, 'password'],
    ['signup', { ...sound, locale: 'XX' }, 'locale'],
    ['login', { email: 'ana@example.org' }, 'password'],
    ['login', { email: { $gt: '' }, password: 'x' }, 'email'],
    ['validate-email', { token: 7, password: PASSWORD }, 'token'],
    ['validate-email/resend', {}, 'email'],
    ['password-reset/start', { email: null }, 'email'],
    ['password-reset/finish', { token: 'x', password: 'short' }, 'password'],
    ['password-reset/finish', { token: 'x', password: '1234567890' }, 'password'],
    ['password-reset/finish', { token: '', password: PASSWORD }, 'token'],
  ])('%s refuses %o and says which', async (path, body, field) => {
    const site = await openAuthSite(connection)
    const response = await site.call(path, body)
    expect(response.status).toBe(422)
    const { code, issues } = await response.json()
    expect(code).toBe('invalid_request')
    expect(issues[0].path).toBe(field)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['login', 'signup'])(
    '%s accepts a NUL, a lone surrogate and a password in two Unicode spellings',
    async path => {
      const site = await openAuthSite(connection)
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
    const { ask } = await openAuthSite(connection)
    for (const base of [AUTH, '/api/auth']) {
      expect((await ask(`${base}/${path}`)).status).toBe(404)
      expect((await ask(`${base}/${path}`, post(sound))).status).toBe(404)
    }
  })

  it('a call while the database is away is answered with a retry time', async () => {
    const away = await unreachableDatabase()
    const ctx = await testContext(away)
    const { ask } = await openTestSite(away, { context: locale => ({ ...ctx, locale }) })
    const site = await openAuthSite(connection)
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
