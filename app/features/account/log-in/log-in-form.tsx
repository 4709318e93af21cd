import { type FormEvent, type ReactNode, useState } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
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
import { BY_ENTER, BY_LINK, wantsLink } from './wants-link.ts'

interface LogInFormProps {
  /** What the form answered when it was posted without script. */
  posted?: FormAnswer | undefined
  /** Other ways to log in, without an email address. */
  children: ReactNode
}

/** Whether somebody wants the emailed link: by its button, or by Enter without a password. */
function isForLink({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): boolean {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  const way = button instanceof HTMLButtonElement ? button.value : ''
  return wantsLink({ way, password: String(new FormData(currentTarget).get('password') ?? '') })
}

/**
 * Login by email address: with an emailed link, which everybody can use, with a password, which few have, or another
 * way. Afterwards it opens the requested page, otherwise the account.
 */
export function LogInForm({ posted, children }: LogInFormProps) {
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
    const isLinkWanted = isForLink(event)
    setByLink(isLinkWanted)
    await (isLinkWanted ? byLink : byPassword).onSubmit(event)
  }
  if (byLink.status === 'done') return <EmailSent text={m.identity_link_sent()} />
  return (
    <>
      <IdentityForm
        action={m.identity_log_in()}
        isQuiet
        loading={byPassword.status === 'loading'}
        problem={isByLink ? undefined : problems.form}
        onSubmit={onSubmit}
      >
        {/* Enter presses the first submit button of a form. */}
        <button
          type="submit"
          name="way"
          value={BY_ENTER}
          className={styles.enter}
          tabIndex={-1}
          aria-hidden="true"
        />
        <EmailField
          problem={problems.email}
          {...(posted?.kind === 'refused' && { defaultValue: posted.email })}
        />
        {isByLink && problems.form && <Note kind="error">{problems.form}</Note>}
        <Button
          type="submit"
          name="way"
          value={BY_LINK}
          block
          icon="envelope-simple"
          loading={byLink.status === 'loading'}
        >
          {m.identity_by_link()}
        </Button>
        <p className={styles.or}>{m.identity_ways_or()}</p>
        <PasswordField problem={problems.password} />
        <Text size="small" className={styles.forgotten}>
          <TextLink to={links.passwordReset('', next)}>{m.identity_forgotten()}</TextLink>
        </Text>
      </IdentityForm>
      <div className={styles.ways}>{children}</div>
    </>
  )
}
