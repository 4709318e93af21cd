import { type FormEvent, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { reasonOf } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './office-person.module.css'
import type { OfficePerson } from './people-schema.ts'

function problemWords(error: unknown): string {
  const reason = reasonOf(error)
  if (reason === 'has_plans') return m.office_leave_has_plans()
  return reason === 'staff_unknown' ? m.office_leave_staff_unknown() : m.office_person_failed()
}

/** Ends a planner's work: who gets their plans is chosen first, and the button is pressed twice. */
export function Leaving({ person, refresh }: { person: OfficePerson; refresh: () => Promise<unknown> }) {
  const { notify } = useDesk()
  const { id, name, staff, away } = person
  const [to, setTo] = useState('')
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [once] = useState(oneAtATime)
  const open = staff?.unfinished ?? 0
  async function leave(): Promise<void> {
    setProblem(null)
    try {
      const { data } = await browserApi('POST /api/admin/user/{id}/leave', {
        path: { id },
        body: { to: to || null },
      })
      notify(m.office_leave_done({ name, count: data.handedOver }))
    } catch (error) {
      setProblem(problemWords(error))
      setSure(false)
    }
    await refresh()
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isSure) void once(leave)
    else setSure(true)
  }
  return (
    <section className={styles.part}>
      <Display size={20}>{m.office_leave()}</Display>
      <Text tone="quiet">{m.office_leave_text({ name })}</Text>
      <form className={styles.grant} onSubmit={onSubmit}>
        {open > 0 && (
          <SelectField
            label={m.office_leave_to()}
            hint={m.office_leave_plans({ count: open })}
            value={to}
            required
            onChange={({ target }) => setTo(target.value)}
          >
            <option value="">{m.office_person_choose()}</option>
            {away?.colleagues.map(colleague => (
              <option key={colleague.fkey} value={colleague.fkey}>
                {colleague.name}
              </option>
            ))}
          </SelectField>
        )}
        {problem && <Note kind="error">{problem}</Note>}
        <SecondaryButton size="sm" type="submit">
          {isSure ? m.office_leave_sure({ name }) : m.office_leave_do({ name })}
        </SecondaryButton>
      </form>
    </section>
  )
}
