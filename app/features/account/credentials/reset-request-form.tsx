import { m } from '#app/paraglide/messages.js'
import { EmailRequestForm } from './email-request-form.tsx'
import { startPasswordReset } from './identity-calls.ts'

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
