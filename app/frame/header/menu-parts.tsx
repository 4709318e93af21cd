import type { ReactNode } from 'react'
import styles from './menu-parts.module.css'

/** What belongs together in a menu, by name. */
export function GroupTitle({ children }: { children: ReactNode }) {
  return <p className={styles.title}>{children}</p>
}

/** A place's number in its list, as on the country's map. */
export function NumberDisc({ number }: { number: number }) {
  return (
    <span className={styles.disc} aria-hidden="true">
      {number}
    </span>
  )
}
