import type { Receipt } from '#app/features/request/plan/plan-schema.ts'
import { EmailFrame, type EmailHome, Paragraph, Quoted } from './email-frame-mail.tsx'

interface UnsortedArrivedMailProps {
  receipt: Receipt
  /** Why it is no plan, as the database calls it. */
  reason: string
  home: EmailHome
}

/** To the office: a request that was accepted and cannot be stored as a plan. The office works in English. */
export function UnsortedArrivedMail({ receipt, reason, home }: UnsortedArrivedMailProps) {
  const { name, email, phone, country, message, url } = receipt
  return (
    <EmailFrame
      lang="en"
      preview={message.slice(0, 90)}
      title={`${name} asks, and nobody has it yet`}
      home={home}
    >
      <Paragraph>
        {email}
        {phone && `, ${phone}`}. Sent for “{country.name}”{url && `, from ${url}`}.
      </Paragraph>
      <Paragraph>
        This request was accepted and could not be stored as a plan ({reason}). It has no planner and no date
        until somebody answers it.
      </Paragraph>
      <Quoted>{message}</Quoted>
    </EmailFrame>
  )
}
