import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'
import type { PasskeyProblem } from './passkey.ts'

const words: Readonly<Record<PasskeyProblem, () => string>> = {
  cancelled: m.passkey_cancelled,
  known: m.passkey_known,
  full: m.passkey_full,
  expired: m.passkey_expired,
  refused: m.passkey_refused,
  too_many: m.form_too_many,
  name: m.passkey_name_required,
  failed: m.passkey_failed,
}

interface PasskeyNoteProps {
  problem: PasskeyProblem | null
  /** Text of a refusal, if it was not a login. */
  refused?: string
}

/** Message for a failure; a cancellation is shown without emphasis. */
export function PasskeyNote({ problem, refused }: PasskeyNoteProps) {
  if (problem === null) return null
  if (problem === 'cancelled')
    return (
      <div role="status">
        <Text size="small" tone="quiet">
          {words.cancelled()}
        </Text>
      </div>
    )
  return <Note kind="error">{problem === 'refused' && refused ? refused : words[problem]()}</Note>
}
