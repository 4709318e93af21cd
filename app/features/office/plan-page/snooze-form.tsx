import { type FormEvent, useState } from 'react'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ActedPlan } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { PlanProblem } from './plan-problem.tsx'
import { fromLocalInput, type SnoozeChoice, snoozeTimes, toLocalInput } from './snooze-times.ts'
import { usePlanCalls } from './use-plan-calls.ts'
import { usePlanForm } from './use-plan-form.ts'

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
}

const names: Record<SnoozeChoice, () => string> = {
  hours: m.office_snooze_hours,
  tomorrow: m.office_snooze_tomorrow,
  monday: m.office_snooze_monday,
  month: m.office_snooze_month,
}

/** Chooses when a plan comes back: a preset, or any time. */
export function SnoozeForm({ plan, onClose, onResult }: FormProps) {
  const { snooze } = usePlanCalls()
  const { form, isBusy, ask, refuse, forget, errorOf, problem } = usePlanForm({ onClose, onResult })
  const [now] = useState(() => new Date())
  const times = snoozeTimes(now)
  const [own, setOwn] = useState(toLocalInput(times.tomorrow))
  const putOff = (until: Date | null) => void ask(() => snooze(plan, until))
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const until = fromLocalInput(own)
    if (!until) refuse('time', m.office_snooze_missing())
    else if (until <= new Date()) refuse('time', m.office_snooze_past())
    else putOff(until)
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate aria-busy={isBusy}>
      {Object.entries(times).map(([choice, at]) => (
        <button type="button" key={choice} className={styles.choice} onClick={() => putOff(at)}>
          {names[choice as SnoozeChoice]()}
          <span>{whenOf(at, now)}</span>
        </button>
      ))}
      <TextField
        type="datetime-local"
        label={m.office_snooze_own()}
        value={own}
        min={toLocalInput(now)}
        required
        error={errorOf('time')}
        onChange={event => {
          setOwn(event.target.value)
          forget()
        }}
      />
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" icon="check-bold" type="submit" loading={isBusy}>
          {m.office_snooze_do()}
        </Button>
        {plan.snoozedUntil && (
          <SecondaryButton size="sm" onClick={() => putOff(null)}>
            {m.office_wake()}
          </SecondaryButton>
        )}
      </div>
    </form>
  )
}
