import type { ReactNode } from 'react'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { dayWords } from '#app/features/office/desk/office-clock.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Anchor } from '#app/ui/anchor.tsx'
import styles from './document-list.module.css'
import { documentName, kindName } from './document-words.ts'

interface DocumentRowProps {
  document: Parameters<typeof documentName>[0] & { country: string | null; updatedTs: string }
  /** Whether it stands among documents of other kinds. */
  isMixed?: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** What it lacks, and how far it is. */
  marks: ReactNode
  /** Below the row. */
  children?: ReactNode
}

/** A document in a list, which can be ticked. */
export function DocumentRow({ document, isMixed, isChosen, onChoose, marks, children }: DocumentRowProps) {
  const desk = useDesk()
  const { kind, key, title, country, updatedTs } = document
  const ownTitle = title[getLocale()] || title.en || key
  const name = isMixed ? documentName(document) : ownTitle
  const what = name === kindName(kind) ? ownTitle : kindName(kind)
  const about = [isMixed ? what : country && countryName(desk, country), key].filter(Boolean).join(' · ')
  return (
    <li className={styles.row}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={m.office_catalogue_choose({ name: isMixed ? `${name}, ${about}` : name })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <Anchor to={links.officeDocument(kind, key)}>
        <b>{name}</b>
        <small>{about}</small>
      </Anchor>
      <span className={styles.marks}>{marks}</span>
      <time dateTime={updatedTs}>{dayWords(new Date(updatedTs), new Date())}</time>
      {children}
    </li>
  )
}
