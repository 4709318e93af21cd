import type { ReactNode } from 'react'
import styles from './avatar.module.css'

/** Several avatars shoulder to shoulder. */
export function AvatarRow({ children }: { children: ReactNode }) {
  return <span className={styles.row}>{children}</span>
}
