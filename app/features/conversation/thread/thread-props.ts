import type { ReactNode } from 'react'
import type { ThreadDraft, ThreadEvent } from './thread-lines.ts'
import type { MessagePin, ThreadMessage } from './thread-schema.ts'

export interface ThreadProps {
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  /** Quiet lines between the words. */
  events?: readonly ThreadEvent[]
  /** Where they were sent. */
  drafts?: readonly ThreadDraft[]
  /** Whose conversation it is told from: their own words stand on the right. */
  side: 'traveller' | 'office'
  /** Where the other side's clock is; null where it is not known. */
  theirTimeZone: string | null
  /** Address of a planner's picture, by the name that their words are signed with. */
  pictureOf?: (name: string) => string | null
  /** What a line of a proposal is called, and where it is. */
  describePin?: (pin: MessagePin) => { text: string; href: string } | null
  /** Null where the thread begins. */
  showEarlier: (() => void) | null
  /** What stands under the last word: the reply clock. */
  children?: ReactNode
}
