import type { ChangeMessage } from './change/change-messages.ts'
import { compareOffsets, type Offset, positionAfter, SNAPSHOT_END } from './offset.ts'
import type { ShapeDefinition } from './shape-definition.ts'

interface Entry {
  at: Offset
  text: string
  /** Whether a part ends here. */
  endsPart: boolean
}

/** The part of a log that one answer contains. */
export interface LogPart {
  /** The messages as JSON, without the enclosing brackets. */
  texts: string[]
  /** Its last position. */
  end: Offset
  /** Whether there is nothing more for now. */
  isUpToDate: boolean
}

/** Why a wait ended. */
type Waited = 'news' | 'nothing' | 'gone'

/** A followed shape: the changes since its snapshot, and the requests that wait for the next one. */
export interface ShapeLog {
  readonly handle: string
  readonly hash: string
  readonly definition: ShapeDefinition
  /** How many parts its snapshot has. */
  readonly chunks: number
  /** The position in the change log up to which it has been read. */
  readonly cursor: () => number
  /** A number behind everything it has read. */
  readonly position: () => number
  /** The last position of its log. */
  readonly end: () => Offset
  /** Whether the changes after this position are still in memory. */
  readonly remembers: (after: Offset) => boolean
  readonly isDead: () => boolean
  /** Adds the messages of the change log up to `cursor`. */
  readonly append: (messages: readonly ChangeMessage[], cursor: number) => void
  readonly partAfter: (offset: Offset) => LogPart
  /** Waits for a change, at most this long. A wait costs a timer and an entry in a set. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<Waited>
  readonly waiting: () => number
  /** Releases the waiting requests. */
  readonly wake: () => void
  /** Marks it as no longer followable. */
  readonly die: () => void
}

/** The control message that says that there is nothing more for now. */
export function upToDate(shape: ShapeLog): string {
  return JSON.stringify({
    headers: { control: 'up-to-date', global_last_seen_lsn: String(shape.position()) },
  })
}

interface LogOptions {
  handle: string
  hash: string
  definition: ShapeDefinition
  chunks: number
  /** The position in the change log that its snapshot includes. */
  boundary: number
  /** Bytes after which a part is closed. */
  partBytes: number
  /** Bytes of changes kept in memory; beyond that the older half is dropped. */
  logBytes: number
}

/** Marks the last message of each transaction; consecutive messages with the same number belong to one. */
function toEntries(messages: readonly ChangeMessage[]): Entry[] {
  return messages.map(({ at, message }, index) => {
    if (messages[index + 1]?.at.tx !== at.tx) message.headers.last = true
    return { at, text: JSON.stringify(message), endsPart: false }
  })
}

export function makeShapeLog(options: LogOptions): ShapeLog {
  const { handle, hash, definition, chunks, boundary, partBytes, logBytes } = options
  const waiters = new Set<() => void>()
  let entries: Entry[] = []
  let cursor = boundary
  let bytes = 0
  let openBytes = 0
  /** Everything before this position has been dropped. */
  let edge: Offset = { tx: 0, op: chunks - 1 }
  let dead = false

  function wake(): void {
    for (const go of [...waiters]) go()
  }

  function forgetOlderHalf(): void {
    const gone = entries.splice(0, Math.ceil(entries.length / 2))
    edge = gone.at(-1)?.at ?? edge
    bytes = entries.reduce((sum, { text }) => sum + text.length, 0)
  }

  function indexAfter(offset: Offset): number {
    let [low, high] = [0, entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compareOffsets((entries[middle] as Entry).at, offset) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    handle,
    hash,
    definition,
    chunks,
    cursor: () => cursor,
    position: () => positionAfter(cursor),
    end: () => entries.at(-1)?.at ?? (edge.tx > 0 ? edge : SNAPSHOT_END),
    remembers: after => compareOffsets(after, edge) >= 0,
    isDead: () => dead,
    append: (messages, newCursor) => {
      for (const entry of toEntries(messages)) {
        openBytes += entry.text.length
        bytes += entry.text.length
        entry.endsPart = openBytes >= partBytes
        if (entry.endsPart) openBytes = 0
        entries.push(entry)
      }
      cursor = newCursor
      if (bytes > logBytes) forgetOlderHalf()
      if (messages.length > 0) wake()
    },
    partAfter: offset => {
      const from = indexAfter(offset)
      const closing = entries.findIndex(({ endsPart }, index) => index >= from && endsPart)
      const to = closing < 0 ? entries.length : closing + 1
      const part = entries.slice(from, to)
      const last = part.at(-1)?.at
      const end = last ?? (compareOffsets(offset, SNAPSHOT_END) < 0 ? SNAPSHOT_END : offset)
      return { texts: part.map(({ text }) => text), end, isUpToDate: to === entries.length }
    },
    wait: (ms, signal) =>
      new Promise(resolve => {
        function end(how: Waited): void {
          clearTimeout(timer)
          waiters.delete(go)
          signal.removeEventListener('abort', onGone)
          resolve(how)
        }
        const go = () => end('news')
        const onGone = () => end('gone')
        const timer = setTimeout(() => end('nothing'), ms)
        if (signal.aborted) return end('gone')
        signal.addEventListener('abort', onGone)
        waiters.add(go)
      }),
    waiting: () => waiters.size,
    wake,
    die: () => {
      dead = true
      entries = []
      bytes = 0
      wake()
    },
  }
}
