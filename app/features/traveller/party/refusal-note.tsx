import { LoggedOutNote } from '#app/features/traveller/logged-out/logged-out-note.tsx'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import type { Refusal } from './use-travellers.ts'

interface RefusalNoteProps {
  refusal: Refusal
  /** What each reason is called; what has no words could not be saved just now. */
  words: Readonly<Partial<Record<Refusal, () => string>>>
}

/**
 * Why something was not saved. Whoever is logged out logs in beside this page: a passport's number is nothing to keep in
 * a browser's storage until they are back.
 */
export function RefusalNote({ refusal, words }: RefusalNoteProps) {
  if (refusal === 'logged_out') return <LoggedOutNote words={m.travellers_logged_out()} />
  return <Note kind="error">{(words[refusal] ?? m.travellers_failed)()}</Note>
}
