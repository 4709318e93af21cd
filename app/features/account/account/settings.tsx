import { type ReactNode, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { addressOf } from '#app/client/api-client/calls.ts'
import { issueCodes } from '#app/client/api-client/issue-codes.ts'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { downloadFile, saveFile } from '#app/client/download-file.ts'
import { keepPhoneCharacters } from '#app/client/keep-phone-characters.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { EmailChoices } from '#app/features/account/newsletter/email-choices.tsx'
import { PasskeyList } from '#app/features/account/passkey/passkey-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SessionRows } from '#app/ui/session-rows.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useReached } from '#app/ui/use-reached.ts'
import { PasswordRow } from './password-row.tsx'
import styles from './settings.module.css'
import { isAbandoned, useConfirmation } from './use-confirmation.tsx'

const parts = [
  ['you', m.account_you],
  ['ways-in', m.account_ways_in],
  ['emails', m.account_emails],
  ['your-data', m.account_your_data],
] as const

/** Table of contents: beside the page on a desktop, above it on a phone. */
function SettingsParts() {
  const reached = useReached(parts.map(([id]) => id)) ?? 'you'
  return (
    <nav aria-label={m.account_settings()} className={styles.parts}>
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={reached === id ? 'true' : undefined}>
          {name()}
        </a>
      ))}
    </nav>
  )
}

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  es: new Intl.DateTimeFormat('es-CR', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
}

function whenOf(instant: string): string {
  return formats[getLocale()].format(new Date(instant))
}

interface SessionListProps {
  /** Makes a call that may need a confirmation of the person's identity. */
  confirmed: (call: () => Promise<void>) => Promise<void>
}

/** Whether the session still exists after a failed call; false if it had already ended. */
function isLeft(error: unknown): boolean {
  return !(error instanceof ApiError && error.status === 404)
}

/** The reader's sessions, which can be ended one by one or all at once. */
function SessionList({ confirmed }: SessionListProps) {
  const { data, isPending, refetch } = usePrivateQuery('GET /api/private/user/me/session')
  const [isFailed, setFailed] = useState(false)
  if (isPending) return <Skeleton height="8rem" />
  if (!data) return <Note kind="error">{m.account_settings_unreachable()}</Note>

  async function end(call: () => Promise<void>, isHere: boolean): Promise<void> {
    setFailed(false)
    try {
      await confirmed(call)
      if (isHere) return storeLoginKey(null)
    } catch (error) {
      setFailed(isLeft(error) && !isAbandoned(error))
    }
    await refetch()
  }
  const endOne = (id: string) =>
    end(() => browserApi('DELETE /api/private/user/me/session/{id}', { path: { id } }), false)
  const endAll = () => end(() => browserApi('DELETE /api/private/user/me/session'), true)
  return (
    <>
      <SessionRows
        sessions={data}
        say={whenOf}
        action={({ id, current }, since) =>
          current ? (
            <span className={styles.here}>{m.account_session_here()}</span>
          ) : (
            <SecondaryButton
              size="sm"
              aria-label={m.account_session_end_of({ when: since })}
              onClick={() => void endOne(id)}
            >
              {m.account_session_end()}
            </SecondaryButton>
          )
        }
      />
      <div>
        <SecondaryButton onClick={() => void endAll()}>{m.account_log_out_everywhere()}</SecondaryButton>
      </div>
      {isFailed && <Note kind="error">{m.identity_failed()}</Note>}
    </>
  )
}

/** Downloads all stored data of the reader as JSON. @throws ApiError. */
async function download(): Promise<void> {
  const { data } = await browserApi('GET /api/private/user/me/export')
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'ceiba.json')
}

/** Downloads the archive with all files. @throws ApiError, or what fetch throws. */
function downloadFiles(): Promise<void> {
  return downloadFile(addressOf('GET /api/private/user/me/export/files'), 'ceiba.zip')
}

interface SettingsProps {
  me: Me
  /** Other content about the reader's data. */
  children: ReactNode
}

type Status = 'idle' | 'saving' | 'saved' | 'failed'

const messages: Readonly<Record<string, () => string>> = {
  contact_name_required: m.contact_name_required,
  contact_phone_characters: m.contact_phone_characters,
  form_one_line: m.form_one_line,
  form_too_long: m.form_too_long,
}

/** Form of the reader's profile. */
function ProfileForm({ me }: { me: Me }) {
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

/** Settings: profile, login methods, sessions and stored data (design, 16). */
export function Settings({ me, children }: SettingsProps) {
  const ofPasskeys = useConfirmation(me)
  const ofSessions = useConfirmation(me)
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')

  function run(make: () => Promise<void>): void {
    if (state === 'making') return
    setState('making')
    make().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.settings}>
      <header>
        <Display as="h1" size={64}>
          {m.account_settings()}
        </Display>
        <Text size="lead" tone="quiet">
          {m.account_settings_lead()}
        </Text>
      </header>
      <SettingsParts />
      <section id="you">
        <Display size={24}>{m.account_you()}</Display>
        <ProfileForm me={me} />
      </section>
      <section id="ways-in">
        <Display size={24}>{m.account_ways_in()}</Display>
        <div>
          <PasswordRow me={me} />
          <PasskeyList confirmed={ofPasskeys.confirmed} />
          {ofPasskeys.question}
        </div>
        <h3>{m.account_sessions()}</h3>
        <SessionList confirmed={ofSessions.confirmed} />
        {ofSessions.question}
      </section>
      <section id="emails">
        <Display size={24}>{m.account_emails()}</Display>
        <Text>{m.account_emails_lead()}</Text>
        <EmailChoices />
      </section>
      <section id="your-data">
        <Display size={24}>{m.account_your_data()}</Display>
        <Text>{m.account_export_lead()}</Text>
        <div className={styles.save}>
          <SecondaryButton icon="download-simple" onClick={() => run(download)}>
            {m.account_export()}
          </SecondaryButton>
          <SecondaryButton onClick={() => run(downloadFiles)}>{m.account_export_files()}</SecondaryButton>
        </div>
        {state === 'making' && <Note kind="wait">{m.account_export_making()}</Note>}
        {state === 'failed' && <Note kind="error">{m.account_export_failed()}</Note>}
        {children}
      </section>
    </div>
  )
}
