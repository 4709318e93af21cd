import { m } from '#app/paraglide/messages.js'
import { EmailSent } from './email-sent.tsx'
import { startLoginLink } from './identity-calls.ts'
import { EmailField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { useIdentityForm } from './use-identity-form.ts'

/** Asks for an email with a link that logs in. It says the same whether the address is known or not. */
export function LinkRequestForm() {
  const { status, problems, onSubmit } = useIdentityForm(({ email = '' }) => startLoginLink(email))
  if (status === 'done') return <EmailSent text={m.identity_link_sent()} />
  return (
    <IdentityForm
      action={m.identity_by_link()}
      icon="paper-plane-tilt-bold"
      loading={status === 'loading'}
      problem={problems.form}
      onSubmit={onSubmit}
    >
      <EmailField problem={problems.email} />
    </IdentityForm>
  )
}
