import type { OfficePlanner } from '#app/features/plan/handling/planner-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { ActedPlan, PlanDialog } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { SnoozeForm } from './snooze-form.tsx'
import { StageForm } from './stage-form.tsx'

interface PlanDialogsProps {
  /** Null while no dialog is open. */
  open: PlanDialog | null
  plan: ActedPlan | null
  onClose: () => void
  /** Called with the message of the outcome. */
  onResult: (words: string, ok: boolean) => void
  /** The planners it can be handed to, if they are already loaded. */
  planners?: readonly OfficePlanner[] | undefined
}

const titles: Record<PlanDialog, () => string> = {
  snooze: m.office_snooze_title,
  stage: m.office_stage_title,
  handOver: m.office_hand_over_title,
  payment: m.office_paid_title,
}
const TITLE = 'office-dialog-title'

/** Dialogs for snoozing, changing the stage, handing over and recording a payment. */
export function PlanDialogs({ open, plan, onClose, onResult, planners }: PlanDialogsProps) {
  return (
    <Dialog
      open={open !== null && plan !== null}
      onClose={onClose}
      labelledBy={TITLE}
      className={styles.sheet}
    >
      {open && plan && (
        <div className={styles.dialog}>
          <Display size={24} id={TITLE}>
            {titles[open]()}
          </Display>
          <p className={styles.about}>{m.office_about({ name: plan.name, number: plan.id })}</p>
          {open === 'snooze' && <SnoozeForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'payment' && <PaymentForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'stage' && <StageForm plan={plan} onClose={onClose} onResult={onResult} />}
          {open === 'handOver' && (
            <HandOverForm plan={plan} onClose={onClose} onResult={onResult} planners={planners} />
          )}
        </div>
      )}
    </Dialog>
  )
}
