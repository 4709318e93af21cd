import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sentEmail } from '#app/pages/dev/mailbox-queries.server.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { logUnwritableMail } from './log-unwritable-mail.ts'
import { mailFolder, openMail } from './outbox.ts'

const FROM = 'Ceiba <plan@ceiba.example>'
const email = {
  to: 'ana@example.org',
  replyTo: 'karla@ceiba.example',
  subject: 'Your Costa Rica request',
  html: '<p>Dos semanas en mayo: ¿lluvia?</p>',
  text: 'Dos semanas en mayo: ¿lluvia?',
}

interface Delivered {
  from: string
  to: string[]
  raw: string
}

/** A mail server on this machine that records what it receives. */
async function smtpServer(options: SMTPServerOptions = {}) {
  const delivered: Delivered[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const raw = Buffer.concat(await stream.toArray()).toString()
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      done()
    },
    ...options,
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = await openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '' })
  onTestFinished(async () => {
    mail.close()
    await new Promise<void>(resolve => server.close(() => resolve()))
  })
  return { mail, delivered }
}

/** The header fields with continued lines joined, by lower-case name. */
function headersOf(raw: string): Map<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new Map(
    head.split('\r\n').map(line => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: /, '')]),
  )
}

describe('emails by SMTP', () => {
  it('have the subject that was typed, also where a name looks like an encoded word', async () => {
    const { mail, delivered } = await smtpServer()
    const subject = 'Request from =?utf-8?q?Ceiba=3A_pay_here?= — José =?UTF-8?B?UGF5?='
    await mail.send(1, FROM, { ...email, subject })
    expect((await PostalMime.parse(delivered[0]?.raw ?? '')).subject).toBe(subject)
  })

  it('arrive with envelope, headers and both parts', async () => {
    const { mail, delivered } = await smtpServer()
    await mail.send(42, FROM, email)
    expect(delivered).toHaveLength(1)
    expect(delivered[0]).toMatchObject({ from: 'plan@ceiba.example', to: ['ana@example.org'] })
    const raw = delivered[0]?.raw ?? ''
    const headers = headersOf(raw)
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Ceiba <plan@ceiba.example>',
      to: 'ana@example.org',
      'reply-to': 'karla@ceiba.example',
      subject: 'Your Costa Rica request',
      'message-id': '<letter-42@ceiba.example>',
      'content-type': expect.stringMatching(/^multipart\/alternative/),
    })
    const decoded = raw.replaceAll('=\r\n', '').replaceAll('=C2=BF', '¿')
    expect(decoded).toMatch(/Content-Type: text\/plain[\s\S]*\r\n\r\nDos semanas en mayo: ¿lluvia\?\r\n/)
    expect(decoded).toMatch(
      /Content-Type: text\/html[\s\S]*\r\n\r\n<p>Dos semanas en mayo: ¿lluvia\?<\/p>\r\n/,
    )
  })

  it('carry the same Message-ID when they are sent again', async () => {
    const { mail, delivered } = await smtpServer()
    await mail.send(7, FROM, email)
    await mail.send(7, FROM, email)
    expect(delivered.map(({ raw }) => headersOf(raw).get('message-id'))).toEqual([
      '<letter-7@ceiba.example>',
      '<letter-7@ceiba.example>',
    ])
  })

  it('cannot get more headers or recipients from what a visitor typed', async () => {
    const { mail, delivered } = await smtpServer()
    await mail.send(1, FROM, { ...email, subject: 'From Eve\r\nBcc: all@example.org\r\n\r\nBuy' })
    expect(delivered[0]?.to).toEqual(['ana@example.org'])
    expect(headersOf(delivered[0]?.raw ?? '').has('bcc')).toBe(false)
  })

  it('share one connection, and no send takes longer than the outbox reserves the email', async () => {
    let connections = 0
    const { mail } = await smtpServer({
      onConnect: (_session, done) => {
        connections++
        done()
      },
    })
    await mail.send(1, FROM, email)
    await mail.send(2, FROM, email)
    expect(connections).toBe(1)
  })

  it('that the server refuses fail with the server’s own words', async () => {
    const refuse: SMTPServerOptions['onRcptTo'] = (_address, _session, done) => {
      done(Object.assign(new Error('mailbox is busy'), { responseCode: 450 }))
    }
    const { mail } = await smtpServer({ onRcptTo: refuse })
    await expect(mail.send(1, FROM, email)).rejects.toThrow('mailbox is busy')
  })

  it('fail when no server is there', async () => {
    const mail = await openMail({ smtpUrl: 'smtp://127.0.0.1:9', dataDir: '' })
    onTestFinished(() => mail.close())
    await expect(mail.send(1, FROM, email)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('emails in a folder', () => {
  it('are complete files, one for each email, however often it is sent', async () => {
    const dataDir = temporaryFolder()
    const mail = await openMail({ smtpUrl: undefined, dataDir })
    await mail.send(3, FROM, email)
    await mail.send(3, FROM, email)
    await mail.send(12, FROM, { ...email, to: 'eva@example.org' })
    const folder = mailFolder(dataDir)
    expect(readdirSync(folder).toSorted()).toEqual(['00000003.json', '00000012.json'])
    const kept = sentEmail.parse(JSON.parse(readFileSync(join(folder, '00000003.json'), 'utf8')))
    expect(kept).toMatchObject({ id: 3, from: FROM, ...email })
    expect(new Date(kept.sentAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('are readable by the owner alone, also those saved before', async () => {
    const dataDir = temporaryFolder()
    const folder = mailFolder(dataDir)
    mkdirSync(folder, { mode: 0o755 })
    writeFileSync(join(folder, '00000001.json'), '{}', { mode: 0o644 })
    const mail = await openMail({ smtpUrl: undefined, dataDir })
    await mail.send(2, FROM, email)
    const modes = ['.', '00000001.json', '00000002.json'].map(
      name => statSync(join(folder, name)).mode & 0o777,
    )
    expect(modes).toEqual([0o700, 0o600, 0o600])
  })

  it('that cannot be written are kept in the outbox, and the log says so in one sentence, with what to do', async () => {
    const dataDir = temporaryFolder()
    const logged: unknown[] = []
    const log = { error: (...line: unknown[]) => logged.push(line) }
    const mail = logUnwritableMail(await openMail({ smtpUrl: undefined, dataDir }), log)
    rmSync(mailFolder(dataDir), { recursive: true })
    writeFileSync(mailFolder(dataDir), 'a file in its place')
    for (const id of [1, 2]) await expect(mail.send(id, FROM, email)).rejects.toThrow(/EEXIST|ENOTDIR/)
    expect(logged).toEqual([
      [
        expect.stringMatching(
          /^Emails cannot be written to .*mail: a file is where a folder.*safe in the database.*right to write/,
        ),
      ],
    ])
    rmSync(mailFolder(dataDir))
    await mail.send(3, FROM, email)
    expect(readdirSync(mailFolder(dataDir))).toEqual(['00000003.json'])
  })
})
