import { expect, test } from 'vitest'
import { type Mailbox, takeUnread } from './imap-mailbox.ts'

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
  expect(await takeUnread(mailbox, 'INBOX', take)).toBe(2)
  expect(await takeUnread(mailbox, 'INBOX', take)).toBe(0)
  expect(taken).toEqual(['first', 'later'])
  expect(done.slice(0, 4)).toEqual(['connect', 'lock INBOX', 'release', 'logout'])
})

test('an email that could not be taken in stays unread, and the connection is given back', async () => {
  const { mailbox, done, seen } = memoryMailbox(new Map([[1, 'x']]))
  const failing = takeUnread(mailbox, 'INBOX', () => Promise.reject(new Error('the database is away')))
  await expect(failing).rejects.toThrow('the database is away')
  expect([seen.size, done]).toEqual([0, ['connect', 'lock INBOX', 'release', 'logout']])
})
