import { useRef, useState } from 'react'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { startLoginLink } from '#app/features/account/log-in/identity-calls.ts'
import { useIdentityForm } from '#app/features/account/log-in/use-identity-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './confirm-panel.module.css'

interface ConfirmByLinkProps {
  email: string
  onConfirm: () => void
}

/**
 * Confirms by logging in with an emailed link in this browser. The link opens a new session where it is opened: if it
 * confirmed the session that asks, a thief of that session could be let in.
 */
export function ConfirmByLink({ email, onConfirm }: ConfirmByLinkProps) {
  const before = useRef(storedLoginKey())
  const [isEarly, setEarly] = useState(false)
  const { status, problems, onSubmit } = useIdentityForm(() => startLoginLink(email))

  function goOn(): void {
    const isOpened = storedLoginKey() !== before.current
    setEarly(!isOpened)
    if (isOpened) onConfirm()
  }
  if (status === 'done')
    return (
      <div className={styles.form}>
        <Note kind="wait" icon="envelope-simple">
          {m.confirm_link_sent({ email })}
        </Note>
        <SecondaryButton autoFocus onClick={goOn}>
          {m.confirm_go_on()}
        </SecondaryButton>
        {isEarly && <Note kind="error">{m.confirm_link_unopened()}</Note>}
      </div>
    )
  return (
    <form method="post" className={styles.form} onSubmit={onSubmit}>
      <SecondaryButton type="submit" icon="envelope-simple" aria-busy={status === 'loading'}>
        {m.identity_by_link()}
      </SecondaryButton>
      {problems.form && <Note kind="error">{problems.form}</Note>}
    </form>
  )
}
