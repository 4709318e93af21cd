import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './email-choices.module.css'
import type { EmailChoices as Choices } from './email-choices-schema.ts'

const KINDS = ['proposal', 'reminder', 'review', 'newsletter'] as const

const labels = {
  proposal: m.account_emails_proposal,
  reminder: m.account_emails_reminder,
  review: m.account_emails_review,
  newsletter: m.account_emails_newsletter,
}

/** Settings for optional emails. */
export function EmailChoices() {
  const { data, isPending } = usePrivateQuery<Choices>(privateCalls.emailChoices())
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  if (isPending) return <Skeleton height="12rem" />
  if (!data) return <Note kind="error">{m.account_settings_unreachable()}</Note>

  async function save(fields: FormData): Promise<void> {
    setStatus('saving')
    const body = Object.fromEntries(KINDS.map(kind => [kind, fields.has(kind)]))
    try {
      await browserApi(privateCalls.emailChoices(), { method: 'PUT', body })
      setStatus('saved')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <form
      className={styles.choices}
      method="post"
      onChange={() => setStatus('idle')}
      onSubmit={event => {
        event.preventDefault()
        if (status !== 'saving') void save(new FormData(event.currentTarget))
      }}
    >
      {KINDS.map(kind => (
        <CheckField key={kind} name={kind} label={labels[kind]()} defaultChecked={data[kind]} />
      ))}
      <div className={styles.save}>
        <SecondaryButton type="submit">{m.account_save()}</SecondaryButton>
        {status === 'saved' && <Note kind="ok">{m.account_saved()}</Note>}
        {status === 'failed' && <Note kind="error">{m.account_not_saved()}</Note>}
      </div>
    </form>
  )
}
