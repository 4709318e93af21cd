import { type AddressInfo, createConnection, createServer } from 'node:net'
import { eq } from 'drizzle-orm'
import { ImapFlow } from 'imapflow'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { receiveEmail } from '#app/features/conversation/inbound/receive-email-commands.server.ts'
import { replyToPlan } from '#app/features/conversation/thread/thread-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { message, messageAttachment, replyAddress } from '#database/schema/conversation.ts'
import { planEvent } from '#database/schema/plan.ts'
import { type MailServer, startMailServer } from '#tools/testing/dovecot-server.ts'
import { INBOUND_RECEIVER, REPLY_DOMAIN } from '#tools/testing/inbound-mail.ts'
import { addPerson } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { openLog } from '../log.ts'
import { openMailbox, pollMailbox, takeUnread } from './imap-mailbox.ts'
import { openMail, sendNextEmail } from './outbox.ts'

/** Replies by email from end to end: Debian's IMAP server, and emails that come and go by SMTP. */
const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const { userId } = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })
const planner: Actor = { kind: 'planner', userId, fkey: 'alma-reyes', countries: ['costa-clara'] }

let server: MailServer
let owner: ImapFlow
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  const auth = { user: 'plan', pass: 'secret' }
  owner = new ImapFlow({ host: '127.0.0.1', port: server.port, secure: false, auth, logger: false })
  await owner.connect()
  await owner.mailboxOpen('INBOX')
  await owner.messageDelete('1:*')
  return () => owner.logout()
})

const unread = async () => (await owner.search({ seen: false }, { uid: true })) || []

/** The mail server that takes in emails: those to us are put into the mailbox, those to others recorded. */
async function openExchange() {
  const sent: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: 64 * 1024 * 1024,
    onData: async (stream, { envelope }, done) => {
      const raw = Buffer.concat(await stream.toArray())
      const [to] = envelope.rcptTo.map(({ address }) => address)
      const domain = envelope.mailFrom ? envelope.mailFrom.address.split('@')[1] : ''
      const above = `Authentication-Results: ${INBOUND_RECEIVER}; dkim=pass header.d=${domain}\r\nDelivered-To: ${to}\r\n`
      if (to?.endsWith(`@${REPLY_DOMAIN}`))
        await owner.append('INBOX', Buffer.concat([Buffer.from(above), raw]))
      else sent.push(raw.toString())
      done()
    },
  })
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => smtp.close(() => resolve())))
  const { port } = smtp.server.address() as AddressInfo
  const transport = createTransport({ host: '127.0.0.1', port, secure: false })
  /** Sends a raw email as a traveller's program does. */
  const send = (from: string, to: string, raw: string | Buffer) =>
    transport.sendMail({ envelope: { from, to }, raw })
  return { url: `smtp://127.0.0.1:${port}`, sent, send }
}

async function openWork() {
  const faults: string[] = []
  const ctx = await testContext(connection, {
    actor: { kind: 'system' },
    ...{ replyDomain: REPLY_DOMAIN, inboundReceiver: INBOUND_RECEIVER },
    reportFault: (error: unknown) => void faults.push(String(error)),
  })
  const take = async (email: Parameters<typeof receiveEmail>[1]) => void (await receiveEmail(ctx, email))
  return { ctx, take, faults }
}

async function addressOf(planId: number): Promise<string> {
  const rows = await db.select().from(replyAddress).where(eq(replyAddress.planId, planId))
  return `reply+${rows.find(({ staffFkey }) => staffFkey === null)?.token}@${REPLY_DOMAIN}`
}

/** Reads the mailbox as the process does, until nothing is unread. */
async function readAll(take: Parameters<typeof pollMailbox>[1]['take'], url = server.url) {
  const { stop } = pollMailbox(url, { log: openLog('silent'), take, prepared: Promise.resolve() })
  await expect.poll(unread, { timeout: 50_000, interval: 100 }).toEqual([])
  await stop(5_000)
}

const bodiesOf = async (planId: number) =>
  (await db.select().from(message).where(eq(message.planId, planId)).orderBy(message.id)).map(
    ({ body }) => body,
  )
const eventsOf = async (planId: number, kind: string) =>
  (await db.select().from(planEvent).where(eq(planEvent.planId, planId))).filter(event => event.kind === kind)

test('an answer leaves by SMTP, is answered by email, and the words are in the conversation', async () => {
  const { planId, email } = await addTestPlan(connection)
  const { url, sent, send } = await openExchange()
  const { ctx, take } = await openWork()
  await replyToPlan({ ...ctx, actor: planner }, { planId, body: 'Dusk or dawn?' })
  const mail = await openMail({ smtpUrl: url, dataDir: '' })
  onTestFinished(() => mail.close())
  while (await sendNextEmail(ctx, mail));
  const [arrived = ''] = sent.filter(raw => raw.includes(`To: ${email}`))
  const replyTo = /^Reply-To: (\S+)/im.exec(arrived)?.[1] ?? ''
  const id = /^Message-ID: (\S+)/im.exec(arrived)?.[1] ?? ''
  const head = [`From: Ana <${email}>`, `To: <${replyTo}>`, 'Subject: Re: Costa Clara', `In-Reply-To: ${id}`]
  const quoted = `On Mon, 16 Mar 2026 at 10:00, Ceiba <${replyTo}> wrote:\r\n> Dusk or dawn?`
  const text = ['Message-ID: <one@example.org>', '', 'Dawn, with the children.', '', quoted].join('\r\n')
  await send(email, replyTo, [...head, text].join('\r\n'))
  await readAll(take)
  expect(await bodiesOf(planId)).toEqual(['Dusk or dawn?', 'Dawn, with the children.'])
})

const nested = (levels: number) =>
  Array.from(
    { length: levels },
    (_, n) => `Content-Type: multipart/mixed; boundary=c${n}\r\n\r\n--c${n}`,
  ).join('\r\n')

/** Emails that we refuse to read, of four kinds. */
const poisons: ((n: number) => string)[] = [
  n =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\npoison ${n}\r\n${'--b\r\n\r\n\r\n'.repeat(6_000)}--b--`,
  n => `X-Poison: ${n}\r\n${nested(2_000)}\r\n\r\npoison ${n}`,
  n => `X-Long: ${'x'.repeat(700_000)}\r\n\r\npoison ${n}`,
  n => `${'X: y\r\n'.repeat(150_000)}\r\npoison ${n}`,
]

test('fifty poisoned emails among good ones: these arrive, those are set aside, once', {
  timeout: 180_000,
}, async () => {
  const { planId, email } = await addTestPlan(connection)
  const { send } = await openExchange()
  const { ctx, take, faults } = await openWork()
  const to = await addressOf(planId)
  const good: string[] = []
  for (let n = 0; n < 50; n++) {
    const head = (id: string) =>
      `From: Ana <${email}>\r\nTo: <${to}>\r\nSubject: Re:\r\nMessage-ID: <${id}@x.test>\r\n`
    await send(email, to, head(`poison${n}`) + poisons[n % poisons.length]?.(n))
    if (n % 3 > 0) continue
    good.push(`Good words ${n}`)
    await send(email, to, `${head(`good${n}`)}\r\n${good.at(-1)}`)
  }
  expect((await unread()).length).toBe(50 + good.length)
  await readAll(take)
  const bodies = await bodiesOf(planId)
  expect(bodies.filter(body => body.startsWith('Good'))).toEqual(good)
  expect(bodies).toHaveLength(50 + good.length)
  expect(await eventsOf(planId, 'email_set_aside')).toHaveLength(50)
  expect(faults).toHaveLength(50)

  const site = await openTestSite(connection, { context: locale => ({ ...ctx, actor: planner, locale }) })
  const { data } = await (await site.ask(`/api/admin/plan/${planId}/message`)).json()
  const aside = data.find(({ body }: { body: string }) => body === 'poison 46')
  expect(aside).toMatchObject({ author: 'traveller', email: { isRaw: true } })
  const raw = await (await site.ask(aside.email.href)).text()
  expect([raw.includes('X-Long'), raw.trim().endsWith('poison 46')]).toEqual([true, true])

  // Somebody marks them all as unread: nothing is said twice.
  await owner.messageFlagsRemove('1:*', ['\\Seen'])
  await readAll(take)
  expect(await bodiesOf(planId)).toEqual(bodies)
  expect(await eventsOf(planId, 'email_set_aside')).toHaveLength(50)
  expect(faults).toHaveLength(50)
})

/** A line to the mail server that is slow, or breaks after so many bytes of its answers, once. */
async function openLine({ breaksAfter = Number.POSITIVE_INFINITY, everyMs = 0 }) {
  let left = breaksAfter
  const line = createServer(client => {
    const up = createConnection({ port: server.port, host: '127.0.0.1' })
    client.pipe(up).on('error', () => client.destroy())
    client.on('error', () => up.destroy()).on('close', () => up.destroy())
    up.on('close', () => client.destroy())
    up.on('data', async data => {
      up.pause()
      if (everyMs > 0) await new Promise(resolve => setTimeout(resolve, everyMs))
      left -= data.length
      if (left < 0) {
        left = Number.POSITIVE_INFINITY
        client.resetAndDestroy()
        return
      }
      client.write(data)
      up.resume()
    })
  })
  await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void line.close())
  return server.url.replace(String(server.port), String((line.address() as AddressInfo).port))
}

async function fill(planId: number, email: string, count: number, bytes: number) {
  const to = await addressOf(planId)
  for (let n = 0; n < count; n++) {
    const head = `From: ${email}\r\nTo: <${to}>\r\nMessage-ID: <${n}@fill.test>\r\nX-Fill: ${'x'.repeat(bytes)}\r\n`
    await owner.append('INBOX', `${head}\r\nWords ${n}`)
  }
}

test('a connection that breaks in the middle loses nothing, and brings nothing twice', async () => {
  const { planId, email } = await addTestPlan(connection)
  const { take } = await openWork()
  await fill(planId, email, 9, 50_000)
  const url = await openLine({ breaksAfter: 220_000 })
  const failures = new Map<number, number>()
  const round = () => {
    const { mailbox, folder } = openMailbox(url, () => undefined)
    const onFailed = () => expect.unreachable()
    return takeUnread(mailbox, folder, { take, onFailed, signal: new AbortController().signal, failures })
  }
  await expect(round()).rejects.toThrow()
  const first = (await bodiesOf(planId)).length
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(9)
  expect(await round()).toEqual({ taken: 9 - first, isMore: false })
  expect((await bodiesOf(planId)).toSorted()).toEqual(Array.from({ length: 9 }, (_, n) => `Words ${n}`))
})

test('a server that answers slowly is waited for', async () => {
  const { planId, email } = await addTestPlan(connection)
  const { take } = await openWork()
  await fill(planId, email, 3, 100_000)
  await readAll(take, await openLine({ everyMs: 100 }))
  expect(await bodiesOf(planId)).toEqual(['Words 0', 'Words 1', 'Words 2'])
})

test('an email of more than 32 MB is set aside with its words, and holds up nobody', async () => {
  const { planId, email } = await addTestPlan(connection)
  const { take } = await openWork()
  const to = await addressOf(planId)
  const head = `From: ${email}\r\nTo: <${to}>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n`
  const words = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  const said = Buffer.from('Here is the whole film of last year.').toString('base64')
  const film = `\r\n--b\r\nContent-Type: video/mp4; name=film.mp4\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'A'.repeat(76)}\r\n`.repeat(500_000)}--b--`
  await owner.append('INBOX', head + words + said + film)
  await fill(planId, email, 1, 10)
  await readAll(take)
  expect(await bodiesOf(planId)).toEqual(['Here is the whole film of last year.', 'Words 0'])
  expect(await eventsOf(planId, 'email_set_aside')).toHaveLength(1)
  const files = await db.select().from(messageAttachment)
  expect(files.map(({ name, refused }) => [name, refused])).toContainEqual(['film.mp4', 'too_large'])
})

/** Doubles one email until there are many: the server stores its words once. */
async function multiply(atLeast: number) {
  await owner.append('INBOX', 'From: a@news.test\r\nTo: plan@ceiba.example\r\n\r\nNews', ['\\Seen'])
  for (let count = 1; count < atLeast; count *= 2) await owner.messageCopy('1:*', 'INBOX')
  await owner.noop()
}

test('a mailbox of 100,000 emails: only new ones come over the line, and memory stays', {
  timeout: 180_000,
}, async () => {
  const { planId, email } = await addTestPlan(connection)
  const { take } = await openWork()
  await multiply(100_000)
  await fill(planId, email, 3, 10)
  const failures = new Map<number, number>()
  const round = async () => {
    const { mailbox, folder } = openMailbox(server.url, () => undefined)
    const reading = {
      take,
      onFailed: () => expect.unreachable(),
      signal: new AbortController().signal,
      failures,
    }
    const before = process.memoryUsage().rss
    const read = await takeUnread(mailbox, folder, reading)
    return {
      read,
      grown: process.memoryUsage().rss - before,
      received: (mailbox as ImapFlow).stats().received,
    }
  }
  const first = await round()
  expect(first.read).toEqual({ taken: 3, isMore: false })
  expect(await bodiesOf(planId)).toEqual(['Words 0', 'Words 1', 'Words 2'])
  expect(first.received).toBeLessThan(8_000)
  const again = await round()
  expect([again.read.taken, again.received < 4_000]).toEqual([0, true])

  // All unread, as after somebody pressed the wrong button.
  await owner.messageFlagsRemove('1:*', ['\\Seen'])
  const flood = await round()
  expect(flood.read).toEqual({ taken: 200, isMore: true })
  expect(flood.received).toBeLessThan(2_000_000)
  expect(flood.grown).toBeLessThan(100 * 1024 * 1024)
})
