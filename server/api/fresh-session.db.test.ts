import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authAccount, authSession } from '#database/schema/identity.ts'
import { passkey } from '#database/schema/passkey.ts'
import { ME, openAuthSite, tokenOf } from '#tools/testing/auth-site.ts'
import { openAuthenticator } from '#tools/testing/authenticator.ts'
import { as, openPasskeySite, PASSKEYS, refusalOf } from '#tools/testing/passkey-site.ts'
import { addPerson, PASSWORD, tokenIn } from '#tools/testing/people.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

/** Actions that need a recent log-in or confirmation (OWASP ASVS 5.0, 6.2.3 and 7.5). */

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const SESSIONS = `${ME}/session`
const OTHER = 'una danta cruza el sendero'
const NOT_FRESH = [403, 'session-not-fresh', 'session_not_fresh']

/** Makes every session of a person older by so many minutes. */
async function age(userId: number, minutes = 15): Promise<void> {
  const createdAt = new Date(Date.now() - minutes * 60_000)
  await db.update(authSession).set({ createdAt }).where(eq(authSession.userId, userId))
}

async function freshnessOf(answer: Response) {
  return [answer.status, answer.headers.get('x-any-error'), (await answer.json()).code]
}

/** A person with a passkey and two old sessions; a thief has a copy of the first key. */
async function openStolen() {
  const parts = await openPasskeySite(connection)
  const owner = await parts.addOwner()
  const { site } = parts
  const other = await tokenOf(await site.logIn(owner))
  await age(owner.userId)
  const confirm = (body: unknown, key = owner.key, by = 'password') =>
    site.ask(`${ME}/confirm/${by}`, as(key, 'POST', body))
  return { ...parts, owner, other, confirm }
}

describe('a session that is not fresh', () => {
  it('adds and removes no passkey, and ends no session; reading stays allowed', async () => {
    const { site, owner, other } = await openStolen()
    const { data: sessions } = await (await site.ask(SESSIONS, as(owner.key))).json()
    for (const [path, method] of [
      [`${PASSKEYS}/start`, 'POST'],
      [`${PASSKEYS}/${owner.id}`, 'DELETE'],
      [SESSIONS, 'DELETE'],
      ...sessions.map(({ id }: { id: string }) => [`${SESSIONS}/${id}`, 'DELETE']),
    ])
      expect([path, await freshnessOf(await site.ask(path, as(owner.key, method)))]).toEqual([
        path,
        NOT_FRESH,
      ])
    expect(await db.select().from(passkey).where(eq(passkey.userId, owner.userId))).toHaveLength(1)
    for (const key of [owner.key, other]) expect((await site.me(key)).status).toBe(200)
    expect((await site.ask(PASSKEYS, as(owner.key))).status).toBe(200)
    // Asking for a confirmation is not logged as an attack.
    expect(site.security.filter(({ event }) => event === 'authorization')).toEqual([])
  })

  it('of an admin cannot end their own sessions through the office’s call either', async () => {
    const site = await openAuthSite(connection)
    const admin = await addPerson(connection, { role: 'admin' })
    const traveller = await addPerson(connection)
    const key = await tokenOf(await site.logIn(admin))
    await age(admin.userId)
    const sessionsOf = (userId: number) => `/api/admin/user/${userId}/session`
    expect(await freshnessOf(await site.ask(sessionsOf(admin.userId), as(key, 'DELETE')))).toEqual(NOT_FRESH)
    expect((await site.ask(sessionsOf(traveller.userId), as(key, 'DELETE'))).status).toBe(204)
  })

  it('cannot add a passkey with a challenge made for another purpose', async () => {
    const { startLogIn, add, owner } = await openStolen()
    const { challenge } = await startLogIn()
    const user = { id: Buffer.from('anybody').toString('base64url') }
    const made = openAuthenticator().make({ challenge, user })
    expect(await refusalOf(await add(owner.key, made))).toEqual([422, 'passkey_expired'])
  })
})

describe('confirming one’s identity', () => {
  it('by password renews the key, which is fresh: a copy of the old one is no longer valid', async () => {
    const { site, startAdding, owner, other, confirm } = await openStolen()
    const key = await tokenOf(await confirm({ password: PASSWORD }))
    expect((await site.me(owner.key)).status).toBe(401)
    expect((await site.me(other)).status).toBe(200)
    expect(await startAdding(key)).toMatchObject({ rp: { id: 'ceiba.test' } })
    expect((await site.ask(`${PASSKEYS}/${owner.id}`, as(key, 'DELETE'))).status).toBe(204)
    expect((await site.ask(SESSIONS, as(key, 'DELETE'))).status).toBe(204)
    expect(site.security).toContainEqual(
      expect.objectContaining({ event: 'session_renewed', method: 'password', outcome: 'success' }),
    )
  })

  it('by a wrong password is refused and logged, and leaves the session as it was', async () => {
    const { site, owner, confirm } = await openStolen()
    expect(await refusalOf(await confirm({ password: OTHER }))).toEqual([422, 'identity_password_wrong'])
    expect((await site.me(owner.key)).status).toBe(200)
    expect((await site.ask(SESSIONS, as(owner.key, 'DELETE'))).status).toBe(403)
    expect(site.security).toContainEqual(
      expect.objectContaining({ event: 'session_renewed', outcome: 'failure', reason: 'password_wrong' }),
    )
  })

  it('by a passkey works with one’s own, once, and with no other', async () => {
    const { site, startLogIn, addOwner, owner, confirm } = await openStolen()
    const thief = await addOwner()
    const foreign = { response: thief.device.sign(await startLogIn()) }
    expect(await refusalOf(await confirm(foreign, owner.key, 'passkey'))).toEqual([422, 'passkey_refused'])
    expect((await site.me(owner.key)).status).toBe(200)
    const own = { response: owner.device.sign(await startLogIn()) }
    const key = await tokenOf(await confirm(own, owner.key, 'passkey'))
    expect(await refusalOf(await confirm(own, key, 'passkey'))).toEqual([422, 'passkey_expired'])
    expect((await site.me(owner.key)).status).toBe(401)
    expect((await site.ask(SESSIONS, as(key, 'DELETE'))).status).toBe(204)
  })

  it('by a mailed link is a new log-in, in the browser that opens the link', async () => {
    const { site, owner } = await openStolen()
    await site.call('link/start', { email: owner.email })
    const html = (await site.emails()).find(({ to }) => to === owner.email)?.html ?? ''
    const token = decodeURIComponent(/login\?token=([^\s"<&]+)/.exec(html)?.[1] ?? '')
    const key = await tokenOf(await site.call('link/finish', { token }))
    expect((await site.ask(SESSIONS, as(owner.key, 'DELETE'))).status).toBe(403)
    expect((await site.ask(`${PASSKEYS}/start`, { ...as(key, 'POST'), body: null })).status).toBe(200)
  })

  it('needs a session', async () => {
    const { site } = await openStolen()
    for (const by of ['password', 'passkey'])
      expect((await site.call(`../../private/user/me/confirm/${by}`, { password: PASSWORD })).status).toBe(
        401,
      )
  })
})

describe('the own password', () => {
  async function openOwner(change = {}) {
    const site = await openAuthSite(connection)
    const owner = await addPerson(connection, change)
    const keys = [await tokenOf(await site.logIn(owner)), await tokenOf(await site.logIn(owner))] as const
    await age(owner.userId)
    const put = (body: unknown, key = keys[0]) => site.ask(`${ME}/password`, as(key, 'PUT', body))
    return { site, owner, keys, put }
  }

  it('is changed with the current one: the key is renewed, every other session ends, and an email says so', async () => {
    const { site, owner, keys, put } = await openOwner({ locale: 'ES' })
    await site.call('password-reset/start', { email: owner.email })
    const asked = tokenIn((await site.emails()).at(-1))
    const key = await tokenOf(await put({ present: PASSWORD, password: OTHER }))
    for (const old of keys) expect((await site.me(old)).status).toBe(401)
    expect((await (await site.me(key)).json()).data).toMatchObject({
      user_id: owner.userId,
      has_password: true,
    })
    expect((await site.logIn(owner)).status).toBe(401)
    expect((await site.logIn({ ...owner, password: OTHER })).status).toBe(200)
    const spent = await site.call('password-reset/finish', { token: asked, password: PASSWORD })
    expect(await refusalOf(spent)).toEqual([422, 'identity_token_used'])
    expect((await site.emails()).map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'Ceiba: tu contraseña cambió'],
    ])
    expect(site.security).toContainEqual(
      expect.objectContaining({ event: 'password_changed', method: 'password', outcome: 'success' }),
    )
  })

  it.each([
    ['by a wrong one', { present: OTHER, password: OTHER }, 'present', 'identity_password_wrong'],
    ['without one', { password: OTHER }, 'present', 'identity_password_required'],
    ['to a short one', { present: PASSWORD, password: 'tapir' }, 'password', 'identity_password_short'],
    [
      'to a common one',
      { present: PASSWORD, password: 'qwertyuiop' },
      'password',
      'identity_password_guessable',
    ],
    [
      'to one’s own name',
      { present: PASSWORD, password: 'Quirosmora1985' },
      'password',
      'identity_password_guessable',
    ],
  ])('is not changed %s', async (_, body, path, code) => {
    const { site, owner, keys, put } = await openOwner({ name: 'Ana Quirosmora' })
    const refused = await put(body)
    expect([refused.status, (await refused.json()).issues]).toMatchObject([422, [{ path, code }]])
    for (const key of keys) expect((await site.me(key)).status).toBe(200)
    expect((await site.logIn(owner)).status).toBe(200)
    expect(await site.emails()).toEqual([])
  })

  it('is set by a mailed link if there is none', async () => {
    const { site, owner, keys, put } = await openOwner()
    await db.delete(authAccount).where(eq(authAccount.userId, owner.userId))
    expect((await (await site.me(keys[0])).json()).data.has_password).toBe(false)
    expect(await refusalOf(await put({ present: PASSWORD, password: OTHER }))).toEqual([
      422,
      'identity_password_wrong',
    ])
    await site.call('password-reset/start', { email: owner.email })
    const token = tokenIn((await site.emails())[0])
    expect((await site.call('password-reset/finish', { token, password: OTHER })).status).toBe(204)
    expect((await site.logIn({ ...owner, password: OTHER })).status).toBe(200)
  })
})
