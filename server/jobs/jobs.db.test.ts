import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Email } from '#app/emails/parts/define-email.server.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import { sendPlanRequest } from '#app/features/request/sending/send-plan-request.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { openLog } from '#server/log.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { startJobs } from './jobs.ts'
import { type Mail, openMail } from './outbox.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const WITHIN = { timeout: 10_000 }
let requests = 0

function newRequest(country = 'costa-clara') {
  requests++
  return storedRequest.parse({
    name: 'Ana Mora',
    email: `ana${requests}@example.org`,
    requestKey: `click ${requests}`,
    newPlan: { country, message: 'Hello', url: '/' },
  })
}

const isStored = async ({ email }: { email: string }) =>
  (await db.select().from(plan).where(eq(plan.contactEmail, email))).length === 1

/** Runs the process's jobs over a visitor's journal; records what they sent and logged. */
function start(
  visitor: RequestContext,
  {
    prepared = Promise.resolve(),
    onEmail = async () => undefined,
    idleMs,
    mail,
  }: { prepared?: Promise<void>; onEmail?: () => Promise<void>; idleMs?: number; mail?: Mail } = {},
) {
  const sent: Email[] = []
  const logged: Record<string, unknown>[] = []
  let rounds = 0
  const jobs = startJobs({
    log: openLog('error', { write: line => logged.push(JSON.parse(line)) }),
    mail: mail ?? {
      send: async (_id, _from, email) => {
        sent.push(email)
        await onEmail()
      },
      close: () => undefined,
    },
    context: () => {
      rounds++
      return { ...visitor, db, actor: { kind: 'system' } }
    },
    prepared,
    remindSeconds: 3_600,
    ...(idleMs && { idleMs }),
  })
  onTestFinished(() => jobs.stop())
  return {
    jobs,
    sent,
    logged,
    rounds: () => rounds,
    emailsTo: (email: string) => sent.filter(({ to }) => to === email).length,
  }
}

describe('the jobs', () => {
  it('store what only the journal has, and send its emails', async () => {
    const away = await testContext(await unreachableDatabase())
    const request = newRequest()
    await sendPlanRequest(away, request)
    const { emailsTo } = start(away)
    await expect.poll(() => emailsTo(request.email), WITHIN).toBe(1)
    expect(await isStored(request)).toBe(true)
    expect(away.journal.waiting()).toEqual([])
  })

  it('continue with the others when one fails', async () => {
    const away = await testContext(await unreachableDatabase())
    const request = newRequest()
    await sendPlanRequest(away, request)
    const broken = { ...away.attachments, listBefore: () => Promise.reject(new Error('no such disk')) }
    const { emailsTo, logged } = start({ ...away, attachments: broken })
    await expect.poll(() => emailsTo(request.email), WITHIN).toBe(1)
    expect(logged).toMatchObject([{ msg: 'a job failed', err: { message: 'no such disk' } }])
  })

  it('give a request that the database refuses to the office, and continue with the others', async () => {
    const away = await testContext(await unreachableDatabase())
    const [refused, sound] = [newRequest('atlantis'), newRequest()]
    await sendPlanRequest(away, refused)
    await sendPlanRequest(away, sound)
    const { emailsTo } = start(away)
    await expect.poll(() => emailsTo(sound.email), WITHIN).toBe(1)
    await expect.poll(() => emailsTo(refused.email), WITHIN).toBe(1)
    expect(await isStored(refused)).toBe(false)
    expect(away.journal.waiting()).toEqual([])
  })

  it('keep a request waiting that cannot be stored now, log that once without personal data, and try again', async () => {
    const away = await testContext(await unreachableDatabase())
    const requests = [newRequest(), newRequest()]
    for (const request of requests) await sendPlanRequest(away, request)
    await db.execute(sql`alter table plan_event rename to plan_event_elsewhere`)
    const { logged, rounds } = start(away, { idleMs: 50 })
    await expect.poll(() => rounds(), WITHIN).toBeGreaterThan(2)
    expect(away.journal.waiting()).toHaveLength(2)
    expect(logged.map(({ msg }) => msg)).toEqual(
      requests.map(() => 'an accepted request could not be stored; it waits and is tried again'),
    )
    const text = JSON.stringify(logged)
    for (const secret of [...requests.map(({ email }) => email), 'Ana Mora', 'Hello'])
      expect(text).not.toContain(secret)
    expect(text).toContain('42P01')
    await db.execute(sql`alter table plan_event_elsewhere rename to plan_event`)
    await expect.poll(() => away.journal.waiting(), WITHIN).toEqual([])
    for (const request of requests) expect(await isStored(request)).toBe(true)
  })

  it('continue while the mail server accepts a connection and says nothing', async () => {
    const silent = createServer()
    silent.listen(0, '127.0.0.1')
    const connected = once(silent, 'connection')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const patience = 'connectionTimeout=600000&greetingTimeout=600000'
    const mail = await openMail({ smtpUrl: `smtp://127.0.0.1:${port}?${patience}`, dataDir: '' })
    const visitor = await testContext(connection)
    await sendPlanRequest(visitor, newRequest())
    start(visitor, { mail, idleMs: 50 })
    const [socket] = (await connected) as [Socket]
    const away = await testContext(await unreachableDatabase(), { journal: visitor.journal })
    const request = newRequest()
    await sendPlanRequest(away, request)
    await expect.poll(() => isStored(request), { timeout: 30_000 }).toBe(true)
    expect(socket.destroyed).toBe(false)
    silent.close()
    socket.destroy()
    mail.close()
  })

  it('store a new request before the next email is sent', async () => {
    const visitor = await testContext(connection)
    for (let n = 0; n < 4; n++) await sendPlanRequest(visitor, newRequest())
    const away = await testContext(await unreachableDatabase(), { journal: visitor.journal })
    const urgent = newRequest()
    const storedBy: boolean[] = []
    const { sent } = start(visitor, {
      onEmail: async () => {
        if (sent.length === 1) await sendPlanRequest(away, urgent)
        else storedBy.push(await isStored(urgent))
      },
    })
    await expect.poll(() => storedBy.length, WITHIN).toBeGreaterThan(3)
    expect(storedBy.every(Boolean)).toBe(true)
  })

  it('send an email as soon as they are woken, and pause in between', async () => {
    const visitor = await testContext(connection)
    // Without being woken they would look for it only long after the test.
    const { jobs, emailsTo, rounds } = start(visitor, { idleMs: 60 * 60_000 })
    for (let round = 0; round < 5; round++) {
      const request = newRequest()
      await sendPlanRequest({ ...visitor, wake: jobs.wake }, request)
      await expect.poll(() => emailsTo(request.email), WITHIN).toBe(1)
    }
    expect(rounds()).toBeLessThan(20)
  })

  it('wait until the database is prepared', async () => {
    const prepared = Promise.withResolvers<void>()
    const visitor = await testContext(connection)
    const request = newRequest()
    await sendPlanRequest(visitor, request)
    const { jobs, emailsTo } = start(visitor, { prepared: prepared.promise })
    jobs.wake()
    expect(emailsTo(request.email)).toBe(0)
    prepared.resolve()
    await expect.poll(() => emailsTo(request.email), WITHIN).toBe(1)
  })

  it('send nothing more once they are stopped', async () => {
    const visitor = await testContext(connection)
    const { jobs, sent } = start(visitor)
    await jobs.stop()
    const before = sent.length
    await sendPlanRequest({ ...visitor, wake: jobs.wake }, newRequest())
    expect(sent).toHaveLength(before)
  })
})
