import { type FormEvent, useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './days-away.module.css'
import type { AbsenceRefusal, AbsenceShown, DaysAway as Away, DaysAway as Days } from './people-schema.ts'

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

export type AbsenceField = 'firstDay' | 'lastDay' | 'standIn'

/** The field that a refusal is about, and what it says. */
const refusals: Record<AbsenceRefusal, readonly [field: AbsenceField, words: () => string]> = {
  not_staff: ['firstDay', m.office_absence_not_staff],
  ends_before: ['lastDay', m.office_absence_ends_before],
  is_past: ['lastDay', m.office_absence_is_past],
  too_long: ['lastDay', m.office_absence_too_long],
  overlaps: ['firstDay', m.office_absence_overlaps],
  stand_in_unknown: ['standIn', m.office_absence_stand_in_unknown],
  stand_in_away: ['standIn', m.office_absence_stand_in_away],
}

/** What a failed entry says, and beside which field: none if it was not refused, but failed. */
export function absenceProblem(error: unknown): { field: AbsenceField | null; words: string } {
  const { reason } = (error instanceof ApiError ? (error.data as { reason?: string }) : undefined) ?? {}
  if (reason === undefined || !Object.hasOwn(refusals, reason))
    return { field: null, words: m.office_person_failed() }
  const [field, words] = refusals[reason as AbsenceRefusal]
  return { field, words: words() }
}

interface AbsenceFormProps {
  userId: number
  name: string
  away: Days
  refresh: () => Promise<unknown>
}

const EMPTY = { firstDay: '', lastDay: '', standIn: '' }

/** Enters days away. What is refused is said beside its field, and what was typed stays. */
export function AbsenceForm({ userId, name, away, refresh }: AbsenceFormProps) {
  const { notify } = useDesk()
  const [typed, setTyped] = useState(EMPTY)
  const [problem, setProblem] = useState<ReturnType<typeof absenceProblem> | null>(null)
  const [once] = useState(oneAtATime)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus()
  }, [problem])
  const fieldOf = (field: AbsenceField) => ({
    value: typed[field],
    error: problem?.field === field ? problem.words : undefined,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: event.target.value })
      setProblem(null)
    },
  })
  const enter = () =>
    once(async () => {
      const body = { ...typed, standIn: typed.standIn || null }
      try {
        await browserApi('POST /api/admin/user/{id}/absence', { path: { id: userId }, body })
        setTyped(EMPTY)
        notify(m.office_absence_entered({ name }))
      } catch (error) {
        setProblem(absenceProblem(error))
      }
      await refresh()
    })
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setProblem(null)
    const missing = (['firstDay', 'lastDay'] as const).find(field => typed[field] === '')
    if (missing) setProblem({ field: missing, words: m.office_absence_day_missing() })
    else void enter()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        type="date"
        label={m.office_absence_first_day()}
        min={away.today}
        required
        {...fieldOf('firstDay')}
      />
      <TextField
        type="date"
        label={m.office_absence_last_day()}
        min={typed.firstDay || away.today}
        required
        {...fieldOf('lastDay')}
      />
      <SelectField label={m.office_absence_stand_in()} {...fieldOf('standIn')}>
        <option value="">{m.office_absence_anybody()}</option>
        {away.colleagues.map(({ fkey, name: each }) => (
          <option key={fkey} value={fkey}>
            {each}
          </option>
        ))}
      </SelectField>
      <SecondaryButton size="sm" type="submit">
        {m.office_absence_enter()}
      </SecondaryButton>
      {problem?.field === null && (
        <Text role="alert" tabIndex={-1}>
          {problem.words}
        </Text>
      )}
    </form>
  )
}
