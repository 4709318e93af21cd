import { useNavigate } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { logIn } from './identity-calls.ts'
import { EmailField, PasswordField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { useIdentityForm } from './use-identity-form.ts'

/** Logs in with email and password, and goes on to the account. */
export function LogInForm() {
  const navigate = useNavigate()
  const { status, problems, onSubmit } = useIdentityForm(async ({ email = '', password = '' }) => {
    await logIn(email, password)
    await navigate(links.account())
  })
  return (
    <IdentityForm
      action={m.identity_log_in()}
      loading={status === 'loading'}
      problem={problems.form}
      onSubmit={onSubmit}
    >
      <EmailField problem={problems.email} />
      <PasswordField problem={problems.password} />
    </IdentityForm>
  )
}
