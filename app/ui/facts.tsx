import type { ReactNode } from 'react'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from './class-names.ts'
import styles from './facts.module.css'

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[]
  /** One column with rules, or two columns. */
  columns?: 1 | 2
  className?: string
}

/** Short facts under their labels, to read at a glance. */
export function Facts({ facts, columns = 2, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, columns === 1 ? styles.one : styles.two, className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? unbroken(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
