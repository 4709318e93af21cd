import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/**
 * Cards in rows of three whose last row is filled as well: no card is alone beside a gap. The parts of cards that have
 * three rows of their own (a subgrid) line up with their neighbours'.
 */
export function CardGrid({ as: Element = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return <Element className={styles.grid}>{children}</Element>
}
