import styles from './pending-line.module.css'

/** A line across the head of the window while an answer is on its way, once that takes longer than a moment. */
export function PendingLine() {
  return <div className={styles.line} aria-hidden="true" />
}
