import { useNavigate, useSearchParams } from 'react-router'
import { pageAfterLogIn } from '#app/features/account/return-page/use-log-in-link.ts'
import { m } from '#app/paraglide/messages.js'
import { logIn } from './identity-calls.ts'
import { EmailField, PasswordField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { logInProblems } from './identity-problems.ts'
import { useIdentityForm } from './use-identity-form.ts'

/** Logs in with email and password, and goes on to the page that was wanted, else the account. */
export function LogInForm() {
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  const { status, problems, onSubmit } = useIdentityForm(async ({ email = '', password = '' }) => {
    await logIn(email, password)
    await navigate(pageAfterLogIn(next))
  }, logInProblems)
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
