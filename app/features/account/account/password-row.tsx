import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { changePassword, startPasswordReset } from '#app/features/account/log-in/identity-calls.ts'
import { useIdentityForm } from '#app/features/account/log-in/use-identity-form.ts'
import { m } from '#app/paraglide/messages.js'
import { ControlRow } from '#app/ui/control-row.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { PasswordForm } from './password-form.tsx'

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
    await client.invalidateQueries({ queryKey: [privateCalls.sessions()] })
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
