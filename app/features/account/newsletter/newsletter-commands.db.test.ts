import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import { outbox } from '#database/schema/outbox.ts'
import { newsletterAddress } from '#database/schema/user.ts'
import { TEST_ORIGIN, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { decideOnNewsletter, subscribe } from './newsletter-commands.server.ts'
import { getNewsletterStatus } from './newsletter-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOON = new Date('2026-03-16T12:00:00.000Z')
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
let addresses = 0

function newAddress(): string {
  addresses++
  return `Reader${addresses}@example.org`
}

async function kept(email: string) {
  const rows = await db.select().from(newsletterAddress).where(eq(newsletterAddress.email, email))
  return rows[0]
}

async function emailsTo(email: string) {
  return db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)
}

describe('signing up', () => {
  it('stores the address, sends one confirmation email, and wakes the jobs', async () => {
    const email = newAddress()
    let woken = 0
    const ctx = await testContext(connection, { now: () => NOON, wake: () => woken++ })
    await subscribe(ctx, { email, locale: 'ES' })
    expect(await kept(email)).toMatchObject({ locale: 'ES', confirmedTs: null, unsubscribedTs: null })
    expect(await emailsTo(email)).toMatchObject([
      { template: 'newsletter-confirm', locale: 'ES', dueTs: NOON },
    ])
    expect(woken).toBe(1)
  })

  it('sends nothing more within the hour, for any spelling of the address', async () => {
    const email = newAddress()
    const at = async (minutes: number, typed = email) =>
      subscribe(await testContext(connection, { now: () => minutesLater(minutes) }), {
        email: typed,
        locale: 'EN',
      })
    await at(0)
    await Promise.all([at(1), at(2, email.toUpperCase()), at(59)])
    expect(await emailsTo(email)).toHaveLength(1)
    await at(61)
    expect(await emailsTo(email)).toHaveLength(2)
  })

  it('changes nothing for an address with a decision', async () => {
    const email = newAddress()
    const ctx = await testContext(connection, { now: () => NOON })
    await subscribe(ctx, { email, locale: 'EN' })
    const key = (await kept(email))?.key ?? ''
    await decideOnNewsletter(ctx, { key, wish: 'confirm' })
    await decideOnNewsletter(ctx, { key, wish: 'end' })
    const before = await kept(email)
    await subscribe(await testContext(connection, { now: () => minutesLater(90) }), {
      email,
      locale: 'FR',
    })
    expect(await kept(email)).toEqual(before)
  })

  it('is not permitted for the system', async () => {
    const ctx = await testContext(connection, { actor: { kind: 'system' } })
    await expect(subscribe(ctx, { email: newAddress(), locale: 'EN' })).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })
})

describe('deciding', () => {
  it('changes from waiting to subscribed, to ended, and back', async () => {
    const email = newAddress()
    const ctx = await testContext(connection, { now: () => NOON })
    await subscribe(ctx, { email, locale: 'EN' })
    const key = (await kept(email))?.key ?? ''
    expect(await getNewsletterStatus(ctx, key)).toEqual({ email, state: 'waiting' })
    for (const [wish, state] of [
      ['confirm', 'subscribed'],
      ['end', 'ended'],
      ['confirm', 'subscribed'],
    ] as const) {
      await decideOnNewsletter(ctx, { key, wish })
      expect(await getNewsletterStatus(ctx, key)).toEqual({ email, state })
    }
  })

  it('is refused for an unknown key', async () => {
    const ctx = await testContext(connection)
    await expect(decideOnNewsletter(ctx, { key: 'guessed', wish: 'confirm' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(getNewsletterStatus(ctx, 'guessed')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the confirmation email', () => {
  it('links to the page where its owner confirms, in their language', async () => {
    const email = newAddress()
    const ctx = await testContext(connection)
    await subscribe(ctx, { email, locale: 'ES' })
    const [row] = await emailsTo(email)
    if (!row) throw new Error('no email was written')
    const message = await composeEmail(await testContext(connection), row)
    const href = `${TEST_ORIGIN}/es/account/letter/${(await kept(email))?.key}`
    expect(message).toMatchObject({ to: email, subject: 'Ceiba: ¿esta dirección es tuya?' })
    expect(message?.text).toContain(href)
    expect(message?.html).toContain('confírmalo en la página de este enlace')
  })

  it('tells a subscriber that there is nothing to do', async () => {
    const email = newAddress()
    const ctx = await testContext(connection)
    await subscribe(ctx, { email, locale: 'EN' })
    await decideOnNewsletter(ctx, { key: (await kept(email))?.key ?? '', wish: 'confirm' })
    const [row] = await emailsTo(email)
    const message = row && (await composeEmail(await testContext(connection), row))
    expect(message?.text).toContain('which gets it already')
  })

  it('is not composed once the address is deleted', async () => {
    const email = newAddress()
    await subscribe(await testContext(connection), { email, locale: 'EN' })
    await db.delete(newsletterAddress).where(eq(newsletterAddress.email, email))
    const [row] = await emailsTo(email)
    expect(row && (await composeEmail(await testContext(connection), row))).toBeNull()
  })
})
