import { m } from '#app/paraglide/messages.js'
import { validateEmail } from './identity-calls.ts'
import { PasswordField } from './identity-fields.tsx'
import { IdentityForm, useIdentityForm } from './identity-form.tsx'
import { useLanding } from './use-landing.ts'

/** Confirms an address: opening the account needs both the emailed token and the password chosen at sign-up. */
export function ValidateForm({ token }: { token: string }) {
  const land = useLanding()
  const { status, problems, onSubmit } = useIdentityForm(async ({ password = '' }) => {
    await validateEmail(token, password)
    await land()
  })
  return (
    <IdentityForm
      action={m.identity_confirm()}
      loading={status === 'loading'}
      problem={problems.form ?? problems.token}
      onSubmit={onSubmit}
    >
      <PasswordField problem={problems.password} />
    </IdentityForm>
  )
}
