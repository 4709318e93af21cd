import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'
import styles from './settings.module.css'

const FREE_AFTER_MS = 60_000

/** Hands everything that is held about the reader to the browser's downloads. @throws ApiError. */
async function download(): Promise<void> {
  const { data } = await browserApi<{ data: unknown }>(privateCalls.exportMe())
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'ceiba.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), FREE_AFTER_MS)
}

/** Who somebody is here, where they are logged in, and what is held about them (design, 16). */
export function Settings({ me }: { me: Me }) {
  const [failed, setFailed] = useState(false)
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
      <section>
        <Display size={24}>{m.account_you()}</Display>
        <ProfileForm me={me} />
      </section>
      <section>
        <Display size={24}>{m.account_ways_in()}</Display>
        <p>
          <TextLink to={links.passwordReset()}>{m.account_password_change()}</TextLink>
        </p>
        <h3>{m.account_sessions()}</h3>
        <SessionList />
      </section>
      <section>
        <Display size={24}>{m.account_your_data()}</Display>
        <Text>{m.account_export_lead()}</Text>
        <div>
          <SecondaryButton
            onClick={() => {
              setFailed(false)
              download().catch(() => setFailed(true))
            }}
          >
            {m.account_export()}
          </SecondaryButton>
        </div>
        {failed && <Note kind="error">{m.account_export_failed()}</Note>}
      </section>
    </div>
  )
}
