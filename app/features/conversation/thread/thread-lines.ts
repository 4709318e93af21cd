import type { ReactNode } from 'react'
import type { ThreadMessage } from './thread-schema.ts'

/** Something that happened between the words, as a quiet line. */
export interface ThreadEvent {
  /** ISO 8601. */
  at: string
  text: string
}

/** A draft that was sent: its letter, and the way to it. */
export interface ThreadDraft {
  number: number
  /** Of who sent it. */
  name: string
  note: string
  /** ISO 8601. */
  sentTs: string
  card: ReactNode
}

interface ThreadParts {
  messages: readonly ThreadMessage[]
  events?: readonly ThreadEvent[]
  drafts?: readonly ThreadDraft[]
}

export type ThreadLine =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: ThreadMessage }
  | { kind: 'event'; key: string; event: ThreadEvent }
  | { kind: 'draft'; key: string; draft: ThreadDraft }

function instantOf(line: ThreadLine): number {
  switch (line.kind) {
    case 'day':
      return Date.parse(line.at)
    case 'message':
      return Date.parse(line.message.createdTs)
    case 'event':
      return Date.parse(line.event.at)
    case 'draft':
      return Date.parse(line.draft.sentTs)
  }
}

/** From when on something stands among the messages that were read: ISO 8601, or '' where none are before them. */
export function shownSince(
  messages: readonly Pick<ThreadMessage, 'createdTs'>[],
  hasEarlier: boolean,
): string {
  return hasEarlier ? (messages[0]?.createdTs ?? '') : ''
}

/**
 * Messages, events and drafts in the order in which they happened, with a line before the first of each of the reader's
 * days. `dayOf` names an instant's day.
 */
export function threadLines(
  { messages, events = [], drafts = [] }: ThreadParts,
  dayOf: (instant: Date) => string,
): ThreadLine[] {
  const lines: ThreadLine[] = [
    ...messages.map(message => ({ kind: 'message' as const, key: `message-${message.id}`, message })),
    ...events.map((event, at) => ({ kind: 'event' as const, key: `event-${event.at}-${at}`, event })),
    ...drafts.map(draft => ({ kind: 'draft' as const, key: `draft-${draft.number}`, draft })),
  ].toSorted((a, b) => instantOf(a) - instantOf(b))
  let day = ''
  return lines.flatMap(line => {
    const at = new Date(instantOf(line))
    const today = dayOf(at)
    if (today === day) return [line]
    day = today
    return [{ kind: 'day' as const, key: `day-${at.toISOString()}`, at: at.toISOString() }, line]
  })
}
