import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { formatDue } from '#app/text/format-due.ts'
import { ActionButton, EmailFrame, type EmailHome, Paragraph, Quoted } from './email-frame-mail.tsx'

interface RequestArrivedMailProps {
  receipt: Receipt
  pageHref: string | null
  home: EmailHome
}

/** Notifies the planners who asked what, and from which page. In English, the language of the office. */
export function RequestArrivedMail({ receipt, pageHref, home }: RequestArrivedMailProps) {
  const { name, email, phone, country, trip, reader, dueAt, message } = receipt
  return (
    <EmailFrame
      lang="en"
      preview={message.slice(0, 90)}
      title={`${name} asks about ${country.name}`}
      home={home}
    >
      <Paragraph>
        {email}
        {phone && `, ${phone}`}
        {trip && `. From the trip ${trip.title}`}.{' '}
        {reader ? `It is with ${reader.name}` : 'Nobody has it yet'}
        {dueAt && `; an answer is due ${formatDue(dueAt, 'en', reader?.timeZone)}`}.
      </Paragraph>
      <Quoted>{message}</Quoted>
      {pageHref && <ActionButton href={pageHref}>The page they were on</ActionButton>}
    </EmailFrame>
  )
}
