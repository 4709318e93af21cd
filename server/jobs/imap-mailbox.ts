import { setTimeout as sleep } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { DeadlineError, withDeadline } from '#app/deadline.ts'
import { isUnreachable } from '#database/connect.ts'
import type { Log } from '../log.ts'

const EVERY_MS = 60_000
/** Of a larger email only the beginning is read. */
const LARGEST_BYTES = 32 * 1024 * 1024
const AT_ONCE = 200
/** For one email of the largest size, from a slow server. */
const FETCH_WITHIN_MS = 120_000
/** For any other answer of the server. */
const ANSWER_WITHIN_MS = 60_000
const LOGOUT_WITHIN_MS = 5_000

/** A part of an email, as a server tells it without its content. */
interface EmailPart {
  parameters?: Record<string, string> | undefined
  dispositionParameters?: Record<string, string> | undefined
  childNodes?: EmailPart[] | undefined
}

/** The part of an IMAP connection that is used here (imapflow's names). */
export interface Mailbox {
  /** False once the connection is closed. */
  readonly usable: boolean
  connect: () => Promise<void>
  getMailboxLock: (path: string) => Promise<{ release: () => void }>
  search: (query: { seen: boolean }, options: { uid: true }) => Promise<number[] | false | undefined>
  fetchOne: (
    uid: string,
    query: { size: true; source: { maxLength: number } } | { bodyStructure: true },
    options: { uid: true },
  ) => Promise<
    { size?: number | undefined; source?: Buffer | undefined; bodyStructure?: EmailPart | undefined } | false
  >
  messageFlagsAdd: (uid: string, flags: string[], options: { uid: true }) => Promise<boolean>
  logout: () => Promise<void>
  /** Closes the connection; pending calls then reject. */
  close: () => void
}

/** A raw email (RFC 5322). */
export interface TakenEmail {
  raw: Buffer
  /** The names of its files if it is only the beginning of one that is too large; else null. */
  cutFiles: string[] | null
}

interface Reading {
  /** Takes in one email. */
  take: (email: TakenEmail) => Promise<void>
  /** Called for each email that could not be taken in, with its UID. */
  onFailed: (error: unknown, uid: number) => void
  /** Stops before the next email. */
  signal: AbortSignal
  /** How often each email failed, by UID; those that did come after the others. */
  failures: Map<number, number>
}

/** The unread emails that come next. The server searches; nothing of what was read before comes over the line. */
async function findUnread(mailbox: Mailbox, failures: Map<number, number>): Promise<number[]> {
  const found = (await withDeadline(mailbox.search({ seen: false }, { uid: true }), ANSWER_WITHIN_MS)) || []
  const unread = new Set(found)
  for (const uid of failures.keys()) if (!unread.has(uid)) failures.delete(uid)
  const failuresOf = (uid: number) => failures.get(uid) ?? 0
  return found.toSorted((a, b) => failuresOf(a) - failuresOf(b) || a - b).slice(0, AT_ONCE)
}

async function fetchEmail(mailbox: Mailbox, uid: number): Promise<TakenEmail | null> {
  const query = { size: true, source: { maxLength: LARGEST_BYTES } } as const
  const fetching = mailbox.fetchOne(String(uid), query, { uid: true })
  const { source, size = 0 } = (await withDeadline(fetching, FETCH_WITHIN_MS)) || {}
  if (!source || size <= LARGEST_BYTES) return source ? { raw: source, cutFiles: null } : null
  const asking = mailbox.fetchOne(String(uid), { bodyStructure: true }, { uid: true })
  const { bodyStructure } = (await withDeadline(asking, ANSWER_WITHIN_MS)) || {}
  return { raw: source, cutFiles: bodyStructure ? fileNames(bodyStructure) : [] }
}

function fileNames({ parameters, dispositionParameters, childNodes = [] }: EmailPart): string[] {
  const name = dispositionParameters?.filename ?? parameters?.name
  return [...(name ? [name] : []), ...childNodes.flatMap(fileNames)]
}

/**
 * Reads at most 200 unread emails of a folder, the oldest first. An email is marked as read once it was taken in: if
 * the process dies in between, it is taken in again, which creates no duplicate. One that fails stays unread and comes
 * after the others from then on. Returns how many were taken in, and whether more may wait. @throws if the mailbox or the database cannot be reached.
 */
export async function takeUnread(
  mailbox: Mailbox,
  folder: string,
  { take, onFailed, signal, failures }: Reading,
): Promise<{ taken: number; isMore: boolean }> {
  await withDeadline(mailbox.connect(), ANSWER_WITHIN_MS)
  try {
    const lock = await withDeadline(mailbox.getMailboxLock(folder), ANSWER_WITHIN_MS)
    try {
      let taken = 0
      const uids = await findUnread(mailbox, failures)
      for (const uid of uids) {
        if (signal.aborted) break
        try {
          const email = await fetchEmail(mailbox, uid)
          if (email) await take(email)
        } catch (error) {
          if (isUnreachable(error) && mailbox.usable) throw error
          failures.set(uid, (failures.get(uid) ?? 0) + 1)
          // The connection is stuck or broke in this email; the next round begins with another.
          if (error instanceof DeadlineError || !mailbox.usable) throw error
          onFailed(error, uid)
          continue
        }
        failures.delete(uid)
        const marking = mailbox.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
        await withDeadline(marking, ANSWER_WITHIN_MS)
        taken++
      }
      return { taken, isMore: taken > 0 && uids.length === AT_ONCE }
    } finally {
      lock.release()
    }
  } finally {
    await withDeadline(mailbox.logout(), LOGOUT_WITHIN_MS).catch(() => undefined)
  }
}

/**
 * Makes a connection to the mailbox of IMAP_URL, and the folder that it names. Calls `onBroken` when the connection
 * breaks; pending calls then reject.
 */
export function openMailbox(
  url: string,
  onBroken: (error: Error) => void,
): { mailbox: Mailbox; folder: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const mailbox = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  })
  // An `error` event without a listener would end the process.
  mailbox.on('error', onBroken)
  return { mailbox, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

/**
 * Reads the mailbox every minute until stopped. `stop` gives the current email the given milliseconds to be taken in,
 * then closes the connection, so that a silent server holds nothing up.
 */
export function pollMailbox(
  url: string,
  { log, take, prepared }: { log: Log; take: (email: TakenEmail) => Promise<void>; prepared: Promise<void> },
): { stop: (withinMs: number) => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let open: Mailbox | undefined
  const onBroken = (err: Error) => log.warn({ err }, 'the connection to the mailbox broke')
  const onFailed = (err: unknown, uid: number) =>
    log.error(
      { err, uid },
      'an email of the mailbox could not be taken in; it stays unread and is tried again',
    )
  const failures = new Map<number, number>()
  async function work(): Promise<void> {
    await prepared
    while (!signal.aborted) {
      try {
        const { mailbox, folder } = openMailbox(url, onBroken)
        open = mailbox
        if ((await takeUnread(mailbox, folder, { take, onFailed, signal, failures })).isMore) continue
      } catch (error) {
        open?.close()
        log.warn({ err: error }, 'the mailbox could not be read')
      }
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const working = work().catch(error => log.error({ err: error }, 'the mailbox is no longer read'))
  return {
    stop: async withinMs => {
      stopping.abort()
      await Promise.race([working, sleep(withinMs, undefined, { ref: false })])
      open?.close()
    },
  }
}
