import type { ReactNode } from 'react'
import type { ThreadMessage } from './thread-schema.ts'

/** An event shown as a line between messages. */
export interface ThreadEvent {
  /** ISO 8601. */
  at: string
  text: string
}

/** A sent draft: its cover note and link. */
export interface ThreadDraft {
  number: number
  /** Name of the sender. */
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

/** Start of the loaded part of the thread, ISO 8601; '' if it is loaded from the beginning. */
export function shownSince(
  messages: readonly Pick<ThreadMessage, 'createdTs'>[],
  hasEarlier: boolean,
): string {
  return hasEarlier ? (messages[0]?.createdTs ?? '') : ''
}

/**
 * Merges messages, events and drafts by time, with a heading before the first of each of the reader's days. `dayOf`
 * names the day of an instant.
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
