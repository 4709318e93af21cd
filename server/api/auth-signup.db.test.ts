import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import { sendPlanRequest } from '#app/features/request/sending/send-plan-request.server.ts'
import { authAccount, signup } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { newAddress, openAuthSite, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson, PASSWORD, personWith, tokenIn } from '#tools/testing/people.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const person = (email: string) => personWith(connection, email)

describe('signing up', () => {
  it('creates a person only when the emailed link is used with the password', async () => {
    const site = await openAuthSite(connection)
    const email = newAddress()
    const response = await site.signUp(email)
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ data: { accepted: true } })
    expect(await person(email)).toBeUndefined()
    expect((await site.logIn({ email, password: PASSWORD })).status).toBe(401)

    const [sent] = await site.emails()
    expect(sent).toMatchObject({ to: email, subject: 'Ceiba: is this your address?' })
    const token = tokenIn(sent)
    const wrong = await site.call('validate-email', { token, password: 'another one entirely' })
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { code: 'invalid_request', issues: [{ path: 'password', code: 'identity_password_wrong' }] },
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
    const site = await openAuthSite(connection)
    await site.signUp(newAddress(), PASSWORD, 'ES')
    const [sent] = await site.emails()
    expect(sent?.subject).toBe('Ceiba: ¿esta dirección es tuya?')
    expect(sent?.text).toContain('/es/account/validate-email#')
  })

  it('takes over the person of a trip request, and changes nothing before the proof', async () => {
    const site = await openAuthSite(connection)
    const email = newAddress()
    const sent = await sendPlanRequest(
      site.ctx,
      storedRequest.parse({
        name: 'Ana M.',
        email,
        phone: '+506 8888 8888',
        newPlan: { country: 'costa-clara', notes: 'Two weeks in May' },
      }),
    )
    const before = await person(email)
    await site.signUp(email)
    expect(await person(email)).toEqual(before)
    const message = (await site.emails()).find(({ subject }) => subject.includes('your address'))
    const answer = await site.call('validate-email', { token: tokenIn(message), password: PASSWORD })
    const { data } = await answer.json()
    expect(sent).toMatchObject({ ok: true, userId: data.user_id })
    expect(await person(email)).toMatchObject({ id: before?.id, phone: '+506 8888 8888', name: 'Ana Mora' })
  })

  it('with a known address changes nothing and informs its owner alone', async () => {
    const site = await openAuthSite(connection)
    const owner = await addPerson(connection)
    const [known, unknown] = [
      await site.signUp(owner.email, 'what a stranger would choose'),
      await site.signUp(newAddress(), 'what a stranger would choose'),
    ]
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    const sent = (await site.emails()).find(({ to }) => to === owner.email)
    expect(sent?.subject).toBe('Ceiba: you already have an account')
    expect(tokenIn(sent)).toBe('')
    expect((await site.logIn({ ...owner, password: 'what a stranger would choose' })).status).toBe(401)
    expect((await site.logIn(owner)).status).toBe(200)
  })

  it('by a stranger gives them nothing, even when the owner follows the stranger’s link', async () => {
    const site = await openAuthSite(connection)
    const email = newAddress()
    await site.signUp(email, 'the password of a stranger')
    const [strangers] = await site.emails()
    await site.signUp(email)
    const [owners] = await site.emails()
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

  it('is confirmed once if several confirm in parallel', async () => {
    const site = await openAuthSite(connection)
    const email = newAddress()
    await site.signUp(email)
    const body = { token: tokenIn((await site.emails())[0]), password: PASSWORD }
    const answers = await Promise.all([1, 2, 3].map(() => site.call('validate-email', body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const accounts = await db
      .select({ id: authAccount.id })
      .from(authAccount)
      .innerJoin(users, eq(users.id, authAccount.userId))
      .where(eq(users.email, email))
    expect(accounts).toHaveLength(1)
  })

  it('is not confirmed by a forged token, nor a day later', async () => {
    const start = new Date('2026-11-21T12:00:00Z')
    let now = start
    const site = await openAuthSite(connection, () => now)
    await site.signUp(newAddress())
    const token = tokenIn((await site.emails())[0])
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

  it('sends its email again if the first is still unused, with the same answer', async () => {
    const site = await openAuthSite(connection)
    const email = newAddress()
    const owner = await addPerson(connection)
    await site.signUp(email)
    const first = await site.emails()
    for (const asked of [email, owner.email, newAddress()]) {
      const answer = await site.call('validate-email/resend', { email: asked })
      expect([answer.status, await answer.json()]).toEqual([202, { data: { accepted: true } }])
    }
    const again = await site.emails()
    expect(again.map(({ to }) => to).toSorted()).toEqual([email, owner.email].toSorted())
    const [before, after] = [first, again].map(letters => tokenIn(letters.find(({ to }) => to === email)))
    expect(before).not.toBe('')
    expect(after).toBe(before)
  })
})
