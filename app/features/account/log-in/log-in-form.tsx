import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { EmailSent } from './email-sent.tsx'
import { logIn, startLoginLink } from './identity-calls.ts'
import { EmailField, PasswordField } from './identity-fields.tsx'
import { IdentityForm, useIdentityForm } from './identity-form.tsx'
import type { FormAnswer } from './identity-problems.ts'
import { logInProblems } from './identity-problems.ts'
import styles from './log-in-form.module.css'
import { useLanding, useNextPage } from './use-landing.ts'

interface LogInFormProps {
  /** What the form answered when it was posted without script. */
  posted?: FormAnswer | undefined
  /** Other ways to log in, without an email address. */
  children: ReactNode
}

/** Whether the button for the emailed link submitted the form; Enter presses the first. */
function isForLink({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return button instanceof HTMLButtonElement && button.value === 'link'
}

/**
 * Login by email address: with a password, with an emailed link, or another way. Afterwards it opens the requested
 * page, otherwise the account.
 */
export function LogInForm({ posted, children }: LogInFormProps) {
  const id = useId()
  const land = useLanding()
  const next = useNextPage()
  const [isByLink, setByLink] = useState(false)
  const byPassword = useIdentityForm(
    async ({ email = '', password = '' }) => {
      await logIn(email, password)
      await land()
    },
    logInProblems,
    posted,
  )
  const byLink = useIdentityForm(({ email = '' }) => startLoginLink(email, next), undefined, posted)
  const { problems } = isByLink ? byLink : byPassword

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const wantsLink = isForLink(event)
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
        <EmailField
          problem={problems.email}
          {...(posted?.kind === 'refused' && { defaultValue: posted.email })}
        />
        <PasswordField problem={problems.password} />
        <Text size="small" className={styles.forgotten}>
          <TextLink to={links.passwordReset('', next)}>{m.identity_forgotten()}</TextLink>
        </Text>
      </IdentityForm>
      <p className={styles.or}>{m.identity_ways_or()}</p>
      <div className={styles.ways}>
        <SecondaryButton
          type="submit"
          form={id}
          name="way"
          value="link"
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
