import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/**
 * Says what failed because the session has ended, and links to the login in a new tab, so that the typed text stays.
 */
export function LoggedOutNote({ words }: { words: string }) {
  const logInLink = useLogInLink()
  return (
    <Note kind="error">
      {words}{' '}
      <TextLink to={logInLink} target="_blank">
        {m.identity_log_in_beside()}
      </TextLink>
    </Note>
  )
}
