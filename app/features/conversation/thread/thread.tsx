import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import styles from './thread.module.css'
import { threadLines } from './thread-lines.ts'
import { ThreadWords } from './thread-message.tsx'
import type { ThreadProps } from './thread-props.ts'
import { dayOf } from './thread-times.ts'

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
