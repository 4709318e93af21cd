import { LONGEST_PASSWORD } from '#app/features/account/identity/identity.ts'
import { NewPasswordField } from '#app/features/account/log-in/identity-fields.tsx'
import { ownPasswordProblems } from '#app/features/account/log-in/identity-problems.ts'
import { useIdentityForm } from '#app/features/account/log-in/use-identity-form.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './settings.module.css'

interface PasswordFormProps {
  /** Account name for password managers. */
  email: string
  /** @throws ApiError. */
  onChange: (present: string, password: string) => Promise<void>
  onLeave: () => void
}

/** Form with the current and the new password. */
export function PasswordForm({ email, onChange, onLeave }: PasswordFormProps) {
  const { status, problems, onSubmit } = useIdentityForm(
    ({ present = '', password = '' }) => onChange(present, password),
    ownPasswordProblems,
  )
  return (
    <form method="post" className={styles.password} onSubmit={onSubmit} noValidate>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="present"
        type="password"
        required
        autoFocus
        autoComplete="current-password"
        maxLength={LONGEST_PASSWORD}
        label={m.identity_password_present()}
        error={problems.present}
      />
      <NewPasswordField problem={problems.password} />
      <div className={styles.save}>
        <Button type="submit" icon="check-bold" loading={status === 'loading'}>
          {m.identity_set_password()}
        </Button>
        <TertiaryButton onClick={onLeave}>{m.account_leave()}</TertiaryButton>
      </div>
      {problems.form && <Note kind="error">{problems.form}</Note>}
      <Text size="small">
        <TextLink to={links.passwordReset()}>{m.identity_forgotten()}</TextLink>
      </Text>
    </form>
  )
}
