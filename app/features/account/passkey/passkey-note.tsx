import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'
import type { PasskeyProblem } from './passkey-problem.ts'

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
  /** Whether a passkey was being added, not logged in with. */
  isAdding?: boolean
}

/** Why nothing came of it; that somebody changed their mind is said quietly. */
export function PasskeyNote({ problem, isAdding }: PasskeyNoteProps) {
  if (problem === null) return null
  if (problem === 'cancelled')
    return (
      <div role="status">
        <Text size="small" tone="quiet">
          {words.cancelled()}
        </Text>
      </div>
    )
  const text = isAdding && problem === 'refused' ? m.passkey_refused_adding : words[problem]
  return <Note kind="error">{text()}</Note>
}
