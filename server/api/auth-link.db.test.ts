import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Email } from '#app/emails/parts/define-email.server.ts'
import { loginLink } from '#database/schema/identity.ts'
import { outbox } from '#database/schema/outbox.ts'
import { users } from '#database/schema/user.ts'
import { newAddress, openAuthSite, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson, personWith, tokenIn } from '#tools/testing/people.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

/** The token in an email's link. */
function linkIn(email: Email | undefined): string {
  return decodeURIComponent(/\/account\/login\?token=([^\s"<&]+)/.exec(email?.html ?? '')?.[1] ?? '')
}

async function askedBy(email: string, now = () => new Date()) {
  const site = await openAuthSite(connection, now)
  const answer = await site.call('link/start', { email })
  return { site, answer, token: linkIn((await site.emails()).find(({ to }) => to === email)) }
}

describe('a mailed link', () => {
  it.each(['josé.ñandú@exämple.org', '用户@例子.广告'])('logs %s in', async email => {
    const { userId } = await addPerson(connection, { email })
    const { site, token } = await askedBy(email)
    const key = await tokenOf(await site.call('link/finish', { token }))
    expect((await (await site.me(key)).json()).data.user_id).toBe(userId)
  })

  it('logs in, once', async () => {
    const { email, userId } = await addPerson(connection)
    const { site, answer, token } = await askedBy(email)
    expect(answer.status).toBe(202)
    const key = await tokenOf(await site.call('link/finish', { token }))
    expect((await (await site.me(key)).json()).data.user_id).toBe(userId)
    expect((await personWith(connection, email))?.dateLogin).toBeInstanceOf(Date)
    const again = await site.call('link/finish', { token })
    expect([again.status, (await again.json()).issues]).toEqual([
      422,
      [expect.objectContaining({ path: 'token', code: 'identity_token_used' })],
    ])
    expect((await site.me(key)).status).toBe(200)
  })

  it('opened twice in parallel opens one session', async () => {
    const { site, token } = await askedBy((await addPerson(connection)).email)
    const answers = await Promise.all([1, 2].map(() => site.call('link/finish', { token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('proves the address of a person who only sent a request', async () => {
    const email = newAddress()
    await db.insert(users).values({ id: 78, email, name: 'Asked' })
    const { site, token } = await askedBy(email)
    await tokenOf(await site.call('link/finish', { token }))
    expect((await personWith(connection, email))?.emailValidated).toBeInstanceOf(Date)
  })

  it('is valid for a quarter of an hour', async () => {
    let now = new Date()
    const { site, token } = await askedBy((await addPerson(connection)).email, () => now)
    now = new Date(now.getTime() + 15 * 60_000 + 1)
    expect((await site.call('link/finish', { token })).status).toBe(422)
  })

  it('is spent when the password is changed', async () => {
    const { email } = await addPerson(connection)
    const { site, token } = await askedBy(email)
    await site.call('password-reset/start', { email })
    const reset = tokenIn((await site.emails()).find(({ to }) => to === email))
    const password = 'a new one, with a tapir in it'
    expect((await site.call('password-reset/finish', { token: reset, password })).status).toBe(204)
    expect((await site.call('link/finish', { token })).status).toBe(422)
  })

  it('cannot be made of what is stored, nor for another', async () => {
    const [one, other] = [await addPerson(connection), await addPerson(connection)]
    const { site, token } = await askedBy(one.email)
    const [row] = await db.select().from(loginLink).where(eq(loginLink.email, one.email))
    const { token: theirs } = await askedBy(other.email)
    const id = row?.id ?? ''
    expect(token).not.toBe('')
    for (const forged of [id, `${id}.`, `${id}.${theirs.split('.')[1]}`, `${token}x`, 'x'.repeat(400)])
      expect((await site.call('link/finish', { token: forged })).status).toBe(422)
    const stored = JSON.stringify(await db.select().from(outbox).where(eq(outbox.recipient, one.email)))
    expect(stored).not.toContain(token.split('.')[1])
  })

  it('gets the same answer and the same writes for an unknown address, and sends nothing', async () => {
    const known = await askedBy((await addPerson(connection)).email)
    const email = newAddress()
    const unknown = await askedBy(email)
    const shown = async ({ answer }: typeof known) => [
      answer.status,
      await answer.json(),
      [...answer.headers.keys()],
    ]
    expect(await shown(unknown)).toEqual(await shown(known))
    expect(await db.select().from(loginLink).where(eq(loginLink.email, email))).toHaveLength(1)
    expect(unknown.token).toBe('')
  })
})
