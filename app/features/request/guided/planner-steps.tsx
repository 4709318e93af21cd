import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import styles from './planner-steps.module.css'
import { isAnswered, steps } from './planning.ts'
import { stepNames } from './planning-words.ts'
import type { Planning } from './use-planning.ts'

/** Where one is, and the way to every other step. */
export function PlannerSteps({ planning: { step, answers, linkTo } }: { planning: Planning }) {
  const at = { '--at': steps.indexOf(step), '--steps': steps.length } as CSSProperties
  return (
    <nav aria-label={m.planning_steps()} className={styles.steps}>
      <ol style={at}>
        {steps.map(each => (
          <li key={each} data-done={isAnswered(each, answers) || undefined}>
            <Anchor {...linkTo(each)} aria-current={each === step ? 'step' : undefined}>
              <span>{stepNames[each]()}</span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}
