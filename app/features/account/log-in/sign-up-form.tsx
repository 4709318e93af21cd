import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import { EmailSent } from './email-sent.tsx'
import { signUp } from './identity-calls.ts'
import { EmailField, NewPasswordField } from './identity-fields.tsx'
import { IdentityForm, useIdentityForm } from './identity-form.tsx'
import type { FormAnswer } from './identity-problems.ts'
import { useNextPage } from './use-landing.ts'

/** Signs up. The answer is the same whether the address is known or not. */
export function SignUpForm({ email, posted }: { email: string; posted?: FormAnswer | undefined }) {
  const next = useNextPage()
  const { status, problems, onSubmit } = useIdentityForm(
    ({ name = '', email = '', password = '' }) => signUp(name, email, password, next),
    undefined,
    posted,
  )
  if (status === 'done') return <EmailSent text={m.identity_signed_up()} />
  return (
    <IdentityForm
      action={m.identity_sign_up()}
      loading={status === 'loading'}
      problem={problems.form}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value="account" />
      <TextField
        name="name"
        required
        autoComplete="name"
        maxLength={200}
        label={m.contact_name()}
        error={problems.name}
      />
      <EmailField problem={problems.email} defaultValue={email} />
      <NewPasswordField problem={problems.password} />
    </IdentityForm>
  )
}
