import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { browserRequest } from '#app/client/api-client/api-client.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { AttachmentLink } from './attachment-link.tsx'
import styles from './whole-email.module.css'

/** "The whole email": the email as it came, behind a press. */
export function WholeEmail({ href }: { href: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.email}>
      <TertiaryButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {m.conversation_whole_email()}
      </TertiaryButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OpenEmail href={href} />}
      </div>
    </div>
  )
}

function OpenEmail({ href }: { href: string }) {
  const { data, isError } = useQuery({
    queryKey: [href],
    queryFn: async ({ signal }) =>
      (
        await browserRequest('GET /api/admin/plan/{id}/email/{emailId}/original', {
          ...{ address: href, signal },
          headers: { accept: 'application/json' },
        })
      ).data,
  })
  if (isError) return <Note kind="error">{m.conversation_whole_email_failed()}</Note>
  if (!data) return <Skeleton height="6rem" />
  const { from, to, subject, date, text, files, bytes } = data
  const lines = [
    [m.conversation_email_from(), from],
    [m.conversation_email_to(), to],
    [m.conversation_email_date(), date],
    [m.conversation_email_subject(), subject],
    [m.conversation_email_files(), files.join(', ')],
  ].filter(([, value]) => value !== '')
  return (
    <article className={styles.open} aria-label={m.conversation_whole_email()}>
      <dl className={styles.head}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={styles.text} dir="auto" tabIndex={0}>
        {text}
      </pre>
      <AttachmentLink name={m.conversation_email_file()} saveAs="email.eml" bytes={bytes} href={href} />
    </article>
  )
}
