import { statSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { openAttachmentFiles } from '#database/files/attachment-files.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { message, messageAttachment, replyAddress } from '#database/schema/conversation.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { signInbound } from '#tools/testing/inbound-mail.ts'
import { addPerson } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const SECRET = 'what the mail service and we know, 32 and more'
const DOMAIN = 'reply.ceiba.test'
const [alma] = await db.select().from(staff).where(eq(staff.fkey, 'alma-reyes'))
const { userId } = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })
const planner: Actor = { kind: 'planner', userId, fkey: 'alma-reyes', countries: ['costa-clara'] }

async function siteOf(actor: Actor = { kind: 'visitor' }) {
  const folder = temporaryFolder()
  const attachments = openAttachmentFiles(await openFolderStore(folder))
  const settings = { replyDomain: DOMAIN, inboundSecret: SECRET, attachments }
  const ctx = await testContext(connection, { actor, ...settings })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }), trustedProxies: 1 })
  const as = async (other: Actor) => {
    const theirs = await testContext(connection, { actor: other, ...settings })
    return openTestSite(connection, { context: locale => ({ ...theirs, locale }) })
  }
  return { ...site, folder, as }
}

type Site = Awaited<ReturnType<typeof siteOf>>

/** Delivers an email as the mail service does. */
async function handOver({ ask }: Site, raw: string | Buffer, signature?: string) {
  const body = Buffer.from(raw)
  return ask('/api/inbound/email', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'message/rfc822',
      'inbound-signature': signature ?? signInbound(SECRET, body, new Date()),
    },
  })
}

const outcomeOf = async (answer: Promise<Response>) => (await (await answer).json()).data.outcome

async function addressOf(planId: number, fkey?: string): Promise<string> {
  const rows = await db.select().from(replyAddress).where(eq(replyAddress.planId, planId))
  const row = rows.find(({ staffFkey }) => staffFkey === (fkey ?? null))
  return `reply+${row?.token}@${DOMAIN}`
}

let emails = 0
function write(to: string, from: string, body: string, ...more: string[]): string {
  emails++
  const head = [`From: ${from}`, `To: <${to}>`, 'Subject: Re: Costa Clara', 'MIME-Version: 1.0']
  const id = more.some(line => /^message-id/i.test(line)) ? [] : [`Message-ID: <${emails}@example.org>`]
  return [...head, ...id, ...more, '', body].join('\r\n')
}

const threadOf = (planId: number) =>
  db.select().from(message).where(eq(message.planId, planId)).orderBy(message.id)
const eventsOf = async (planId: number) =>
  (await db.select().from(planEvent).where(eq(planEvent.planId, planId))).map(({ kind }) => kind)

const PLAIN = 'Content-Type: text/plain; charset=utf-8'

describe('an answer by email', () => {
  test('of the traveller joins the conversation without its quotation, and starts the reply clock', async () => {
    const mine = await addTestPlan(connection, { waitsFor: 'traveller' })
    const site = await siteOf()
    const body = 'Dusk is fine for Ada.\r\n\r\nEl lun, 16 mar 2026 a las 10:00, Alma escribió:\r\n> ¿Bien?'
    const email = write(await addressOf(mine.planId), mine.email, body, PLAIN)
    expect(await outcomeOf(handOver(site, email))).toBe('joined')
    expect(await threadOf(mine.planId)).toMatchObject([
      { body: 'Dusk is fine for Ada.', channel: 'email', authorKind: 'traveller', authorName: 'Ana Mora' },
    ])
    const [row] = await db.select().from(plan).where(eq(plan.id, mine.planId))
    expect(row?.waitsFor).toBe('planner')
  })

  test('of the planner answers the plan, in the name of its sender', async () => {
    const { planId } = await addTestPlan(connection, { assignedStaffFkey: 'alma-reyes' })
    const site = await siteOf()
    const email = write(await addressOf(planId, 'alma-reyes'), alma?.email ?? '', 'Bring a torch.')
    expect(await outcomeOf(handOver(site, email))).toBe('joined')
    expect(await threadOf(planId)).toMatchObject([{ authorKind: 'planner', authorName: 'Alma Reyes' }])
    const [row] = await db.select().from(plan).where(eq(plan.id, planId))
    expect(row).toMatchObject({ waitsFor: 'traveller', assignedStaffFkey: 'alma-reyes' })
  })

  test('delivered again, also in parallel, is one message', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    const email = write(await addressOf(planId), from, 'Once')
    const outcomes = await Promise.all([handOver(site, email), handOver(site, email)].map(outcomeOf))
    expect(outcomes.toSorted()).toEqual(['again', 'joined'])
    expect(await outcomeOf(handOver(site, email))).toBe('again')
    expect(await threadOf(planId)).toHaveLength(1)
  })

  test('is accepted whatever its Message-ID and its file names are', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    const parts = [
      ...['--x', PLAIN, '', 'Dusk.', '--x'],
      `Content-Disposition: attachment; filename*=utf-8''${'a'.repeat(149)}%F0%9F%90%92.exe`,
      ...['Content-Type: application/octet-stream', '', 'MZ', '--x--'],
    ]
    const header = ['Message-ID: <a\0b@example.org>', 'Content-Type: multipart/mixed; boundary=x']
    const email = write(await addressOf(planId), from, parts.join('\r\n'), ...header)
    expect(await outcomeOf(handOver(site, email))).toBe('joined')
    expect(await outcomeOf(handOver(site, email))).toBe('again')
    expect(await eventsOf(planId)).toContain('attachment_refused')
  })

  test('from another address of the traveller shows that address', async () => {
    const { planId } = await addTestPlan(connection)
    const site = await siteOf()
    await handOver(site, write(await addressOf(planId), 'Ana <ana@work.example>', 'From the office'))
    expect(await threadOf(planId)).toMatchObject([{ authorName: 'Ana Mora (ana@work.example)' }])
  })

  test('in HTML only is converted to text', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    const html = '<p>Dos ni&ntilde;os <script>alert(1)</script></p>'
    await handOver(site, write(await addressOf(planId), from, html, 'Content-Type: text/html; charset=utf-8'))
    expect(await threadOf(planId)).toMatchObject([{ body: 'Dos niños' }])
  })
})

describe('a sender who may not write', () => {
  test.each<[string, Partial<typeof staff.$inferInsert> | null, string]>([
    ['another person behind the planner’s address', null, 'somebody@example.org'],
    ['a planner who has left', { active: false }, ''],
  ])('%s is refused and logged', async (_, change, from) => {
    const { planId } = await addTestPlan(connection, { assignedStaffFkey: 'alma-reyes' })
    const site = await siteOf()
    if (change) await db.update(staff).set(change).where(eq(staff.fkey, 'alma-reyes'))
    const email = write(await addressOf(planId, 'alma-reyes'), from || (alma?.email ?? ''), 'Hi')
    const outcomes = [await outcomeOf(handOver(site, email)), await outcomeOf(handOver(site, email))]
    await db.update(staff).set({ active: true }).where(eq(staff.fkey, 'alma-reyes'))
    expect([outcomes, await threadOf(planId)]).toEqual([['refused', 'refused'], []])
    expect(await eventsOf(planId)).toEqual(['email_refused'])
  })

  test('an email to an address that was never issued is refused', async () => {
    const site = await siteOf()
    const address = `reply+${'0'.repeat(32)}@${DOMAIN}`
    expect(await outcomeOf(handOver(site, write(address, 'a@example.org', 'Hi')))).toBe('unknown')
    expect(await outcomeOf(handOver(site, write('plan@ceiba.example', 'a@example.org', 'Hi')))).toBe(
      'unknown',
    )
    expect(await outcomeOf(handOver(site, Buffer.from([0, 255, 13, 10, 1])))).toBe('unknown')
  })

  test('an email without a signature, with an old one, or with one for another body is not read', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    const email = write(await addressOf(planId), from, 'Hi')
    const signatures = [
      '',
      't=1,v1=zz',
      signInbound('another secret', Buffer.from(email), new Date()),
      signInbound(SECRET, Buffer.from(email), new Date(Date.now() - 6 * 60_000)),
      signInbound(SECRET, Buffer.from(`${email}!`), new Date()),
    ]
    for (const signature of signatures) expect((await handOver(site, email, signature)).status).toBe(401)
    expect(await threadOf(planId)).toEqual([])
  })

  test('without a secret the call does not exist', async () => {
    const { ask } = await openTestSite(connection)
    const init = { method: 'POST', body: 'x', headers: { 'content-type': 'message/rfc822' } }
    expect((await ask('/api/inbound/email', init)).status).toBe(404)
  })

  test('clients that never finish an upload do not block other senders, and are timed out', async () => {
    const site = await siteOf()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const begin = (from: string) =>
        site.ask('/api/inbound/email', {
          method: 'POST',
          body: new ReadableStream(),
          headers: { 'content-type': 'message/rfc822', 'x-forwarded-for': from },
          duplex: 'half',
        } as RequestInit)
      const held = [begin('203.0.113.7'), begin('203.0.113.7')]
      expect((await begin('203.0.113.7')).status).toBe(503)
      const signed = () => handOver(site, write('nobody@reply.ceiba.test', 'a@example.org', 'Hi'))
      expect((await signed()).status).toBe(200)
      const more = [4, 5, 6].flatMap(n => [begin(`203.0.113.${n}`), begin(`203.0.113.${n}`)])
      expect((await signed()).status).toBe(503)
      await vi.advanceTimersByTimeAsync(60_000)
      for (const answer of [...held, ...more]) expect((await answer).status).toBe(504)
      expect((await signed()).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  test('an email of more than 32 MB is refused before it is read', async () => {
    const answer = await handOver(await siteOf(), Buffer.alloc(33 * 1024 * 1024, 'x'), 't=1,v1=x')
    expect(answer.status).toBe(413)
  })
})

describe('an automatic email', () => {
  test.each([
    ['an answer while away', 'Auto-Submitted: auto-replied'],
    ['a mass mailing', 'Precedence: bulk'],
    ['an email from nobody', 'Return-Path: <>'],
  ])('%s is ignored', async (_, header) => {
    const { planId, email: from } = await addTestPlan(connection)
    const email = write(await addressOf(planId), from, 'I am away', header)
    expect(await outcomeOf(handOver(await siteOf(), email))).toBe('automatic')
    expect([await threadOf(planId), await eventsOf(planId)]).toEqual([[], []])
  })

  test('a failed delivery is logged once', async () => {
    const { planId } = await addTestPlan(connection)
    const site = await siteOf()
    const report = [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      'Return-Path: <>',
    ]
    const body = '--b\r\nContent-Type: text/plain\r\n\r\nNo such user\r\n--b--'
    const email = write(await addressOf(planId), 'mailer-daemon@mx.example.org', body, ...report)
    const outcomes = [await outcomeOf(handOver(site, email)), await outcomeOf(handOver(site, email))]
    expect([outcomes, await threadOf(planId)]).toEqual([['bounced', 'bounced'], []])
    expect(await eventsOf(planId)).toEqual(['email_bounced'])
  })
})

describe('attached files', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
  const part = (name: string, type: string, content: Buffer) =>
    `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`
  const MIXED = 'Content-Type: multipart/mixed; boundary=b'

  test('are stored by their content, listed in the thread, and readable by those who may read the plan', async () => {
    const mine = await addTestPlan(connection)
    const other = await addTestPlan(connection)
    const site = await siteOf()
    const words = '--b\r\nContent-Type: text/plain\r\n\r\nOur passports\r\n'
    const files =
      part('ada.pdf', 'application/pdf', pdf) +
      part('run.pdf', 'application/pdf', Buffer.from('MZ\0\0not a pdf at all', 'latin1'))
    const email = write(await addressOf(mine.planId), mine.email, `${words}${files}--b--`, MIXED)
    expect(await outcomeOf(handOver(site, email))).toBe('joined')
    expect(await eventsOf(mine.planId)).toEqual(['attachment_refused', 'message'])
    const theirs = await site.as(mine.traveller)
    const { data } = await (await theirs.ask(`/api/private/plan/${mine.planId}/message`)).json()
    const [file] = data[0].attachments
    expect(data[0].attachments).toEqual([
      { name: 'ada.pdf', mediaType: 'application/pdf', bytes: pdf.byteLength, href: file.href },
    ])
    const answer = await theirs.ask(file.href)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''ada.pdf")
    const atOffice = file.href.replace('/private/', '/admin/')
    const statuses = []
    for (const [actor, path] of [
      [{ kind: 'visitor' }, file.href],
      [other.traveller, file.href],
      [other.traveller, file.href.replace(`/${mine.planId}/`, `/${other.planId}/`)],
      [planner, atOffice],
      [{ ...planner, fkey: 'x', countries: ['marmol'] }, atOffice],
    ] as [Actor, string][])
      statuses.push((await (await site.as(actor)).ask(path)).status)
    expect(statuses).toEqual([401, 404, 404, 200, 404])
    const [row] = await db.select().from(messageAttachment)
    expect(statSync(join(site.folder, row?.sum ?? '')).mode & 0o777).toBe(0o600)
  })

  test('without text become a message that lists their names', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const body = `${part('ada.pdf', 'application/pdf', pdf)}--b--`
    const email = write(await addressOf(planId), from, body, MIXED)
    expect(await outcomeOf(handOver(await siteOf(), email))).toBe('joined')
    expect(await threadOf(planId)).toMatchObject([{ body: 'ada.pdf' }])
  })
})
