import type { ReactNode } from 'react'
import type { ThreadDraft, ThreadEvent } from './thread-lines.ts'
import type { NamedPin, ThreadMessage } from './thread-schema.ts'

export interface ThreadProps {
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  /** Events shown between messages. */
  events?: readonly ThreadEvent[]
  /** Sent drafts. */
  drafts?: readonly ThreadDraft[]
  /** The reader's side, whose own messages are on the right. */
  side: 'traveller' | 'office'
  /** Time zone of the other side; null if unknown. */
  theirTimeZone: string | null
  /** Portrait of a planner, by the name that signs their messages. */
  pictureOf?: (name: string) => string | null
  /** Name and link of a line of a proposal. */
  describePin?: (pin: NamedPin) => { text: string; href: string } | null
  /** Loads earlier messages; null at the beginning of the thread. */
  showEarlier: (() => void) | null
  /** Shown below the last message: the reply clock. */
  children?: ReactNode
}
