import { ApiError } from '#app/client/api-client/api-error.ts'
import { LoggedOutNote } from '#app/features/traveller/home/logged-out-note.tsx'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

/** Why a review was not stored; its text stays in the form. */
export function ReviewFailure({ error }: { error: unknown }) {
  if (error instanceof ApiError && error.status === 401)
    return <LoggedOutNote words={m.trip_review_logged_out()} />
  return <Note kind="error">{m.trip_review_failed()}</Note>
}
