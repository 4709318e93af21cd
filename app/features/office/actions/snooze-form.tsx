import { type FormEvent, useState } from 'react'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ActedPlan } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { fromLocalInput, type SnoozeChoice, snoozeTimes, toLocalInput } from './snooze-times.ts'
import { usePlanCalls } from './use-plan-calls.ts'

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onTold: (words: string, ok: boolean) => void
}

const names: Record<SnoozeChoice, () => string> = {
  hours: m.office_snooze_hours,
  tomorrow: m.office_snooze_tomorrow,
  monday: m.office_snooze_monday,
  month: m.office_snooze_month,
}

/** When a plan comes back: one of the usual times, or any hour. */
export function SnoozeForm({ plan, onClose, onTold }: FormProps) {
  const { snooze } = usePlanCalls()
  const [now] = useState(() => new Date())
  const times = snoozeTimes(now)
  const [own, setOwn] = useState(toLocalInput(times.tomorrow))
  async function putOff(until: Date | null): Promise<void> {
    onClose()
    const { words, ok } = await snooze(plan, until)
    onTold(words, ok)
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const until = fromLocalInput(own)
    if (until) void putOff(until)
  }
  return (
    <form className={styles.choices} onSubmit={onSubmit}>
      {Object.entries(times).map(([choice, at]) => (
        <button type="button" key={choice} className={styles.choice} onClick={() => void putOff(at)}>
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
        onChange={event => setOwn(event.target.value)}
      />
      <div className={styles.ways}>
        <SecondaryButton size="sm" type="submit">
          {m.office_snooze_do()}
        </SecondaryButton>
        {plan.snoozedUntil && (
          <SecondaryButton size="sm" onClick={() => void putOff(null)}>
            {m.office_wake()}
          </SecondaryButton>
        )}
      </div>
    </form>
  )
}
