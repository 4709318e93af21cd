import { type ReactNode, useId } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import styles from './document-actions.module.css'

interface AskDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A question about a document. */
export function AskDialog({ title, onClose, children }: AskDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <div className={styles.ask}>
        <Display size={24} id={titleId}>
          {title}
        </Display>
        {children}
      </div>
    </Dialog>
  )
}
