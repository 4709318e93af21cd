import { m } from '#app/paraglide/messages.js'
import { EmailSent } from './email-sent.tsx'
import { resendValidation, startPasswordReset } from './identity-calls.ts'
import { EmailField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { useIdentityForm } from './use-identity-form.ts'

interface EmailRequestFormProps {
  /** What the button says. */
  action: string
  /** What is said once the email is on its way. */
  sent: string
  request: (email: string) => Promise<void>
}

/** A form that has an email sent to an address. */
function EmailRequestForm({ action, sent, request }: EmailRequestFormProps) {
  const { status, problems, onSubmit } = useIdentityForm(({ email = '' }) => request(email))
  if (status === 'done') return <EmailSent text={sent} />
  return (
    <IdentityForm
      action={action}
      icon="paper-plane-tilt-bold"
      loading={status === 'loading'}
      problem={problems.form}
      onSubmit={onSubmit}
    >
      <EmailField problem={problems.email} />
    </IdentityForm>
  )
}

/** Has the email of a sign-up sent again. */
export function ResendForm() {
  return (
    <EmailRequestForm
      action={m.identity_send_again()}
      sent={m.identity_signed_up()}
      request={resendValidation}
    />
  )
}

/** Asks for an email with which another password can be chosen. */
export function ResetRequestForm() {
  return (
    <EmailRequestForm
      action={m.identity_email_link()}
      sent={m.identity_reset_sent()}
      request={startPasswordReset}
    />
  )
}
