import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import styles from './note.module.css'

const kinds = {
  error: { className: styles.error, icon: 'warning-circle-fill', role: 'alert' },
  ok: { className: styles.ok, icon: 'check-circle-fill', role: 'status' },
  wait: { className: styles.wait, icon: 'clock', role: 'status' },
} as const

interface NoteProps {
  kind: keyof typeof kinds
  icon?: IconName
  className?: string
  children: ReactNode
}

/** What came of it: announced when it appears, and told by its sign as well as its colour. */
export function Note({ kind, icon, className, children }: NoteProps) {
  const { role, className: look, icon: usual } = kinds[kind]
  return (
    <div className={classNames(styles.note, look, className)} role={role}>
      <Icon name={icon ?? usual} className={styles.icon} />
      <span>{children}</span>
    </div>
  )
}
