import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isDiskFull, makeFilePrivate, makePrivateFolder, PRIVATE_FILE } from './private-files.ts'

/** An accepted request, on the disk until the database surely has it. */
export interface JournalEntry {
  /** Equal for a request and its retries. */
  key: string
  acceptedTs: string
  command: string
  input: unknown
}

export interface RequestJournal {
  /** Resolves once the entry is on the disk (fdatasync); parallel entries share one flush. */
  append: (entry: JournalEntry) => Promise<void>
  /** Marks an entry as missing in the database. An entry that already waits goes behind the others. */
  markWaiting: (entry: JournalEntry) => void
  /** An entry of this process that is not known to be in the database. */
  find: (key: string) => JournalEntry | undefined
  /** Accepted requests that are not in the database yet, the next to store first. */
  waiting: () => JournalEntry[]
  /** What to store: waiting entries, and after a start also those that the database may have lost in a power cut. */
  toStore: () => JournalEntry[]
  /** Records, in the file as well, that the database has an entry: since now, or since before. */
  settle: (entry: JournalEntry, since: 'now' | 'before') => void
  /** Records, in the file as well, that the sender was told that the entry is refused. */
  withdraw: (entry: JournalEntry) => void
  /** Returns null while entries can be written; after a failed write it tries again, and returns the error. */
  checkDisk: () => Promise<Error | null>
  close: () => Promise<void>
}

/** A line with the time since which the database has an entry; null if it was withdrawn. */
interface SettledMark {
  settled: string
  settledTs: string | null
}

interface Kept {
  entry: JournalEntry
  /** When the database stored it; null while it waits. */
  settledTs: string | null
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function toLine(content: JournalEntry | SettledMark): string {
  const text = JSON.stringify(content)
  return `${checksum(text)} ${text}\n`
}

/** A line that a power cut truncated was never confirmed, and is skipped. */
function fromLine(line: string): JournalEntry | SettledMark | null {
  const text = line.slice(17)
  return line.slice(0, 16) === checksum(text) ? (JSON.parse(text) as JournalEntry | SettledMark) : null
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** The entries of a file by key, in the order of their acceptance. */
function readEntries(path: string): Map<string, Kept> {
  const entries = new Map<string, Kept>()
  for (const line of readText(path).split('\n')) {
    const content = fromLine(line)
    if (!content) continue
    if (!('settled' in content)) entries.set(content.key, { entry: content, settledTs: null })
    else if (content.settledTs === null) entries.delete(content.settled)
    else {
      const kept = entries.get(content.settled)
      if (kept) kept.settledTs = content.settledTs
    }
  }
  return entries
}

function linesOf({ entry, settledTs }: Kept): string {
  return toLine(entry) + (settledTs === null ? '' : toLine({ settled: entry.key, settledTs }))
}

/** @throws naming the file, which then is gone: a disk that fills up takes a part of it. */
async function writeThrough(path: string, content: string): Promise<void> {
  const file = await open(path, 'w', PRIVATE_FILE)
  try {
    await file.writeFile(content)
    await file.datasync()
  } catch (error) {
    rmSync(path, { force: true })
    throw Object.assign(error as Error, { path })
  } finally {
    await file.close()
  }
}

/** Rewrites the journal with only what must be kept, by a rename, which is safe in a power cut. */
async function compact(path: string, entries: Iterable<Kept>): Promise<void> {
  const fresh = `${path}.new`
  await writeThrough(fresh, [...entries].map(linesOf).join(''))
  renameSync(fresh, path)
  const folder = await open(dirname(path), 'r')
  await folder.sync()
  await folder.close()
}

interface Writer {
  /** Resolves when the lines are on the disk. */
  durably: (lines: string) => Promise<void>
  /** Passes the lines to the system: a power cut may lose them. */
  soon: (lines: string) => void
  /** Resolves when no write is in progress. */
  rest: () => Promise<void>
}

/** Collects the lines that arrive during a flush, and flushes them together. */
function flushTogether(file: FileHandle): Writer {
  let waiting = ''
  let mustSync = false
  let next: Promise<void> | null = null
  let current: Promise<void> = Promise.resolve()

  async function flush(): Promise<void> {
    await current.catch(() => undefined)
    const [lines, sync] = [waiting, mustSync]
    waiting = ''
    mustSync = false
    current = next ?? Promise.resolve()
    next = null
    // Starts a new line, so that a write truncated by a full disk cannot damage the next entry.
    await file.appendFile(`\n${lines}`)
    if (sync) await file.datasync()
  }
  function write(lines: string, sync: boolean): Promise<void> {
    waiting += lines
    mustSync ||= sync
    next ??= flush()
    return next
  }
  return {
    durably: lines => write(lines, true),
    soon: lines => void write(lines, false).catch(() => undefined),
    rest: () => (next ?? current).catch(() => undefined),
  }
}

/** As long as a large request, so that the last free bytes of a full disk do not count as room. */
const ROOM = `${' '.repeat(32 * 1024)}\n`

/**
 * Opens the journal, which accepts requests before and without the database.
 * @param keepSettledSince entries stored before this instant are dropped; those that wait never are.
 * @param onDiskFault gets the error of the first entry that cannot be written, and again after a recovery.
 */
export async function openRequestJournal(
  path: string,
  keepSettledSince: Date,
  onDiskFault?: (error: Error) => void,
): Promise<RequestJournal> {
  makePrivateFolder(dirname(path))
  makeFilePrivate(path)
  const since = keepSettledSince.toISOString()
  const earlier = [...readEntries(path).values()].filter(
    ({ settledTs }) => settledTs === null || settledTs >= since,
  )
  let fault: Error | null = null
  // A full disk has room to read: requests are refused until there is room to write.
  await compact(path, earlier).catch((error: Error) => {
    if (!isDiskFull(error)) throw error
    fault = error
    onDiskFault?.(error)
  })
  const file = await open(path, 'a', PRIVATE_FILE)
  const { durably, soon, rest } = flushTogether(file)
  const waiting = new Map<string, JournalEntry>()
  const toVerify = new Map<string, JournalEntry>()
  const underWay = new Map<string, JournalEntry>()
  for (const { entry, settledTs } of earlier) (settledTs === null ? waiting : toVerify).set(entry.key, entry)
  async function watched(write: Promise<void>): Promise<void> {
    try {
      await write
      fault = null
    } catch (error) {
      if (!fault) onDiskFault?.(error as Error)
      fault = error as Error
      throw error
    }
  }
  return {
    append: async entry => {
      underWay.set(entry.key, entry)
      await watched(durably(toLine(entry))).catch(error => {
        underWay.delete(entry.key)
        throw error
      })
    },
    find: key => underWay.get(key) ?? waiting.get(key) ?? toVerify.get(key),
    markWaiting: entry => {
      underWay.delete(entry.key)
      toVerify.delete(entry.key)
      waiting.delete(entry.key)
      waiting.set(entry.key, entry)
    },
    waiting: () => [...waiting.values()],
    toStore: () => [...waiting.values(), ...toVerify.values()],
    settle: ({ key }, since) => {
      // Losing this mark costs one look-up in the database at the next start.
      if (since === 'now' || !toVerify.has(key))
        soon(toLine({ settled: key, settledTs: new Date().toISOString() }))
      for (const entries of [underWay, waiting, toVerify]) entries.delete(key)
    },
    withdraw: ({ key }) => {
      soon(toLine({ settled: key, settledTs: null }))
      for (const entries of [underWay, waiting, toVerify]) entries.delete(key)
    },
    checkDisk: async () => {
      if (fault) await watched(durably(ROOM)).catch(() => undefined)
      return fault
    },
    close: async () => {
      await rest()
      await file.close()
    },
  }
}
