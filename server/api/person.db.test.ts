import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { message, messageAttachment } from '#database/schema/conversation.ts'
import { plan } from '#database/schema/plan.ts'
import { ME, openAuthSite, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

function as(key: string, method = 'GET', body?: unknown): RequestInit {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

describe('sessions', () => {
  it('are listed, with the current one marked', async () => {
    const site = await openAuthSite(connection)
    const person = await addPerson(connection)
    const [here] = [await tokenOf(await site.logIn(person)), await tokenOf(await site.logIn(person))]
    const { data } = await (await site.ask(`${ME}/session`, as(here))).json()
    expect(data.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true])
    expect(JSON.stringify(data)).not.toContain(here.split('.')[0])
  })

  it('show how they were opened, by password or by link, if that is known', async () => {
    const site = await openAuthSite(connection)
    const person = await addPerson(connection)
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' }
    const key = await tokenOf(await site.call('login', person, headers))
    await site.call('link/start', { email: person.email })
    const email = (await site.emails()).find(({ to }) => to === person.email)
    const token = decodeURIComponent(/login\?token=([^\s"<&]+)/.exec(email?.html ?? '')?.[1] ?? '')
    await tokenOf(await site.call('link/finish', { token }, headers))
    await tokenOf(await site.call('login', person, { 'user-agent': 'curl/8.0' }))
    const { data } = await (await site.ask(`${ME}/session`, as(key))).json()
    const firefox = { browser: 'Firefox', system: 'Linux' }
    const devices = data.map(({ device }: { device: unknown }) => device)
    expect(devices).toHaveLength(3)
    expect(devices).toEqual(expect.arrayContaining([firefox, firefox, null]))
    expect(devices.filter((device: unknown) => device === null)).toHaveLength(1)
  })

  it('end one by one, only by their owner', async () => {
    const site = await openAuthSite(connection)
    const [person, other] = [await addPerson(connection), await addPerson(connection)]
    const [here, there] = [await tokenOf(await site.logIn(person)), await tokenOf(await site.logIn(person))]
    const { data } = await (await site.ask(`${ME}/session`, as(here))).json()
    const elsewhere = data.find(({ current }: { current: boolean }) => !current).id
    const stranger = await tokenOf(await site.logIn(other))
    expect((await site.ask(`${ME}/session/${elsewhere}`, as(stranger, 'DELETE'))).status).toBe(404)
    expect((await site.me(there)).status).toBe(200)
    expect((await site.ask(`${ME}/session/${elsewhere}`, as(here, 'DELETE'))).status).toBe(204)
    expect([(await site.me(there)).status, (await site.me(here)).status]).toEqual([401, 200])
  })

  it('end all at once, without those of other people', async () => {
    const site = await openAuthSite(connection)
    const [person, other] = [await addPerson(connection), await addPerson(connection)]
    const keys = [await tokenOf(await site.logIn(person)), await tokenOf(await site.logIn(person))]
    const stranger = await tokenOf(await site.logIn(other))
    expect((await site.ask(`${ME}/session`, as(keys[0] ?? '', 'DELETE'))).status).toBe(204)
    for (const key of keys) expect((await site.me(key)).status).toBe(401)
    expect((await site.me(stranger)).status).toBe(200)
  })
})

describe('the own account', () => {
  it('can be changed in the permitted fields only', async () => {
    const site = await openAuthSite(connection)
    const key = await tokenOf(await site.logIn(await addPerson(connection)))
    const changed = await site.ask(ME, as(key, 'PATCH', { name: ' Grace Okafor ', locale: 'ES' }))
    expect((await changed.json()).data).toMatchObject({
      name: 'Grace Okafor',
      locale: 'ES',
      role: 'traveller',
    })
    for (const body of [
      { role: 'admin' },
      { email: 'x@example.org' },
      { name: ' ' },
      { phone: 'after six' },
      { timezone: 'Moon/Sea' },
    ])
      expect((await site.ask(ME, as(key, 'PATCH', body))).status).toBe(422)
    const byPhone = await site.ask(ME, as(key, 'PATCH', { phone: 'after six' }))
    expect((await byPhone.json()).issues).toMatchObject([{ path: 'phone', code: 'contact_phone_characters' }])
    expect((await (await site.me(key)).json()).data).toMatchObject({
      name: 'Grace Okafor',
      role: 'traveller',
    })
    expect((await site.ask(ME, { ...as('', 'PATCH', {}), headers: {} })).status).toBe(401)
  })

  it('is exported with plans and messages, without the office’s notes or other people’s data', async () => {
    const site = await openAuthSite(connection)
    const person = await addPerson(connection)
    const { planId } = await addTestPlan(connection, { message: 'Turtles, please.' })
    await db.update(plan).set({ userId: person.userId }).where(eq(plan.id, planId))
    await addTestPlan(connection, { message: 'Of somebody else' })
    await db.insert(message).values([
      { planId, authorKind: 'traveller', body: 'When do they come?' },
      { planId, authorKind: 'planner', body: 'Has a firm budget', channel: 'note' },
    ])
    const key = await tokenOf(await site.logIn(person))
    const answer = await site.ask(`${ME}/export`, as(key))
    const text = await answer.text()
    expect(JSON.parse(text).data.plans).toMatchObject([
      { id: planId, wishes: { message: 'Turtles, please.' }, messages: [{ body: 'When do they come?' }] },
    ])
    const opened = expect.any(String)
    expect(JSON.parse(text).data.sessions).toEqual([
      { device: null, createdTs: opened, lastUsedTs: opened, expiresTs: opened },
    ])
    const sum = await site.ctx.attachments.keep(Buffer.from('two turtles'))
    const [said] = await db
      .select()
      .from(message)
      .where(and(eq(message.planId, planId), eq(message.channel, 'page')))
    const file = { name: '../turtles.txt', mediaType: 'text/plain', bytes: 11, sum }
    await db.insert(messageAttachment).values({ messageId: said?.id ?? 0, ...file })
    const archive = await site.ask(`${ME}/export/files`, as(key))
    const bytes = Buffer.from(await archive.arrayBuffer()).toString('latin1')
    expect(archive.headers.get('content-type')).toBe('application/zip')
    expect(bytes).toMatch(/^PK/)
    expect(bytes).toContain('two turtles')
    expect(bytes).toMatch(/files\/\d+-.._turtles.txt/)
    expect(`${text}${bytes}`).not.toMatch(/firm budget|Of somebody else/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
