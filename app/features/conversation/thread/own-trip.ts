import type { ThreadDraft, ThreadEvent } from '#app/features/conversation/thread/thread-lines.ts'
import type { ThreadFile, ThreadMessage } from '#app/features/conversation/thread/thread-schema.ts'
import type { AwayTime } from '#app/features/people/calendar/calendar.ts'
import { m } from '#app/paraglide/messages.js'
import type { DayOff } from '#database/values/calendar.ts'
import type { WorkingHours } from '#database/values/working-hours.ts'

/** The part of `GET /api/private/plan/{id}` that the conversation's page uses. */
export interface OwnTrip {
  id: number
  title: string
  /** Time of the request: ISO 8601. */
  createdTs: string
  wishes: { name: string; message: string }
  waitsFor: 'planner' | 'traveller' | 'nobody'
  /** ISO 8601. */
  answerDueTs: string
  planner: {
    fkey: string
    name: string
    firstName: string
    place: string
    timeZone: string
    hours: WorkingHours[]
    daysOff: DayOff[]
    away: AwayTime[]
    /** Address of a picture. */
    portrait: string | null
  } | null
  events: { kind: string; happenedTs: string; number?: number | null; planner?: string | null }[]
  /** Sent drafts, the oldest first. */
  drafts: Omit<ThreadDraft, 'card'>[]
  /** The newest first. */
  files: ThreadFile[]
}

type Wording = (event: OwnTrip['events'][number], trip: OwnTrip) => string | null

const given: Wording = ({ planner }) => (planner ? m.conversation_event_assigned({ name: planner }) : null)

const wordings: Record<string, Wording> = {
  requested: (_, { wishes }) => (wishes.message ? null : m.conversation_event_requested()),
  assigned: given,
  handed_over: given,
  accepted: ({ number }) => (number ? m.conversation_event_accepted({ number }) : null),
  email_bounced: () => m.conversation_event_bounced(),
}

/** Events of a trip as lines of the conversation; internal ones are left out. */
export function tripEvents(trip: OwnTrip): ThreadEvent[] {
  return trip.events.flatMap(event => {
    const text = wordings[event.kind]?.(event, trip)
    return text ? [{ at: event.happenedTs, text }] : []
  })
}

/** The text of the request, with which the conversation begins. */
export function requestWords({ createdTs, wishes }: OwnTrip): ThreadMessage[] {
  if (!wishes.message) return []
  return [
    {
      ...{ id: 0, author: 'traveller', name: wishes.name, channel: 'page', body: wishes.message, createdTs },
      ...{ pin: null, attachments: [], refusedFiles: [], email: null, mine: true },
    },
  ]
}
