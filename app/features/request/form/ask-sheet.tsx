import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { type Answerer, AnswererPanel } from './answerer.tsx'
import styles from './ask-sheet.module.css'

interface AskSheetProps {
  /** The planner who answers for the country; null if the office does. */
  answerer: Answerer | null
  /** Level of the title: h1 on its own page, h2 in a dialog. */
  as: 'h1' | 'h2'
  titleId?: string | undefined
  children: ReactNode
}

/** The contact form beside the planner's portrait, as a page or in a dialog. */
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
