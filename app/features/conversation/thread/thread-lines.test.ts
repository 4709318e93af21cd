import { expect, test } from 'vitest'
import { dayOf } from '#app/text/days.ts'
import { threadLines } from './thread-lines.ts'
import type { ThreadMessage } from './thread-schema.ts'

function said(id: number, createdTs: string): ThreadMessage {
  return {
    ...{ id, createdTs, author: 'planner', name: 'Daniela', channel: 'page', body: 'x' },
    ...{ pin: null, attachments: [], refusedFiles: [], email: null, mine: false },
  }
}

const utcDay = (instant: Date) => dayOf(instant)

test('messages and events are sorted by time and grouped by day', () => {
  const lines = threadLines(
    {
      messages: [said(1, '2026-11-16T19:00:00Z'), said(2, '2026-11-17T08:00:00Z')],
      events: [
        { at: '2026-11-16T20:00:00Z', text: 'assigned' },
        { at: '2026-11-17T09:00:00Z', text: 'accepted' },
      ],
      drafts: [{ number: 1, name: 'Daniela', note: '', sentTs: '2026-11-17T08:30:00Z', card: 'Draft 1' }],
    },
    utcDay,
  )
  expect(lines.map(line => (line.kind === 'event' ? line.event.text : line.kind))).toEqual([
    ...['day', 'message', 'assigned'],
    ...['day', 'message', 'draft', 'accepted'],
  ])
})

test('an empty thread has no lines', () => {
  expect(threadLines({ messages: [] }, utcDay)).toEqual([])
})
