import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type Mailbox, openMailbox, takeUnread } from './imap-mailbox.ts'

const fail = () => expect.unreachable()

/** A mailbox that keeps its emails in memory and writes down what is done with it. */
function memoryMailbox(emails: Map<number, string>) {
  const seen = new Set<number>()
  const done: string[] = []
  const mailbox: Mailbox = {
    connect: async () => void done.push('connect'),
    getMailboxLock: async path => {
      done.push(`lock ${path}`)
      return { release: () => void done.push('release') }
    },
    search: async () => [...emails.keys()].filter(uid => !seen.has(uid)),
    fetchOne: async uid => ({ source: Buffer.from(emails.get(Number(uid)) ?? '') }),
    messageFlagsAdd: async uid => seen.add(Number(uid)).has(Number(uid)),
    logout: async () => void done.push('logout'),
  }
  return { mailbox, done, seen }
}

test('what is unread is taken in once, the oldest first', async () => {
  const { mailbox, done } = memoryMailbox(
    new Map([
      [9, 'later'],
      [2, 'first'],
    ]),
  )
  const taken: string[] = []
  const take = async (raw: Buffer) => void taken.push(raw.toString())
  const reading = { take, onFailed: fail }
  expect(await takeUnread(mailbox, 'INBOX', reading)).toBe(2)
  expect(await takeUnread(mailbox, 'INBOX', reading)).toBe(0)
  expect(taken).toEqual(['first', 'later'])
  expect(done.slice(0, 4)).toEqual(['connect', 'lock INBOX', 'release', 'logout'])
})

test('an email that cannot be taken in stays unread, and the others are taken in', async () => {
  const { mailbox, seen } = memoryMailbox(
    new Map([
      [1, 'broken'],
      [2, 'whole'],
    ]),
  )
  const failed: unknown[] = []
  const take = async (raw: Buffer) => {
    if (raw.toString() === 'broken') throw new Error('cannot be stored')
  }
  const reading = { take, onFailed: (error: unknown, uid: number) => failed.push([String(error), uid]) }
  expect(await takeUnread(mailbox, 'INBOX', reading)).toBe(1)
  expect([[...seen], failed]).toEqual([[2], [['Error: cannot be stored', 1]]])
})

test('nothing more is tried while the database is away, and the connection is given back', async () => {
  const { mailbox, done, seen } = memoryMailbox(new Map([[1, 'x']]))
  const take = () => Promise.reject(new Error('Connection terminated'))
  await expect(takeUnread(mailbox, 'INBOX', { take, onFailed: fail })).rejects.toThrow(
    'Connection terminated',
  )
  expect([seen.size, done]).toEqual([0, ['connect', 'lock INBOX', 'release', 'logout']])
})

/** A mail server that greets, lets everybody in, and resets the connection when a folder is opened. */
async function breakingServer(): Promise<number> {
  const server = createServer(socket => {
    socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n')
    socket.on('data', data => {
      const [tag = '', command = ''] = String(data).split(' ')
      if (/^(SELECT|EXAMINE)/i.test(command)) socket.resetAndDestroy()
      else socket.write(`${tag} OK [CAPABILITY IMAP4rev1] done\r\n`)
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('a connection that breaks is an error of the reading, and does not end the process', async () => {
  const broken: Error[] = []
  const { mailbox, folder } = openMailbox(
    `imap://ana:secret@127.0.0.1:${await breakingServer()}/INBOX`,
    error => broken.push(error),
  )
  const reading = takeUnread(mailbox, folder, { take: fail, onFailed: fail })
  await expect(reading).rejects.toThrow()
  expect(broken).toMatchObject([{ code: 'ECONNRESET' }])
})
