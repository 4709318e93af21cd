import { useNavigate } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { finishLoginLink } from './identity-calls.ts'
import { IdentityForm } from './identity-form.tsx'
import { useIdentityForm } from './use-identity-form.ts'

/** Logs in with an emailed link. It needs a click, because mail scanners open links and would use it up. */
export function LinkLogInForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { status, problems, onSubmit } = useIdentityForm(async () => {
    await finishLoginLink(token)
    await navigate(links.account(), { replace: true })
  })
  return (
    <IdentityForm
      action={m.identity_link_in()}
      loading={status === 'loading'}
      problem={problems.form ?? problems.token}
      onSubmit={onSubmit}
    >
      {null}
    </IdentityForm>
  )
}
