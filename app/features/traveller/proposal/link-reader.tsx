import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './proposal-states.module.css'

/** Says how a proposal is read, and what asks for the log-in. */
export function LinkNote() {
  const logInLink = useLogInLink()
  return (
    <Text size="small" tone="quiet">
      {m.link_note()} <TextLink to={logInLink}>{m.identity_log_in()}</TextLink>
    </Text>
  )
}

/** Whether a link opens nothing: it was withdrawn, its trip is over, or it is not whole. */
export function isLinkClosed(error: Error): boolean {
  return error instanceof ApiError && [404, 410, 422].includes(error.status)
}

/** Why the link of an email opens nothing; the log-in leads to the same page. */
export function LinkClosed({ error }: { error: Error }) {
  const logInLink = useLogInLink()
  const reason = reasonOf(error)
  const words =
    reason === 'withdrawn' ? m.link_withdrawn() : reason === 'over' ? m.link_over() : m.link_not_whole()
  return (
    <Wrap className={styles.kind}>
      <Display as="h1" size={64}>
        {m.link_closed()}
      </Display>
      <Text>{words}</Text>
      <Text>{m.link_log_in()}</Text>
      <Button to={logInLink}>{m.identity_log_in()}</Button>
    </Wrap>
  )
}
