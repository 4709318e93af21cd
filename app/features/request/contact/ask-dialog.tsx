import { useEffect, useState } from 'react'
import { logEvent } from '#app/features/visit/analytics/analytics.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Answerer } from './answerer.tsx'
import styles from './ask-dialog.module.css'
import { AskSheet } from './ask-sheet.tsx'
import { ContactForm } from './contact-form.tsx'

interface AskDialogProps {
  countries: readonly { tag: string; name: string }[]
  /** By country tag. */
  answerers: Readonly<Record<string, Answerer>>
  country: string
  url: string
  /** How the question begins. */
  message?: string | undefined
  onClose: () => void
}

/** 'Ask us Anything' over the page it was asked on (specification, sections 2 and 4). */
export function AskDialog({ countries, answerers, country, url, message, onClose }: AskDialogProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    setOpen(true)
    logEvent('QCF Open')
  }, [])
  const answerer = answerers[country] ?? null
  return (
    <Dialog open={open} onClose={onClose} labelledBy="ask-title" className={styles.dialog}>
      <AskSheet answerer={answerer} as="h2" titleId="ask-title">
        <ContactForm
          countries={countries}
          initial={{ country, url, message }}
          answerer={answerer?.firstName ?? null}
        />
      </AskSheet>
    </Dialog>
  )
}
