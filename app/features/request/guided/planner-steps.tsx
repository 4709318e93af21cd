import type { CSSProperties } from 'react'
import { isAnswered, steps } from '#app/features/request/guided/planning.ts'
import { stepNames } from '#app/features/request/guided/planning-words.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import styles from './planner-steps.module.css'

/** Shows the current step and links to the others. */
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
