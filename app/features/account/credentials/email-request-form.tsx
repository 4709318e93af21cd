import { EmailSent } from './email-sent.tsx'
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
export function EmailRequestForm({ action, sent, request }: EmailRequestFormProps) {
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
