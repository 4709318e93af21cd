import type { ReactNode } from 'react'
import { Anchor } from '#app/ui/anchor.tsx'
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

interface MenuItemProps {
  /** Null for what is only named, because its page is not written yet. */
  to: string | null
  className?: string | undefined
  children: ReactNode
}

/** A line of a menu: a link wherever there is a page to lead to. */
export function MenuItem({ to, className, children }: MenuItemProps) {
  if (to === null) return <span className={styles.named}>{children}</span>
  return (
    <Anchor to={to} className={className}>
      {children}
    </Anchor>
  )
}
