import { browserApi } from '#app/client/api-client/api-client.ts'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
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

/** Where somebody is logged in, and how to end it: here, there or everywhere. */
export function SessionList() {
  const { data, isPending, refetch } = usePrivateQuery<SessionEntry[]>(privateCalls.sessions())
  if (isPending) return <Skeleton height="8rem" />
  if (!data) return <Note kind="error">{m.account_settings_unreachable()}</Note>

  async function end(address: string, isHere: boolean): Promise<void> {
    // What could not be ended is still in the list.
    await browserApi(address, { method: 'DELETE' }).catch(() => undefined)
    if (isHere) storeLoginKey(null)
    else await refetch()
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
    </>
  )
}
