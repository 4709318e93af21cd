import { useEffect, useId, useRef } from 'react'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { confirmByPassword } from '#app/features/account/log-in/identity-calls.ts'
import { PasswordField } from '#app/features/account/log-in/identity-fields.tsx'
import { ownPasswordProblems } from '#app/features/account/log-in/identity-problems.ts'
import { useIdentityForm } from '#app/features/account/log-in/use-identity-form.ts'
import type { PasskeyEntry } from '#app/features/account/passkey/passkey-schema.ts'
import { usePasskeySupport } from '#app/features/account/passkey/use-passkey-support.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { ConfirmByLink } from './confirm-by-link.tsx'
import { ConfirmByPasskey } from './confirm-by-passkey.tsx'
import styles from './confirm-panel.module.css'

interface ConfirmPanelProps {
  me: Me
  onConfirm: () => void
  onLeave: () => void
}

/** Asks the logged-in person to confirm their identity: by password, passkey or emailed link. */
export function ConfirmPanel({ me: { email, has_password }, onConfirm, onLeave }: ConfirmPanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const passkeys = usePrivateQuery<PasskeyEntry[]>(privateCalls.passkeys()).data ?? []
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
