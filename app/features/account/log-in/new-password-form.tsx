import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { finishPasswordReset } from './identity-calls.ts'
import { NewPasswordField } from './identity-fields.tsx'
import { IdentityForm, useIdentityForm } from './identity-form.tsx'
import { useNextPage } from './use-landing.ts'

/** Sets a new password with the emailed token. */
export function NewPasswordForm({ token }: { token: string }) {
  const next = useNextPage()
  const { status, problems, onSubmit } = useIdentityForm(({ password = '' }) =>
    finishPasswordReset(token, password),
  )
  if (status === 'done') {
    return (
      <>
        <Note kind="ok">{m.identity_reset_done()}</Note>
        <div>
          <Button to={links.logIn({ next })}>{m.identity_log_in()}</Button>
        </div>
      </>
    )
  }
  return (
    <IdentityForm
      action={m.identity_set_password()}
      loading={status === 'loading'}
      problem={problems.form ?? problems.token}
      onSubmit={onSubmit}
    >
      <NewPasswordField problem={problems.password} />
    </IdentityForm>
  )
}
