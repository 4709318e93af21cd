import { pino } from 'pino'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { affiliate } from '#database/schema/user.ts'
import { ME } from '#tools/testing/auth-site.ts'
import { addPerson, PASSWORD, sendWaitingEmails, type TestPerson, tokenIn } from '#tools/testing/people.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })

type Role = 'traveller' | 'planner' | 'partner' | 'admin'
const people = {} as Record<Role, TestPerson>

beforeAll(async () => {
  const [partner] = await connection.db.select({ id: affiliate.id }).from(affiliate).limit(1)
  people.traveller = await addPerson(connection)
  people.planner = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })
  people.partner = await addPerson(connection, { role: 'partner', affiliateId: partner?.id })
  people.admin = await addPerson(connection, { role: 'admin' })
})

describe('through the socket', () => {
  /** Everything that a site answers, logs and prints during a test. */
  async function listenIn() {
    const lines: string[] = []
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map(name =>
      vi.spyOn(console, name).mockImplementation((...words) => void lines.push(words.join(' '))),
    )
    onTestFinished(() => {
      for (const spy of printed) spy.mockRestore()
    })
    const ctx = await testContext(connection)
    const site = await openTestSite(connection, {
      context: locale => ({ ...ctx, locale }),
      log: pino({ level: 'trace' }, { write: line => void lines.push(line) }),
    })
    const origin = await site.open()
    const cookies: (string | null)[] = []
    async function ask(path: string, init?: RequestInit): Promise<Response> {
      const response = await fetch(origin + path, init)
      cookies.push(response.headers.get('set-cookie'))
      return response
    }
    const post = (path: string, body: unknown, token = '') =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      })
    return { ctx, ask, post, cookies, lines }
  }

  it('a person signs up, confirms the address, resets the password and logs out: no cookie, no secret in the log', async () => {
    const { ctx, ask, post, cookies, lines } = await listenIn()
    const email = 'journey@example.org'
    const password = 'a second one, with a sloth in it'
    await post('/api/public/auth/signup', { name: 'Ana', email, password: PASSWORD })
    const proof = tokenIn((await sendWaitingEmails(ctx))[0])
    const { data } = await (
      await post('/api/public/auth/validate-email', { token: proof, password: PASSWORD })
    ).json()
    const me = await ask(ME, { headers: { authorization: `Bearer ${data.token}` } })
    expect([me.status, me.headers.get('cache-control')]).toEqual([200, 'no-store'])
    await post('/api/public/auth/login', { email, password: 'not this one at all' })
    await post('/api/public/auth/signup', { name: 'Ana', email, password: PASSWORD })
    await post('/api/public/auth/password-reset/start', { email })
    await post('/api/public/auth/password-reset/start', { email: 'nobody@example.org' })
    const reset = (await sendWaitingEmails(ctx)).map(tokenIn).find(Boolean) ?? ''
    expect((await post('/api/public/auth/password-reset/finish', { token: reset, password })).status).toBe(
      204,
    )
    const again = await (await post('/api/public/auth/login', { email, password })).json()
    expect((await post('/api/public/auth/logout', {}, again.data.token)).status).toBe(204)

    expect(cookies).toHaveLength(10)
    expect(new Set(cookies)).toEqual(new Set([null]))
    const everything = lines.join('\n')
    for (const secret of [email, PASSWORD, password, proof, reset, data.token, again.data.token]) {
      expect(everything).not.toContain(secret)
      expect(everything).not.toContain(secret.split('.')[0])
    }
  })

  it.each<[Role, Record<string, string>, number]>([
    ['admin', {}, 201],
    ['planner', { subject_kind: 'country', subject_key: 'costa-clara' }, 201],
    ['planner', { subject_kind: 'country', subject_key: 'marmol' }, 403],
    ['traveller', {}, 403],
    ['partner', {}, 403],
  ])('the %s sends a photograph, %o: %i', async (role, subject, status) => {
    const { ctx, ask } = await listenIn()
    const session = await ctx.identity.logIn(people[role])
    const body = new FormData()
    const file = await takePhoto({ color: status === 201 && role === 'admin' ? '#112233' : '#332211' })
    body.set('file', new File([new Uint8Array(file)], 'hill.jpg'))
    for (const [key, value] of Object.entries({ alt_en: 'A hill', alt_es: 'Una colina', ...subject })) {
      body.set(key, value)
    }
    const headers = { authorization: `Bearer ${session?.token}` }
    const response = await ask('/api/admin/photo', { method: 'POST', body, headers })
    expect(response.status).toBe(status)
  })
})
