import type { ReactNode } from 'react'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './before-table.module.css'

interface BeforeTableProps {
  rows: readonly { name: string; words: ReactNode }[]
  /** Title, lead and links. */
  children: ReactNode
}

/** A quiet table of what to know before going, beside its title. */
export function BeforeTable({ rows, children }: BeforeTableProps) {
  return (
    <Section id="before">
      <Wrap className={styles.columns}>
        <div className={styles.title}>{children}</div>
        <dl className={styles.rows}>
          {rows.map(({ name, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Section>
  )
}
