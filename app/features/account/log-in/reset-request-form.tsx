import { m } from '#app/paraglide/messages.js'
import { EmailRequestForm } from './email-request-form.tsx'
import { startPasswordReset } from './identity-calls.ts'

/** Requests the email for resetting a password. */
export function ResetRequestForm() {
  return (
    <EmailRequestForm
      action={m.identity_email_link()}
      sent={m.identity_reset_sent()}
      request={startPasswordReset}
    />
  )
}
