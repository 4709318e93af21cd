import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Device } from '#app/text/device.ts'
import styles from './session-rows.module.css'

interface Entry {
  id: string
  device: Device | null
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

/** "Chrome on Linux", or what is known of the two. */
function wordsOf({ browser, system }: Device): string | null {
  return browser && system ? m.account_session_device({ browser, system }) : (browser ?? system)
}

/** Where somebody is logged in: with what, since when, when last, and a way to end it. */
export function SessionRows<Session extends Entry>({ sessions, say, action }: SessionRowsProps<Session>) {
  return (
    <ul className={styles.sessions}>
      {sessions.map(session => {
        const since = say(session.createdTs)
        const opened = m.account_session_since({ when: since })
        const device = session.device && wordsOf(session.device)
        return (
          <li key={session.id}>
            <span>
              <b>{device ?? opened}</b>
              {device && <span>{opened}</span>}
              <span>{m.account_session_used({ when: say(session.lastUsedTs) })}</span>
            </span>
            {action(session, since)}
          </li>
        )
      })}
    </ul>
  )
}
