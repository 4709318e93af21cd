import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { issueCodes } from '#app/client/api-client/issue-codes.ts'
import { keepPhoneCharacters } from '#app/client/keep-phone-characters.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './settings.module.css'

type Status = 'idle' | 'saving' | 'saved' | 'failed'

const messages: Readonly<Record<string, () => string>> = {
  contact_name_required: m.contact_name_required,
  contact_phone_characters: m.contact_phone_characters,
  form_one_line: m.form_one_line,
  form_too_long: m.form_too_long,
}

/** Form of the reader's profile. */
export function ProfileForm({ me }: { me: Me }) {
  const [status, setStatus] = useState<Status>('idle')
  const [mistakes, setMistakes] = useState<ReturnType<typeof issueCodes>>({})
  const mistakeIn = (field: string) => messages[mistakes[field] ?? '']?.()

  async function save(fields: FormData): Promise<void> {
    if (status === 'saving') return
    setStatus('saving')
    setMistakes({})
    const text = (name: string) => String(fields.get(name) ?? '')
    const locale = text('locale') === 'ES' ? ('ES' as const) : ('EN' as const)
    const body = { name: text('name'), phone: text('phone') || null, locale }
    try {
      await browserApi('PATCH /api/private/user/me', { body })
      setStatus('saved')
    } catch (error) {
      setMistakes(issueCodes(error))
      setStatus('failed')
    }
  }
  return (
    <form
      className={styles.form}
      method="post"
      onChange={() => {
        setStatus(now => (now === 'saving' ? now : 'idle'))
        setMistakes({})
      }}
      onSubmit={event => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <TextField
        name="name"
        label={m.contact_name()}
        error={mistakeIn('name')}
        defaultValue={me.name}
        autoComplete="name"
        maxLength={200}
        required
      />
      <TextField
        name="phone"
        type="tel"
        label={m.account_phone()}
        error={mistakeIn('phone')}
        defaultValue={me.phone ?? ''}
        autoComplete="tel"
        onInput={keepPhoneCharacters}
        maxLength={40}
      />
      <SelectField name="locale" label={m.account_language()} defaultValue={me.locale}>
        <option value="EN" lang="en">
          English
        </option>
        <option value="ES" lang="es">
          Español
        </option>
      </SelectField>
      <TextField
        name="email"
        type="email"
        label={m.contact_email()}
        hint={m.account_email_fixed()}
        value={me.email}
        readOnly
      />
      <div className={styles.save}>
        <Button type="submit" icon="check-bold" loading={status === 'saving'}>
          {m.account_save()}
        </Button>
        {status === 'saved' && <Note kind="ok">{m.account_saved()}</Note>}
        {status === 'failed' && <Note kind="error">{m.account_not_saved()}</Note>}
      </div>
    </form>
  )
}
