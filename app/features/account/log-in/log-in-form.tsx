import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { EmailSent } from './email-sent.tsx'
import { logIn, startLoginLink } from './identity-calls.ts'
import { EmailField, PasswordField } from './identity-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import { logInProblems } from './identity-problems.ts'
import styles from './log-in-form.module.css'
import { useIdentityForm } from './use-identity-form.ts'
import { pageAfterLogIn } from './use-log-in-link.ts'

interface LogInFormProps {
  /** Other ways to log in, without an email address. */
  children: ReactNode
}

/** The button that submitted the form; Enter presses the first. */
function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}

/**
 * Login by email address: with a password, with an emailed link, or another way. Afterwards it opens the requested
 * page, otherwise the account.
 */
export function LogInForm({ children }: LogInFormProps) {
  const id = useId()
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  const [isByLink, setByLink] = useState(false)
  const byPassword = useIdentityForm(async ({ email = '', password = '' }) => {
    await logIn(email, password)
    await navigate(pageAfterLogIn(next))
  }, logInProblems)
  const byLink = useIdentityForm(({ email = '' }) => startLoginLink(email))
  const { problems } = isByLink ? byLink : byPassword

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const wantsLink = submitterOf(event)?.dataset.way === 'link'
    setByLink(wantsLink)
    await (wantsLink ? byLink : byPassword).onSubmit(event)
  }
  if (byLink.status === 'done') return <EmailSent text={m.identity_link_sent()} />
  return (
    <>
      <IdentityForm
        id={id}
        action={m.identity_log_in()}
        loading={byPassword.status === 'loading'}
        problem={problems.form}
        onSubmit={onSubmit}
      >
        <EmailField problem={problems.email} />
        <PasswordField problem={problems.password} />
        <Text size="small" className={styles.forgotten}>
          <TextLink to={links.passwordReset()}>{m.identity_forgotten()}</TextLink>
        </Text>
      </IdentityForm>
      <p className={styles.or}>{m.identity_ways_or()}</p>
      <div className={styles.ways}>
        <SecondaryButton
          type="submit"
          form={id}
          data-way="link"
          icon="envelope-simple"
          aria-busy={byLink.status === 'loading'}
        >
          {m.identity_by_link()}
        </SecondaryButton>
        {children}
      </div>
    </>
  )
}
