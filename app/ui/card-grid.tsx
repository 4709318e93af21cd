import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards in threes whose last row is as full as the others: no card stands alone beside a hole. */
export function CardGrid({ as: Element = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return <Element className={styles.grid}>{children}</Element>
}
