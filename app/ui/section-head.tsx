import type { ReactNode } from 'react'
import { Display } from './display.tsx'
import styles from './section-head.module.css'

interface SectionHeadProps {
  title: string
  /** On the opposite side: a lead, a link, a choice. */
  children?: ReactNode
}

/** The title of a section, with content on the opposite side. */
export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Display size={64}>{title}</Display>
      {children}
    </div>
  )
}
