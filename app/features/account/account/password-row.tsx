import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keyOf } from '#app/client/private-data/private-query.ts'
import { LONGEST_PASSWORD } from '#app/features/account/identity/identity.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { changePassword, startPasswordReset } from '#app/features/account/log-in/identity-calls.ts'
import { NewPasswordField } from '#app/features/account/log-in/identity-fields.tsx'
import { useIdentityForm } from '#app/features/account/log-in/identity-form.tsx'
import { ownPasswordProblems } from '#app/features/account/log-in/identity-problems.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ControlRow } from '#app/ui/control-row.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './settings.module.css'

interface PasswordFormProps {
  /** Account name for password managers. */
  email: string
  /** @throws ApiError. */
  onChange: (present: string, password: string) => Promise<void>
  onLeave: () => void
}

/** Form with the current and the new password. */
function PasswordForm({ email, onChange, onLeave }: PasswordFormProps) {
  const { status, problems, onSubmit } = useIdentityForm(
    ({ present = '', password = '' }) => onChange(present, password),
    ownPasswordProblems,
  )
  return (
    <form method="post" className={styles.password} onSubmit={onSubmit} noValidate>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="present"
        type="password"
        required
        autoFocus
        autoComplete="current-password"
        maxLength={LONGEST_PASSWORD}
        label={m.identity_password_present()}
        error={problems.present}
      />
      <NewPasswordField problem={problems.password} />
      <div className={styles.save}>
        <Button type="submit" icon="check-bold" loading={status === 'loading'}>
          {m.identity_set_password()}
        </Button>
        <TertiaryButton onClick={onLeave}>{m.account_leave()}</TertiaryButton>
      </div>
      {problems.form && <Note kind="error">{problems.form}</Note>}
      <Text size="small">
        <TextLink to={links.passwordReset()}>{m.identity_forgotten()}</TextLink>
      </Text>
    </form>
  )
}

/** Sets a first password by the password reset email. */
function NoPassword({ email }: Pick<Me, 'email'>) {
  const { status, problems, onSubmit } = useIdentityForm(() => startPasswordReset(email))
  return (
    <form method="post" onSubmit={onSubmit}>
      <ControlRow icon="key" title={m.account_password()} line={m.account_password_none()}>
        {status !== 'done' && (
          <SecondaryButton type="submit" size="sm" aria-busy={status === 'loading'}>
            {m.identity_email_link()}
          </SecondaryButton>
        )}
      </ControlRow>
      {status === 'done' && <Note kind="ok">{m.account_password_mailed({ email })}</Note>}
      {problems.form && <Note kind="error">{problems.form}</Note>}
    </form>
  )
}

/** Password setting: changed here with the current password, or set by email if there is none. */
export function PasswordRow({ me: { email, has_password } }: { me: Me }) {
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'idle' | 'changing' | 'changed'>('idle')
  if (!has_password) return <NoPassword email={email} />

  function close(next: 'idle' | 'changed'): void {
    setState(next)
    button.current?.focus()
  }
  async function change(present: string, password: string): Promise<void> {
    await changePassword(present, password)
    close('changed')
    await client.invalidateQueries({ queryKey: keyOf('GET /api/private/user/me/session') })
  }
  const isOpen = state === 'changing'
  return (
    <>
      <ControlRow icon="key" title={m.account_password()} line={m.account_password_line()}>
        <SecondaryButton
          ref={button}
          size="sm"
          aria-expanded={isOpen}
          aria-label={m.account_password_change()}
          onClick={() => setState(isOpen ? 'idle' : 'changing')}
        >
          {m.account_change()}
        </SecondaryButton>
      </ControlRow>
      {isOpen && <PasswordForm email={email} onChange={change} onLeave={() => close('idle')} />}
      {state === 'changed' && <Note kind="ok">{m.account_password_changed()}</Note>}
    </>
  )
}
