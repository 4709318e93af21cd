import { expect } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { PASSWORD, sendWaitingEmails, type TestPerson } from './people.ts'
import { testContext } from './test-context.ts'
import { openTestSite } from './test-site.ts'

export const AUTH = '/api/public/auth'
export const ME = '/api/private/user/me'

let addresses = 0

/** A new, unused email address. */
export function newAddress(): string {
  return `visitor${++addresses}@example.org`
}

/** A POST request with a JSON body. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

/** A site with the identity calls, at a given time, and the emails they send. */
export async function openAuthSite(connection: Connection, now = () => new Date()) {
  const ctx = await testContext(connection, { now })
  const { ask, security } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const call = (path: string, body: unknown, headers?: Record<string, string>) =>
    ask(`${AUTH}/${path}`, post(body, headers))
  return {
    ctx,
    ask,
    security,
    call,
    emails: () => sendWaitingEmails(ctx),
    signUp: (email: string, password = PASSWORD, locale = 'EN') =>
      call('signup', { name: 'Ana Mora', email, password, locale }),
    logIn: ({ email, password }: Pick<TestPerson, 'email' | 'password'>) =>
      call('login', { email, password }),
    me: (token: string) => ask(ME, { headers: { authorization: `Bearer ${token}` } }),
  }
}

/** The login key in an answer. */
export async function tokenOf(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  return (await response.json()).data.token
}
