import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passkey, passkeyChallenge } from '#database/schema/passkey.ts'
import { ME, tokenOf } from '#tools/testing/auth-site.ts'
import { openAuthenticator } from '#tools/testing/authenticator.ts'
import { as, openPasskeySite, PASSKEYS, refusalOf } from '#tools/testing/passkey-site.ts'
import { personWith } from '#tools/testing/people.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const REFUSED = [422, 'passkey_refused']
const EXPIRED = [422, 'passkey_expired']

describe('a passkey', () => {
  it('logs in like a password: the session is listed, can be ended, and is logged', async () => {
    const { site, logInWith, addOwner } = await openPasskeySite(connection)
    const { device, userId, email, key } = await addOwner()
    const opened = await tokenOf(await logInWith(device))
    expect((await (await site.me(opened)).json()).data.user_id).toBe(userId)
    expect((await personWith(connection, email))?.dateLogin).toBeInstanceOf(Date)
    const { data: sessions } = await (await site.ask(`${ME}/session`, as(opened))).json()
    expect(sessions).toHaveLength(2)
    const here = sessions.find(({ current }: { current: boolean }) => current)
    expect((await site.ask(`${ME}/session/${here.id}`, as(key, 'DELETE'))).status).toBe(204)
    expect([(await site.me(opened)).status, (await site.me(key)).status]).toEqual([401, 200])
    const { data: passkeys } = await (await site.ask(PASSKEYS, as(key))).json()
    expect(Date.now() - Date.parse(passkeys[0].lastUsedTs)).toBeLessThan(60_000)
  })

  it('needs no name: the challenge reveals nobody, and requires user verification', async () => {
    const { startLogIn, addOwner } = await openPasskeySite(connection)
    await addOwner()
    const { challenge, ...options } = await startLogIn()
    expect(challenge).toMatch(/^[\w-]{43}$/)
    expect(options).toEqual({ rpId: 'ceiba.test', timeout: 300_000, userVerification: 'required' })
  })

  it.each([
    ['for another site’s page', { origin: 'https://ceiba.example' }],
    ['for another port of the same host', { origin: 'https://ceiba.test:8443' }],
    ['for another site', { site: 'https://ceiba.example' }],
    ['without knowing who holds the device', { isVerified: false }],
    ['with another user handle', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('signed %s does not log in', async (_, answering) => {
    const { logInWith, addOwner } = await openPasskeySite(connection)
    const { device } = await addOwner()
    expect(await refusalOf(await logInWith(device, answering))).toEqual(REFUSED)
    expect((await logInWith(device)).status).toBe(200)
  })

  it('signs for its own key only: under another key’s id it is refused', async () => {
    const { startLogIn, finish, addOwner } = await openPasskeySite(connection)
    const [one, other] = [await addOwner(), await addOwner()]
    const mine = one.device.sign(await startLogIn())
    const theirs = other.device.sign(await startLogIn())
    const claimed = { ...mine, id: theirs.id, rawId: theirs.rawId }
    const { userHandle } = theirs.response
    const forged = { ...claimed, response: { ...claimed.response, userHandle } }
    expect(await refusalOf(await finish(forged))).toEqual(REFUSED)
  })

  it('whose counter does not increase was copied and is refused; one that never counts is accepted', async () => {
    const { logInWith, addOwner } = await openPasskeySite(connection)
    const { device } = await addOwner()
    expect((await logInWith(device, { counter: 7 })).status).toBe(200)
    expect(await refusalOf(await logInWith(device, { counter: 6 }))).toEqual(REFUSED)
    expect(await refusalOf(await logInWith(device, { counter: 7 }))).toEqual(REFUSED)
    expect((await logInWith(device, { counter: 8 })).status).toBe(200)
    const still = await addOwner()
    for (let times = 0; times < 2; times++)
      expect((await logInWith(still.device, { counter: 0 })).status).toBe(200)
  })

  it('that was removed is refused like an unknown one', async () => {
    const { site, logInWith, addOwner } = await openPasskeySite(connection)
    const { device, key, id } = await addOwner()
    expect((await site.ask(`${PASSKEYS}/${id}`, as(key, 'DELETE'))).status).toBe(204)
    const [removed, unknown] = [
      await logInWith(device),
      await logInWith(openAuthenticator(), { userHandle: 'YQ' }),
    ]
    const shown = async (answer: Response) => {
      const { request_id: _, ...body } = await answer.json()
      return { status: answer.status, body, headers: [...answer.headers.keys()] }
    }
    const told = await shown(removed)
    expect(told).toEqual(await shown(unknown))
    expect(told).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'response', code: 'passkey_refused' }] },
    })
  })
})

describe('a challenge', () => {
  it('is answered once; two parallel answers open one session', async () => {
    const { startLogIn, finish, addOwner } = await openPasskeySite(connection)
    const { device } = await addOwner()
    const options = await startLogIn()
    const answers = await Promise.all([1, 2].map(() => finish(device.sign(options))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await refusalOf(await finish(device.sign(options)))).toEqual(EXPIRED)
  })

  it('is also used up by a wrong answer', async () => {
    const { startLogIn, finish, addOwner } = await openPasskeySite(connection)
    const { device } = await addOwner()
    const options = await startLogIn()
    expect(await refusalOf(await finish(device.sign(options, { isVerified: false })))).toEqual(REFUSED)
    expect(await refusalOf(await finish(device.sign(options)))).toEqual(EXPIRED)
  })

  it('that we did not issue, or that is malformed, is refused', async () => {
    const { startLogIn, finish, logInWith, addOwner } = await openPasskeySite(connection)
    const { device } = await addOwner()
    const own = Buffer.alloc(32, 7).toString('base64url')
    expect(await refusalOf(await logInWith(device, { challenge: own }))).toEqual(EXPIRED)
    const signed = device.sign(await startLogIn())
    for (const clientDataJSON of ['AAAA', 'bnVsbA', 'W10', 'e30'])
      expect(
        await refusalOf(await finish({ ...signed, response: { ...signed.response, clientDataJSON } })),
      ).toEqual(EXPIRED)
  })

  it('is valid for five minutes, and older ones are deleted', async () => {
    let now = new Date()
    const { startLogIn, finish, logInWith, addOwner } = await openPasskeySite(connection, () => now)
    const { device } = await addOwner()
    const options = await startLogIn()
    now = new Date(now.getTime() + 5 * 60_000 + 1)
    expect(await refusalOf(await finish(device.sign(options)))).toEqual(EXPIRED)
    expect((await logInWith(device)).status).toBe(200)
    const old = db.select().from(passkeyChallenge).where(eq(passkeyChallenge.challenge, options.challenge))
    expect(await old).toEqual([])
  })

  it('for adding a passkey does not log in, nor the other way round', async () => {
    const { startLogIn, startAdding, finish, add, addOwner } = await openPasskeySite(connection)
    const { device, key } = await addOwner()
    expect(await refusalOf(await finish(device.sign(await startAdding(key))))).toEqual(EXPIRED)
    expect(await refusalOf(await add(key, openAuthenticator().make(await startLogIn())))).toEqual(EXPIRED)
  })
})

describe('what is stored', () => {
  it('is public: no answered challenge, and no private key', async () => {
    const { logInWith, addOwner } = await openPasskeySite(connection)
    const { device, userId } = await addOwner()
    await logInWith(device)
    const [row] = await db.select().from(passkey).where(eq(passkey.userId, userId))
    expect(row).toMatchObject({
      credentialId: device.id,
      counter: 1,
      transports: ['internal'],
      backedUp: false,
    })
    expect(row?.publicKey).toHaveLength(77)
  })
})
