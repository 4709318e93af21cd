import type { ThreadMessage } from './thread-schema.ts'

/** Something that happened between the words, as a quiet line. */
export interface ThreadEvent {
  /** ISO 8601. */
  at: string
  text: string
}

export type ThreadLine =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: ThreadMessage }
  | { kind: 'event'; key: string; event: ThreadEvent }

function instantOf(line: ThreadLine): number {
  if (line.kind === 'day') return Date.parse(line.at)
  return Date.parse(line.kind === 'message' ? line.message.createdTs : line.event.at)
}

/**
 * Messages and events in the order in which they happened, with a line before the first of each of the reader's days.
 * `dayOf` names an instant's day.
 */
export function threadLines(
  messages: readonly ThreadMessage[],
  events: readonly ThreadEvent[],
  dayOf: (instant: Date) => string,
): ThreadLine[] {
  const lines: ThreadLine[] = [
    ...messages.map(message => ({ kind: 'message' as const, key: `message-${message.id}`, message })),
    ...events.map((event, at) => ({ kind: 'event' as const, key: `event-${event.at}-${at}`, event })),
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
