import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './email-choices.module.css'

const KINDS = ['proposal', 'reminder', 'review', 'anniversary', 'facts', 'newsletter'] as const

type Kind = (typeof KINDS)[number]

const labels = {
  proposal: m.account_emails_proposal,
  reminder: m.account_emails_reminder,
  review: m.account_emails_review,
  anniversary: m.account_emails_anniversary,
  facts: m.account_emails_facts,
  newsletter: m.account_emails_newsletter,
}

/** Settings for optional emails. */
export function EmailChoices() {
  const { data, isPending } = usePrivateQuery('GET /api/private/user/me/emails')
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  if (isPending) return <Skeleton height="12rem" />
  if (!data) return <Note kind="error">{m.account_settings_unreachable()}</Note>

  // Of travellers there is no list of facts.
  const hasFacts = data.facts !== undefined
  async function save(fields: FormData): Promise<void> {
    setStatus('saving')
    const isChosen = (kind: Kind) => fields.has(kind)
    const body = {
      ...{ proposal: isChosen('proposal'), reminder: isChosen('reminder') },
      ...{ review: isChosen('review'), anniversary: isChosen('anniversary') },
      ...{ newsletter: isChosen('newsletter'), ...(hasFacts && { facts: isChosen('facts') }) },
    }
    try {
      await browserApi('PUT /api/private/user/me/emails', { body })
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
      {KINDS.filter(kind => kind !== 'facts' || hasFacts).map(kind => (
        <CheckField key={kind} name={kind} label={labels[kind]()} defaultChecked={data[kind] ?? true} />
      ))}
      <div className={styles.save}>
        <SecondaryButton type="submit">{m.account_save()}</SecondaryButton>
        {status === 'saved' && <Note kind="ok">{m.account_saved()}</Note>}
        {status === 'failed' && <Note kind="error">{m.account_not_saved()}</Note>}
      </div>
    </form>
  )
}
