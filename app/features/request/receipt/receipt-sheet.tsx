import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { WishLines } from '#app/features/wish/wish-lines.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import { formatDue } from '#app/text/format-due.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { ReceiptProgress } from './receipt-progress.tsx'
import styles from './receipt-sheet.module.css'

interface ReceiptSheetProps {
  receipt: Receipt
  /** Null while no answer time is promised. */
  clock: AnswerClock | null
  /** Time of the server's response. */
  askedAt: string
  justSent: boolean
  /** What is said of days outside the trip's best months; null for nothing. */
  daysNote: string | null
}

/** What the guided planner asks of every trip. */
const GUIDED_LINES = ['party', 'dates', 'budget'] as const

/** The receipt of a request, on a page of its own that can be printed and opened again. */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { message, wish, isGuided, sentAt, reader, trip, country, email, reference } = props.receipt
  const { daysNote: note } = props
  return (
    <ReceiptProgress
      {...props}
      quote={
        <>
          {message && <blockquote className={styles.quote}>{message}</blockquote>}
          <WishLines wish={wish} title={m.receipt_wish()} asked={isGuided ? GUIDED_LINES : undefined} />
          {note && (
            <Note kind="wait" icon="calendar-blank">
              {note}
            </Note>
          )}
        </>
      }
    >
      <Text size="small">
        {m.receipt_sent_at({ when: formatDue(sentAt, getLocale(), reader?.timeZone) })}
        {trip && `. ${m.receipt_from_trip({ trip: trip.title })}`}.{' '}
        {reference && `${m.receipt_reference()} ${reference}. `}
        {m.receipt_mail_note({ email })}
      </Text>
      {reference && (
        <>
          <Text size="small">{m.receipt_account()}</Text>
          {/* The log-in page's own form, with the address in it: it answers that the link is on its way. */}
          <form method="post" action={links.logIn({ next: links.account() })}>
            <input type="hidden" name="email" value={email} />
            <SecondaryButton type="submit" name="way" value="link" size="sm" icon="envelope-simple">
              {m.receipt_account_link()}
            </SecondaryButton>
          </form>
        </>
      )}
      <nav className={styles.next} aria-label={m.receipt_next()}>
        {trip && <MoreLink to={links.trip(country.tag, trip.key)}>{trip.title}</MoreLink>}
        <MoreLink to={links.country(country.tag)}>{country.name}</MoreLink>
        <MoreLink to={links.trips({ fcountry: [country.tag] })}>
          {m.receipt_more_trips({ country: country.name })}
        </MoreLink>
      </nav>
    </ReceiptProgress>
  )
}
