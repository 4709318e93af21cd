import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import styles from './plan-dialogs.module.css'

interface PlanSheetProps {
  /** Null while it is closed. */
  about: { id: number; name: string } | null
  title: string
  onClose: () => void
  children: ReactNode
}

const TITLE = 'office-dialog-title'

/** The dialog of an action on a plan: what is done, and with which. */
export function PlanSheet({ about, title, onClose, children }: PlanSheetProps) {
  return (
    <Dialog open={about !== null} onClose={onClose} labelledBy={TITLE} className={styles.sheet}>
      {about && (
        <div className={styles.dialog}>
          <Display size={24} id={TITLE}>
            {title}
          </Display>
          <p className={styles.about}>{m.office_about({ name: about.name, number: about.id })}</p>
          {children}
        </div>
      )}
    </Dialog>
  )
}
