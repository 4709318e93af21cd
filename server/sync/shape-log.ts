import type { ChangeMessage } from './change/change-messages.ts'
import { compareOffsets, type Offset, positionAfter, SNAPSHOT_END } from './offset.ts'
import type { ShapeDefinition } from './shape-definition.ts'

interface Entry {
  at: Offset
  text: string
  /** Whether a part that is given out ends here. */
  endsPart: boolean
}

/** A stretch of a log as one answer tells it. */
export interface LogPart {
  /** The messages' JSON, without brackets. */
  texts: string[]
  /** Where it ends. */
  end: Offset
  /** Whether there is nothing more for now. */
  isUpToDate: boolean
}

/** What ended a wait. */
type Waited = 'news' | 'nothing' | 'gone'

/** A shape that is followed: its changes since its snapshot, and the requests that wait for the next one. */
export interface ShapeLog {
  readonly handle: string
  readonly hash: string
  readonly definition: ShapeDefinition
  /** How many parts its snapshot has. */
  readonly chunks: number
  /** Up to where in the change log it has been read. */
  readonly cursor: () => number
  /** The number behind everything it has seen. */
  readonly position: () => number
  /** Where its log ends. */
  readonly end: () => Offset
  /** Whether what came after this place is still remembered. */
  readonly remembers: (after: Offset) => boolean
  readonly isDead: () => boolean
  /** Takes in what a stretch of the change log, up to `cursor`, means to it. */
  readonly append: (messages: readonly ChangeMessage[], cursor: number) => void
  readonly partAfter: (offset: Offset) => LogPart
  /** Waits until something comes, at most so long. A wait costs a timer and a place in a set. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<Waited>
  readonly waiting: () => number
  /** Releases the waiting requests. */
  readonly wake: () => void
  /** It can no longer be followed. */
  readonly die: () => void
}

/** The message that ends what is told when there is nothing more for now. */
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
  /** Up to where in the change log its snapshot goes. */
  boundary: number
  /** Bytes after which a part is closed. */
  partBytes: number
  /** Bytes of changes that it remembers; when there are more, the older half goes. */
  logBytes: number
}

/** The last message of a transaction says so; two in a row are of one when their number is. */
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
  /** What lies before it is forgotten. */
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
