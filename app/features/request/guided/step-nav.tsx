import type { ReactNode } from 'react'
import styles from './step-nav.module.css'

/** Buttons of a step; on a phone they stay at the bottom of the screen. */
export function StepNav({ children }: { children: ReactNode }) {
  return <div className={styles.nav}>{children}</div>
}
