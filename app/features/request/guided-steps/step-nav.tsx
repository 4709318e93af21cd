import type { ReactNode } from 'react'
import styles from './step-nav.module.css'

/** The ways on from a step; on a phone they stay at the foot of the screen. */
export function StepNav({ children }: { children: ReactNode }) {
  return <div className={styles.nav}>{children}</div>
}
