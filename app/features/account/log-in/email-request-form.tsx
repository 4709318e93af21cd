import { EmailSent } from './email-sent.tsx'
import { EmailField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { useIdentityForm } from './use-identity-form.ts'

interface EmailRequestFormProps {
  /** Label of the button. */
  action: string
  /** Text shown once the email is sent. */
  sent: string
  request: (email: string) => Promise<void>
}

/** Form that requests an email to an address. */
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
