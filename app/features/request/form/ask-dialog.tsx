import { useEffect, useMemo, useState } from 'react'
import { logEvent } from '#app/features/visit/analytics/analytics.ts'
import { textsOfQuery } from '#app/features/wish/wish-fields.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import styles from './ask-dialog.module.css'
import { AskForm, type AskFormProps } from './ask-form.tsx'

export interface AskDialogProps
  extends Pick<AskFormProps, 'countries' | 'answerers' | 'hiddenStaff' | 'initial' | 'assumed'> {
  /** The link's query, which carries what is known of the wish. */
  query: string
  onClose: () => void
}

/** 'Ask us Anything' as a dialog over the current page (specification, sections 2 and 4). */
export function AskDialog({ query, onClose, ...form }: AskDialogProps) {
  const [open, setOpen] = useState(false)
  const said = useMemo(() => textsOfQuery(new URLSearchParams(query)), [query])
  useEffect(() => {
    setOpen(true)
    logEvent('QCF Open')
  }, [])
  return (
    <Dialog open={open} onClose={onClose} labelledBy="ask-title" className={styles.dialog}>
      <AskForm {...form} said={said} as="h2" titleId="ask-title" />
    </Dialog>
  )
}
