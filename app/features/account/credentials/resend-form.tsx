import { m } from '#app/paraglide/messages.js'
import { EmailSent } from './email-sent.tsx'
import { resendValidation } from './identity-calls.ts'
import { EmailField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { useIdentityForm } from './use-identity-form.ts'

/** Has the email of a sign-up sent again. */
export function ResendForm() {
  const { status, problems, onSubmit } = useIdentityForm(({ email = '' }) => resendValidation(email))
  if (status === 'done') return <EmailSent text={m.identity_signed_up()} />
  return (
    <IdentityForm
      action={m.identity_send_again()}
      icon="paper-plane-tilt-bold"
      loading={status === 'loading'}
      problem={problems.form}
      onSubmit={onSubmit}
    >
      <EmailField problem={problems.email} />
    </IdentityForm>
  )
}
