import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { type Answerer, AnswererPanel } from './answerer.tsx'
import styles from './ask-sheet.module.css'

interface AskSheetProps {
  /** Who answers for the country; null where the office does. */
  answerer: Answerer | null
  /** The level of its title: a page's own, or under one. */
  as: 'h1' | 'h2'
  titleId?: string | undefined
  /** The form. */
  children: ReactNode
}

/** The form beside the face of who answers it: a page, or a dialog over one. */
export function AskSheet({ answerer, as, titleId, children }: AskSheetProps) {
  return (
    <div className={styles.two}>
      <AnswererPanel answerer={answerer} />
      <div className={styles.form}>
        <Display as={as} size={44} id={titleId}>
          {m.contact_title()}
        </Display>
        {children}
      </div>
    </div>
  )
}
