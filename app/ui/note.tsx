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

/** The result of an action: announced when it appears, and marked by an icon as well as a colour. */
export function Note({ kind, icon, className, children }: NoteProps) {
  const { role, className: look, icon: usual } = kinds[kind]
  return (
    <div className={classNames(styles.note, look, className)} role={role}>
      <Icon name={icon ?? usual} className={styles.icon} />
      <span>{children}</span>
    </div>
  )
}
