import { useState } from 'react'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { ControlRow } from '#app/ui/control-row.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { addPasskey, removePasskey, renamePasskey } from './passkey-calls.ts'
import { PasskeyNote } from './passkey-note.tsx'
import { type PasskeyProblem, passkeyProblemOf } from './passkey-problem.ts'
import { PasskeyRow } from './passkey-row.tsx'
import type { PasskeyEntry } from './passkey-schema.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

interface PasskeyListProps {
  /** Makes a call that may need a confirmation of the person's identity. */
  confirmed: (call: () => Promise<void>) => Promise<void>
}

/** Passkeys of the logged-in person; this browser can add another. */
export function PasskeyList({ confirmed }: PasskeyListProps) {
  const isSupported = usePasskeySupport()
  const { data, isPending, refetch } = usePrivateQuery<PasskeyEntry[]>(privateCalls.passkeys())
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  if (isPending) return <Skeleton height="6rem" />
  if (!data) return <Note kind="error">{m.account_settings_unreachable()}</Note>

  /** Makes a change and shows its error. Resolves to whether it succeeded. */
  async function change(call: () => Promise<void>): Promise<boolean> {
    setProblem(null)
    setRemoved(null)
    try {
      await confirmed(call)
      return true
    } catch (error) {
      setProblem(passkeyProblemOf(error))
      return false
    } finally {
      await refetch()
    }
  }
  async function add(): Promise<void> {
    if (isAdding) return
    setAdding(true)
    await change(addPasskey)
    setAdding(false)
  }
  async function remove({ id, name }: PasskeyEntry): Promise<void> {
    if (await change(() => removePasskey(id))) setRemoved(name)
  }
  const known = data.length > 0 ? m.passkey_another() : m.passkey_none()
  return (
    <>
      {data.length > 0 && (
        <ul>
          {data.map(entry => (
            <li key={entry.id}>
              <PasskeyRow
                entry={entry}
                onRename={name => change(() => renamePasskey(entry.id, name))}
                onRemove={() => void remove(entry)}
              />
            </li>
          ))}
        </ul>
      )}
      <ControlRow
        icon="fingerprint"
        title={m.passkey_title()}
        line={isSupported ? known : m.passkey_unsupported()}
      >
        {isSupported && (
          <SecondaryButton size="sm" aria-busy={isAdding} onClick={() => void add()}>
            {m.passkey_add()}
          </SecondaryButton>
        )}
      </ControlRow>
      <PasskeyNote problem={problem} refused={m.passkey_refused_adding()} />
      {removed !== null && <Note kind="ok">{m.passkey_removed({ name: removed })}</Note>}
    </>
  )
}
