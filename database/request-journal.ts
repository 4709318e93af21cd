import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** One accepted request, as it is kept on disk until the database surely has it. */
export interface JournalEntry {
  /** Equal for a request and its retries. */
  key: string
  acceptedTs: string
  command: string
  input: unknown
}

export interface RequestJournal {
  /** Resolves once the entry is on the disk (fdatasync); entries that come together share one flush. */
  append: (entry: JournalEntry) => Promise<void>
  /** Notes that the database does not have an entry yet. */
  keepWaiting: (entry: JournalEntry) => void
  /** What the database may lack, oldest first: what was there when the journal was opened, and what waits since. */
  waiting: () => JournalEntry[]
  /** Notes that the database has these. */
  settle: (entries: readonly JournalEntry[]) => void
  close: () => Promise<void>
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function toLine(entry: JournalEntry): string {
  const text = JSON.stringify(entry)
  return `${checksum(text)} ${text}\n`
}

/** A line cut short by a power cut was never acknowledged: it is passed over. */
function fromLine(line: string): JournalEntry | null {
  const text = line.slice(17)
  return line.slice(0, 16) === checksum(text) ? (JSON.parse(text) as JournalEntry) : null
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function writeThrough(path: string, content: string): Promise<void> {
  const file = await open(path, 'w')
  await file.write(content)
  await file.datasync()
  await file.close()
}

/** Rewrites the journal with only what must be kept, by a rename that a power cut cannot halve. */
async function compact(path: string, entries: readonly JournalEntry[]): Promise<void> {
  const fresh = `${path}.new`
  await writeThrough(fresh, entries.map(toLine).join(''))
  renameSync(fresh, path)
  const folder = await open(dirname(path), 'r')
  await folder.sync()
  await folder.close()
}

/** Collects what arrives while a flush is under way, and flushes it together. */
function flushTogether(file: FileHandle): (line: string) => Promise<void> {
  let waiting = ''
  let next: Promise<void> | null = null
  let current: Promise<void> = Promise.resolve()

  async function flush(): Promise<void> {
    await current.catch(() => undefined)
    const lines = waiting
    waiting = ''
    current = next ?? Promise.resolve()
    next = null
    // A line of its own first, so that a write cut short by a full disk cannot spoil the next entry.
    await file.appendFile(`\n${lines}`)
    await file.datasync()
  }
  return line => {
    waiting += line
    next ??= flush()
    return next
  }
}

/**
 * Opens the journal that accepts requests before, and without, the database.
 * @param keepSince entries accepted before this instant are dropped: by then the database has them.
 */
export async function openRequestJournal(path: string, keepSince: Date): Promise<RequestJournal> {
  mkdirSync(dirname(path), { recursive: true })
  const since = keepSince.toISOString()
  const earlier = readLines(path)
    .map(fromLine)
    .filter(entry => entry !== null)
    .filter(entry => entry.acceptedTs >= since)
  await compact(path, earlier)
  const file = await open(path, 'a')
  const write = flushTogether(file)
  const waiting = new Map(earlier.map(entry => [entry.key, entry]))
  return {
    append: entry => write(toLine(entry)),
    keepWaiting: entry => waiting.set(entry.key, entry),
    waiting: () => [...waiting.values()],
    settle: entries => {
      for (const { key } of entries) waiting.delete(key)
    },
    close: () => file.close(),
  }
}
