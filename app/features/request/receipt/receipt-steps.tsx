import { m } from '#app/paraglide/messages.js'
import styles from './receipt-steps.module.css'
import type { ReceiptStep } from './receipt-steps.ts'

const states = { done: m.receipt_step_done, now: m.receipt_step_now, ahead: m.receipt_step_ahead } as const

/** The steps of a request; the current one has a red disc. */
export function ReceiptSteps({ steps }: { steps: readonly ReceiptStep[] }) {
  return (
    <ol className={styles.steps} aria-label={m.receipt_steps()}>
      {steps.map(({ state, what, when }) => (
        <li key={what} aria-current={state === 'now' ? 'step' : undefined}>
          <i className={styles[state]} role="img" aria-label={states[state]()} />
          <span>{what}</span>
          <b>{when}</b>
        </li>
      ))}
    </ol>
  )
}
