import type { ReactNode } from 'react'
import styles from './receipt-split.module.css'

/** Text on the left, the sky on the right; on a phone the sky is below (design, 25). */
export function ReceiptSplit({ sky, children }: { sky: ReactNode; children: ReactNode }) {
  return (
    <section className={`on-sky ${styles.split}`}>
      <div className={styles.words}>{children}</div>
      <div className={styles.sky}>{sky}</div>
    </section>
  )
}
