import { type ReactNode, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { addressOf } from '#app/client/api-client/calls.ts'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { downloadFile } from '#app/client/download-file.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { saveFile } from '#app/client/save-file.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { EmailChoices } from '#app/features/account/newsletter/email-choices.tsx'
import { PasskeyList } from '#app/features/account/passkey/passkey-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SessionRows } from '#app/ui/session-rows.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { useReached } from '#app/ui/use-reached.ts'
import { PasswordRow } from './password-row.tsx'
import { ProfileForm } from './profile-form.tsx'
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
