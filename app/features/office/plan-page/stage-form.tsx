import { type FormEvent, useState } from 'react'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { movesFrom, type StageTarget, wantsReason } from '#app/features/plan/handling/stage-move.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { ActedPlan } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { PlanProblem } from './plan-problem.tsx'
import { usePlanCalls } from './use-plan-calls.ts'
import { usePlanForm } from './use-plan-form.ts'

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
}

function targetName(target: StageTarget): string {
  return target === 'reopen' ? m.office_stage_reopen() : stageName(target)
}

/** Moves a plan to another stage with a reason. Offers only valid moves. */
export function StageForm({ plan, onClose, onResult }: FormProps) {
  const { setStage } = usePlanCalls()
  const { form, isBusy, ask, refuse, forget, errorOf, problem } = usePlanForm({ onClose, onResult })
  const moves = movesFrom(plan.stage)
  const [wanted, setWanted] = useState<StageTarget | null>(null)
  const [reason, setReason] = useState('')
  // A colleague may have moved it meanwhile, so the selected stage may no longer be available.
  const target = moves.find(move => move === wanted) ?? moves[0] ?? 'lost'
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (wantsReason(target) && reason.trim() === '') refuse('reason', m.office_reason_missing())
    else void ask(() => setStage(plan, target, reason))
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate>
      <p>{m.office_stage_now({ stage: stageName(plan.stage) })}</p>
      <SelectField
        label={m.office_stage_to()}
        value={target}
        error={errorOf('stage')}
        onChange={event => {
          setWanted(moves.find(move => move === event.target.value) ?? null)
          forget()
        }}
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
        error={errorOf('reason')}
        rows={3}
        maxLength={2_000}
        value={reason}
        onChange={event => {
          setReason(event.target.value)
          forget()
        }}
      />
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" icon="check-bold" type="submit" loading={isBusy}>
          {m.office_stage_do()}
        </Button>
      </div>
    </form>
  )
}
