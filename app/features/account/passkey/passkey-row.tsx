import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { ControlRow } from '#app/ui/control-row.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './passkey.module.css'
import { LONGEST_PASSKEY_NAME } from './passkey.ts'
import type { PasskeyEntry } from './passkey-schema.ts'

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }),
  es: new Intl.DateTimeFormat('es-CR', { dateStyle: 'long' }),
}

function dayOf(instant: string): string {
  return formats[getLocale()].format(new Date(instant))
}

interface PasskeyRowProps {
  entry: PasskeyEntry
  /** Resolves to whether it was renamed. */
  onRename: (name: string) => Promise<boolean>
  onRemove: () => void
}

/** One passkey: name, dates and actions. */
export function PasskeyRow({ entry: { name, createdTs, lastUsedTs }, onRename, onRemove }: PasskeyRowProps) {
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
      line={`${m.passkey_added({ day: dayOf(createdTs) })}, ${lastUsedTs ? m.passkey_used({ day: dayOf(lastUsedTs) }) : m.passkey_never_used()}`}
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
