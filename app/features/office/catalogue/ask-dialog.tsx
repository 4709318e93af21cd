import { type FormEvent, type KeyboardEventHandler, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './ask-dialog.module.css'
import { refusalOf } from './document-saving.ts'

interface AskDialogProps {
  title: string
  onClose: () => void
  onSubmit: () => void
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>
  isBusy?: boolean
  children: ReactNode
}

/** Asks for what is needed, or whether it is meant, before something is done. */
export function AskDialog({ title, onClose, onSubmit, onKeyDown, isBusy, children }: AskDialogProps) {
  const titleId = useId()
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <form className={styles.ask} onSubmit={submit} onKeyDown={onKeyDown} aria-busy={isBusy}>
        <Display size={24} id={titleId}>
          {title}
        </Display>
        {children}
      </form>
    </Dialog>
  )
}

interface BeginDialogProps extends Pick<AskDialogProps, 'title' | 'onClose' | 'children'> {
  /** Words of the button. */
  begin: string
  /** Begins it and returns the address of what was begun. @throws ApiError; 412 if its key is taken. */
  onBegin: () => Promise<string>
}

/** Asks what is needed to begin something, and leads to it. */
export function BeginDialog({ title, onClose, begin, onBegin, children }: BeginDialogProps) {
  const { notify } = useDesk()
  const navigate = useNavigate()
  const [once] = useState(oneAtATime)
  const [isBeginning, setBeginning] = useState(false)
  async function run(): Promise<void> {
    setBeginning(true)
    try {
      await navigate(await onBegin())
      onClose()
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 412
      notify(isTaken ? m.office_document_key_taken() : refusalOf(error), false)
      setBeginning(false)
    }
  }
  return (
    <AskDialog title={title} onClose={onClose} onSubmit={() => void once(run)} isBusy={isBeginning}>
      {children}
      <SecondaryButton size="sm" type="submit" disabled={isBeginning}>
        {begin}
      </SecondaryButton>
    </AskDialog>
  )
}
