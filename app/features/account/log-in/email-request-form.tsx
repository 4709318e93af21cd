import { EmailSent } from './email-sent.tsx'
import { EmailField } from './identity-fields.tsx'
import { IdentityForm, useIdentityForm } from './identity-form.tsx'
import type { FormAnswer } from './identity-problems.ts'
import { useNextPage } from './use-landing.ts'

interface EmailRequestFormProps {
  /** Label of the button. */
  action: string
  /** Text shown once the email is sent. */
  sent: string
  request: (email: string, next?: string) => Promise<void>
  /** What the form answered when it was posted without script. */
  posted?: FormAnswer | undefined
}

/** Form that requests an email to an address. */
export function EmailRequestForm({ action, sent, request, posted }: EmailRequestFormProps) {
  const next = useNextPage()
  const { status, problems, onSubmit } = useIdentityForm(
    ({ email = '' }) => request(email, next),
    undefined,
    posted,
  )
  if (status === 'done') return <EmailSent text={sent} />
  return (
    <IdentityForm
      action={action}
      icon="paper-plane-tilt-bold"
      loading={status === 'loading'}
      problem={problems.form}
      onSubmit={onSubmit}
    >
      <EmailField
        problem={problems.email}
        {...(posted?.kind === 'refused' && { defaultValue: posted.email })}
      />
    </IdentityForm>
  )
}
