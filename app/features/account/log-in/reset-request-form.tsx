import { m } from '#app/paraglide/messages.js'
import { EmailRequestForm } from './email-request-form.tsx'
import { startPasswordReset } from './identity-calls.ts'
import type { FormAnswer } from './identity-problems.ts'

/** Requests the email for resetting a password. */
export function ResetRequestForm({ posted }: { posted?: FormAnswer | undefined }) {
  return (
    <EmailRequestForm
      action={m.identity_email_link()}
      sent={m.identity_reset_sent()}
      request={startPasswordReset}
      posted={posted}
    />
  )
}
