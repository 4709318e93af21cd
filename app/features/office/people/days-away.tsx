import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { AbsenceForm } from './absence-form.tsx'
import styles from './days-away.module.css'
import type { AbsenceShown, DaysAway as Away } from './people-schema.ts'

interface DaysAwayProps {
  userId: number
  name: string
  away: Away
  refresh: () => Promise<unknown>
}

/** A planner's running and coming absences, and the form for another one. */
export function DaysAway({ userId, name, away, refresh }: DaysAwayProps) {
  const { notify } = useDesk()
  const [once] = useState(oneAtATime)
  const end = (absence: AbsenceShown) =>
    once(async () => {
      try {
        await browserApi('DELETE /api/admin/user/{id}/absence/{absence}', {
          path: { id: userId, absence: absence.id },
        })
        notify(m.office_absence_ended({ name }))
      } catch {
        notify(m.office_person_failed(), false)
      }
      await refresh()
    })
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_absences()}</Display>
      {away.absences.length === 0 && <Text tone="quiet">{m.office_absence_none()}</Text>}
      <ul className={styles.rows}>
        {away.absences.map(absence => (
          <li key={absence.id}>
            <span>
              {daysOf(absence)}
              <Text as="span" size="small" tone="quiet">
                {absence.standIn
                  ? m.office_absence_answers({ name: absence.standIn })
                  : m.office_absence_others_answer()}
              </Text>
            </span>
            <SecondaryButton
              size="sm"
              aria-label={`${endWords(absence, away)}: ${daysOf(absence)}`}
              onClick={() => void end(absence)}
            >
              {endWords(absence, away)}
            </SecondaryButton>
          </li>
        ))}
      </ul>
      <AbsenceForm userId={userId} name={name} away={away} refresh={refresh} />
    </section>
  )
}

function daysOf({ firstDay, lastDay }: AbsenceShown): string {
  const [first, last] = [firstDay, lastDay].map(day => formatDay(day, getLocale()))
  return first === last ? (first ?? '') : `${first} – ${last}`
}

function endWords({ firstDay }: AbsenceShown, { today }: Away): string {
  return firstDay < today ? m.office_absence_end() : m.office_absence_remove()
}
