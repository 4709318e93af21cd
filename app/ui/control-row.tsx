import type { ReactNode } from 'react'
import styles from './control-row.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface ControlRowProps {
  icon: IconName
  title: string
  /** A line about it. */
  line: ReactNode
  /** The controls for it. */
  children?: ReactNode
}

/** A row for an item that the reader manages: its title, a line about it, and its controls at the end. */
export function ControlRow({ icon, title, line, children }: ControlRowProps) {
  return (
    <div className={styles.row}>
      <Icon name={icon} />
      <span className={styles.about}>
        <b>{title}</b>
        <span>{line}</span>
      </span>
      {children && <span className={styles.actions}>{children}</span>}
    </div>
  )
}
