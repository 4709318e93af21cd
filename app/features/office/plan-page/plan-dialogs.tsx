import { useQuery } from '@tanstack/react-query'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import type { OfficePlanner } from '#app/features/plan/handling/handling-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { CancelForm, PaymentForm, RefundForm, ReverseForm } from './money-dialogs.tsx'
import type { ActedPlan, PlanDialog } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { PlanProblem } from './plan-problem.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { SnoozeForm } from './snooze-form.tsx'
import { StageForm } from './stage-form.tsx'
import { usePlanCalls } from './use-plan-calls.ts'
import { usePlanForm } from './use-plan-form.ts'
import { WishForm } from './wish-form.tsx'

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
  planners?: readonly OfficePlanner[] | undefined
}

/** Hands a plan to another planner of its country. */
function HandOverForm({ plan, onClose, onResult, planners }: FormProps) {
  const { handOver } = usePlanCalls()
  const { form, isBusy, ask, problem } = usePlanForm({ onClose, onResult })
  const asked = useQuery({
    ...privateQuery('GET /api/admin/plan/{id}', { path: { id: plan.id } }),
    enabled: !planners,
  })
  const people = planners ?? asked.data?.planners
  if (!people) return asked.isError ? <p>{m.office_failed()}</p> : <Skeleton height="2.75rem" />
  const others = people.filter(({ fkey }) => fkey !== plan.planner?.fkey)
  if (others.length === 0) return <p>{m.office_nobody_else()}</p>
  return (
    <form ref={form} className={styles.choices} aria-busy={isBusy}>
      {others.map(person => (
        <button
          type="button"
          key={person.fkey}
          className={styles.choice}
          onClick={() => void ask(() => handOver(plan, person))}
        >
          {person.name}
          <PlannerFace planner={person} />
        </button>
      ))}
      <PlanProblem words={problem} />
    </form>
  )
}

interface PlanDialogsProps {
  /** Null while no dialog is open. */
  open: PlanDialog | null
  plan: ActedPlan | null
  onClose: () => void
  /** Called with the message of the outcome. */
  onResult: (words: string, ok: boolean) => void
  /** The planners it can be handed to, if they are already loaded. */
  planners?: readonly OfficePlanner[] | undefined
  /** The entry that is taken back. */
  entryId?: number | undefined
}

const titles: Record<PlanDialog, () => string> = {
  snooze: m.office_snooze_title,
  stage: m.office_stage_title,
  handOver: m.office_hand_over_title,
  payment: m.office_paid_title,
  reverse: m.office_reverse_title,
  refund: m.office_refund_title,
  cancel: m.office_cancel_title,
  wish: m.office_wish_title,
}

/** Dialogs for snoozing, changing the stage, handing over, and the plan's money. */
export function PlanDialogs({ open, plan, onClose, onResult, planners, entryId }: PlanDialogsProps) {
  return (
    <PlanSheet about={open && plan} title={open ? titles[open]() : ''} onClose={onClose}>
      {open && plan && (
        <>
          {open === 'snooze' && <SnoozeForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'wish' && plan.wish && plan.revision !== undefined && (
            <WishForm
              plan={{ ...plan, wish: plan.wish, revision: plan.revision }}
              onClose={onClose}
              onResult={onResult}
            />
          )}
          {open === 'payment' && <PaymentForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'reverse' && entryId !== undefined && (
            <ReverseForm plan={plan} entryId={entryId} onClose={onClose} onResult={onResult} />
          )}
          {open === 'refund' && <RefundForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'cancel' && <CancelForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'stage' && <StageForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'handOver' && (
            <HandOverForm plan={plan} onClose={onClose} onResult={onResult} planners={planners} />
          )}
        </>
      )}
    </PlanSheet>
  )
}
