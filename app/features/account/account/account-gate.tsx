import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './account-gate.module.css'
import { useMe } from './use-me.ts'

interface AccountGateProps {
  /** Title shown to a visitor. */
  title: string
  children: (me: Me) => ReactNode
}

/** Shows a page of the account to a logged-in person, and a login link to a visitor. */
export function AccountGate({ title, children }: AccountGateProps) {
  const { pathname, search } = useLocation()
  const logInLink = useLogInLink()
  const signUpLink = links.signup(undefined, `${pathname}${search}`)
  const me = useMe()
  if (me === 'loading')
    return (
      <div className={styles.gate} aria-busy="true">
        <VisuallyHidden as="h1">{m.account_title()}</VisuallyHidden>
        <div className={styles.waiting} data-scripted="">
          <Skeleton height="4rem" width="55%" />
          <Skeleton height="26rem" />
          <Skeleton height="1rem" width="70%" />
        </div>
      </div>
    )
  if (me === 'unreachable')
    return (
      <div className={styles.gate}>
        <Display as="h1" size={64}>
          {m.account_title()}
        </Display>
        <Note kind="error">{m.account_unreachable()}</Note>
        <div className={styles.ways}>
          <SecondaryButton onClick={() => location.reload()}>{m.account_retry()}</SecondaryButton>
        </div>
      </div>
    )
  if (me !== 'visitor') return children(me)
  return (
    <section className={styles.gate}>
      <Display as="h1" size={64}>
        {title}
      </Display>
      <Text size="lead" tone="quiet">
        {m.account_visitor()}
      </Text>
      <Text>{m.account_visitor_lead()}</Text>
      <div className={styles.ways}>
        <Button to={logInLink}>{m.identity_log_in()}</Button>
        <SecondaryButton to={signUpLink}>{m.identity_sign_up()}</SecondaryButton>
        <MoreLink to={links.trips()}>{m.error_trips()}</MoreLink>
      </div>
    </section>
  )
}
