import { m } from '#app/paraglide/messages.js'
import { EmailRequestForm } from './email-request-form.tsx'
import { resendValidation } from './identity-calls.ts'
import type { FormAnswer } from './identity-problems.ts'

/** Requests the sign-up email again. */
export function ResendForm({ posted }: { posted?: FormAnswer | undefined }) {
  return (
    <EmailRequestForm
      action={m.identity_send_again()}
      sent={m.identity_signed_up()}
      request={resendValidation}
      posted={posted}
    />
  )
}
