import type { ReactNode } from 'react'
import { Display } from './display.tsx'
import styles from './section-head.module.css'

interface SectionHeadProps {
  title: string
  /** On the other side: a lead, a way on, a choice. */
  children?: ReactNode
}

/** The title of a band of the page, and what stands across from it. */
export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Display size={64}>{title}</Display>
      {children}
    </div>
  )
}
