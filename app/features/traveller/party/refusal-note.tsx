import { useLogInLink } from '#app/features/account/return-page/use-log-in-link.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Refusal } from './use-travellers.ts'

interface RefusalNoteProps {
  refusal: Refusal
  /** What each reason is called; what has no words could not be saved just now. */
  words: Readonly<Partial<Record<Refusal, () => string>>>
}

/**
 * Why something was not saved. Whoever is logged out logs in beside this page, in which everything typed stays: a
 * passport's number is nothing to keep in a browser's storage until they are back.
 */
export function RefusalNote({ refusal, words }: RefusalNoteProps) {
  const logInLink = useLogInLink()
  if (refusal !== 'logged_out') return <Note kind="error">{(words[refusal] ?? m.travellers_failed)()}</Note>
  return (
    <Note kind="error">
      {m.travellers_logged_out()}{' '}
      <TextLink to={logInLink} target="_blank">
        {m.travellers_log_in()}
      </TextLink>
    </Note>
  )
}
