import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#app/features/account/identity/identity.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'

interface FieldProps {
  problem: string | undefined
}

export function EmailField({ problem, defaultValue }: FieldProps & { defaultValue?: string }) {
  return (
    <TextField
      name="email"
      type="email"
      required
      autoComplete="email"
      maxLength={254}
      defaultValue={defaultValue}
      label={m.contact_email()}
      error={problem}
    />
  )
}

/** Field for an existing password. */
export function PasswordField({ problem }: FieldProps) {
  return (
    <TextField
      name="password"
      type="password"
      required
      autoComplete="current-password"
      maxLength={LONGEST_PASSWORD}
      label={m.identity_password()}
      error={problem}
    />
  )
}

/** Field for a new password. */
export function NewPasswordField({ problem }: FieldProps) {
  return (
    <TextField
      name="password"
      type="password"
      required
      autoComplete="new-password"
      minLength={SHORTEST_PASSWORD}
      maxLength={LONGEST_PASSWORD}
      label={m.identity_new_password()}
      hint={m.identity_password_hint()}
      error={problem}
    />
  )
}
