import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Email } from '#app/features/request/emails/plan-emails.server.tsx'
import { planRequest } from '#app/features/request/plan/plan-schema.ts'
import { sendPlanRequest } from '#app/features/request/plan/send-plan-request.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { startJobs } from './jobs.ts'

const connection = await openTestDatabase({ seeded: true })
const { db } = connection

const WITHIN = { timeout: 10_000 }
let requests = 0

function newRequest(country = 'costa-rica') {
  requests++
  return planRequest.parse({
    name: 'Ana Mora',
    email: `ana${requests}@example.org`,
    requestKey: `click ${requests}`,
    newPlan: { country, message: 'Hello', url: '/' },
  })
}

const isStored = async ({ email }: { email: string }) =>
  (await db.select().from(plan).where(eq(plan.contactEmail, email))).length === 1

/** The process's jobs over a visitor's journal; what they sent and logged. */
function start(visitor: RequestContext, prepared: Promise<void> = Promise.resolve()) {
  const sent: Email[] = []
  const logged: Record<string, unknown>[] = []
  let rounds = 0
  const jobs = startJobs({
    log: pino({ level: 'error' }, { write: line => logged.push(JSON.parse(line)) }),
    mail: { send: async (_id, _from, letter) => void sent.push(letter), close: () => undefined },
    context: () => {
      rounds++
      return { ...visitor, db, actor: { kind: 'system' } }
    },
    prepared,
  })
  onTestFinished(() => jobs.stop())
  return {
    jobs,
    sent,
    logged,
    rounds: () => rounds,
    lettersTo: (email: string) => sent.filter(letter => letter.to === email).length,
  }
}

describe('the jobs', () => {
  it('store what only the journal has, and send its letters', async () => {
    const away = await testContext(await unreachableDatabase())
    const request = newRequest()
    await sendPlanRequest(away, request)
    const { lettersTo } = start(away)
    await expect.poll(() => lettersTo(request.email), WITHIN).toBe(1)
    expect(await isStored(request)).toBe(true)
    expect(away.journal.waiting()).toEqual([])
  })

  it('are not held up by a request that the database refuses', async () => {
    const away = await testContext(await unreachableDatabase())
    const [refused, sound] = [newRequest('atlantis'), newRequest()]
    await sendPlanRequest(away, refused)
    await sendPlanRequest(away, sound)
    const { logged, lettersTo } = start(away)
    await expect.poll(() => lettersTo(sound.email), WITHIN).toBe(1)
    expect(logged).toMatchObject([{ msg: 'a request in the journal cannot be stored; it stays in the file' }])
    expect(JSON.stringify(logged.map(({ err: _err, ...line }) => line))).not.toContain(refused.email)
    expect(await isStored(refused)).toBe(false)
  })

  it('send a letter as soon as they are woken, and rest in between', async () => {
    const visitor = await testContext(connection)
    const { jobs, lettersTo, rounds } = start(visitor)
    for (let round = 0; round < 5; round++) {
      const request = newRequest()
      await sendPlanRequest({ ...visitor, wake: jobs.wake }, request)
      // Sooner than the round they would make by themselves.
      await expect.poll(() => lettersTo(request.email), { timeout: 1_500, interval: 20 }).toBe(1)
    }
    expect(rounds()).toBeLessThan(20)
  })

  it('wait until the database is prepared', async () => {
    const prepared = Promise.withResolvers<void>()
    const visitor = await testContext(connection)
    const request = newRequest()
    await sendPlanRequest(visitor, request)
    const { jobs, lettersTo } = start(visitor, prepared.promise)
    jobs.wake()
    expect(lettersTo(request.email)).toBe(0)
    prepared.resolve()
    await expect.poll(() => lettersTo(request.email), WITHIN).toBe(1)
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
