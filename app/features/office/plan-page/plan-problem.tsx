import { Icon } from '#app/ui/icon.tsx'
import styles from './plan-dialogs.module.css'

/** General error of a dialog, for failures without a field. */
export function PlanProblem({ words }: { words: string | null }) {
  if (words === null) return null
  return (
    <p className={styles.problem} role="alert" tabIndex={-1}>
      <Icon name="warning-circle-fill" />
      {words}
    </p>
  )
}
