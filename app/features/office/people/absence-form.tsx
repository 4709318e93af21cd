import { type FormEvent, useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './days-away.module.css'
import type { DaysAway } from './people-schema.ts'
import { type AbsenceField, absenceProblem } from './people-words.ts'

interface AbsenceFormProps {
  userId: number
  name: string
  away: DaysAway
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
