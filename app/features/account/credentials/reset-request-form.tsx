import { m } from '#app/paraglide/messages.js'
import { EmailSent } from './email-sent.tsx'
import { startPasswordReset } from './identity-calls.ts'
import { EmailField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { useIdentityForm } from './use-identity-form.ts'

/** Asks for an email with which another password can be chosen. */
export function ResetRequestForm() {
  const { status, problems, onSubmit } = useIdentityForm(({ email = '' }) => startPasswordReset(email))
  if (status === 'done') return <EmailSent text={m.identity_reset_sent()} />
  return (
    <IdentityForm
      action={m.identity_email_link()}
      icon="paper-plane-tilt-bold"
      loading={status === 'loading'}
      problem={problems.form}
      onSubmit={onSubmit}
    >
      <EmailField problem={problems.email} />
    </IdentityForm>
  )
}
