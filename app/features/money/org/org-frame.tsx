import type { ReactNode } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './org-frame.module.css'

interface OrgFrameProps {
  /** The error of the failed read; undefined while loading or after success. */
  error: unknown
  isLoading: boolean
  onRetry: () => void
  children: ReactNode
}

function Say({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <Wrap className={styles.said}>
      <Display as="h1" size={64}>
        {title}
      </Display>
      <Text size="lead">{line}</Text>
      <div>{children}</div>
    </Wrap>
  )
}

/** Frame of a partner's page; without data it shows why: loading, logged out, not a partner, unreachable. */
export function OrgFrame({ error, isLoading, onRetry, children }: OrgFrameProps) {
  const logInLink = useLogInLink()
  if (isLoading)
    return (
      <Wrap className={styles.said} aria-busy="true">
        <VisuallyHidden>{m.org_loading()}</VisuallyHidden>
        <Skeleton width="60%" height="4rem" />
        <Skeleton height="6rem" />
        <Skeleton height="20rem" />
      </Wrap>
    )
  if (!error) return children
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401)
    return (
      <Say title={m.booking_log_in_title()} line={m.org_log_in()}>
        <Button to={logInLink}>{m.booking_log_in()}</Button>
      </Say>
    )
  if (status === 403)
    return (
      <Say title={m.org_not_partner_title()} line={m.org_not_partner()}>
        <Button to={links.ask()}>{m.org_not_partner_ask()}</Button>
      </Say>
    )
  return (
    <Say title={m.booking_away_title()} line={m.org_away()}>
      <Button onClick={onRetry}>{m.booking_retry()}</Button>
    </Say>
  )
}
