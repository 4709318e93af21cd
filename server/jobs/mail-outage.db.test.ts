import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import { sendPlanRequest } from '#app/features/request/sending/send-plan-request.server.ts'
import { outbox } from '#database/schema/outbox.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openMail, sendNextEmail } from './outbox.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const REQUESTS = 10
const EMAILS = REQUESTS * 2
const HOUR_MS = 3_600_000
let people = 0

beforeEach(async () => {
  await db.delete(outbox)
})

/** How a mail server treats an email that it has received completely. */
type Taking = 'accept' | 'keep and cut' | 'keep and hang'

/** A mail server that records the emails it received, whatever it replied, and an outbox of ten requests. */
async function openOutage(refuses: (recipient: string) => boolean = () => false) {
  const times = new Map<string, number>()
  let taking: Taking = 'accept'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) =>
      done(refuses(address) ? Object.assign(new Error('come later'), { responseCode: 450 }) : null),
    onData: async (stream, session, done) => {
      const raw = Buffer.concat(await stream.toArray()).toString()
      const [, id = ''] = /^message-id: (.*)$/im.exec(raw) ?? []
      times.set(id, (times.get(id) ?? 0) + 1)
      if (taking === 'accept') done()
      else if (taking === 'keep and cut') cut(server, session)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const ctx = await testContext(connection)
  for (let n = 0; n < REQUESTS; n++) {
    const person = { name: 'Ana Mora', email: `ana${people}@example.org`, requestKey: `outage ${people++}` }
    await sendPlanRequest(ctx, storedRequest.parse({ ...person, newPlan: { country: 'costa-clara' } }))
  }

  /** Sends until nothing is due, or until the server is left alone; each time with a new worker. */
  async function work(query = ''): Promise<void> {
    const mail = await openMail({ smtpUrl: `smtp://127.0.0.1:${port}${query}`, dataDir: '', restMs: HOUR_MS })
    onTestFinished(() => mail.close())
    await db.update(outbox).set({ dueTs: sql`now()` })
    while (await sendNextEmail(ctx, mail));
  }
  const handedOver = () => [...times.values()].reduce((sum, often) => sum + often, 0)
  return { times, handedOver, work, take: (how: Taking) => (taking = how) }
}

function cut({ connections }: SMTPServer, { id }: SMTPServerSession): void {
  for (const one of connections) if (one.session.id === id) one._socket.destroy()
}

test.each([
  ['cuts the connection', 'keep and cut', ''],
  ['says nothing more', 'keep and hang', '?socketTimeout=300'],
] as const)(
  'of a server that receives every email and then %s, one email is in doubt',
  async (_, how, query) => {
    const { times, handedOver, work, take } = await openOutage()
    take(how)
    await work(query)
    expect(handedOver()).toBe(1)
    take('accept')
    await work()
    await work()
    expect([times.size, handedOver()]).toEqual([EMAILS, EMAILS + 1])
  },
)

test('a server that temporarily refuses half of the recipients gets their emails later, and none twice', async () => {
  const refused = new Set<string>()
  let seen = 0
  const { times, handedOver, work } = await openOutage(address => {
    seen++
    if (seen > EMAILS || seen % 2 === 0) return false
    refused.add(address)
    return true
  })
  await work()
  expect([handedOver(), seen]).toEqual([EMAILS / 2, EMAILS])
  expect(refused.size).toBeGreaterThan(0)
  await work()
  expect([times.size, handedOver()]).toEqual([EMAILS, EMAILS])
})
