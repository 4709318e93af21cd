import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log.ts'
import { type Mailbox, openMailbox, pollMailbox, type TakenEmail, takeUnread } from './imap-mailbox.ts'

const fail = () => expect.unreachable()
const { signal } = new AbortController()

/** A mailbox in memory that records what is done with its emails. */
function memoryMailbox(emails: Map<number, string>) {
  const seen = new Set<number>()
  const done: string[] = []
  const mailbox: Mailbox = {
    usable: true,
    connect: async () => void done.push('connect'),
    getMailboxLock: async path => {
      done.push(`lock ${path}`)
      return { release: () => void done.push('release') }
    },
    search: async () => [...emails.keys()].filter(uid => !seen.has(uid)),
    fetchOne: async uid => ({ source: Buffer.from(emails.get(Number(uid)) ?? '') }),
    messageFlagsAdd: async uid => seen.add(Number(uid)).has(Number(uid)),
    logout: async () => void done.push('logout'),
    close: fail,
  }
  return { mailbox, done, seen }
}

test('unread emails are taken in once, the oldest first', async () => {
  const { mailbox, done } = memoryMailbox(
    new Map([
      [9, 'later'],
      [2, 'first'],
    ]),
  )
  const taken: string[] = []
  const take = async ({ raw }: TakenEmail) => void taken.push(raw.toString())
  const reading = { take, onFailed: fail, signal, failures: new Map() }
  expect(await takeUnread(mailbox, 'INBOX', reading)).toEqual({ taken: 2, isMore: false })
  expect(await takeUnread(mailbox, 'INBOX', reading)).toEqual({ taken: 0, isMore: false })
  expect(taken).toEqual(['first', 'later'])
  expect(done.slice(0, 4)).toEqual(['connect', 'lock INBOX', 'release', 'logout'])
})

test('an email that is too large is taken in by its beginning, with the names of its files', async () => {
  const { mailbox } = memoryMailbox(new Map([[1, 'the beginning']]))
  const fileOf = (parameters: Record<string, string>) => ({ parameters })
  const named = { ...fileOf({ name: 'a.pdf' }), dispositionParameters: { filename: 'año.pdf' } }
  const inner = { childNodes: [fileOf({ name: 'b.jpg' })] }
  const bodyStructure = { childNodes: [fileOf({ charset: 'utf-8' }), named, inner] }
  const fetchOne: Mailbox['fetchOne'] = async (uid, query, options) =>
    'bodyStructure' in query
      ? { bodyStructure }
      : { ...(await mailbox.fetchOne(uid, query, options)), size: 40 * 1024 * 1024 }
  const taken: TakenEmail[] = []
  const take = async (email: TakenEmail) => void taken.push(email)
  await takeUnread({ ...mailbox, fetchOne }, 'INBOX', { take, onFailed: fail, signal, failures: new Map() })
  expect(taken).toEqual([{ raw: Buffer.from('the beginning'), cutFiles: ['año.pdf', 'b.jpg'] }])
})

test('an email that cannot be taken in stays unread, and the others are taken in', async () => {
  const { mailbox, seen } = memoryMailbox(
    new Map([
      [1, 'broken'],
      [2, 'whole'],
    ]),
  )
  const failed: unknown[] = []
  const take = async ({ raw }: TakenEmail) => {
    if (raw.toString() === 'broken') throw new Error('cannot be stored')
  }
  const reading = {
    take,
    onFailed: (error: unknown, uid: number) => failed.push([String(error), uid]),
    signal,
    failures: new Map<number, number>(),
  }
  expect(await takeUnread(mailbox, 'INBOX', reading)).toMatchObject({ taken: 1 })
  expect([[...seen], failed]).toEqual([[2], [['Error: cannot be stored', 1]]])
})

test('nothing more is tried while the database is away, and the connection is closed', async () => {
  const { mailbox, done, seen } = memoryMailbox(new Map([[1, 'x']]))
  const take = () => Promise.reject(new Error('Connection terminated'))
  await expect(
    takeUnread(mailbox, 'INBOX', { take, onFailed: fail, signal, failures: new Map() }),
  ).rejects.toThrow('Connection terminated')
  expect([seen.size, done]).toEqual([0, ['connect', 'lock INBOX', 'release', 'logout']])
})

/** A mail server that accepts every login and goes silent once a folder is opened. Returns its port. */
async function mailServer(onOpened: (socket: Socket) => void): Promise<number> {
  const server = createServer(socket => {
    socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n')
    socket.on('data', data => {
      const [tag = '', command = ''] = String(data).split(' ')
      if (/^(SELECT|EXAMINE)/i.test(command)) onOpened(socket)
      else socket.write(`${tag} OK [CAPABILITY IMAP4rev1] done\r\n`)
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const mailboxUrl = (port: number) => `imap://ana:secret@127.0.0.1:${port}/INBOX`

test('a broken connection is an error of the read, and does not end the process', async () => {
  const broken: Error[] = []
  const { mailbox, folder } = openMailbox(
    mailboxUrl(await mailServer(socket => socket.resetAndDestroy())),
    error => broken.push(error),
  )
  const reading = takeUnread(mailbox, folder, { take: fail, onFailed: fail, signal, failures: new Map() })
  await expect(reading).rejects.toThrow()
  expect(broken).toMatchObject([{ code: 'ECONNRESET' }])
})

test('stopping waits for a silent server for the time allowed, and then closes the connection', async () => {
  const opened = Promise.withResolvers<Socket>()
  const url = mailboxUrl(await mailServer(opened.resolve))
  const log = openLog('silent')
  const { stop } = pollMailbox(url, { log, take: fail, prepared: Promise.resolve() })
  const closed = once(await opened.promise, 'close')
  const before = performance.now()
  await stop(50)
  expect(performance.now() - before).toBeLessThan(5_000)
  await closed
})

test('stopping lets the current email be taken in, and no other', async () => {
  const { mailbox, seen } = memoryMailbox(
    new Map([
      [1, 'under way'],
      [2, 'next'],
    ]),
  )
  const stopping = new AbortController()
  const take = async () => stopping.abort()
  expect(
    await takeUnread(mailbox, 'INBOX', {
      take,
      onFailed: fail,
      signal: stopping.signal,
      failures: new Map(),
    }),
  ).toMatchObject({ taken: 1 })
  expect([...seen]).toEqual([1])
})

test('two hundred emails that always fail come after the next one', async () => {
  const emails = new Map(Array.from({ length: 210 }, (_, n) => [n + 1, n < 200 ? 'broken' : 'whole']))
  const { mailbox, seen } = memoryMailbox(emails)
  const take = async ({ raw }: TakenEmail) => {
    if (raw.toString() === 'broken') throw new Error('cannot be stored')
  }
  const reading = { take, onFailed: () => undefined, signal, failures: new Map<number, number>() }
  expect(await takeUnread(mailbox, 'INBOX', reading)).toEqual({ taken: 0, isMore: false })
  expect(await takeUnread(mailbox, 'INBOX', reading)).toEqual({ taken: 10, isMore: true })
  expect([...seen]).toEqual(Array.from({ length: 10 }, (_, n) => n + 201))
})
