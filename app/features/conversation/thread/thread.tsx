import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import styles from './thread.module.css'
import { dayOf } from './thread.ts'
import { shownSince, type ThreadDraft, threadLines } from './thread-lines.ts'
import { ThreadWords } from './thread-message.tsx'
import type { ThreadProps } from './thread-props.ts'
import type { ThreadMessage } from './thread-schema.ts'

/** A draft's cover note as a message of the planner who sent it. */
function noteOf({ number, name, note, sentTs }: ThreadDraft): ThreadMessage {
  return {
    ...{ id: number, author: 'planner', name, channel: 'page', body: note, createdTs: sentTs },
    ...{ pin: null, attachments: [], refusedFiles: [], email: null, mine: false },
  }
}

/** A plan's conversation: messages by page, email and phone, and the events between them. */
export function Thread({ messages, events = [], drafts = [], showEarlier, children, ...rest }: ThreadProps) {
  const since = shownSince(messages, Boolean(showEarlier))
  const parts = {
    messages,
    events: events.filter(({ at }) => at >= since),
    drafts: drafts.filter(({ sentTs }) => sentTs >= since),
  }
  const lines = threadLines(parts, instant => dayOf(instant))
  return (
    <div className={styles.thread}>
      {showEarlier && <TertiaryButton onClick={showEarlier}>{m.conversation_earlier()}</TertiaryButton>}
      <ol className={styles.lines} aria-label={m.conversation_thread()}>
        {lines.map((line, at) => {
          const id = at === lines.length - 1 ? 'newest' : undefined
          if (line.kind === 'day')
            return (
              <li key={line.key} className={styles.day}>
                {dayOf(new Date(line.at))}
              </li>
            )
          if (line.kind === 'event')
            return (
              <li key={line.key} id={id} className={styles.event}>
                <Icon name="clock" /> <span>{line.event.text}</span>
              </li>
            )
          if (line.kind === 'draft')
            return (
              <li key={line.key} id={id}>
                <ThreadWords {...rest} message={noteOf(line.draft)}>
                  {line.draft.card}
                </ThreadWords>
              </li>
            )
          return (
            <li key={line.key} id={id}>
              <ThreadWords {...rest} message={line.message} />
            </li>
          )
        })}
      </ol>
      {children}
    </div>
  )
}
