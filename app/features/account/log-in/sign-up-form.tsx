import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import { EmailSent } from './email-sent.tsx'
import { signUp } from './identity-calls.ts'
import { EmailField, NewPasswordField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { useIdentityForm } from './use-identity-form.ts'

/** Signs up. The answer is the same whether the address is known or not. */
export function SignUpForm({ email }: { email: string }) {
  const { status, problems, onSubmit } = useIdentityForm(({ name = '', email = '', password = '' }) =>
    signUp(name, email, password),
  )
  if (status === 'done') return <EmailSent text={m.identity_signed_up()} />
  return (
    <IdentityForm
      action={m.identity_sign_up()}
      loading={status === 'loading'}
      problem={problems.form}
      onSubmit={onSubmit}
    >
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
