import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { composeEmail, emails } from '#app/emails/parts/compose-email.server.ts'
import type { Actor } from '#app/request-context.ts'
import { outbox } from '#database/schema/outbox.ts'
import { users } from '#database/schema/user.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-29T10:00:00Z')
const { userId: adminId } = await addPerson(connection, { role: 'admin' })
const admin: Actor = { kind: 'admin', userId: adminId }
const planner = await addPlanner(connection, 'alma-reyes')
const PATH = '/api/admin/emails/anniversary'
const TITLE = 'email_anniversary_title'
const OWN = { [TITLE]: { en: '{name}, remember {country}?', es: '{name}, ¿te acuerdas de {country}?' } }

async function ask(path: string, init: RequestInit = {}, actor: Actor = admin) {
  const ctx = await testContext(connection, { actor, now: () => NOW })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const headers = { 'content-type': 'application/json', ...init.headers }
  const answer = await site.ask(path, { ...init, headers })
  return { status: answer.status, body: await answer.json() }
}

const put = (texts: object, number: number) =>
  ask(PATH, { method: 'PUT', headers: { 'if-match': `"${number}"` }, body: JSON.stringify({ texts }) })
const post = (what: string, body: object) =>
  ask(`${PATH}/${what}?locale=ES`, { method: 'POST', body: JSON.stringify(body) })

describe('what an email says', () => {
  it('is listed for admins, each by its subject, and for nobody else', async () => {
    const { body } = await ask('/api/admin/emails')
    expect(body.data).toHaveLength(emails.length)
    expect(body.data).toContainEqual({
      ...{ template: 'anniversary', subject: 'On this day you set out for {country}', changed: null },
    })
    expect((await ask('/api/admin/emails', {}, planner)).status).toBe(403)
    expect((await ask(PATH, {}, { kind: 'visitor' })).status).toBe(401)
    expect((await ask('/api/admin/emails/nothing-of-the-kind')).status).toBe(404)
  })

  it('is written by an admin, and then sent', async () => {
    const planId = await addOfficePlan(connection, NOW, {})
    const row = { template: 'anniversary', recipient: 'ana@example.org', props: { planId, years: 1 } }
    const send = async (locale: string) => composeEmail(await testContext(connection), { ...row, locale })
    expect((await send('EN'))?.text).toContain('do you remember?')
    expect(await put(OWN, 0)).toEqual({ status: 200, body: { data: { number: 1 } } })
    expect((await send('EN'))?.text).toMatch(/\w+, remember Costa Clara\?/)
    expect((await send('ES'))?.text).toMatch(/\w+, ¿te acuerdas de Costa Clara\?/)
    expect((await ask('/api/admin/emails')).body.data).toContainEqual(
      expect.objectContaining({ template: 'anniversary', changed: NOW.toISOString() }),
    )
    expect(await put({}, 1)).toMatchObject({ status: 200 })
    expect((await send('EN'))?.text).toContain('do you remember?')
    const { versions, number } = (await ask(PATH)).body.data
    expect(number).toBe(2)
    expect(versions).toMatchObject([
      { number: 2, texts: {} },
      { number: 1, texts: OWN },
    ])
  })

  it('is not overwritten when somebody else wrote it since it was read', async () => {
    const { number } = (await ask(PATH)).body.data
    const answers = await Promise.all([put(OWN, number), put(OWN, number)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(answers.find(({ status }) => status === 412)?.body.current).toMatchObject({ number: number + 1 })
  })

  it('names nothing that its email may not contain', async () => {
    const { number } = (await ask(PATH)).body.data
    const wrong = { [TITLE]: { en: 'For {price}', es: 'A {country}' } }
    expect(await put(wrong, number)).toMatchObject({
      status: 422,
      body: { problems: [{ message: TITLE, locale: 'en', problem: 'unknown', placeholder: 'price' }] },
    })
    expect(await post('test', { texts: wrong })).toMatchObject({ status: 422 })
  })

  it('is shown and tried before it is saved: the email goes to the admin alone', async () => {
    const before = (await ask(PATH)).body.data.number
    const texts = { [TITLE]: { en: 'A <b>', es: 'Hola <b>{name}' } }
    const shown = await post('preview', { texts })
    expect(shown.body.data[0].html).toContain('Hola &lt;b&gt;')
    const [me] = await db.select({ email: users.email }).from(users).where(eq(users.id, adminId))
    expect((await post('test', { texts })).body).toEqual({ data: { to: me?.email } })
    const [row] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, String(me?.email)))
    if (!row) throw new Error('nothing was queued')
    const email = await composeEmail(await testContext(connection), row)
    expect(email).toMatchObject({ to: me?.email, replyTo: me?.email })
    expect(email?.text).toContain('Hola <b>')
    expect((await ask(PATH)).body.data.number).toBe(before)
  })
})

it.each(emails)('every sentence of $template is said by a sample', async email => {
  const source = readFileSync(`app/emails/${email.template}.server.ts`, 'utf8')
  const written = [...source.matchAll(/\bm\.(\w+)/g)].map(([, name = '']) => name)
  const sentences = await email.sentences(await testContext(connection))
  expect(sentences.map(({ message }) => message)).toEqual(expect.arrayContaining(written))
  for (const { builtIn, placeholders } of sentences)
    for (const text of Object.values(builtIn))
      expect(placeholders).toEqual(expect.arrayContaining([...text.matchAll(/\{(\w+)\}/g)].map(([, n]) => n)))
})
