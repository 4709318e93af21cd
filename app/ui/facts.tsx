import type { ReactNode } from 'react'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from './class-names.ts'
import styles from './facts.module.css'

interface FactsProps {
  facts: readonly {
    label: string
    value: ReactNode
    /** Small, below the value: when it holds. */
    note?: string | null
  }[]
  /** One column with rules, or two columns. */
  columns?: 1 | 2
  className?: string
}

/** Short facts under their labels, to read at a glance. */
export function Facts({ facts, columns = 2, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, columns === 1 ? styles.one : styles.two, className)}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? unbroken(value) : value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
