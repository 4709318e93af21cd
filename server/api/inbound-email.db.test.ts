import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { eq, isNotNull } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { receiveEmail } from '#app/features/conversation/inbound/receive-email-commands.server.ts'
import { removeUnnamedFiles } from '#app/features/traveller/personal-data/remove-person.server.ts'
import type { Actor } from '#app/request-context.ts'
import { openAttachmentFiles } from '#database/files/attachment-files.ts'
import { openEmailFiles } from '#database/files/email-files.ts'
import { openFolderStore } from '#database/files/folder-store.ts'
import { inboundEmail, message, messageAttachment, replyAddress } from '#database/schema/conversation.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { EVERYWHERE } from '#tools/everywhere.ts'
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
const RECEIVER = 'mx.ceiba.test'
const [alma] = await db.select().from(staff).where(eq(staff.fkey, 'alma-reyes'))
const { userId } = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })
const planner: Actor = { kind: 'planner', userId, fkey: 'alma-reyes', countries: ['costa-clara'] }

async function siteOf(actor: Actor = { kind: 'visitor' }) {
  const folder = temporaryFolder()
  const attachments = openAttachmentFiles(await openFolderStore(folder))
  const emails = openEmailFiles(attachments, [SECRET])
  const settings = {
    ...{ replyDomain: DOMAIN, inboundSecret: SECRET, inboundReceiver: RECEIVER },
    ...{ attachments, emails },
  }
  const ctx = await testContext(connection, { actor, ...settings })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }), trustedProxies: 1 })
  const as = async (other: Actor) => {
    const theirs = await testContext(connection, { actor: other, ...settings })
    return openTestSite(connection, { context: locale => ({ ...theirs, locale }) })
  }
  return { ...site, ctx, folder, as }
}

/** Each email is read by a thread of its own: in the gate one of those that the rules' own tests read as well. */
function firstOf<T>(...all: T[]): T[] {
  return EVERYWHERE ? all : all.slice(0, 1)
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
/** What our mail server writes above an email whose sender's domain signed it. */
const signedBy = (from = '') =>
  `Authentication-Results: ${RECEIVER}; dkim=pass header.d=${from.split('@')[1]}; spf=pass`

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
    const address = await addressOf(planId, 'alma-reyes')
    const email = write(address, alma?.email ?? '', 'Bring a torch.', signedBy(alma?.email))
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
  test.each(
    firstOf(
      ['an answer while away', 'Auto-Submitted: auto-replied'],
      ['a mass mailing', 'Precedence: bulk'],
      ['an email from nobody', 'Return-Path: <>'],
    ),
  )('%s is ignored', async (_, header) => {
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
    expect(data[0].refusedFiles).toEqual([{ name: 'run.pdf', reason: 'type' }])
    const [row] = await db.select().from(messageAttachment).where(isNotNull(messageAttachment.sum))
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

describe('an email of a planner', () => {
  const idOf = async (site: Site, planId: number) => {
    const { data } = await (await (await site.as(planner)).ask(`/api/admin/plan/${planId}/email`)).json()
    return data
  }

  test.each(
    firstOf<[string, string[]]>(
      ['with two senders', [signedBy(alma?.email ?? ''), 'From: Evil <evil@evil.test>']],
      ['without a signature', []],
      [
        'whose signature somebody else tells',
        ['Authentication-Results: mx.evil.test; dkim=pass header.d=ceiba.example'],
      ],
      ['signed by another', [signedBy('x@evil.test')]],
    ),
  )('%s waits for a press, and then answers the plan', async (_, more) => {
    const { planId } = await addTestPlan(connection, { assignedStaffFkey: 'alma-reyes' })
    const site = await siteOf()
    const words = 'Pay to another account'
    const email = write(await addressOf(planId, 'alma-reyes'), alma?.email ?? '', words, ...more)
    expect([await outcomeOf(handOver(site, email)), await outcomeOf(handOver(site, email))]).toEqual([
      'waiting',
      'waiting',
    ])
    expect([await threadOf(planId), await eventsOf(planId)]).toEqual([[], ['email_set_aside']])
    const [waiting] = await idOf(site, planId)
    expect(waiting).toMatchObject({ state: 'waiting', excerpt: words, canJoin: true })
    const office = await site.as(planner)
    expect(await (await office.ask(waiting.href)).text()).toBe(email)
    const join = `/api/admin/plan/${planId}/email/${waiting.id}/join`
    expect((await office.ask(join, { method: 'POST' })).status).toBe(204)
    expect(await threadOf(planId)).toMatchObject([{ body: words, authorKind: 'planner' }])
    expect(await eventsOf(planId)).toEqual(['email_set_aside', 'email_joined', 'message'])
    expect([await idOf(site, planId), (await office.ask(join, { method: 'POST' })).status]).toEqual([[], 404])
  })

  test('is put into the conversation by the office only', async () => {
    const { planId, traveller } = await addTestPlan(connection, { assignedStaffFkey: 'alma-reyes' })
    const site = await siteOf()
    await handOver(site, write(await addressOf(planId, 'alma-reyes'), alma?.email ?? '', 'Hi'))
    const [{ id }] = await idOf(site, planId)
    const statuses = []
    for (const actor of [{ kind: 'visitor' }, traveller, { ...planner, countries: [], fkey: 'x' }] as Actor[])
      statuses.push(
        (await (await site.as(actor)).ask(`/api/admin/plan/${planId}/email/${id}/join`, { method: 'POST' }))
          .status,
      )
    expect([statuses, await threadOf(planId)]).toEqual([[401, 403, 404], []])
  })
})

describe('the whole email', () => {
  const quoted = 'Dusk.\r\n\r\nOn Mon, 16 Mar 2026 at 10:00, Ceiba <reply@x.test> wrote:\r\n> Is dusk fine?'

  test('is read by the office and by its author, as it came and in words', async () => {
    const mine = await addTestPlan(connection)
    const other = await addTestPlan(connection)
    const site = await siteOf()
    const email = write(await addressOf(mine.planId), mine.email, quoted, PLAIN)
    await handOver(site, email)
    const id = (await threadOf(mine.planId))[0]?.id
    const own = `/api/private/plan/${mine.planId}/message/${id}/original`
    const atOffice = own.replace('/private/', '/admin/')
    const theirs = await site.as(mine.traveller)
    const { data } = await (await theirs.ask(`/api/private/plan/${mine.planId}/message`)).json()
    expect(data[0]).toMatchObject({ body: 'Dusk.', email: { href: own, subject: null, isRaw: false } })
    const whole = await theirs.ask(own)
    expect([whole.headers.get('content-type'), await whole.text()]).toEqual(['message/rfc822', email])
    const inWords = await theirs.ask(own, { headers: { accept: 'application/json' } })
    expect((await inWords.json()).data).toMatchObject({
      from: mine.email,
      subject: 'Re: Costa Clara',
      text: quoted.replaceAll('\r\n', '\n'),
      isRead: true,
    })
    const statuses = []
    for (const [actor, path] of [
      [{ kind: 'visitor' }, own],
      [other.traveller, own],
      [other.traveller, own.replace(`/${mine.planId}/`, `/${other.planId}/`)],
      [mine.traveller, atOffice],
      [planner, atOffice],
      [{ ...planner, fkey: 'x', countries: ['marmol'] }, atOffice],
    ] as [Actor, string][])
      statuses.push((await (await site.as(actor)).ask(path)).status)
    expect(statuses).toEqual([401, 404, 404, 403, 200, 404])
  })

  test('of the planner is not the traveller’s to read', async () => {
    const { planId, traveller } = await addTestPlan(connection, { assignedStaffFkey: 'alma-reyes' })
    const site = await siteOf()
    const address = await addressOf(planId, 'alma-reyes')
    await handOver(site, write(address, alma?.email ?? '', quoted, PLAIN, signedBy(alma?.email)))
    const id = (await threadOf(planId))[0]?.id
    const theirs = await site.as(traveller)
    const { data } = await (await theirs.ask(`/api/private/plan/${planId}/message`)).json()
    expect(data[0]).toMatchObject({ body: 'Dusk.', email: null })
    expect((await theirs.ask(`/api/private/plan/${planId}/message/${id}/original`)).status).toBe(404)
  })

  test('is stored sealed, for its plan alone, and is deleted with it', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    await handOver(site, write(await addressOf(planId), from, 'A secret of Ada', PLAIN))
    const [row] = await db.select().from(inboundEmail).where(eq(inboundEmail.planId, planId))
    const stored = readFileSync(join(site.folder, row?.sum ?? ''))
    expect(stored.includes('A secret of Ada')).toBe(false)
    expect(await site.ctx.emails.read(row?.sum ?? '', planId)).not.toBeNull()
    expect(await site.ctx.emails.read(row?.sum ?? '', planId + 1)).toBeNull()
    await db.delete(plan).where(eq(plan.id, planId))
    const later = new Date(Date.now() + 2 * 60 * 60 * 1_000)
    await removeUnnamedFiles({ ...site.ctx, now: () => later })
    expect(existsSync(join(site.folder, row?.sum ?? ''))).toBe(false)
  })
})

describe('bad input', () => {
  const nested = Array.from(
    { length: 2_000 },
    (_, n) => `Content-Type: multipart/mixed; boundary=c${n}\r\n\r\n--c${n}`,
  ).join('\r\n')
  const MIXED = 'Content-Type: multipart/mixed; boundary=b'
  const words = '--b\r\nContent-Type: text/plain\r\n\r\nOur words\r\n'

  test.each(
    firstOf<[string, string, string[]]>(
      ['20,000 parts', `${words}${'--b\r\n\r\n\r\n'.repeat(20_000)}--b--`, [MIXED]],
      ['2,000 parts, one in another', `${words}--b\r\n${nested}`, [MIXED]],
      ['headers of 3 MB', 'Our words', [`X-Long: ${'x'.repeat(3_000_000)}`]],
      ['200,000 headers', 'Our words', ['X: y\r\n'.repeat(200_000).trim()]],
    ),
  )('an email of %s is set aside at once, said once, and read as it came', async (_, body, more) => {
    const mine = await addTestPlan(connection, { waitsFor: 'traveller' })
    const site = await siteOf()
    const email = write(await addressOf(mine.planId), mine.email, body, ...more)
    expect(await outcomeOf(handOver(site, email))).toBe('unreadable')
    expect(await outcomeOf(handOver(site, email))).toBe('again')
    expect(await eventsOf(mine.planId)).toEqual(['email_set_aside', 'message'])
    const [row] = await db.select().from(plan).where(eq(plan.id, mine.planId))
    expect(row?.waitsFor).toBe('planner')
    const office = await site.as(planner)
    const { data } = await (await office.ask(`/api/admin/plan/${mine.planId}/message`)).json()
    expect(data[0]).toMatchObject({ author: 'traveller', email: { isRaw: true } })
    expect(data[0].body).toContain('Our words')
    expect(await (await office.ask(data[0].email.href)).text()).toBe(email)
    const asWords = await office.ask(data[0].email.href, { headers: { accept: 'application/json' } })
    expect((await asWords.json()).data).toMatchObject({ isRead: false })
  })

  test('of many megabytes, in UTF-7, from the future, with ten senders, joins', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    const to = await addressOf(planId)
    const picture = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(EVERYWHERE ? 18 * 1024 * 1024 : 1024, '1'),
    ]).toString('base64')
    const pdf = `--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture}\r\n--b--`
    const emails = [
      write(to, from, `${words}${pdf}`, MIXED),
      write(to, from, 'Ma+APE-ana', 'Content-Type: text/plain; charset=utf-7'),
      write(to, from, '--b\r\nContent-Type: text/plain; charset=UTF-7\r\n\r\nS+AO0-, +-506\r\n--b--', MIXED),
      write(to, from, 'Soon', 'Date: Fri, 1 Jan 2100 00:00:00 +0000'),
      write(to, from, 'Ten', ...Array.from({ length: 9 }, (_, n) => `From: x${n}@example.org`)),
    ]
    for (const email of emails) expect(await outcomeOf(handOver(site, email))).toBe('joined')
    const bodies = (await threadOf(planId)).map(({ body }) => body)
    expect(bodies).toEqual(['Our words', 'Mañana', 'Sí, +506', 'Soon', 'Ten'])
    const [future] = (await threadOf(planId)).slice(3)
    expect(future?.createdTs.getFullYear()).toBeLessThan(2100)
  })

  test('of the beginning of one that is too large the whole files are kept, the others named', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const { ctx } = await siteOf()
    const pdf = (name: string) =>
      `--b\r\nContent-Type: application/pdf; name=${name}\r\n\r\n%PDF-1.7\n1 0 obj\r\n`
    const body = `${words}${pdf('whole.pdf')}${pdf('cut.pdf')}`
    const raw = Buffer.from(write(await addressOf(planId), from, body, MIXED))
    const cutFiles = ['whole.pdf', 'cut.pdf', 'last.jpg']
    expect(await receiveEmail({ ...ctx, actor: { kind: 'system' } }, { raw, cutFiles })).toBe('unreadable')
    const [said] = await threadOf(planId)
    expect(said?.body).toBe('Our words')
    const files = await db
      .select()
      .from(messageAttachment)
      .where(eq(messageAttachment.messageId, said?.id ?? 0))
    expect(files.map(({ name, refused }) => [name, refused])).toEqual([
      ['whole.pdf', null],
      ['cut.pdf', 'too_large'],
      ['last.jpg', 'too_large'],
    ])
    expect(await eventsOf(planId)).toEqual(['email_set_aside', 'attachment_refused', 'message'])
  })

  test('two emails with one Message-ID are two messages if they differ', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    const to = await addressOf(planId)
    const id = 'Message-ID: <the-same@example.org>'
    const outcomes = []
    for (const body of ['One', 'Two', 'Two', 'One'])
      outcomes.push(await outcomeOf(handOver(site, write(to, from, body, id, `X-Trace: ${outcomes.length}`))))
    expect(outcomes).toEqual(['joined', 'joined', 'again', 'again'])
    expect((await threadOf(planId)).map(({ body }) => body)).toEqual(['One', 'Two'])
  })

  test('an email without words is told by its subject; one without that is told to the office', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    const to = await addressOf(planId)
    const bare = (subject: string) =>
      `From: ${from}\r\nTo: <${to}>\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@x.test>\r\n\r\n`
    expect(await outcomeOf(handOver(site, bare('Yes please, book it')))).toBe('joined')
    expect(await outcomeOf(handOver(site, bare('Re:')))).toBe('empty')
    expect((await threadOf(planId)).map(({ body }) => body)).toEqual(['Yes please, book it'])
    expect(await eventsOf(planId)).toEqual(['message', 'email_set_aside'])
  })

  test('a webhook that repeats an email for a week makes one message of it', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const email = write(await addressOf(planId), from, 'Once')
    const site = await siteOf()
    const outcomes = []
    for (let day = 0; day < 7; day++) outcomes.push(await outcomeOf(handOver(site, email)))
    expect(new Set(outcomes.slice(1))).toEqual(new Set(['again']))
    expect(await threadOf(planId)).toHaveLength(1)
    expect(await db.select().from(inboundEmail).where(eq(inboundEmail.planId, planId))).toHaveLength(1)
  })

  test('a fault that passes is tried again; after three tries the email is set aside', async () => {
    const { planId, email: from } = await addTestPlan(connection)
    const site = await siteOf()
    const to = await addressOf(planId)
    const told: unknown[] = []
    const failing = {
      ...site.ctx,
      actor: { kind: 'system' } as const,
      attachments: { ...site.ctx.attachments, keep: () => Promise.reject(new Error('no such folder')) },
      reportFault: (error: unknown) => void told.push(String(error)),
    }
    const pdf = '--b\r\nContent-Type: application/pdf; name=a.pdf\r\n\r\n%PDF-1.7\n1 0 obj\r\n--b--'
    const raw = Buffer.from(write(to, from, `${words}${pdf}`, MIXED))
    await expect(receiveEmail(failing, { raw })).rejects.toThrow('no such folder')
    await expect(receiveEmail(failing, { raw })).rejects.toThrow('no such folder')
    expect([await receiveEmail(failing, { raw }), told]).toEqual(['unreadable', ['Error: no such folder']])
    expect(await eventsOf(planId)).toEqual(['email_set_aside', 'message'])
    const next = Buffer.from(write(to, from, 'And the next'))
    expect(await receiveEmail({ ...site.ctx, actor: { kind: 'system' } }, { raw: next })).toBe('joined')
  })
})
