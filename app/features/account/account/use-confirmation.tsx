import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { confirmByPassword, startLoginLink } from '#app/features/account/log-in/identity-calls.ts'
import { PasswordField } from '#app/features/account/log-in/identity-fields.tsx'
import { useIdentityForm } from '#app/features/account/log-in/identity-form.tsx'
import { ownPasswordProblems } from '#app/features/account/log-in/identity-problems.ts'
import {
  confirmByPasskey,
  usePasskeyCall,
  usePasskeySupport,
} from '#app/features/account/passkey/passkey-calls.ts'
import { PasskeyNote } from '#app/features/account/passkey/passkey-note.tsx'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './confirm-panel.module.css'
import { isNotFresh } from './not-fresh.ts'

interface Question {
  confirm: () => void
  abandon: () => void
}

/** Whether the confirmation was cancelled. */
export function isAbandoned(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

interface Confirmation {
  /**
   * Makes a call; if it needs a fresh session, asks for a confirmation and retries. @throws what the call throws, and
   * an AbortError if the confirmation is cancelled.
   */
  confirmed: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** Element of the confirmation. */
  question: ReactNode
}

/** Asks the logged-in person to confirm their identity if a call needs it, and then continues the call. */
export function useConfirmation(me: Me): Confirmation {
  const client = useQueryClient()
  const open = useRef<Question | null>(null)
  const [isOpen, setOpen] = useState(false)

  function ask(): Promise<void> {
    open.current?.abandon()
    const pressed = document.activeElement
    return new Promise((resolve, reject) => {
      function close(): void {
        open.current = null
        setOpen(false)
        if (pressed instanceof HTMLElement) pressed.focus()
      }
      open.current = {
        confirm: () => {
          close()
          void client.invalidateQueries({ queryKey: keyOf('GET /api/private/user/me/session') })
          resolve()
        },
        abandon: () => {
          close()
          reject(new DOMException('left', 'AbortError'))
        },
      }
      setOpen(true)
    })
  }
  async function confirmed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      if (!isNotFresh(error)) throw error
    }
    await ask()
    return confirmed(call)
  }
  const question = isOpen && (
    <ConfirmPanel me={me} onConfirm={() => open.current?.confirm()} onLeave={() => open.current?.abandon()} />
  )
  return { confirmed, question }
}

/** Confirms with a passkey that the reader chooses. */
function ConfirmByPasskey({ onConfirm }: { onConfirm: () => void }) {
  const { isBusy, problem, run } = usePasskeyCall(async () => {
    await confirmByPasskey()
    onConfirm()
  })
  return (
    <>
      <div>
        <SecondaryButton icon="fingerprint" aria-busy={isBusy} onClick={run}>
          {m.confirm_by_passkey()}
        </SecondaryButton>
      </div>
      <PasskeyNote problem={problem} refused={m.confirm_passkey_other()} />
    </>
  )
}

interface ConfirmByLinkProps {
  email: string
  onConfirm: () => void
}

/**
 * Confirms by logging in with an emailed link in this browser. The link opens a new session where it is opened: if it
 * confirmed the session that asks, a thief of that session could be let in.
 */
function ConfirmByLink({ email, onConfirm }: ConfirmByLinkProps) {
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

interface ConfirmPanelProps {
  me: Me
  onConfirm: () => void
  onLeave: () => void
}

/** Asks the logged-in person to confirm their identity: by password, passkey or emailed link. */
function ConfirmPanel({ me: { email, has_password }, onConfirm, onLeave }: ConfirmPanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const passkeys = usePrivateQuery('GET /api/private/user/me/passkey').data ?? []
  const hasPasskeys = usePasskeySupport() && passkeys.length > 0
  const byPassword = useIdentityForm(async ({ password = '' }) => {
    await confirmByPassword(password)
    onConfirm()
  }, ownPasswordProblems)
  useEffect(() => panel.current?.querySelector<HTMLElement>('[name=password], button')?.focus(), [])
  return (
    <section ref={panel} aria-labelledby={id} className={styles.panel}>
      <h4 id={id}>{m.confirm_title()}</h4>
      <Text>{m.confirm_why()}</Text>
      {has_password && (
        <form method="post" className={styles.form} onSubmit={byPassword.onSubmit} noValidate>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField problem={byPassword.problems.password} />
          <SecondaryButton type="submit" icon="key" aria-busy={byPassword.status === 'loading'}>
            {m.confirm_by_password()}
          </SecondaryButton>
        </form>
      )}
      {byPassword.problems.form && <Note kind="error">{byPassword.problems.form}</Note>}
      {hasPasskeys && <ConfirmByPasskey onConfirm={onConfirm} />}
      <ConfirmByLink email={email} onConfirm={onConfirm} />
      <div>
        <TertiaryButton onClick={onLeave}>{m.account_leave()}</TertiaryButton>
      </div>
    </section>
  )
}
