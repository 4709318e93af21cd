import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { isAbandoned } from '#app/features/account/confirmation/use-confirmation.tsx'
import type { SessionEntry } from '#app/features/account/person/person-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SessionRows } from '#app/ui/session-rows.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './settings.module.css'

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  es: new Intl.DateTimeFormat('es-CR', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
}

function whenOf(instant: string): string {
  return formats[getLocale()].format(new Date(instant))
}

interface SessionListProps {
  /** Makes a call that may need a confirmation of the person's identity. */
  confirmed: (call: () => Promise<void>) => Promise<void>
}

/** Whether the session still exists after a failed call; false if it had already ended. */
function isLeft(error: unknown): boolean {
  return !(error instanceof ApiError && error.status === 404)
}

/** The reader's sessions, which can be ended one by one or all at once. */
export function SessionList({ confirmed }: SessionListProps) {
  const { data, isPending, refetch } = usePrivateQuery<SessionEntry[]>(privateCalls.sessions())
  const [isFailed, setFailed] = useState(false)
  if (isPending) return <Skeleton height="8rem" />
  if (!data) return <Note kind="error">{m.account_settings_unreachable()}</Note>

  async function end(address: string, isHere: boolean): Promise<void> {
    setFailed(false)
    try {
      await confirmed(() => browserApi(address, { method: 'DELETE' }))
      if (isHere) return storeLoginKey(null)
    } catch (error) {
      setFailed(isLeft(error) && !isAbandoned(error))
    }
    await refetch()
  }
  return (
    <>
      <SessionRows
        sessions={data}
        say={whenOf}
        action={({ id, current }, since) =>
          current ? (
            <span className={styles.here}>{m.account_session_here()}</span>
          ) : (
            <SecondaryButton
              size="sm"
              aria-label={m.account_session_end_of({ when: since })}
              onClick={() => void end(privateCalls.session(id), false)}
            >
              {m.account_session_end()}
            </SecondaryButton>
          )
        }
      />
      <div>
        <SecondaryButton onClick={() => void end(privateCalls.sessions(), true)}>
          {m.account_log_out_everywhere()}
        </SecondaryButton>
      </div>
      {isFailed && <Note kind="error">{m.identity_failed()}</Note>}
    </>
  )
}
