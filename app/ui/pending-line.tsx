import styles from './pending-line.module.css'

/** A progress line at the top of the window while a navigation takes longer than a moment. */
export function PendingLine() {
  return <div className={styles.line} aria-hidden="true" />
}
