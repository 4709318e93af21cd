import { LoggedOutNote } from '#app/features/traveller/home/logged-out-note.tsx'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import type { Refusal } from './use-travellers.ts'

interface RefusalNoteProps {
  refusal: Refusal
  /** Text of each reason; the default says that it could not be saved. */
  words: Readonly<Partial<Record<Refusal, () => string>>>
}

/**
 * Why something was not saved. A logged-out reader logs in in a new tab, because a passport number must not be kept
 * in the browser's storage meanwhile.
 */
export function RefusalNote({ refusal, words }: RefusalNoteProps) {
  if (refusal === 'logged_out') return <LoggedOutNote words={m.travellers_logged_out()} />
  return <Note kind="error">{(words[refusal] ?? m.travellers_failed)()}</Note>
}
