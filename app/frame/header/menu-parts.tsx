import type { ReactNode } from 'react'
import styles from './menu-parts.module.css'

/** The title of a group in a menu. */
export function GroupTitle({ children }: { children: ReactNode }) {
  return <p className={styles.title}>{children}</p>
}

/** The number of a place in its list, as on the country's map. */
export function NumberDisc({ number }: { number: number }) {
  return (
    <span className={styles.disc} aria-hidden="true">
      {number}
    </span>
  )
}
