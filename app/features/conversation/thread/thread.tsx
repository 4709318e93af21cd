import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import styles from './thread.module.css'
import { type ThreadEvent, threadLines } from './thread-lines.ts'
import { ThreadWords } from './thread-message.tsx'
import type { MessagePin, ThreadMessage } from './thread-schema.ts'
import { dayOf } from './thread-times.ts'

export interface ThreadProps {
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  /** Quiet lines between the words. */
  events?: readonly ThreadEvent[]
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

/** A plan's conversation: everything said by page, email and phone, and what happened in between. */
export function Thread({ messages, events = [], showEarlier, children, ...rest }: ThreadProps) {
  return (
    <div className={styles.thread}>
      {showEarlier && <TertiaryButton onClick={showEarlier}>{m.conversation_earlier()}</TertiaryButton>}
      <ol className={styles.lines} aria-label={m.conversation_thread()}>
        {threadLines(messages, events, instant => dayOf(instant)).map(line => {
          if (line.kind === 'day')
            return (
              <li key={line.key} className={styles.day}>
                {dayOf(new Date(line.at))}
              </li>
            )
          if (line.kind === 'event')
            return (
              <li key={line.key} className={styles.event}>
                <Icon name="clock" /> <span>{line.event.text}</span>
              </li>
            )
          return (
            <li key={line.key}>
              <ThreadWords {...rest} message={line.message} />
            </li>
          )
        })}
      </ol>
      {children}
    </div>
  )
}
