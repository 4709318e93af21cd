import type { ReactNode } from 'react'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from './class-names.ts'
import styles from './fold-parts.module.css'
import { Text } from './text.tsx'

interface FoldPartsProps {
  lead: string
  /** Paragraphs. */
  body: readonly string[]
  /** Below the text: actions. */
  after?: ReactNode
  /** Short reference information: beside the text, below it where there is only a lead. */
  children: ReactNode
}

/** The content of an opened row: the full text, and reference information. */
export function FoldParts({ lead, body, after, children }: FoldPartsProps) {
  return (
    <div className={classNames(styles.parts, body.length === 0 && styles.short)}>
      <div className={styles.words}>
        <Text size="lead">{lead}</Text>
        {body.map(paragraph => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {after && <div className={styles.after}>{after}</div>}
      </div>
      <div className={styles.aside}>{children}</div>
    </div>
  )
}

/** A short list with a title; renders nothing if it is empty. */
export function FoldPart({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an authored list, whose items have no other name and never move
          <li key={index}>{typeof item === 'string' ? unbroken(item) : item}</li>
        ))}
      </ul>
    </section>
  )
}
