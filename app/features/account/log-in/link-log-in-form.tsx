import { m } from '#app/paraglide/messages.js'
import { finishLoginLink } from './identity-calls.ts'
import { IdentityForm, useIdentityForm } from './identity-form.tsx'
import type { FormAnswer } from './identity-problems.ts'
import { useLanding } from './use-landing.ts'

/** Logs in with an emailed link. It needs a click, because mail scanners open links and would use it up. */
export function LinkLogInForm({ token, posted }: { token: string; posted?: FormAnswer | undefined }) {
  const land = useLanding()
  const { status, problems, onSubmit } = useIdentityForm(
    async () => {
      await finishLoginLink(token)
      await land()
    },
    undefined,
    posted,
  )
  return (
    <IdentityForm
      action={m.identity_link_in()}
      loading={status === 'loading'}
      problem={problems.form ?? problems.token}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="token" value={token} />
    </IdentityForm>
  )
}
