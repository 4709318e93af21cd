import { browserApi } from '#app/client/api-client/api-client.ts'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { useNow } from '#app/features/office/desk/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SessionRows } from '#app/ui/session-rows.tsx'
import { Text } from '#app/ui/text.tsx'
import type { ActOnPerson } from './act-on-person.ts'
import styles from './office-person.module.css'
import type { OfficePerson } from './people-schema.ts'

interface PersonSessionsProps {
  userId: number
  sessions: NonNullable<OfficePerson['sessions']>
  act: ActOnPerson
}

/** A person's sessions, which an admin can end. */
export function PersonSessions({ userId, sessions, act }: PersonSessionsProps) {
  const now = useNow()
  const done = m.office_person_logged_out()
  const end = (session: string) =>
    browserApi('DELETE /api/admin/user/{id}/session/{session}', { path: { id: userId, session } })
  const endAll = () => browserApi('DELETE /api/admin/user/{id}/session', { path: { id: userId } })
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_person_sessions()}</Display>
      {sessions.length === 0 && <Text tone="quiet">{m.office_person_no_sessions()}</Text>}
      <SessionRows
        sessions={sessions}
        say={instant => whenOf(new Date(instant), now)}
        action={({ id }, since) => (
          <SecondaryButton
            size="sm"
            aria-label={`${m.office_person_end()}: ${since}`}
            onClick={() => void act(() => end(id), done)}
          >
            {m.office_person_end()}
          </SecondaryButton>
        )}
      />
      {sessions.length > 1 && (
        <SecondaryButton size="sm" onClick={() => void act(endAll, done)}>
          {m.office_person_end_all()}
        </SecondaryButton>
      )}
    </section>
  )
}
