import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { NewsletterProblem } from './newsletter-schema.ts'
import styles from './signup-form.module.css'

interface SignupFormProps {
  /** Initial value of the field. */
  email: string
  problem?: NewsletterProblem | undefined
}

const problems: Record<NewsletterProblem, () => string> = {
  contact_email_required: m.contact_email_required,
  contact_email_invalid: m.contact_email_invalid,
  form_too_long: m.form_too_long,
  form_not_text: m.form_not_text,
  form_too_many: m.form_too_many,
}

/** The newsletter's form; posts with and without script. */
export function SignupForm({ email, problem }: SignupFormProps) {
  return (
    <form method="post" action={links.signup()} className={styles.form}>
      <TextField
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
        label={m.contact_email()}
        error={problem && problems[problem]()}
      />
      <Button type="submit" icon="paper-plane-tilt-bold">
        {m.newsletter_send()}
      </Button>
      <Text size="small" tone="quiet">
        {m.newsletter_promise()}
      </Text>
    </form>
  )
}
