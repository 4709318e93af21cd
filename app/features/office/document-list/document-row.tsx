import type { ReactNode } from 'react'
import { dayOf } from '#app/features/office/desk/office-clock.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import styles from './document-list.module.css'

interface DocumentRowProps {
  document: { kind: string; key: string; updatedTs: string }
  name: string
  /** Beside the name. */
  about: string
  /** What it is called where there may be others of its name. */
  fullName?: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** What it lacks, and how far it is. */
  marks: ReactNode
  /** Below the row. */
  children?: ReactNode
}

/** A document in a list, which can be ticked. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, name, about, fullName = name, isChosen, onChoose, marks, children } = props
  const { kind, key, updatedTs } = document
  return (
    <li className={styles.row}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={m.office_catalogue_choose({ name: fullName })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <Anchor to={links.officeDocument(kind, key)}>
        <b>{name}</b>
        <small>{about}</small>
      </Anchor>
      <span className={styles.marks}>{marks}</span>
      <time dateTime={updatedTs}>{dayOf(new Date(updatedTs), new Date())}</time>
      {children}
    </li>
  )
}
