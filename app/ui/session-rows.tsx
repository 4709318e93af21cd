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
  /** Formats an instant for this list. */
  say: (instant: string) => string
  /** The controls of a session, or a label. */
  action: (session: Session, since: string) => ReactNode
}

/** "Chrome on Linux", or whichever of the two is known. */
function wordsOf({ browser, system }: Device): string | null {
  return browser && system ? m.account_session_device({ browser, system }) : (browser ?? system)
}

/** A person's sessions: the device, when it logged in, when it was last used, and a way to end it. */
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
