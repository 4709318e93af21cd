import { useState } from 'react'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { ControlRow } from '#app/ui/control-row.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './passkey.module.css'
import { LONGEST_PASSKEY_NAME, type PasskeyProblem, passkeyProblemOf } from './passkey.ts'
import { addPasskey, removePasskey, renamePasskey, usePasskeySupport } from './passkey-calls.ts'
import { PasskeyNote } from './passkey-note.tsx'
import type { PasskeyEntry } from './passkey-schema.ts'

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }),
  es: new Intl.DateTimeFormat('es-CR', { dateStyle: 'long' }),
}

function dayWords(instant: string): string {
  return formats[getLocale()].format(new Date(instant))
}

interface PasskeyRowProps {
  entry: PasskeyEntry
  /** Resolves to whether it was renamed. */
  onRename: (name: string) => Promise<boolean>
  onRemove: () => void
}

/** One passkey: name, dates and actions. */
function PasskeyRow({ entry: { name, createdTs, lastUsedTs }, onRename, onRemove }: PasskeyRowProps) {
  const [isNaming, setNaming] = useState(false)
  if (isNaming)
    return (
      <form
        method="post"
        className={styles.naming}
        onSubmit={async event => {
          event.preventDefault()
          const named = await onRename(String(new FormData(event.currentTarget).get('name') ?? ''))
          if (named) setNaming(false)
        }}
      >
        <TextField
          name="name"
          required
          autoFocus
          maxLength={LONGEST_PASSKEY_NAME}
          defaultValue={name}
          label={m.passkey_name()}
        />
        <SecondaryButton type="submit" size="sm">
          {m.account_save()}
        </SecondaryButton>
        <TertiaryButton onClick={() => setNaming(false)}>{m.account_leave()}</TertiaryButton>
      </form>
    )
  return (
    <ControlRow
      icon="fingerprint"
      title={name}
      line={`${m.passkey_added({ day: dayWords(createdTs) })}, ${lastUsedTs ? m.passkey_used({ day: dayWords(lastUsedTs) }) : m.passkey_never_used()}`}
    >
      <SecondaryButton size="sm" aria-label={m.passkey_rename_of({ name })} onClick={() => setNaming(true)}>
        {m.passkey_rename()}
      </SecondaryButton>
      <SecondaryButton size="sm" aria-label={m.passkey_remove_of({ name })} onClick={onRemove}>
        {m.passkey_remove()}
      </SecondaryButton>
    </ControlRow>
  )
}

interface PasskeyListProps {
  /** Makes a call that may need a confirmation of the person's identity. */
  confirmed: (call: () => Promise<void>) => Promise<void>
}

/** Passkeys of the logged-in person; this browser can add another. */
export function PasskeyList({ confirmed }: PasskeyListProps) {
  const isSupported = usePasskeySupport()
  const { data, isPending, refetch } = usePrivateQuery('GET /api/private/user/me/passkey')
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
