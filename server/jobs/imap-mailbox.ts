import { setTimeout as sleep } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import type { Log } from '../log.ts'

const EVERY_MS = 60_000
const LARGEST_BYTES = 32 * 1024 * 1024
const AT_ONCE = 50

/** As much of an IMAP connection as is used here (imapflow's names). */
export interface Mailbox {
  connect: () => Promise<void>
  getMailboxLock: (path: string) => Promise<{ release: () => void }>
  search: (
    query: { seen: boolean; smaller: number },
    options: { uid: true },
  ) => Promise<number[] | false | undefined>
  fetchOne: (
    uid: string,
    query: { source: true },
    options: { uid: true },
  ) => Promise<{ source?: Buffer | undefined } | false>
  messageFlagsAdd: (uid: string, flags: string[], options: { uid: true }) => Promise<boolean>
  logout: () => Promise<void>
}

/**
 * Reads what is unread in a folder, the oldest first. An email is marked as read once it was taken in: a process that
 * dies in between takes it in again, which makes nothing twice.
 */
export async function takeUnread(
  mailbox: Mailbox,
  folder: string,
  take: (raw: Buffer) => Promise<void>,
): Promise<number> {
  await mailbox.connect()
  try {
    const lock = await mailbox.getMailboxLock(folder)
    try {
      const found = await mailbox.search({ seen: false, smaller: LARGEST_BYTES }, { uid: true })
      const uids = (found || []).toSorted((a, b) => a - b).slice(0, AT_ONCE)
      for (const uid of uids) {
        const email = await mailbox.fetchOne(String(uid), { source: true }, { uid: true })
        const source = email ? email.source : undefined
        if (source) await take(source)
        await mailbox.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
      return uids.length
    } finally {
      lock.release()
    }
  } finally {
    await mailbox.logout().catch(() => undefined)
  }
}

/** A connection to the mailbox of IMAP_URL, and the folder that it names. */
export function openMailbox(url: string): { mailbox: Mailbox; folder: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const mailbox = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  })
  return { mailbox, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

/** Looks into the mailbox every minute until it is stopped. */
export function pollMailbox(
  url: string,
  { log, take, prepared }: { log: Log; take: (raw: Buffer) => Promise<void>; prepared: Promise<void> },
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  async function work(): Promise<void> {
    await prepared
    while (!stopping.signal.aborted) {
      try {
        const { mailbox, folder } = openMailbox(url)
        await takeUnread(mailbox, folder, take)
      } catch (error) {
        log.warn({ err: error }, 'the mailbox could not be read')
      }
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const working = work().catch(error => log.error({ err: error }, 'the mailbox is no longer read'))
  return {
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
