import { useNavigation } from 'react-router'
import styles from './pending-line.module.css'

/** A line across the head of the window while the next page is on its way, once that takes longer than a moment. */
export function PendingLine() {
  return useNavigation().state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />
}
