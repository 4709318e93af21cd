import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eraseAccounts } from '#app/features/traveller/personal-data/leaving-commands.server.ts'
import { passkey } from '#database/schema/passkey.ts'
import { users } from '#database/schema/user.ts'
import { ME, tokenOf } from '#tools/testing/auth-site.ts'
import { openAuthenticator } from '#tools/testing/authenticator.ts'
import { as, openPasskeySite, PASSKEYS, refusalOf } from '#tools/testing/passkey-site.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const REFUSED = [422, 'passkey_refused']
const EXPIRED = [422, 'passkey_expired']

describe('adding a passkey', () => {
  it('asks the device for one with the person’s name, excluding existing ones', async () => {
    const { startAdding, addOwner } = await openPasskeySite(connection)
    const { key, device, email } = await addOwner()
    const options = await startAdding(key)
    expect(options).toMatchObject({
      rp: { id: 'ceiba.test', name: 'Ceiba' },
      user: { name: email, displayName: 'Ana Mora' },
      attestation: 'none',
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { user } = await startAdding((await addOwner()).key)
    expect(user.id).not.toBe(options.user.id)
  })

  it.each([
    ['for another site’s page', { origin: 'https://ceiba.example' }, REFUSED],
    ['for another site', { site: 'https://ceiba.example' }, REFUSED],
    ['without knowing who holds the device', { isVerified: false }, REFUSED],
    ['for a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }, EXPIRED],
  ])('that was made %s is refused', async (_, answering, refusal) => {
    const { startAdding, add, addOwner } = await openPasskeySite(connection)
    const { key, userId } = await addOwner()
    const made = openAuthenticator().make(await startAdding(key), answering)
    expect(await refusalOf(await add(key, made))).toEqual(refusal)
    expect(await db.select().from(passkey).where(eq(passkey.userId, userId))).toHaveLength(1)
  })

  it('accepts an answer once, within five minutes, from the person who asked', async () => {
    let now = new Date()
    const { startAdding, add, addOwner } = await openPasskeySite(connection, () => now)
    const [one, other] = [await addOwner(), await addOwner()]
    const options = await startAdding(one.key)
    expect(await refusalOf(await add(other.key, openAuthenticator().make(options)))).toEqual(EXPIRED)
    expect((await add(one.key, openAuthenticator().make(options))).status).toBe(201)
    expect(await refusalOf(await add(one.key, openAuthenticator().make(options)))).toEqual(EXPIRED)
    const late = await startAdding(one.key)
    now = new Date(now.getTime() + 5 * 60_000 + 1)
    expect(await refusalOf(await add(one.key, openAuthenticator().make(late)))).toEqual(EXPIRED)
  })

  it('does not move a key from one person to another', async () => {
    const { startAdding, add, logInWith, addOwner, site } = await openPasskeySite(connection)
    const [owner, thief] = [await addOwner(), await addOwner()]
    const taken = owner.device.make(await startAdding(thief.key))
    expect(await refusalOf(await add(thief.key, taken))).toEqual([409, 'passkey_known'])
    owner.device.make(await startAdding(owner.key))
    const opened = await tokenOf(await logInWith(owner.device))
    expect((await (await site.me(opened)).json()).data.user_id).toBe(owner.userId)
  })

  it('is refused beyond twenty', async () => {
    const { startAdding, add, addOwner, site } = await openPasskeySite(connection)
    const { key } = await addOwner()
    for (let count = 1; count < 19; count++)
      expect((await add(key, openAuthenticator().make(await startAdding(key)))).status).toBe(201)
    const both = [await startAdding(key), await startAdding(key)]
    const answers = await Promise.all(both.map(options => add(key, openAuthenticator().make(options))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const start = await site.ask(`${PASSKEYS}/start`, { ...as(key, 'POST'), body: null })
    expect(await refusalOf(start)).toEqual([409, 'passkeys_full'])
  })
})

describe('a person’s passkeys', () => {
  it('are listed with their names and days, never their keys, and renamed', async () => {
    const { site, addOwner } = await openPasskeySite(connection)
    const { key, id, device } = await addOwner('  Firefox, Windows ')
    const renamed = await site.ask(`${PASSKEYS}/${id}`, as(key, 'PATCH', { name: 'The old laptop' }))
    expect(renamed.status).toBe(200)
    const list = await site.ask(PASSKEYS, as(key))
    const text = await list.text()
    expect(JSON.parse(text).data).toEqual([
      { id, name: 'The old laptop', createdTs: expect.any(String), lastUsedTs: null },
    ])
    expect(text).not.toContain(device.id)
    expect(list.headers.get('cache-control')).toBe('no-store')
    const nameless = await site.ask(`${PASSKEYS}/${id}`, as(key, 'PATCH', { name: '  ' }))
    expect(await refusalOf(nameless)).toEqual([422, 'passkey_name_required'])
  })

  it('cannot be seen, renamed or removed by others', async () => {
    const { site, addOwner, logInWith } = await openPasskeySite(connection)
    const [owner, other] = [await addOwner('Mine'), await addOwner('Theirs')]
    const address = `${PASSKEYS}/${owner.id}`
    expect((await site.ask(address, as(other.key, 'PATCH', { name: 'x' }))).status).toBe(404)
    expect((await site.ask(address, as(other.key, 'DELETE'))).status).toBe(404)
    const { data } = await (await site.ask(PASSKEYS, as(other.key))).json()
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Theirs'])
    for (const path of [PASSKEYS, `${PASSKEYS}/start`])
      expect((await site.ask(path, { method: 'POST' })).status).toBe(401)
    expect((await logInWith(owner.device)).status).toBe(200)
  })

  it('are in the data export, by name and day, and are deleted with the account', async () => {
    const { site, addOwner, logInWith } = await openPasskeySite(connection)
    const { key, userId, device } = await addOwner('Chrome, Android')
    const text = await (await site.ask(`${ME}/export`, as(key))).text()
    expect(JSON.parse(text).data.passkeys).toEqual([
      { name: 'Chrome, Android', createdTs: expect.any(String), lastUsedTs: null },
    ])
    expect(text).not.toContain(device.id)
    const due = new Date(Date.now() - 1_000)
    const asked = { deletionAskedTs: new Date(due.getTime() - 1_000), deletesTs: due }
    await db.update(users).set(asked).where(eq(users.id, userId))
    expect(await eraseAccounts(await testContext(connection, { actor: { kind: 'system' } }), {})).toBe(1)
    expect(await db.select().from(passkey).where(eq(passkey.userId, userId))).toEqual([])
    expect(await refusalOf(await logInWith(device))).toEqual(REFUSED)
  })

  it('survive a new password and ended sessions, and a session survives its passkey', async () => {
    const { site, addOwner, logInWith } = await openPasskeySite(connection)
    const { key, id, device } = await addOwner()
    await site.ask(`${ME}/session`, as(key, 'DELETE'))
    const opened = await tokenOf(await logInWith(device))
    expect((await site.ask(`${PASSKEYS}/${id}`, as(opened, 'DELETE'))).status).toBe(204)
    expect((await site.me(opened)).status).toBe(200)
  })
})

it('are an empty list for a person without any', async () => {
  const { site } = await openPasskeySite(connection)
  const key = await tokenOf(await site.logIn(await addPerson(connection)))
  expect(await (await site.ask(PASSKEYS, as(key))).json()).toEqual({ data: [] })
})
