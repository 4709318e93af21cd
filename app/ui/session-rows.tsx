import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import styles from './session-rows.module.css'

interface Entry {
  id: string
  createdTs: string
  lastUsedTs: string
}

interface SessionRowsProps<Session extends Entry> {
  sessions: readonly Session[]
  /** How an instant is said where the list stands. */
  say: (instant: string) => string
  /** What can be done with one, or what it is. */
  action: (session: Session, since: string) => ReactNode
}

/** Where somebody is logged in: since when, when last, and a way to end it. */
export function SessionRows<Session extends Entry>({ sessions, say, action }: SessionRowsProps<Session>) {
  return (
    <ul className={styles.sessions}>
      {sessions.map(session => {
        const since = say(session.createdTs)
        return (
          <li key={session.id}>
            <span>
              <b>{m.account_session_since({ when: since })}</b>
              <span>{m.account_session_used({ when: say(session.lastUsedTs) })}</span>
            </span>
            {action(session, since)}
          </li>
        )
      })}
    </ul>
  )
}
