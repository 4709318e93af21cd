import type { ReactNode } from 'react'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { EmailOutside } from '#app/features/conversation/inbound/email-outside-schema.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './plan-emails.module.css'
import type { OfficePlan } from './plan-page-schema.ts'
import { usePlanCalls } from './use-plan-calls.ts'

const reasons: Partial<Record<EmailOutside['state'], () => string>> = {
  waiting: m.office_email_waiting,
  refused: m.office_email_refused,
  automatic: m.office_email_automatic,
  bounced: m.office_email_bounced,
  empty: m.office_email_empty,
  unreadable: m.office_email_unreadable,
}

/** Components of other shelves that are shown with an email. */
export interface EmailPieces {
  /** The email as it came, from its address. */
  wholeEmail: (href: string) => ReactNode
}

interface PlanEmailsProps {
  plan: Pick<OfficePlan, 'id' | 'contact'>
  now: Date
  pieces: EmailPieces
}

/** Emails that came for the plan and are not in its conversation; open while one may be somebody's words. */
export function PlanEmails({ plan, now, pieces }: PlanEmailsProps) {
  const { data: emails = [] } = usePrivateQuery('GET /api/admin/plan/{id}/email', {
    path: { id: plan.id },
  })
  if (emails.length === 0) return null
  const waits = emails.some(({ state }) => state === 'waiting' || state === 'empty' || state === 'unreadable')
  return (
    <details className={styles.emails} open={waits}>
      <summary>
        {m.office_emails_outside()} ({emails.length})
      </summary>
      <ul>
        {emails.map(email => (
          <Outside key={email.id} {...{ email, plan, now, pieces }} />
        ))}
      </ul>
    </details>
  )
}

function Outside({ email, plan, now, pieces }: PlanEmailsProps & { email: EmailOutside }) {
  const { notify } = useDesk()
  const planCalls = usePlanCalls()
  const { id, from, subject, excerpt, receivedTs, state, href, canJoin } = email
  async function join(): Promise<void> {
    const { words, ok } = await planCalls.joinEmail({ id: plan.id, name: plan.contact.name }, id)
    notify(words, ok)
  }
  return (
    <li className={styles.outside}>
      <p>
        <b dir="auto">{from}</b> <time dateTime={receivedTs}>{whenOf(new Date(receivedTs), now)}</time>
      </p>
      <p className={styles.reason}>{reasons[state]?.()}</p>
      {subject && <p dir="auto">{subject}</p>}
      {excerpt && (
        <p className={styles.excerpt} dir="auto">
          {excerpt}
        </p>
      )}
      {pieces.wholeEmail(href)}
      {canJoin && (
        <div>
          <SecondaryButton onClick={() => void join()}>{m.office_email_join()}</SecondaryButton>
        </div>
      )}
    </li>
  )
}
