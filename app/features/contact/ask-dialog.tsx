import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { type Answerer, AnswererPanel } from './answerer.tsx'
import styles from './ask-dialog.module.css'
import { ContactForm } from './contact-form.tsx'

interface AskDialogProps {
  countries: readonly { tag: string; name: string }[]
  /** By country tag. */
  answerers: Readonly<Record<string, Answerer>>
  country: string
  url: string
  onClose: () => void
}

/** 'Ask us Anything' over the page it was asked on (specification, sections 2 and 4). */
export function AskDialog({ countries, answerers, country, url, onClose }: AskDialogProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const answerer = answerers[country] ?? null
  return (
    <Dialog open={open} onClose={onClose} labelledBy="ask-title" className={styles.dialog}>
      <div className={answerer ? styles.two : undefined}>
        {answerer && <AnswererPanel answerer={answerer} />}
        <div className={styles.form}>
          <Display as="h2" size={44} id="ask-title">
            {m.contact_title()}
          </Display>
          <ContactForm
            countries={countries}
            initial={{ country, url }}
            answerer={answerer?.firstName ?? null}
          />
        </div>
      </div>
    </Dialog>
  )
}
