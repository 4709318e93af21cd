import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Email } from '#app/emails/parts/define-email.server.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import { sendPlanRequest } from '#app/features/request/sending/send-plan-request.server.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { openLog } from '#server/log.ts'
import { untraced } from '#server/traces/tracing.ts'
import { TEST_ORIGIN, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { openStoreWaiting } from './jobs.ts'
import { deleteSentEmails, type Mail, pauseAfter, sendNextEmail } from './outbox.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

beforeEach(async () => {
  await db.delete(outbox)
})

interface Sent {
  id: number
  from: string
  email: Email
}

/** A mail service that records what it is given, or fails on demand. */
function testMail(failWith: () => string | null = () => null): { mail: Mail; sent: Sent[] } {
  const sent: Sent[] = []
  async function send(id: number, from: string, email: Email): Promise<void> {
    const failure = failWith()
    if (failure) throw new Error(failure)
    sent.push({ id, from, email })
  }
  return { mail: { send, close: () => undefined }, sent }
}

/** Stores a request, with its two emails in the outbox. */
async function request(locale: 'EN' | 'ES' = 'EN') {
  const answer = await sendPlanRequest(
    await testContext(connection),
    storedRequest.parse({
      name: 'Ana Mora',
      email: 'ana@example.org',
      locale,
      requestKey: randomUUID(),
      newPlan: {
        country: 'costa-clara',
        message: 'Two weeks <in> May',
        url: '/costa-clara/trip/still-waters',
      },
    }),
  )
  if (!answer.ok) throw new Error(answer.reason)
  const [reader] = await db
    .select({ email: staff.email })
    .from(plan)
    .innerJoin(staff, eq(staff.fkey, plan.fkey))
    .where(eq(plan.receiptKey, answer.receiptKey))
  return { receiptKey: answer.receiptKey, planner: reader?.email }
}

async function sendAll(mail: Mail): Promise<number> {
  let emails = 0
  const ctx = await testContext(connection)
  while (await sendNextEmail(ctx, mail)) emails++
  return emails
}

const rows = () => db.select().from(outbox).orderBy(asc(outbox.id))

/** Seconds until each email is due, by the database's clock. */
async function secondsToWait(): Promise<number[]> {
  const { rows: waits } = await db.execute<{ seconds: string }>(
    sql`select extract(epoch from due_ts - now()) as seconds from outbox order by id`,
  )
  return waits.map(wait => Number(wait.seconds))
}

describe('the emails of a request', () => {
  it('go to the person who asked and to the planner, once', async () => {
    const { receiptKey, planner } = await request()
    const { mail, sent } = testMail()
    expect(await sendAll(mail)).toBe(2)
    expect(await sendAll(mail)).toBe(0)
    expect(sent.map(({ email }) => [email.to, email.replyTo, email.subject])).toEqual([
      ['ana@example.org', planner, 'Your Costa Clara request'],
      [planner, 'ana@example.org', 'New request: Costa Clara, from Ana Mora'],
    ])
    expect(sent.map(({ from }) => from)).toEqual(['Ceiba <plan@ceiba.example>', 'Ceiba <plan@ceiba.example>'])
    const [receipt, arrived] = sent.map(({ email }) => email)
    for (const part of [receipt?.html, receipt?.text]) {
      expect(part).toContain(`${TEST_ORIGIN}/receipt/${receiptKey}`)
    }
    // What was written stands on the receipt's page alone: nobody has us write it to a stranger.
    expect(receipt?.html).not.toContain('Two weeks')
    expect(receipt?.text).not.toContain('Two weeks')
    expect(arrived?.text).toContain(`${TEST_ORIGIN}/costa-clara/trip/still-waters`)
    expect(await rows()).toMatchObject([
      { sentTs: expect.any(Date), attempts: 1, lastError: null },
      { sentTs: expect.any(Date), attempts: 1, lastError: null },
    ])
  })

  it('are in Spanish for a person who asked in Spanish, and in English for the office', async () => {
    const { receiptKey } = await request('ES')
    const { mail, sent } = testMail()
    await sendAll(mail)
    const [receipt, arrived] = sent.map(({ email }) => email)
    expect(receipt?.html).toContain('lang="es"')
    expect(receipt?.text).toContain(`${TEST_ORIGIN}/es/receipt/${receiptKey}`)
    expect(receipt?.subject).not.toBe('Your Costa Clara request')
    expect(arrived?.subject).toBe('New request: Costa Clara, from Ana Mora')
  })

  it('that cannot be written fail like any other', async () => {
    await db
      .insert(outbox)
      .values({ template: 'a poem', recipient: 'ana@example.org', locale: 'EN', props: {} })
    const { mail, sent } = testMail()
    expect(await sendNextEmail(await testContext(connection), mail)).toBe(true)
    expect(sent).toEqual([])
    expect(await rows()).toMatchObject([{ template: 'a poem', sentTs: null, attempts: 1 }])
  })
})

describe('an email that cannot be sent', () => {
  it('is retried after ever longer pauses, and given up after twelve attempts', async () => {
    await request()
    await db.delete(outbox).where(eq(outbox.template, 'request-arrived'))
    const { mail } = testMail(() => 'the mail server hiccups')
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 11; attempt++) {
      await db.update(outbox).set({ dueTs: sql`now()` })
      expect(await sendAll(mail)).toBe(1)
      const [seconds = 0] = await secondsToWait()
      expect(Math.abs(seconds - pauseAfter(attempt))).toBeLessThan(5)
      pauses.push(pauseAfter(attempt))
      expect(await rows()).toMatchObject([
        { attempts: attempt, lastError: 'the mail server hiccups', sentTs: null, gaveUpTs: null },
      ])
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240])

    await db.update(outbox).set({ dueTs: sql`now()` })
    await sendAll(mail)
    expect(await rows()).toMatchObject([{ attempts: 12, gaveUpTs: expect.any(Date), sentTs: null }])
    await db.update(outbox).set({ dueTs: sql`now()` })
    expect(await sendAll(mail)).toBe(0)
  })

  it('is sent when the server is back, and does not hold up the others meanwhile', async () => {
    await request()
    const failures = ['not now']
    const { mail, sent } = testMail(() => failures.shift() ?? null)
    expect(await sendAll(mail)).toBe(2)
    expect(sent).toHaveLength(1)
    await db.update(outbox).set({ dueTs: sql`now()` })
    expect(await sendAll(mail)).toBe(1)
    expect(await rows()).toMatchObject([
      { attempts: 2, sentTs: expect.any(Date), lastError: null },
      { attempts: 1, sentTs: expect.any(Date), lastError: null },
    ])
  })

  it.each([
    ['before it was tried', 0],
    ['while it waited to be tried again', 3],
  ])('is sent at once although a clock was a day ahead %s', async (_when, attempts) => {
    await request()
    await db.update(outbox).set({ attempts, dueTs: sql`now() + interval '1 day'` })
    const { mail } = testMail()
    expect(await sendAll(mail)).toBe(2)
  })

  it('never waits longer than six hours', () => {
    expect(pauseAfter(12)).toBe(20_480)
    expect(pauseAfter(13)).toBe(6 * 60 * 60)
    expect(pauseAfter(40)).toBe(6 * 60 * 60)
  })
})

describe('several workers', () => {
  it('never send the same email twice', async () => {
    for (let n = 0; n < 8; n++) await request()
    const { mail, sent } = testMail()
    const counts = await Promise.all([sendAll(mail), sendAll(mail), sendAll(mail)])
    expect(counts.reduce((sum, emails) => sum + emails)).toBe(16)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(16)
    expect(sent).toHaveLength(16)
  })

  it('skip an email that another is sending, until its lease ends', async () => {
    await request()
    await db.delete(outbox).where(eq(outbox.template, 'request-arrived'))
    const handedOver = Promise.withResolvers<void>()
    const accepted = Promise.withResolvers<void>()
    const slow: Mail = {
      send: () => {
        handedOver.resolve()
        return accepted.promise
      },
      close: () => undefined,
    }
    const ctx = await testContext(connection)
    const first = sendNextEmail(ctx, slow)
    await handedOver.promise
    const { mail, sent } = testMail()
    expect(await sendNextEmail(ctx, mail)).toBe(false)
    const [lease = 0] = await secondsToWait()
    expect(lease).toBeGreaterThan(60)

    await db.update(outbox).set({ dueTs: sql`now()` })
    expect(await sendNextEmail(ctx, mail)).toBe(true)
    expect(sent).toHaveLength(1)
    accepted.resolve()
    await first
  })
})

it.each([
  ['at once', true],
  ['from the journal', false],
])('the outcome of an email is logged under the id of the request, stored %s', async (_, isPrepared) => {
  const ctx = await testContext(connection, { isPrepared: () => isPrepared })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await ask('/api/public/user/create_with_new_plan', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Ana Mora', email: 'ana@example.org' },
      newPlan: { country: 'costa-clara', notes: `Two weeks, ${isPrepared}` },
    }),
  })
  expect(answer.status).toBe(200)

  const logged: Record<string, unknown>[] = []
  const log = openLog('info', { write: line => logged.push(JSON.parse(line)) })
  await openStoreWaiting(log)({ ...ctx, actor: { kind: 'system' } }, new AbortController().signal)
  const { mail } = testMail(() => (logged.some(({ email }) => email) ? 'refused: ana@example.org' : null))
  while (await sendNextEmail(ctx, mail, { log, inSpan: untraced }));
  const requestId = answer.headers.get('x-request-id')
  expect(logged).toMatchObject([
    ...(isPrepared ? [] : [{ msg: 'a request was stored from the journal', requestId }]),
    { msg: 'an email was sent', requestId, attempts: 1 },
    { msg: 'an email could not be sent', requestId, attempts: 1 },
  ])
  expect(JSON.stringify(logged)).not.toContain('ana@')
})

it('the rows of emails sent long ago are deleted, except invoices, and none that waits or was given up', async () => {
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
  const row = { recipient: 'ana@example.org', props: {}, createdTs: daysAgo(200) }
  await db.insert(outbox).values([
    { ...row, template: 'answer', sentTs: daysAgo(91) },
    { ...row, template: 'assigned', sentTs: daysAgo(89) },
    { ...row, template: 'invoice', sentTs: daysAgo(199) },
    { ...row, template: 'passed-on', gaveUpTs: daysAgo(199) },
    { ...row, template: 'new-proposal' },
  ])
  expect(await deleteSentEmails(db)).toBe(1)
  const left = (await rows()).map(({ template }) => template)
  expect(left).toEqual(['assigned', 'invoice', 'passed-on', 'new-proposal'])
})
