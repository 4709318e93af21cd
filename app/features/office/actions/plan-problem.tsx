import { Icon } from '#app/ui/icon.tsx'
import styles from './plan-dialogs.module.css'

/** Why what a dialog asked for was not done, where no field is to blame; null for nothing. */
export function PlanProblem({ words }: { words: string | null }) {
  if (words === null) return null
  return (
    <p className={styles.problem} role="alert" tabIndex={-1}>
      <Icon name="warning-circle-fill" />
      {words}
    </p>
  )
}
