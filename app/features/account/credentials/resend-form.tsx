import { m } from '#app/paraglide/messages.js'
import { EmailRequestForm } from './email-request-form.tsx'
import { resendValidation } from './identity-calls.ts'

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
