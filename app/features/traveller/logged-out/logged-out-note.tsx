import { useLogInLink } from '#app/features/account/return-page/use-log-in-link.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** Says what was not done because the session has ended, and leads to log in beside the page: what is typed in it stays. */
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
