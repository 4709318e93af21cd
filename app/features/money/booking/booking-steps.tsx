import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './booking-steps.module.css'

const steps = ['read', 'sign', 'deposit'] as const

const names = {
  read: () => m.booking_step_read(),
  sign: () => m.booking_step_sign(),
  deposit: () => m.booking_step_deposit(),
}

interface BookingStepsProps {
  planId: number
  number: number
  at: 'sign' | 'deposit' | 'done'
}

/** Progress: read, sign, deposit; with a link back to the proposal. */
export function BookingSteps({ planId, number, at }: BookingStepsProps) {
  const reached = at === 'done' ? steps.length : steps.indexOf(at)
  return (
    <nav aria-label={m.booking_steps()} className={styles.steps}>
      <ol>
        {steps.map((step, i) => (
          <li
            key={step}
            className={i < reached ? styles.done : undefined}
            aria-current={i === reached ? 'step' : undefined}
          >
            {i < reached ? <Icon name="check-circle-fill" /> : <b>{i + 1}</b>}
            {step === 'read' ? (
              <Anchor to={links.ownProposal(planId, number)}>{names.read()}</Anchor>
            ) : (
              names[step]()
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
