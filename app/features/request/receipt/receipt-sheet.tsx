import type { Receipt } from '#app/features/request/plan/plan-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Display } from '#app/ui/display.tsx'
import { DoneSun } from '#app/ui/done-sun.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { formatDue } from './format-due.ts'
import styles from './receipt-sheet.module.css'

/** Who has it and until when, beside their face. */
function Holder({ receipt }: { receipt: Receipt }) {
  const { reader, dueAt, country } = receipt
  if (!dueAt) return <Note kind="wait">{m.receipt_waiting()}</Note>
  return (
    <div className={styles.holder}>
      {reader && <Portrait person={reader} shape="square" sizes="6rem" className={styles.face} />}
      <Text size="lead">
        {reader
          ? m.receipt_who_has_it({ name: reader.name, place: reader.place })
          : m.receipt_who_has_it_unknown({ country: country.name })}{' '}
        {m.receipt_answer_due({ due: formatDue(dueAt, getLocale(), reader?.timeZone) })}
      </Text>
    </div>
  )
}

/** The receipt of a request: to read now, to print, to come back to. */
export function ReceiptSheet({ receipt, justSent }: { receipt: Receipt; justSent: boolean }) {
  const { message, email, sentAt, trip, country, reader } = receipt
  return (
    <>
      <Section tone="sky" rhythm="tight">
        <Wrap className={styles.head}>
          <DoneSun className={styles.sun} />
          <div>
            <Display as="h1" size={64}>
              {m.receipt_title()}
            </Display>
            {justSent && (
              <Text size="lead" role="status">
                {m.contact_sent()}
              </Text>
            )}
          </div>
        </Wrap>
      </Section>
      <Section>
        <Wrap className={styles.body}>
          <Holder receipt={receipt} />
          <div className={styles.words}>
            <h2>{m.receipt_you_wrote()}</h2>
            <blockquote>{message}</blockquote>
            <Text size="small" tone="quiet">
              {m.receipt_sent_at({ when: formatDue(sentAt, getLocale(), reader?.timeZone) })}
              {trip && `. ${m.receipt_from_trip({ trip: trip.title })}`}. {m.receipt_mail_note({ email })}
            </Text>
          </div>
          <nav className={styles.next} aria-label={m.receipt_next()}>
            {trip && <MoreLink to={links.trip(country.tag, trip.key)}>{trip.title}</MoreLink>}
            <MoreLink to={links.country(country.tag)}>{country.name}</MoreLink>
            <MoreLink to={links.trips({ fcountry: [country.tag] })}>
              {m.receipt_more_trips({ country: country.name })}
            </MoreLink>
          </nav>
        </Wrap>
      </Section>
    </>
  )
}
