import { type FormEvent, useState } from 'react'
import { movesFrom, type StageTarget, wantsReason } from '#app/features/office/handling/stage-move.ts'
import { stageName } from '#app/features/office/handling/stage-words.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { ActedPlan } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { usePlanCalls } from './use-plan-calls.ts'

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onTold: (words: string, ok: boolean) => void
}

function targetName(target: StageTarget): string {
  return target === 'reopen' ? m.office_stage_reopen() : stageName(target)
}

/** Where a plan goes from here, and why. Only moves that make sense are offered. */
export function StageForm({ plan, onClose, onTold }: FormProps) {
  const { setStage } = usePlanCalls()
  const moves = movesFrom(plan.stage)
  const [target, setTarget] = useState<StageTarget>(moves[0] ?? 'lost')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (wantsReason(target) && reason.trim() === '') {
      setMissing(true)
      return
    }
    onClose()
    const { words, ok } = await setStage(plan, target, reason)
    onTold(words, ok)
  }
  return (
    <form className={styles.choices} onSubmit={event => void onSubmit(event)}>
      <p>{m.office_stage_now({ stage: stageName(plan.stage) })}</p>
      <SelectField
        label={m.office_stage_to()}
        value={target}
        onChange={event => setTarget(moves.find(move => move === event.target.value) ?? target)}
      >
        {moves.map(move => (
          <option key={move} value={move}>
            {targetName(move)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={m.office_reason()}
        hint={m.office_reason_hint()}
        error={isMissing ? m.office_reason_missing() : undefined}
        rows={3}
        maxLength={2_000}
        value={reason}
        onChange={event => {
          setReason(event.target.value)
          setMissing(false)
        }}
      />
      <div className={styles.ways}>
        <SecondaryButton size="sm" type="submit">
          {m.office_stage_do()}
        </SecondaryButton>
      </div>
    </form>
  )
}
