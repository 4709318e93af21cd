import { m } from '#app/paraglide/messages.js'
import { acceptInvitation } from './identity-calls.ts'
import { IdentityForm, useIdentityForm } from './identity-form.tsx'
import { identityProblems } from './identity-problems.ts'
import { useLanding } from './use-landing.ts'

/** Accepts an invitation to the staff by one press: a mail scanner that opens the link does not use it up. */
export function InvitationForm({ token }: { token: string }) {
  const land = useLanding()
  const { status, problems, onSubmit } = useIdentityForm(
    async () => {
      await acceptInvitation(token)
      await land()
    },
    error => identityProblems(error, { identity_token_used: m.invited_used }),
  )
  return (
    <IdentityForm
      action={m.invited_accept()}
      loading={status === 'loading'}
      problem={problems.form ?? problems.token}
      onSubmit={onSubmit}
    >
      {null}
    </IdentityForm>
  )
}
