import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AUTH, ME, newAddress, openAuthSite, post, tokenOf } from '#tools/testing/auth-site.ts'
import { as, openPasskeySite, PASSKEYS } from '#tools/testing/passkey-site.ts'
import { addPerson, PASSWORD, tokenIn } from '#tools/testing/people.ts'
import { TEST_SECRET } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openLimits } from '../limits.ts'
import { openLog } from '../log.ts'
import { logSecurity } from './security-log.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const INFO = 30
const WARN = 40

type Line = Record<string, unknown>

/** The searchable part of the lines; checks that each has a request id. */
function tell(lines: Line[]) {
  for (const { requestId } of lines) expect(requestId).toMatch(/^[\w-]{36}$/)
  return lines.map(({ time, requestId, msg, ...line }) => line)
}

function expectNothingPersonal(lines: Line[], secrets: string[]) {
  const text = JSON.stringify(lines)
  for (const secret of ['@', PASSWORD, 'Ana Mora', ...secrets]) expect(text).not.toContain(secret)
}

describe('the log reports access', () => {
  it('when a person logs in, fails to, and logs out', async () => {
    const site = await openAuthSite(connection)
    const person = await addPerson(connection)
    const { userId: personId, email } = person
    const token = await tokenOf(await site.logIn(person))
    await site.logIn({ email, password: 'not the password' })
    await site.logIn({ email: newAddress(), password: 'not the password' })
    await site.ask(`${AUTH}/logout`, post({}, { authorization: `Bearer ${token}` }))
    const byPassword = { event: 'log_in', method: 'password' }
    const wrong = { level: WARN, ...byPassword, outcome: 'failure', reason: 'credentials_wrong' }
    expect(tell(site.security)).toEqual([
      { level: INFO, ...byPassword, outcome: 'success', personId },
      { ...wrong, personId },
      wrong,
      { level: INFO, event: 'log_out', outcome: 'success', personId },
    ])
    expectNothingPersonal(site.security, [token, 'not the password'])
  })

  it('when an account is requested and created, and its password changed', async () => {
    const site = await openAuthSite(connection)
    const email = newAddress()
    await site.signUp(email)
    const [asked] = await site.emails()
    const made = await site.call('validate-email', { token: tokenIn(asked), password: PASSWORD })
    const personId = (await made.json()).data.user_id
    await site.call('password-reset/start', { email })
    const reset = (await site.emails()).at(-1)
    const change = { token: tokenIn(reset), password: 'una danta cruza el sendero' }
    await site.call('password-reset/finish', change)
    await site.call('password-reset/finish', change)
    const changed = { event: 'password_changed', method: 'link' }
    expect(tell(site.security)).toEqual([
      { level: INFO, event: 'sign_up_asked', outcome: 'success' },
      { level: INFO, event: 'sign_up', outcome: 'success', personId },
      { level: INFO, ...changed, outcome: 'success', personId },
      { level: WARN, ...changed, outcome: 'failure', reason: 'token_used' },
    ])
    expectNothingPersonal(site.security, [change.token, change.password])
  })

  it('when a passkey is added, used and removed, and a session ended', async () => {
    const { site, addOwner, logInWith } = await openPasskeySite(connection)
    const { userId: personId, key, device, id } = await addOwner()
    await logInWith(device)
    await site.ask(`${PASSKEYS}/${id}`, as(key, 'DELETE'))
    await site.ask(`${ME}/session`, as(key, 'DELETE'))
    expect(tell(site.security).slice(1)).toEqual([
      { level: INFO, event: 'passkey_added', outcome: 'success', personId },
      { level: INFO, event: 'log_in', method: 'passkey', outcome: 'success', personId },
      { level: INFO, event: 'passkey_removed', outcome: 'success', personId },
      { level: INFO, event: 'session_ended', outcome: 'success', personId },
    ])
    expectNothingPersonal(site.security, [key, id])
  })

  it('when a deletion is requested, and when an admin logs a person out', async () => {
    const site = await openAuthSite(connection)
    const admin = await addPerson(connection, { role: 'admin' })
    const traveller = await addPerson(connection)
    const [adminKey, key] = [
      await tokenOf(await site.logIn(admin)),
      await tokenOf(await site.logIn(traveller)),
    ]
    await site.ask(ME, as(key, 'DELETE', {}))
    await site.ask(`/api/admin/user/${traveller.userId}/session`, as(adminKey, 'DELETE'))
    expect(tell(site.security).slice(2)).toEqual([
      { level: INFO, event: 'deletion_asked', outcome: 'success', personId: traveller.userId },
      {
        ...{ level: INFO, event: 'session_ended', outcome: 'success' },
        ...{ personId: admin.userId, aboutId: traveller.userId },
      },
    ])
  })
})

describe('the log reports refusals', () => {
  it('of missing rights and of invalid keys, once a minute', async () => {
    const site = await openAuthSite(connection)
    const person = await addPerson(connection)
    const key = await tokenOf(await site.logIn(person))
    for (let times = 0; times < 3; times++) {
      expect((await site.ask('/api/admin/user', as(key))).status).toBe(403)
      expect((await site.ask(ME, as('forged.key'))).status).toBe(401)
      expect((await site.ask('/api/admin/user')).status).toBe(401)
    }
    const refused = { level: WARN, outcome: 'refused' }
    expect(tell(site.security).slice(1)).toEqual([
      { ...refused, event: 'authorization', personId: person.userId },
      { ...refused, event: 'key' },
    ])
    expectNothingPersonal(site.security, [key, 'forged'])
  })

  it('of a rate limit, once per window and caller', async () => {
    await connection.db.execute(sql`delete from rate_limit`)
    const lines: Line[] = []
    const log = openLog('info', { write: line => lines.push(JSON.parse(line)) })
    const limits = openLimits({
      ...{ pool: connection.pool, secret: TEST_SECRET, factor: 0.1 },
      onReached: limit => logSecurity(log, { event: 'limit', outcome: 'refused', limit }),
    })
    for (const address of ['203.0.113.1', '203.0.113.2'])
      for (let times = 0; times < 9; times++) await limits.allowanceOf(address).spend('vote')
    const reached = { level: WARN, event: 'limit', outcome: 'refused', limit: 'vote' }
    expect(lines).toEqual([expect.objectContaining(reached), expect.objectContaining(reached)])
    expectNothingPersonal(lines, ['203.0.113'])
  })
})
