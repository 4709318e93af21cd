import type { ReactNode } from 'react'
import styles from './control-row.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface ControlRowProps {
  icon: IconName
  title: string
  /** What is known of it. */
  line: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** A thing that is somebody's: what it is and what is known of it, and at its end what can be done with it. */
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
