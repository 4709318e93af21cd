import { describe, expect, it } from 'vitest'
import { authVerification } from '#database/schema/identity.ts'
import { outbox } from '#database/schema/outbox.ts'
import { users } from '#database/schema/user.ts'
import { newAddress, openAuthSite, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson, PASSWORD, personWith, tokenIn } from '#tools/testing/people.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const person = (email: string) => personWith(connection, email)

describe('a forgotten password', () => {
  it('is replaced by the email’s token once; every session and every other token ends, and an email tells the owner', async () => {
    const site = await openAuthSite(connection)
    const owner = await addPerson(connection, { locale: 'ES' })
    const keys = [await tokenOf(await site.logIn(owner)), await tokenOf(await site.logIn(owner))]
    for (const _twice of [1, 2]) {
      const started = await site.call('password-reset/start', { email: owner.email })
      expect([started.status, await started.json()]).toEqual([202, { data: { accepted: true } }])
    }
    const [first, second] = (await site.emails()).map(tokenIn)
    const password = 'a new one, with a tapir in it'
    const finish = (token: string | undefined) => site.call('password-reset/finish', { token, password })
    expect((await finish(first)).status).toBe(204)

    for (const key of keys) expect((await site.me(key)).status).toBe(401)
    expect((await site.logIn(owner)).status).toBe(401)
    expect((await site.logIn({ ...owner, password })).status).toBe(200)
    for (const spent of [first, second]) {
      const answer = await finish(spent)
      expect([answer.status, (await answer.json()).issues]).toMatchObject([
        422,
        [{ path: 'token', code: 'identity_token_used' }],
      ])
    }
    expect((await site.emails()).map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'Ceiba: tu contraseña cambió'],
    ])
  })

  it('cannot be replaced an hour later, nor with what the database stores', async () => {
    const site = await openAuthSite(connection)
    const owner = await addPerson(connection)
    await site.call('password-reset/start', { email: owner.email })
    const token = tokenIn((await site.emails())[0])
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

  it('is answered in the same way whether the address is known or not; only its owner gets an email', async () => {
    const site = await openAuthSite(connection)
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
    expect((await site.emails()).map(({ to }) => to)).toEqual([owner.email])
  })

  it('opens the account of a person who only sent a request: having the email proves the address', async () => {
    const site = await openAuthSite(connection)
    const email = newAddress()
    await db.insert(users).values({ id: 78, email, name: 'Asked' })
    await site.call('password-reset/start', { email })
    const token = tokenIn((await site.emails())[0])
    expect((await site.call('password-reset/finish', { token, password: PASSWORD })).status).toBe(204)
    expect((await site.logIn({ email, password: PASSWORD })).status).toBe(200)
    expect((await person(email))?.emailValidated).toBeInstanceOf(Date)
  })
})
