import type { ReactNode } from 'react'
import { Display } from '#app/ui/display.tsx'
import styles from './list-head.module.css'

/** Head of a list in the office: its title and filters. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <Display as="h1" size={24}>
        {title}
      </Display>
      {children}
    </header>
  )
}
